/**
 * What a browser keeps without an account: choices of how pages are shown, and what a visitor has saved or looked for. Everything else that is stored
 * came from pages of a signed-in user; a name that is new is among it until it is listed here.
 */
const OF_THE_BROWSER: ReadonlySet<string> = new Set([
	...['lng', 'sessionId', 'affiliateId', 'featureUses', 'featureFlags', 'reloadedBuild', 'singleKeys'],
	...['results-view', 'search-on-move', 'hotel-search-on-move', 'bookingEngineWelcome'],
	...['shortlist', 'shortlist-stay', 'last-searches', 'seen-houses'],
]);

/** A form that was sent without a session waits for its sign-in, also on the pages that say why one failed. */
const LOST_FORM = 'sent-form';
const OF_SIGN_IN = /^\/(?:signin|oidc-callback)\/?$/;

type Stored = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/**
 * Removes what signed-in pages have stored in this browser: filters, selections, picked hotels, a form that was not sent (ACCESS-36). `Clear-Site-Data` would take the
 * copies of trips along that are a guest's (TRIP-9), and notifies no other tab.
 */
export function forgetPerson(stores: readonly Stored[], pathname: string): void {
	const isSigningIn = OF_SIGN_IN.test(pathname);
	for (const store of stores) {
		const names = Array.from({ length: store.length }, (_, at) => store.key(at)).filter((name) => name !== null);
		for (const name of names) {
			if (OF_THE_BROWSER.has(name) || (isSigningIn && name === LOST_FORM)) continue;
			store.removeItem(name);
		}
	}
}
