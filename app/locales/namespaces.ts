/** The texts that routes ask for by `export const handle = { i18n: ['search'] }`. */
export function namespacesOf(routes: readonly unknown[]): string[] {
	const names = new Set<string>();
	for (const route of routes) {
		const handle = (route as { handle?: { i18n?: readonly string[] } } | undefined)?.handle;
		for (const name of handle?.i18n ?? []) names.add(name);
	}
	return [...names];
}
