import { ALPS_PATH as ALPS } from '~/domain/content/alps-pages';

/** An address that only leads elsewhere. Both paths as they are read, not percent-encoded. */
export type Redirect = {
	status: 301 | 308;
	source: string;
	target: string;
	/** Where other brands answer the address themselves. */
	isConsumerOnly?: boolean;
};

/**
 * All redirects (PAGE-4). A source is found in every spelling: upper case, composed or decomposed, percent-encoded or not,
 * umlauts spelled out, with a trailing slash. Listings and properties correct their own spellings (`parsePropertyPath`).
 */
export const REDIRECTS: readonly Redirect[] = [
	{ status: 301, source: '/die-besten-chalets-der-alpen', target: ALPS },
	{ status: 301, source: '/luxus-ski-hotels', target: ALPS },
	{ status: 301, source: '/luxus-ski-hotels/schweiz', target: `${ALPS}/schweiz` },
	{ status: 301, source: '/luxus-ski-hotels/österreich', target: `${ALPS}/oesterreich` },
	{ status: 301, source: '/luxus-ski-hotels/osterreich', target: `${ALPS}/oesterreich` },
	{ status: 301, source: '/luxus-ski-hotels/frankreich', target: `${ALPS}/frankreich` },
	{ status: 301, source: '/chalets', target: ALPS, isConsumerOnly: true },
	{ status: 301, source: '/über-uns', target: '/about' },
	{ status: 301, source: '/jetzt-anfragen', target: '/enquire-now' },
	{ status: 301, source: '/anfrage', target: '/enquire-now' },
	{ status: 301, source: '/events', target: '/' },
	{ status: 301, source: '/favicon.ico', target: '/favicon.svg' },
	{ status: 301, source: '/instagram', target: '/lds/general' },
	{ status: 301, source: '/linkedin', target: '/lds/general' },
	// The accented Megève, and what people make of umlauts. Slugs: PAGE-7.
	{ status: 301, source: `${ALPS}/frankreich/megève`, target: `${ALPS}/frankreich/megeve` },
	{ status: 301, source: `${ALPS}/österreich`, target: `${ALPS}/oesterreich` },
	{ status: 301, source: `${ALPS}/osterreich`, target: `${ALPS}/oesterreich` },
	...['vorarlberg', 'lech', 'st-anton', 'kitzbuehel'].flatMap((place): Redirect[] => [
		{ status: 301, source: `${ALPS}/österreich/${place}`, target: `${ALPS}/oesterreich/${place}` },
		{ status: 301, source: `${ALPS}/osterreich/${place}`, target: `${ALPS}/oesterreich/${place}` },
	]),
	...['österreich', 'osterreich', 'oesterreich'].flatMap((country) =>
		['kitzbühel', 'kitzbuhel'].map(
			(place): Redirect => ({
				status: 301,
				source: `${ALPS}/${country}/${place}`,
				target: `${ALPS}/oesterreich/kitzbuehel`,
			}),
		),
	),
];
