import type { PlainDate } from '../../date/plain-date';
import { cancellationFee } from '../cancellation-fee';
import type { LeadRecord } from '../find-lead.server';
import type { DraftReview } from './review-draft.server';

type Booked = Pick<LeadRecord, 'status' | 'agreedTerms' | 'totalMinor'> & {
	hotel: Pick<NonNullable<LeadRecord['hotel']>, 'supportsInstantBooking'> | null;
};

/** Whether changes of a lead's rooms can hold at once at all: it is booked at a hotel that supports instant booking. */
export function canChangeAtOnce({ status, hotel }: Pick<Booked, 'status' | 'hotel'>): boolean {
	return status === 'confirmedBooking' && hotel?.supportsInstantBooking === true;
}

/**
 * Whether a change of a booking's rooms needs no answer of the hotel (LEAD-50): it supports instant booking, and a cancellation would cost
 * nothing on that day of its clock, or every room stays as agreed and others come to it. Otherwise a change could move a booking out of its
 * cancellation fee, which is the hotel's to allow.
 */
export function changesAtOnce(booked: Booked, review: Pick<DraftReview, 'rooms' | 'removed'>, day: PlainDate): boolean {
	if (!canChangeAtOnce(booked)) return false;
	const onlyAdds = review.removed.length === 0 && review.rooms.every(({ before, isKept }) => before === null || isKept);
	return onlyAdds || cancellationFee(booked, day)?.minor === 0;
}
