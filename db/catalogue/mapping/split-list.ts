/** How a cell holds several values: a JSON list, a list in braces as older exports write it, or a separator. */
export type ListForm = 'json' | ';' | ',' | '|' | '\n';

/** The values of a cell with a list, without empty ones and repetitions; null when it is no such list. */
export function splitList(text: string, form: ListForm): string[] | null {
	const values = form === 'json' ? jsonList(text) : text.split(form);
	return (
		values && [...new Set(values.map((value) => value.replace(/\s+/g, ' ').trim()))].filter((value) => value !== '')
	);
}

function jsonList(text: string): string[] | null {
	if (/^\{.*\}$/s.test(text)) {
		return [...text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g)].map(
			([, quoted, plain]) => quoted ?? plain ?? '',
		);
	}
	try {
		const list: unknown = JSON.parse(text);
		if (!Array.isArray(list)) return null;
		return list.flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : []));
	} catch {
		return null;
	}
}
