/** Typing errors that a typed word is forgiven: none below four letters and in numbers, one, and two from eight letters on. */
export function forgivenErrors(word: string): number {
	if (/^\p{N}+$/u.test(word)) return 0;
	const length = [...word].length;
	return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Typing errors (a letter too many, missing, wrong, or two swapped) between a typed word and the beginning of another,
 * since what is typed may be unfinished. Above `most` it only says "more than that".
 */
export function prefixDistance(typed: string, word: string, most: number): number {
	if (word.length < typed.length - most) return most + 1;
	return leastDistance(typed, word.slice(0, typed.length + most), most, true);
}

/** The same between two whole texts. */
export function editDistance(typed: string, text: string, most: number): number {
	if (Math.abs(typed.length - text.length) > most) return most + 1;
	return leastDistance(typed, text, most, false);
}

/** Letters of the longest text that is compared; a destination has no more. */
const MOST_LETTERS = 120;

/** Three rows of the table, one after the other: filled anew for every pair, made once for the thousands that a text is compared with. */
const rows = [0, 1, 2].map(() => new Uint8Array(MOST_LETTERS + 1));

/**
 * Optimal string alignment distance between two texts, or between one and the nearest beginning of the other; `most` + 1 when it is more.
 * Letters further apart than `most` cannot belong together, so only a band of the table is worked out.
 */
function leastDistance(a: string, b: string, most: number, isBeginning: boolean): number {
	const tooMany = most + 1;
	if (a.length > MOST_LETTERS || b.length > MOST_LETTERS) return tooMany;
	let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
	for (let j = 0; j <= b.length; j++) last[j] = Math.min(j, tooMany);
	for (let i = 1; i <= a.length; i++) {
		const first = Math.max(1, i - most);
		const end = Math.min(b.length, i + most);
		row.fill(tooMany, 0, b.length + 1);
		let least = i <= most ? i : tooMany;
		row[0] = least;
		for (let j = first; j <= end; j++) {
			const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
			let errors = Math.min((last[j - 1] ?? 0) + (isSame ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, tooMany);
			if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
				errors = Math.min(errors, (beforeLast[j - 2] ?? 0) + 1);
			row[j] = errors;
			if (errors < least) least = errors;
		}
		if (least > most) return tooMany;
		[beforeLast, last, row] = [last, row, beforeLast];
	}
	return isBeginning
		? last.subarray(0, b.length + 1).reduce((a, b) => Math.min(a, b), tooMany)
		: (last[b.length] ?? tooMany);
}
