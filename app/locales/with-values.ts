/** A text with its values in place of `{{name}}`. One pass: a value that holds such a mark itself stays as it is. */
export function withValues(text: string, values: Readonly<Record<string, unknown>>): string {
	return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (mark, name: string) =>
		Object.hasOwn(values, name) ? String(values[name] ?? '') : mark,
	);
}

/** Fills i18next's texts in: it would itself fill a mark that somebody typed into a value, and nest what `$t(…)` names. */
export const VALUES_FORMAT = { type: 'i18nFormat', handleAsObject: true, parse: withValues } as const;
