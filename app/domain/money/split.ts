/**
 * Splits an amount in minor units by ratios so that the parts are integers and always add up to it (largest
 * remainder; equal remainders go to the earlier part). Ratios need not add up to 1. A part with ratio 0 gets nothing.
 * Throws RangeError when the total is no integer, or the ratios are empty, negative or all 0 (PRICE-11).
 */
export function split(totalMinor: number, ratios: readonly number[]): number[] {
	if (!Number.isSafeInteger(totalMinor)) throw new RangeError(`Not an amount in minor units: ${totalMinor}`);
	const sum = ratios.reduce((a, b) => a + b, 0);
	if (!(sum > 0) || !Number.isFinite(sum) || ratios.some((ratio) => ratio < 0)) {
		throw new RangeError(`Cannot split by ${ratios.join(', ') || 'nothing'}`);
	}
	const size = Math.abs(totalMinor);
	const exact = ratios.map((ratio) => tidy(size * (ratio / sum)));
	const parts = exact.map(Math.floor);
	let rest = size - parts.reduce((a, b) => a + b, 0);
	const byRemainder = exact
		.map((value, index) => ({ index, remainder: value - Math.floor(value) }))
		.filter(({ index }) => (ratios[index] ?? 0) > 0)
		.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
	for (let turn = 0; rest !== 0; turn += 1) {
		const index = byRemainder[turn % byRemainder.length]?.index ?? 0;
		const step = Math.sign(rest);
		parts[index] = (parts[index] ?? 0) + step;
		rest -= step;
	}
	return totalMinor < 0 ? parts.map((part) => (part === 0 ? 0 : -part)) : parts;
}

/** 0.35 of 100 is 35, not 34.99…: what lies within a millionth of a cent of a whole is that whole. */
function tidy(value: number): number {
	const whole = Math.round(value);
	return Math.abs(value - whole) < 1e-6 ? whole : value;
}
