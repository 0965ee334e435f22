/** Typing errors that a typed word is forgiven: none below four letters, one, and two from eight letters on. */
export function forgivenErrors(word: string): number {
	const length = [...word].length;
	return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Typing errors (a letter too many, missing, wrong, or two swapped) between a typed word and the beginning of another,
 * since what is typed may be unfinished. Above `most` it only says "more than that".
 */
export function prefixDistance(typed: string, word: string, most: number): number {
	const a = [...typed];
	return Math.min(...distances(a, [...word].slice(0, a.length + most), most), most + 1);
}

/** The same between two whole texts. */
export function editDistance(typed: string, text: string, most: number): number {
	const [a, b] = [[...typed], [...text]];
	if (Math.abs(a.length - b.length) > most) return most + 1;
	return Math.min(distances(a, b, most).at(-1) ?? most + 1, most + 1);
}

/** Errors between a text and every beginning of another, by the length of the beginning; none when all are above `most`. */
function distances(a: readonly string[], b: readonly string[], most: number): number[] {
	let beforeLast: number[] = [];
	let last = b.reduce<number[]>((row) => [...row, row.length], [0]);
	for (const [i, letter] of a.entries()) {
		const row = [i + 1];
		for (const [j, other] of b.entries()) {
			const replaced = at(last, j) + (letter === other ? 0 : 1);
			let least = Math.min(replaced, at(last, j + 1) + 1, at(row, j) + 1);
			if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other)
				least = Math.min(least, at(beforeLast, j - 1) + 1);
			row.push(least);
		}
		if (Math.min(...row) > most) return [];
		beforeLast = last;
		last = row;
	}
	return last;
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.MAX_SAFE_INTEGER;
