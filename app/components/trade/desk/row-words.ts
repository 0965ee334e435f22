type Words = Record<string, Record<string, string>>;

export type RowWords = ReturnType<typeof rowWords>;

/** The words for the fields of a part's rows, by their names; a field without words is called by its name. */
export function rowWords(part: string, labels: Words, hints: Words, choices: Words) {
	return {
		label: (field: string) => labels[part]?.[dashed(field)] ?? field,
		hint: (field: string) => hints[part]?.[dashed(field)] ?? null,
		choice: (field: string, word: string) => choices[dashed(field)]?.[word] ?? word,
	};
}

/** Points part the names of texts. */
function dashed(field: string): string {
	return field.replaceAll('.', '_');
}
