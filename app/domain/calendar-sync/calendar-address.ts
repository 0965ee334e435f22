import ipaddr from 'ipaddr.js';

/** Longer than any address of a channel. */
const LONGEST = 2000;

export type AddressFault = 'needed' | 'not-an-address' | 'not-https' | 'private';

/** Names that stand for machines of a private network wherever they are asked for. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;

/**
 * The address of a calendar as it may be asked for: https, with a name or a literal address of the public internet, the usual port and no credentials; `webcal:` means
 * https. `localOrigin` is one origin that may be any, for demonstration and tests.
 */
export function readCalendarAddress(text: string, localOrigin: string | null): { url: URL } | { fault: AddressFault } {
	const typed = text.trim().replace(/^webcals?:/i, 'https:');
	if (typed === '') return { fault: 'needed' };
	if (typed.length > LONGEST || !URL.canParse(typed)) return { fault: 'not-an-address' };
	const url = new URL(typed);
	url.hash = '';
	if (url.username !== '' || url.password !== '') return { fault: 'not-an-address' };
	if (localOrigin !== null && url.origin === localOrigin) return { url };
	if (url.protocol !== 'https:') return { fault: url.protocol === 'http:' ? 'not-https' : 'not-an-address' };
	if (url.port !== '') return { fault: 'not-an-address' };
	return isPublicHost(url.hostname) ? { url } : { fault: 'private' };
}

function isPublicHost(hostname: string): boolean {
	const literal = hostname.replace(/^\[|\]$/g, '');
	if (ipaddr.isValid(literal)) return isPublicIp(literal);
	const name = hostname.replace(/\.$/, '');
	return name.includes('.') && !PRIVATE_NAME.test(name);
}

/** Whether an IPv4 or IPv6 address is one of the public internet; one inside another (mapped, 6to4, NAT64) counts as neither. */
export function isPublicIp(address: string): boolean {
	return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
