const DATES = /[?&](?:checkIn|checkOut)=/;

/**
 * The `rel` of a link that may lead to a page for certain dates: there are as many of them as days, so crawlers must not follow it. `own`
 * is the link's own `rel`; undefined for a link without one.
 */
export function relOf(address: string, own = ''): string | undefined {
	const isDated = DATES.test(address);
	return [own, isDated ? 'nofollow' : ''].filter(Boolean).join(' ') || undefined;
}
