/**
 * What a day of a given size costs, and which part reaches its limit first (docs/capacity.md). The share of pages that no cache answers is simulated, all
 * else are formulas. `Day` is assumed, `Costs` are measured.
 */

export type Day = {
	views: number;
	agents: number;
	properties: number;
	/** The busiest hour against the mean of the day. */
	peak: number;
	/** Views of signed-in users, which no page cache answers. */
	personalShare: number;
	/** Of the visitors' views: a search, a property; the rest are landing, lists and guides. */
	searchShare: number;
	propertyShare: number;
	/** Of the searches those in a whole country, whose cost grows with the catalogue. */
	countryShare: number;
	/** Different searches that are asked, and other public pages. */
	searches: number;
	otherPages: number;
	/** How unequal addresses are asked: exponent of Zipf's law. */
	skew: number;
	dataCentres: number;
	isolatesPerDataCentre: number;
	/** Seconds between two versions of the catalogue; infinite: nothing changes. */
	versionEvery: number;
	/** Requests beside each page: its data, calendar, notes on use; files are not counted. */
	requestsPerView: number;
	/** Writes of an agent a day; and of a visitor's view. */
	writesPerAgent: number;
	writesPerView: number;
	/** Round trips of a page to the database. */
	tripsPerPage: number;
};

/** Milliseconds of processor time, and bytes. */
export type Costs = {
	cachedPage: number;
	searchSite: number;
	searchDatabase: number;
	propertySite: number;
	propertyDatabase: number;
	personalSite: number;
	personalDatabase: number;
	/** A search in a country, for each 1,000 properties of the catalogue. */
	countryPerThousand: number;
	/** Of the database for a write with its triggers. */
	write: number;
	/** Writes a second that one primary takes from 24 at once. */
	mostWrites: number;
	pageBytes: number;
	propertyBytes: number;
	leadBytes: number;
};

export const FRESH_SECONDS = 60;
const CACHE_BYTES = 24_000_000;
const SECONDS_PER_DAY = 86_400;

export type CacheShares = {
	/** Of the visitors' views: answered by what an isolate or its data centre has, at once. */
	answered: number;
	/** Views that cost a rendering, while the reader waits or behind the answer. */
	rendered: { search: number; property: number; other: number };
};

/** A generator of numbers from 0 to 1 that begins the same each time (mulberry32). */
export function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** Ranks from 0 by Zipf's law, by the inverse of its continuous distribution. */
function zipf(count: number, skew: number, random: () => number): () => number {
	if (skew === 1) return () => Math.floor(count ** random()) - 1;
	const power = 1 - skew;
	const whole = (count + 1) ** power - 1;
	return () => Math.min(count - 1, Math.floor((1 + random() * whole) ** (1 / power)) - 1);
}

/**
 * Visitors' views of the busiest time, request by request, through the caches as they are built: an isolate's 24 MB, the data centre behind it,
 * pages fresh for a minute, stale ones answered and made anew, those of another version made anew first (CACHE-1, CACHE-3).
 */
export function simulateCaches(day: Day, costs: Pick<Costs, 'pageBytes'>, requests: number): CacheShares {
	const random = seeded(20_261_128);
	const rate = (day.views / SECONDS_PER_DAY) * day.peak * (1 - day.personalShare);
	const ofSearch = zipf(day.searches, day.skew, random);
	const ofProperty = zipf(day.properties, day.skew, random);
	const ofOther = zipf(day.otherPages, day.skew, random);
	const ofCentre = zipf(day.dataCentres, 1, random);
	const room = Math.floor(CACHE_BYTES / costs.pageBytes);
	type Page = { at: number; version: number };
	const isolates = new Map<string, Map<string, Page>>();
	const centres = new Map<string, Page>();
	const rendered = { search: 0, property: 0, other: 0 };
	let answered = 0;
	let counted = 0;
	// The first half fills the caches.
	for (let number = 0; number < requests; number += 1) {
		const now = number / rate;
		const version = Math.floor(now / day.versionEvery);
		const kind = random();
		const type = kind < day.searchShare ? 'search' : kind < day.searchShare + day.propertyShare ? 'property' : 'other';
		const rank = type === 'search' ? ofSearch() : type === 'property' ? ofProperty() : ofOther();
		const centre = ofCentre();
		const isolateName = `${centre}.${Math.floor(random() * day.isolatesPerDataCentre)}`;
		const isolate = isolates.get(isolateName) ?? new Map<string, Page>();
		isolates.set(isolateName, isolate);
		const key = `${type} ${rank}`;
		const own = isolate.get(key);
		const found = own ?? centres.get(`${centre} ${key}`);
		const isCurrent = found !== undefined && found.version === version;
		const isFresh = isCurrent && now - found.at < FRESH_SECONDS;
		const isCounted = number >= requests / 2;
		if (isCounted) {
			counted += 1;
			if (isCurrent) answered += 1;
			if (!isFresh) rendered[type] += 1;
		}
		const page = isFresh ? found : { at: now, version };
		isolate.delete(key);
		isolate.set(key, page);
		if (!isFresh) centres.set(`${centre} ${key}`, page);
		if (isolate.size > room) isolate.delete(isolate.keys().next().value as string);
	}
	const share = (count: number) => count / counted;
	return {
		answered: share(answered),
		rendered: { search: share(rendered.search), property: share(rendered.property), other: share(rendered.other) },
	};
}

