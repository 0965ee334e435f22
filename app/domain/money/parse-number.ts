const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const LONGEST = 40;

/**
 * Reads a number as it is typed: a finite number as it is, or a string with its spaces removed (no-break and narrow
 * ones too) and the comma read as decimal separator. Anything else gives null: `1.234,50`, `1e5`, '', NaN.
 */
export function parseNumber(value: unknown): number | null {
	if (typeof value === 'number') return Number.isFinite(value) ? value : null;
	if (typeof value !== 'string' || value.length > LONGEST) return null;
	const text = value.replace(/\s/g, '').replace('\u2212', '-').replace(',', '.');
	return DECIMAL.test(text) ? Number(text) : null;
}
