/** Basic Latin, Latin-1 and Latin Extended-A, and the few letters more that Swiss and SEPA banks take. */
const ALLOWED = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]$/u;
/** What takes an accent off does not take these apart. */
const WRITTEN: Record<string, string> = {
	'–': '-',
	'—': '-',
	'‘': "'",
	'’': "'",
	'‚': "'",
	'“': '"',
	'”': '"',
	'„': '"',
	'…': '...',
	ẞ: 'ß',
};

/**
 * A text in the letters that payments may have, on one line, cut at `length` letters: `Ậ` is written `A`, a letter of another script as a
 * dot. Empty where nothing is left.
 */
export function paymentText(text: string | null, length: number): string {
	const letters = [...(text ?? '').normalize('NFC')].map((letter) => {
		if (/[\s\p{Cc}]/u.test(letter)) return ' ';
		if (ALLOWED.test(letter)) return letter;
		const plain = WRITTEN[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
		if (plain !== '' && [...plain].every((each) => ALLOWED.test(each))) return plain;
		// A mark or an invisible letter stands for nothing.
		return /[\p{M}\p{Cf}]/u.test(letter) ? '' : '.';
	});
	const cleaned = letters
		.join('')
		.replace(/\.{4,}/g, '...')
		.replace(/ +/g, ' ')
		.trim();
	return [...cleaned].slice(0, length).join('').trim();
}
