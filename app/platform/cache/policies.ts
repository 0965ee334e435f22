/** How long a cache may be, how old its entries, and which go first. Bytes are bounded by the isolate's one budget (CACHE-5). */
export type CachePolicy = {
	/** Most entries; without it only their bytes count. */
	entries?: number;
	/** Age at which an entry is no longer fresh; without it the owner compares versions, or the entry is true for ever. */
	seconds?: number;
	/** Which entries go first: those used longest ago, or those stored longest ago, which makes reading cheaper. */
	oldest?: 'used' | 'stored';
};

/** Rendered pages of anonymous visitors, gzipped (CACHE-1). */
export const PAGES: CachePolicy = {};

/** Values that follow from the catalogue, until its version changes (CACHE-3). */
export const CATALOGUE_VALUES: CachePolicy = { entries: 200 };

/** Hotel cards by catalogue version and language. */
export const HOTEL_CARDS: CachePolicy = {};

/** Rooms and plans of hotels by catalogue version. */
export const HOTEL_TERMS: CachePolicy = {};

/** What rates include, by catalogue version and language. */
export const RATE_BENEFITS: CachePolicy = {};

/** What hotels have in a period, before it is sorted and filtered; with the answers made of it no older than five minutes (OFFER-27). */
export const HOTEL_STAYS: CachePolicy = { entries: 40, seconds: 120, oldest: 'stored' };

/** Answers of the offer-cache as JSON; each cached call has an age of its own (OFFER-27). */
export const OFFER_ANSWERS: CachePolicy = {};

/** The same, packed, in the site's isolate: handed out without Remix (ADR 22). */
export const PACKED_ANSWERS: CachePolicy = {};

/** Users of sessions. */
export const IDENTITIES: CachePolicy = { entries: 1000, seconds: 30, oldest: 'stored' };

/** Address, brand and language of a request by its address and headers. */
export const VISITS: CachePolicy = { entries: 500, oldest: 'stored' };

/** PDFs by the hash of what stands in them. Personal data are in them, so they go within the hour. */
export const DOCUMENTS: CachePolicy = { entries: 12, seconds: 3600 };

/** Texts of one language and namespace with their values filled in. */
export const TEXTS: CachePolicy = { entries: 2000, oldest: 'stored' };

/** HTML of Markdown. */
export const MARKDOWN: CachePolicy = { entries: 500 };

/** Clocks of time zones. */
export const ZONES: CachePolicy = { entries: 50, oldest: 'stored' };

/** Country names of a language, from their worker. */
export const COUNTRY_NAMES: CachePolicy = { entries: 2 };

/** Compiled patterns of bank fields. */
export const BANK_PATTERNS: CachePolicy = { entries: 200 };

/** What an issuer of sign-ins says of itself, and its keys. Older ones still check a token while it is away. */
export const ISSUERS: CachePolicy = { entries: 10, seconds: 3600, oldest: 'stored' };

/** Issuers that did not answer. They are not asked again for so long, so that no visitor waits for them. */
export const SILENT_ISSUERS: CachePolicy = { entries: 10, seconds: 15, oldest: 'stored' };
