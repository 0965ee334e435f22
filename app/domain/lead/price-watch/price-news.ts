import { addMoney, type Currency, type Money } from '../../money/money';
import type { Drift } from '../../offer/drift-of';

/** A room as it was saved, and what has changed of it. */
export type WatchedRoom = { total: Money; drift: Pick<Drift, 'changes'> | null };

/** What an interest would cost now; `unknown`: in another currency or on application, so that nothing can be compared. */
export type PriceNow = { kind: 'price'; minor: number } | { kind: 'gone' } | { kind: 'unknown' };

/** What the agent was told before and is not over: the highest price, and that a room can no longer be had. */
export type ToldBefore = { minor: number | null; isGone: boolean };

export type PriceNews = {
	/** What the agent is told now; `minor` null: a room can no longer be had. */
	tell: { minor: number | null } | null;
	/** What was told before and no longer holds. */
	over: 'all' | 'gone' | null;
};

/** The sum of the rooms as they are now, in the currency in which they were saved. */
export function priceNow(rooms: readonly WatchedRoom[], currency: Currency): PriceNow {
	const changes = rooms.map(({ drift }) => drift?.changes ?? []);
	if (changes.flat().some(({ kind }) => kind === 'gone')) return { kind: 'gone' };
	const now = rooms.map(({ total }, at) => {
		const price = changes[at]?.find((change) => change.kind === 'price');
		return price ? price.after : total;
	});
	const known = now.flatMap((each) => (each?.currency === currency ? each : []));
	if (known.length < now.length || known.length === 0) return { kind: 'unknown' };
	return { kind: 'price', minor: addMoney({ minor: 0, currency }, ...known).minor };
}

/** Whether a price is above another one by more than so many percent. */
export function risesBeyond(before: number, after: number, tolerancePercent: number): boolean {
	// As exact as the drift of a room: half a cent of a rounded percentage decides nothing.
	return after > before && Number(((100 * (after - before)) / Math.max(before, 1)).toFixed(4)) > tolerancePercent;
}

/** What an exchange rate moves a price by, in percent, without a word where the hotel asks for what it asked for before. */
const EXCHANGE_PERCENT = 2;

/** By how much a price may have risen; `isByExchange`: the hotel's own price is as it was saved. */
export function toleranceOf(percent: number | null, isByExchange: boolean): number {
	return Math.max(percent ?? 0, isByExchange ? EXCHANGE_PERCENT : 0);
}

/**
 * What an agent is told of the price of an interest (LEAD-52): a rise above the saved price by more than the tolerance, once; a further
 * rise when it is above what was told by more than the tolerance again; and once that a room can no longer be had.
 */
export function priceNews(
	savedMinor: number,
	now: PriceNow,
	tolerancePercent: number,
	told: ToldBefore = { minor: null, isGone: false },
): PriceNews {
	if (now.kind === 'unknown') return { tell: null, over: null };
	if (now.kind === 'gone') return { tell: told.isGone ? null : { minor: null }, over: null };
	if (!risesBeyond(savedMinor, now.minor, tolerancePercent))
		return { tell: null, over: told.isGone || told.minor !== null ? 'all' : null };
	const isNews = told.minor === null || risesBeyond(told.minor, now.minor, tolerancePercent);
	return { tell: isNews ? { minor: now.minor } : null, over: told.isGone ? 'gone' : null };
}
