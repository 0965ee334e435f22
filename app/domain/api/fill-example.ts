/** What the examples name in braces: a property, a hotel and a room of it that there are, and days that are still to come. */
export type ExampleWords = Readonly<
	Record<'id' | 'name' | 'city' | 'checkIn' | 'checkOut' | 'hotelId' | 'roomId', string>
>;

/** An example, given as JSON text, with the words that it leaves open. */
export function fillExample(json: string, words: ExampleWords): string {
	return json.replace(/\{(\w+)\}/g, (whole, name: string) => {
		const word = Object.hasOwn(words, name) ? words[name as keyof ExampleWords] : undefined;
		return word === undefined ? whole : JSON.stringify(word).slice(1, -1);
	});
}
