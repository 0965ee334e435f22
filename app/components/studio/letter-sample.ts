/** What the sample letter of the studio offers, on the screen and on paper. */
export const LETTER_ROOMS = [
	['Junior Suite Saulire', 'CHF\u00a018\u00a0480,00'],
	['Deluxe Room Jardin Alpin', 'CHF\u00a013\u00a0720,00'],
] as const;
export const LETTER_SERVICE = 'CHF\u00a0900,00';
export const LETTER_TOTAL = 'CHF\u00a033\u00a0100,00';
