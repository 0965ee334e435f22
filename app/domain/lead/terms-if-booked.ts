import type { AgreedTerms } from '#db/schema/lead';
import type { PlainDate } from '../date/plain-date';
import type { LeadRecord } from './find-lead.server';
import { agreedTerms, type LeadQuote } from './lead-quote';
import type { LeadStatus } from './lead-status';
import { requestedQuote } from './requested-quote';
import { stayOf } from './requested-stay';
import type { TradeProperty } from './trade-property.server';

/** Nothing is owed yet: what is due when depends on the day on which it is booked. */
const UNBOOKED: readonly LeadStatus[] = ['interest', 'requestedOption', 'confirmedOption'];

/** Whether a lead's dates are those of a booking today, and not agreed ones. */
export function isUnbooked({ status, hotelNo }: Pick<LeadRecord, 'status' | 'hotelNo'>): boolean {
	return hotelNo === null && UNBOOKED.includes(status);
}

/**
 * What is due when, and what a cancellation costs: as agreed for what is booked or asked to be, else as it would be for a booking today.
 * Null without a price, and for a period that has begun.
 */
export function currentTerms(lead: LeadRecord, property: TradeProperty | null, today: PlainDate): AgreedTerms | null {
	if (!isUnbooked(lead)) return lead.agreedTerms;
	const quote = quoteIfBooked(lead, property, today);
	return quote && agreedTerms(quote);
}

/** The figures of an option or an interest under its agreed price, booked today. */
export function quoteIfBooked(lead: LeadRecord, property: TradeProperty | null, today: PlainDate): LeadQuote | null {
	const priceMinor = lead.subtotalMinor;
	if (!property || priceMinor === null || lead.serviceLevel === null) return null;
	return requestedQuote({ lead: lead, property, stay: stayOf(lead), priceMinor, today });
}
