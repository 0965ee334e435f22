/** The house that is open on the map. */
export type ChosenHouse = {
	code: string;
	/** All houses of its pin, best first. */
	codes: readonly string[];
	/** By the keyboard, which goes on in its card; by a swipe through the cards, which has its card in sight; as the first of a list. */
	by: 'pointer' | 'key' | 'swipe' | 'start';
};

/** Where the list of the map's view is a sheet over it (`results-map.css`). */
export const SHEET_MEDIA = '(width < 50rem) and (height >= 30rem)';
