const DATES = /[?&](?:checkIn|checkOut)=/;

/**
 * The `rel` of a link that may lead to a page for certain dates: there are as many of them as days, so crawlers are told not to follow.
 * `own` is what the link says besides; undefined for a link that says nothing.
 */
export function relOf(address: string, own = ''): string | undefined {
	const isDated = DATES.test(address);
	return [own, isDated ? 'nofollow' : ''].filter(Boolean).join(' ') || undefined;
}
