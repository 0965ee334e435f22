/**
 * An address that is safe in an envelope and a header: one mailbox, printable ASCII, at most 254 characters; an international
 * domain becomes its ASCII form. Null for everything else, line breaks included.
 */
export function mailAddress(input: string): string | null {
	const match = /^([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64})@([^\s@<>()[\]\\,;:"%/?#]{1,253})$/.exec(input.trim());
	const [, local, domain] = match ?? [];
	if (!local || !domain || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null;
	const ascii = asciiDomain(domain);
	if (!ascii) return null;
	const address = `${local}@${ascii}`;
	return address.length <= 254 ? address : null;
}

function asciiDomain(domain: string): string | null {
	try {
		const { hostname } = new URL(`http://${domain}`);
		return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(hostname) ? hostname : null;
	} catch {
		return null;
	}
}
