/** `Café Höhe 7` is `cafe-hohe-7`; '' where no letter or digit is left. */
export function rowKey(name: string): string {
	return name
		.normalize('NFD')
		.replace(/\p{Mark}/gu, '')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60)
		.replace(/-+$/, '');
}

/** Keys of names in their order, each once: what comes again gets a number. */
export function uniqueKeys(names: readonly string[], taken: readonly string[] = []): string[] {
	const used = new Set(taken);
	return names.map((name) => {
		const key = rowKey(name) || 'entry';
		let unique = key;
		for (let number = 2; used.has(unique); number++) unique = `${key}-${number}`;
		used.add(unique);
		return unique;
	});
}
