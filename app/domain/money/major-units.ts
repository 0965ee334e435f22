/**
 * Minor units as a decimal of major units for JSON and query strings: 1248050 is `12480.5`.
 * Throws RangeError when they are no safe integer.
 */
export function toMajorUnits(minor: number): number {
	if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount in minor units: ${minor}`);
	return minor / 100;
}

/**
 * A decimal of major units from outside as minor units: `12480.5` is 1248050. Null when it is no finite number, has
 * more than two decimals or is too large to be exact. Strings are not read here; see `parseNumber`.
 */
export function fromMajorUnits(major: unknown): number | null {
	if (typeof major !== 'number' || !Number.isFinite(major)) return null;
	const minor = Math.round(major * 100);
	if (!Number.isSafeInteger(minor) || minor / 100 !== major) return null;
	return minor === 0 ? 0 : minor;
}
