/** An absolute http or https address as a mail may link to it, or null; other schemes never reach a mail. */
export function webAddress(input: string): string | null {
	try {
		const url = new URL(input);
		return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
	} catch {
		return null;
	}
}
