/** A value as JSON with sorted keys, so that equal values are equal texts; undefined values are left out. */
export function canonicalJson(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
	if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
	const pairs = Object.entries(value)
		.filter(([, item]) => item !== undefined)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
	return `{${pairs.join(',')}}`;
}

/** SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
	return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a body's canonical form. */
export function bodyHash(body: unknown): Promise<string> {
	return sha256(canonicalJson(body));
}
