/** The name alone of a lead's property as it was kept: of `Chalet Aurikel (/chalets/austria/lech/chalet-aurikel)`. */
export function houseName(propertyName: string): string {
	return propertyName.replace(/ \(\/.*\)$/, '');
}
