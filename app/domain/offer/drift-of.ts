import type { PlainDate } from '../date/plain-date';
import { addMoney, type Money } from '../money/money';
import type { GivenPrice, NoOfferReason, Offer } from './offer';
import type { Quote } from './quote-offers.server';

/** What is kept of an offer with an interest, and the day on which it held. */
export type RememberedOffer = Pick<Offer, 'commissionPercent' | 'request'> & {
	roomId: string;
	planId: string;
	price: { total: Money } | null;
	savedOn: PlainDate;
	/** The hotel's own price for it, while that holds. */
	given?: GivenPrice | undefined;
} & Dated;

/** Days and percents of a price. */
type Dated = {
	payments: readonly { dueDate: PlainDate; percent: number }[];
	cancellation: readonly { from: PlainDate; until: PlainDate; feePercent: number }[];
};

/** What of an offer is compared. */
type Compared = Pick<Offer, 'commissionPercent'> & { price: { total: Money } | null } & Dated;

type Before = Compared & Pick<RememberedOffer, 'savedOn'>;

/** One thing that is no longer as it was; days, amounts and counts, which the page puts into words. */
export type DriftChange =
	/** It cannot be had any more. */
	| { kind: 'gone'; reason: NoOfferReason | 'gone' }
	/** `percent` of the price that was, negative when it is cheaper; null where one of them is on application or in another currency. */
	| { kind: 'price'; before: Money | null; after: Money | null; percent: number | null }
	/** The last day on which a cancellation costs nothing; null: there is none (any more). `isPast`: its day went by, its rule is the same. */
	| { kind: 'freeCancellation'; before: PlainDate | null; after: PlainDate | null; isPast: boolean }
	/** Percent of the price that is due at booking. */
	| { kind: 'dueAtBooking'; before: number; after: number }
	/** Percent of the price that a cancellation costs on a day, the first one on which it is another. */
	| { kind: 'fee'; day: PlainDate; before: number; after: number }
	/** Percent of the price that is paid by a day, the first one on which it is another. */
	| { kind: 'payment'; day: PlainDate; before: number; after: number }
	/** The day by which everything is paid. */
	| { kind: 'finalPayment'; before: PlainDate; after: PlainDate }
	| { kind: 'commission'; before: number; after: number }
	/** Fewer rooms of the type are left than this many, which are few. */
	| { kind: 'roomsLeft'; left: number };

export type Drift = {
	/** What an agent reads first stands first. */
	changes: DriftChange[];
	/** Whether it may be gone on with as it is: it is there, and dearer by no more than the tolerance, on terms that are no harder. */
	passes: boolean;
};

/** A count of rooms that is worth a word. */
const FEW_ROOMS = 2;

/**
 * What has become of an offer since it was saved ("drift check"). `tolerancePercent`, 0 or more, is by how much it may have become dearer;
 * what has become cheaper or easier always passes.
 */
export function driftOf(
	before: Before,
	now: Pick<Quote, 'reason' | 'roomsLeft'> & { offer: Compared | null },
	today: PlainDate,
	tolerancePercent: number,
): Drift {
	const { offer, reason, roomsLeft } = now;
	if (!offer) return { changes: [{ kind: 'gone', reason: reason ?? 'gone' }], passes: false };
	const price = priceDrift(before.price?.total ?? null, offer.price?.total ?? null);
	const free = freeDrift(before, offer);
	const due = dueDrift(before, offer, today);
	const last = finalDrift(before, offer, today);
	const fees = feeDrifts(before, offer, today);
	const paid = paymentDrifts(before, offer, today);
	const few: DriftChange[] = roomsLeft <= FEW_ROOMS ? [{ kind: 'roomsLeft', left: roomsLeft }] : [];
	const isWithin = price === null || (price.percent !== null && price.percent <= tolerancePercent);
	const isHarder =
		(free !== null && (free.after ?? '') < (free.before ?? '')) ||
		(due !== null && due.after > due.before) ||
		(last !== null && last.after < last.before) ||
		[...fees, ...paid].some((each) => each.after > each.before);
	const terms: (DriftChange | null)[] = [
		...[free, free ? null : (fees[0] ?? null)],
		...[due, last, due || last ? null : (paid[0] ?? null)],
	];
	const changes: (DriftChange | null)[] = [price, ...terms, commissionDrift(before, offer), ...few];
	return {
		changes: changes.filter((change) => change !== null),
		passes: isWithin && !isHarder,
	};
}

function priceDrift(before: Money | null, after: Money | null): Extract<DriftChange, { kind: 'price' }> | null {
	if (before === null && after === null) return null;
	if (before?.minor === after?.minor && before?.currency === after?.currency) return null;
	const percent =
		before && after && before.currency === after.currency && before.minor > 0
			? Number(((100 * (after.minor - before.minor)) / before.minor).toFixed(4))
			: null;
	return { kind: 'price', before, after, percent };
}

