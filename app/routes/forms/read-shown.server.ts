/** What the cells of a grid had shown, by their names, from the hidden field of its form. */
export function readShown(text: string): Map<string, string> {
	try {
		const shown: unknown = JSON.parse(text);
		if (typeof shown !== 'object' || shown === null) return new Map();
		return new Map(
			Object.entries(shown).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value.trim()]] : [])),
		);
	} catch {
		return new Map();
	}
}
