import { groupDigits, NO_BREAK_SPACE } from '~/domain/money/group-digits';
import type { Cluster, PinBox } from './cluster-spots';
import { currencyAt, type Points } from './points';

/** What stands on the map: a house, or several that are too close to be told apart. */
export type Pin = {
	key: string;
	latitude: number;
	longitude: number;
	/** The places that it stands for. */
	at: number[];
	/** The houses that it stands for, best first. */
	codes: string[];
	/** Of a single house. */
	name: string;
	/** The lowest price, with its currency where the map has more than one; '' on request. */
	label: string;
	/** The same, always with its currency. */
	price: string;
};

/** Estimates, by the sizes in `pins.css`. */
const SIZES = { pin: 28, cluster: 62, digit: 7.9, word: 6.6 };

/** Room that a pin needs; `words` are those that it may show. */
export function pinBox(points: Points, at: readonly number[], words: { from: string; onRequest: string }): PinBox {
	const label = lowestPrice(points, at)?.label ?? '';
	if (isHouse(points, at)) {
		const width = SIZES.pin + (label === '' ? words.onRequest.length * SIZES.word : label.length * SIZES.digit);
		return { width, height: 30, lift: 22 };
	}
	const text = label === '' ? 0 : (words.from.length + 1) * SIZES.word + label.length * SIZES.digit;
	return { width: SIZES.cluster + text, height: 40, lift: 0 };
}

/** True where a pin stands for one house. */
export function isHouse({ codes }: Points, at: readonly number[]): boolean {
	const [first] = at;
	return at.length === 1 && first !== undefined && codes[first]?.length === 1;
}

/** The lowest of the prices at some places, of those in the currency of the best house. */
export function lowestPrice(points: Points, at: readonly number[]): { label: string; price: string } | null {
	const first = at.find((each) => points.prices[each] != null);
	if (first === undefined) return null;
	const currency = currencyAt(points, first);
	let lowest = Number.POSITIVE_INFINITY;
	for (const each of at) {
		const price = points.prices[each];
		if (price != null && currencyAt(points, each) === currency) lowest = Math.min(lowest, price);
	}
	const amount = groupDigits(lowest * 100, 0);
	const price = `${amount}${NO_BREAK_SPACE}${currency}`;
	return { label: points.currencies.length > 1 ? price : amount, price };
}

/** The pin of a cluster. It stands where its only place is, or in the middle of its houses. */
export function pinOf(points: Points, { at }: Pick<Cluster, 'at'>): Pin {
	const codes = at.flatMap((each) => points.codes[each] ?? []);
	const [first = 0] = at;
	const middle = (of: readonly number[]) =>
		at.reduce((sum, each) => sum + (of[each] ?? 0) * (points.codes[each]?.length ?? 0), 0) / codes.length;
	return {
		key: `${first}+${codes.length}`,
		latitude: middle(points.latitudes),
		longitude: middle(points.longitudes),
		at,
		codes,
		name: isHouse(points, at) ? (points.names[first] ?? '') : '',
		...(lowestPrice(points, at) ?? { label: '', price: '' }),
	};
}

/** The places with the houses nearest to a point, until there are `most` houses: nearest first. */
export function nearestPlaces(points: Points, from: { latitude: number; longitude: number }, most: number): number[] {
	const shrink = Math.cos((from.latitude * Math.PI) / 180);
	const distance = (at: number) =>
		Math.hypot((points.latitudes[at] ?? 0) - from.latitude, ((points.longitudes[at] ?? 0) - from.longitude) * shrink);
	const found: number[] = [];
	let houses = 0;
	for (const at of points.codes.map((_, at) => at).sort((a, b) => distance(a) - distance(b))) {
		if (houses >= most) break;
		found.push(at);
		houses += points.codes[at]?.length ?? 0;
	}
	return found;
}
