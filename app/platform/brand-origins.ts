/** Where a brand's site stands, by its key; `*` is the pattern of every brand without an entry, with `{brand}` for the key. */
export type BrandOrigins = ReadonlyMap<string, string>;

/**
 * Reads `BRAND_ORIGINS`: `key=https://host`, separated by commas or spaces, such as
 * `firnlicht=https://www.firnlicht.com, *=https://{brand}.firnlicht.com`. Throws with a sentence about what is not right.
 */
export function parseBrandOrigins(text: string): BrandOrigins {
	const origins = new Map<string, string>();
	for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
		const at = entry.indexOf('=');
		const key = entry.slice(0, Math.max(at, 0));
		const address = entry.slice(at + 1).replace(/\/$/, '');
		const tried = address.replaceAll('{brand}', 'brand');
		if (key === '' || !/^https?:\/\//.test(tried) || !URL.canParse(tried) || new URL(tried).origin !== tried)
			throw new Error(`BRAND_ORIGINS must be key=https://host, not "${entry}"`);
		if (address !== tried && key !== '*') throw new Error(`Only the pattern "*=" may have {brand}, not "${entry}"`);
		origins.set(key, address);
	}
	return origins;
}
