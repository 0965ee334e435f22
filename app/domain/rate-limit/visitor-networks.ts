/** So many browsers may share the address of a property or an office before their writes are counted as one's. */
const BROWSERS_PER_NETWORK = 10;

/**
 * The part of an address that one subscriber has: all of IPv4, the first half of IPv6, whose second half anybody may change at will.
 */
export function networkOf(address: string): string {
	if (!address.includes(':')) return address;
	if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
	const [head = '', tail] = address.toLowerCase().split('::', 2);
	const groups = (text: string) => text.split(':').filter(Boolean);
	const rest = groups(tail ?? '');
	const gap = Array<string>(tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - rest.length)).fill('0');
	return [...groups(head), ...gap, ...rest]
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ''))
		.join(':');
}

/**
 * Who is counted for a write of a visitor (`network.browser`, both keyed hashes), each with its limit: the browser, and with a
 * wider limit its network, since a browser may call itself anything at each request. A visitor without a dot is counted once.
 */
export function countedFor(visitor: string, allowed: number): { visitor: string; allowed: number }[] {
	const [network = ''] = visitor.split('.');
	const browser = { visitor, allowed };
	return network === visitor ? [browser] : [browser, { visitor: network, allowed: allowed * BROWSERS_PER_NETWORK }];
}
