/**
 * A host name as it is compared: lower case, without port, brackets of an IPv6 address and trailing dot.
 * Takes a Host header or `URL.host`; an empty host stays empty.
 */
export function bareHost(host: string): string {
	const lower = host.trim().toLowerCase();
	if (lower.startsWith('[')) return lower.slice(1, lower.indexOf(']') === -1 ? undefined : lower.indexOf(']'));
	const colon = lower.indexOf(':');
	const name = colon === -1 || colon !== lower.lastIndexOf(':') ? lower : lower.slice(0, colon);
	return name.endsWith('.') ? name.slice(0, -1) : name;
}
