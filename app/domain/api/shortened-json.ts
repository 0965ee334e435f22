const INDENT = '  ';

/** JSON for readers: of each list the first items only, and how many more there are. */
export function shortenedJson(value: unknown, most = 2, margin = ''): string {
	const inner = margin + INDENT;
	if (Array.isArray(value)) {
		if (value.length === 0) return '[]';
		const shown = value.slice(0, most).map((item) => inner + shortenedJson(item, most, inner));
		const rest = value.length > most ? [`${inner}… ${value.length - most} more`] : [];
		return `[\n${[...shown, ...rest].join(',\n')}\n${margin}]`;
	}
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	const entries = Object.entries(value);
	if (entries.length === 0) return '{}';
	const lines = entries.map(([name, each]) => `${inner}${JSON.stringify(name)}: ${shortenedJson(each, most, inner)}`);
	return `{\n${lines.join(',\n')}\n${margin}}`;
}
