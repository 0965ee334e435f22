/** `9,4` and `5,0`: one decimal, as amounts are written. */
export function ratingWords(rating: number): string {
	return rating.toFixed(1).replace('.', ',');
}
