/** `Christmas 2027` is `christmas-2027`; '' where no letter or digit is left. */
export function keyOfName(name: string): string {
	return name
		.normalize('NFD')
		.replace(/\p{Mark}/gu, '')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 60)
		.replace(/^-+|-+$/g, '');
}