export type Load = {
	/** A second, at the busiest time. */
	views: number;
	requests: number;
	renderings: number;
	writes: number;
	/** Processors that are busy all the time. */
	isolateCores: number;
	databaseCores: number;
	/** The part of `databaseCores` that only searches in whole countries need. */
	countryCores: number;
	writeCores: number;
	trips: number;
	/** Of what one primary takes. */
	writeShare: number;
	/** Bytes of the database after a year of `writes`, a fifth of which are leads. */
	databaseBytes: number;
};

export function loadOf(day: Day, costs: Costs, caches: CacheShares): Load {
	const views = (day.views / SECONDS_PER_DAY) * day.peak;
	const visitors = views * (1 - day.personalShare);
	const personal = views * day.personalShare;
	const { search, property, other } = caches.rendered;
	const searches = visitors * search;
	const pages = visitors * (property + other);
	const country = searches * day.countryShare * (costs.countryPerThousand / 1000) * (day.properties / 1000);
	const writesPerDay = day.agents * day.writesPerAgent + day.views * day.writesPerView;
	const writes = (writesPerDay / SECONDS_PER_DAY) * day.peak;
	const requests = views * day.requestsPerView;
	const renderings = searches + pages + personal;
	return {
		...{ views, requests, renderings, writes },
		isolateCores:
			(requests * costs.cachedPage +
				searches * costs.searchSite +
				pages * costs.propertySite +
				personal * costs.personalSite) /
			1000,
		databaseCores:
			(searches * costs.searchDatabase + pages * costs.propertyDatabase + personal * costs.personalDatabase) / 1000 +
			country,
		countryCores: country,
		writeCores: (writes * costs.write) / 1000,
		trips: renderings * day.tripsPerPage,
		writeShare: writes / costs.mostWrites,
		databaseBytes: day.properties * costs.propertyBytes + (writesPerDay / 5) * 365 * costs.leadBytes,
	};
}

/** Prices in dollars, as published (docs/capacity.md names where). */
export const PRICES = {
	workersBase: 5,
	requestsPerMillion: 0.3,
	requestsIncluded: 10,
	cpuPerMillionMilliseconds: 0.02,
	cpuIncluded: 30,
	objectRequestsPerMillion: 0.15,
	objectRequestsIncluded: 1,
};

export type MonthlyCost = { requests: number; cpu: number; objects: number; total: number };

/** Dollars of a month of 30 such days at Cloudflare; the database is reckoned in processors, since its price depends on whose they are. */
export function monthlyCost(day: Day, load: Load): MonthlyCost {
	const mean = (perSecond: number) => ((perSecond / day.peak) * SECONDS_PER_DAY * 30) / 1_000_000;
	const beyond = (millions: number, included: number) => Math.max(0, millions - included);
	const requests = beyond(mean(load.requests), PRICES.requestsIncluded) * PRICES.requestsPerMillion;
	const cpu = beyond(mean(load.isolateCores * 1000), PRICES.cpuIncluded) * PRICES.cpuPerMillionMilliseconds;
	// One message for each write that an open page of another agent is told of, and one of an isolate's counts each ten seconds.
	const isolates = day.dataCentres * day.isolatesPerDataCentre;
	const messages = mean(load.writes) * 2 + (isolates * 6 * 60 * 24 * 30) / 1_000_000;
	const objects = beyond(messages, PRICES.objectRequestsIncluded) * PRICES.objectRequestsPerMillion;
	return { requests, cpu, objects, total: PRICES.workersBase + requests + cpu + objects };
}