/**
 * What several rooms cost together now and cost before; null where nothing of it has changed, and where it cannot be said: one of them is
 * gone or on application, or they are in different currencies.
 */
export function totalDrift(
	rooms: readonly { total: Money; drift: Pick<Drift, 'changes'> | null }[],
): { before: Money; after: Money } | null {
	const changes = rooms.map(({ drift }) => drift?.changes ?? []);
	if (rooms.length < 2 || changes.flat().some(({ kind }) => kind === 'gone')) return null;
	const before = sumOf(rooms.map(({ total }) => total));
	const after = sumOf(
		rooms.map(({ total }, at) => {
			const price = changes[at]?.find((change) => change.kind === 'price');
			return price ? price.after : total;
		}),
	);
	if (!before || before.currency !== after?.currency || before.minor === after.minor) return null;
	return { before, after };
}

/** Null where one of them is unknown or in another currency. */
function sumOf([first, ...rest]: readonly (Money | null)[]): Money | null {
	const others = rest.flatMap((each) => (each && each.currency === first?.currency ? each : []));
	return first && others.length === rest.length ? addMoney(first, ...others) : null;
}

/** The last day that is free. */
function freeUntil({ cancellation }: Dated): PlainDate | null {
	return cancellation.findLast(({ feePercent }) => feePercent === 0)?.until ?? null;
}

function freeDrift(before: Before, offer: Compared): Extract<DriftChange, { kind: 'freeCancellation' }> | null {
	const [was, is] = [freeUntil(before), freeUntil(offer)];
	if (was === is) return null;
	const starts = ({ cancellation }: Dated) => cancellation.filter(({ feePercent }) => feePercent > 0);
	const sameFees = starts(before).at(-1)?.feePercent === starts(offer).at(-1)?.feePercent;
	const isPast = is === null && was !== null && sameFees && was < (offer.cancellation[0]?.from ?? was);
	return { kind: 'freeCancellation', before: was, after: is, isPast };
}

/** Percent that are due on the day of booking. */
function dueOn({ payments }: Dated, day: PlainDate): number {
	return payments.filter(({ dueDate }) => dueDate <= day).reduce((sum, { percent }) => sum + percent, 0);
}

function dueDrift(before: Before, offer: Compared, today: PlainDate) {
	if (before.payments.length === 0 || offer.payments.length === 0) return null;
	const change = { before: dueOn(before, before.savedOn), after: dueOn(offer, today) };
	return change.before === change.after ? null : { kind: 'dueAtBooking' as const, ...change };
}

function finalDrift(before: Before, offer: Compared, today: PlainDate) {
	const was = before.payments.at(-1)?.dueDate;
	const is = offer.payments.at(-1)?.dueDate;
	// What is due at booking moves with the day, and stands under that.
	if (!was || !is || was === is || was <= before.savedOn || is <= today) return null;
	return { kind: 'finalPayment' as const, before: was, after: is };
}

/** Days to come on which a cancellation costs another share than it did. */
function feeDrifts(before: Before, offer: Compared, today: PlainDate) {
	const days = [...before.cancellation, ...offer.cancellation].map(({ from }) => (from < today ? today : from));
	const on = ({ cancellation }: Dated, day: PlainDate) =>
		cancellation.find(({ from, until }) => from <= day && day <= until)?.feePercent;
	return differing(days, (day) => [on(before, day), on(offer, day)]).map((each) => ({ kind: 'fee' as const, ...each }));
}

/** Days to come by which another share is paid than was. */
function paymentDrifts(before: Before, offer: Compared, today: PlainDate) {
	if (before.payments.length === 0 || offer.payments.length === 0) return [];
	const days = [...before.payments, ...offer.payments].map(({ dueDate }) => (dueDate < today ? today : dueDate));
	return differing(days, (day) => [dueOn(before, day), dueOn(offer, day)]).map((each) => ({
		...{ kind: 'payment' as const, ...each },
	}));
}

/** Each day on which both sides say something and not the same, in order. */
function differing(days: readonly PlainDate[], on: (day: PlainDate) => [number | undefined, number | undefined]) {
	return [...new Set(days)].sort().flatMap((day) => {
		const [before, after] = on(day);
		return before === undefined || after === undefined || Math.abs(before - after) < 0.001
			? []
			: [{ day, before, after }];
	});
}

function commissionDrift({ commissionPercent: before }: Before, { commissionPercent: after }: Compared) {
	if (before === null || after === null || before === after) return null;
	return { kind: 'commission' as const, before, after };
}
