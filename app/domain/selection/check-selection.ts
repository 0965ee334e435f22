import { plainDate } from '../date/plain-date';
import { money } from '../money/money';
import { type DriftChange, driftOf } from '../offer/drift-of';
import type { NoOfferReason } from '../offer/offer';
import { termsKey } from '../offer/terms-key';
import { offersOf, type SelectedOffer, type Selection, withExchanged } from './selection';

/** What the server says to one chosen offer: as it is now, or why it cannot be had. `onRequest`: it has no price any more. */
export type CheckedOffer = { offer: SelectedOffer | null; reason: NoOfferReason | 'gone' | 'onRequest' | null };

export type SelectionNews = {
	/** As it holds now, without what is gone. */
	selection: Selection;
	/** What was taken out, and why. */
	dropped: { offer: SelectedOffer; reason: NonNullable<CheckedOffer['reason']> }[];
	changed: { offer: SelectedOffer; changes: DriftChange[] }[];
};

/** A kept selection with what the server says to each of its offers, in their order (SELECTION-24). */
export function withChecked(selection: Selection, checked: readonly CheckedOffer[]): SelectionNews {
	const offers = offersOf(selection);
	const dropped: SelectionNews['dropped'] = [];
	const changed: SelectionNews['changed'] = [];
	const kept = offers.map((before, at) => {
		const { offer, reason } = checked[at] ?? { offer: before, reason: null };
		if (!offer) {
			dropped.push({ offer: before, reason: reason ?? 'gone' });
			return null;
		}
		const after = { ...offer, roomName: offer.roomName || before.roomName };
		const changes = isAsShown(before, after) ? [] : changesOf(before, after);
		if (changes.length > 0) changed.push({ offer: after, changes });
		return after;
	});
	return { selection: withExchanged(selection, kept), dropped, changed };
}

/** Whether an offer costs and binds as it did when it was shown. */
export function isAsShown(before: SelectedOffer, after: SelectedOffer): boolean {
	return (
		before.currency === after.currency &&
		before.totalMinor === after.totalMinor &&
		before.commissionMinor === after.commissionMinor &&
		termsKey(before) === termsKey(after)
	);
}

function changesOf(before: SelectedOffer, after: SelectedOffer): DriftChange[] {
	const bookedOn = (offer: SelectedOffer) => plainDate(offer.cancellation[0]?.from ?? '1970-01-01');
	const compared = bookedOn(after);
	const was = { ...comparable(before), savedOn: bookedOn(before) };
	return driftOf(was, { offer: comparable(after), reason: null, roomsLeft: Number.POSITIVE_INFINITY }, compared, 0)
		.changes;
}

function comparable({ totalMinor, currency, commissionPercent, payments, cancellation }: SelectedOffer) {
	return {
		commissionPercent,
		price: totalMinor === null ? null : { total: money(totalMinor, currency) },
		payments: payments.map(({ dueDate, percent }) => ({ dueDate: plainDate(dueDate), percent })),
		cancellation: cancellation.map(({ from, until, feePercent }) => ({
			...{ from: plainDate(from), until: plainDate(until), feePercent },
		})),
	};
}
