import type { ServerBuild } from '@remix-run/cloudflare';

type Build = Pick<ServerBuild, 'assets'>;

/** Routes that visitors do not reach by a link; their documents are redirects to the sign-in, or no pages but data that scripts ask for. */
const CLOSED =
	/^(?:hotels-fallback$|routes\/consumer\/(?:demo-houses|map-features|property-calendar|search-points|search-suggest|similar-properties)$|routes\/hotel\/(?:invite-sales-contact|mice-enquiry|new-enquiry|party-rooms|room-rates|save-interest|shop-modal(?::engine)?)$)|^routes\/(?:api\/(?!reference)|seo\/|agent\/|partner\/(?!index$)|account\/(?:onboarding|user|signout)$)/;

/**
 * Routes that visitors come to as documents alone, never by a step within the site: from mails, the issuer and old addresses, and hotels
 * from the header's box.
 */
const APART =
	/^(?:routes\/(?:hotel|payment|proposal|trip)\/|inspiration:|by-token:)|^routes\/consumer\/(?:all-chalets|gone|payment-return|legacy|newsletter-confirm|newsletter-unsubscribe|price-notices-off)$|^routes\/account\/oidc-callback$/;

/**
 * The build for people who are not signed in: browsers then fetch a list of routes that holds what they can come to, half as long.
 * Documents are matched by the whole table as before. `hasApart`: for documents of routes that stand apart.
 */
export function forVisitors<Whole extends Build>(build: Whole, { hasApart }: { hasApart: boolean }): Whole {
	const { assets } = build;
	const isKnown = (id: string) => !CLOSED.test(id) && (hasApart || !APART.test(id));
	const routes = Object.fromEntries(Object.entries(assets.routes).filter(([id]) => isKnown(id)));
	const name = hasApart ? 'visitors-apart' : 'visitors';
	return { ...build, assets: { ...assets, routes, url: `/assets/${name}-${assets.version}.js` } };
}

/** Whether the list of this build has all of the routes that an address is answered by, as a document of theirs needs it. */
export function hasRoutes({ assets }: Build, ids: readonly string[]): boolean {
	return ids.every((id) => id in assets.routes);
}

/** Answers that list of routes, which is no file; null for every other address. */
export function visitorsManifest(build: Build, pathname: string): Response | null {
	const { assets } = build;
	if (pathname !== assets.url) return null;
	const { routes, ...rest } = assets;
	// A route's flags that are false and its empty lists need not be sent.
	const lean = JSON.stringify(routes, (_key, value) =>
		value === false || (Array.isArray(value) && value.length === 0) ? undefined : value,
	);
	const text = `${JSON.stringify(rest).slice(0, -1)},"routes":${lean}}`;
	return new Response(`window.__remixManifest=${text};`, {
		headers: {
			'content-type': 'text/javascript; charset=utf-8',
			// Its name changes with every build.
			'cache-control': 'public, max-age=31536000, immutable',
		},
	});
}
