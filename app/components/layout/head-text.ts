/** The length of a title that result pages show, without the brand's name. */
const LONGEST_TITLE = 58;

/** The length of a description that result pages show, and the minimum for its first sentence. */
const LONGEST_DESCRIPTION = 165;
const SHORTEST_DESCRIPTION = 60;

/** `Chalet Aurikel, Lech, Austria`; without the middle part where that is too long. */
export function headTitle(first: string, middle: string, last: string): string {
	const whole = [first, middle, last].join(', ');
	return whole.length <= LONGEST_TITLE ? whole : [first, last].join(', ');
}

/** A text as a meta description: whole, or its first sentences, or its first words with an ellipsis. */
export function headDescription(text: string): string {
	if (text.length <= LONGEST_DESCRIPTION) return text;
	const start = text.slice(0, LONGEST_DESCRIPTION);
	const sentences = start.slice(0, start.search(/[.!?](?=\s[^.!?]*$)/) + 1);
	if (sentences.length >= SHORTEST_DESCRIPTION) return sentences;
	return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:–-]$/, '')}…`;
}
