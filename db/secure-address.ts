const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?)$/;
const PRIVATE = /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|.+\.local)$/;

/** Names that no other machine can have, in lower case and without a port. */
export function isLoopbackName(name: string): boolean {
	return LOOPBACK.test(name);
}

/** Names of this machine and of a local network, for which no authority gives certificates. */
export function isLocalName(name: string): boolean {
	return LOOPBACK.test(name) || PRIVATE.test(name);
}

/**
 * Whether what goes to this address is encrypted on its way, or stays on this machine (ACCESS-30). libSQL's own scheme is, unless its address turns
 * TLS off; what is no address is left to who reads it.
 */
export function isSecureAddress(address: string): boolean {
	if (!URL.canParse(address)) return true;
	const { protocol, hostname, searchParams } = new URL(address);
	const isPlain = protocol === 'http:' || protocol === 'ws:' || searchParams.get('tls') === '0';
	return !isPlain || isLoopbackName(hostname);
}
