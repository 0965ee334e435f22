import type { AgreedTerms } from '#db/schema/lead';
import type { LeadStatus } from '../lead/lead-status';

export type CalendarDateKind =
	| 'optionEnd'
	| 'prepayment'
	| 'part'
	| 'final'
	| 'deposit'
	| 'cancellation'
	| 'checkIn'
	| 'checkOut';

/** A date that a lead brings with it; `key` is its own among the lead's and stays the same when the date moves. */
export type CalendarDate = {
	key: string;
	kind: CalendarDateKind;
	/** `YYYY-MM-DD`, for all of the day. */
	day: string;
	/** Of an option that ends: the moment, in milliseconds. */
	at?: number;
	/** What is to be paid, blocked or, from the day after on, kept; minor units. */
	minor?: number;
	/** Of a security deposit, which has its own; left out where it is the lead's. */
	currency?: string;
};

type DatedLead = {
	status: LeadStatus;
	checkIn: string;
	checkOut: string;
	expiresAt: number | null;
	agreedTerms: AgreedTerms | null;
};

/**
 * The dates of a lead in time: the end of an option, payments, deposit, the last days before a cancellation costs more, arrival and
 * departure of what is booked. An option has but its end: nothing is agreed yet.
 */
export function calendarDates({ status, checkIn, checkOut, expiresAt, agreedTerms }: DatedLead): CalendarDate[] {
	if (status === 'confirmedOption')
		return expiresAt === null
			? []
			: [{ key: 'option', kind: 'optionEnd', day: new Date(expiresAt).toISOString().slice(0, 10), at: expiresAt }];
	if (status !== 'confirmedBooking') return [];
	const dates: CalendarDate[] = [
		...(agreedTerms?.payments ?? []).map(({ kind, dueDate, minor }, index) => ({
			key: `payment-${index + 1}`,
			kind: paymentKind(kind),
			day: dueDate,
			minor,
		})),
		...cancellationSteps(agreedTerms),
		{ key: 'check-in', kind: 'checkIn', day: checkIn },
		{ key: 'check-out', kind: 'checkOut', day: checkOut },
	];
	const deposit = agreedTerms?.deposit;
	if (deposit?.date && deposit.minor !== null)
		dates.push({
			...{ key: 'deposit', kind: 'deposit', day: deposit.date, minor: deposit.minor },
			...(deposit.currency === null ? {} : { currency: deposit.currency }),
		});
	return dates.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function paymentKind(kind: string): 'prepayment' | 'part' | 'final' {
	return kind === 'prepayment' || kind === 'part' ? kind : 'final';
}

/** The last day of each tier but the last one, and what is kept from the next day on. */
function cancellationSteps(terms: AgreedTerms | null): CalendarDate[] {
	const tiers = terms?.cancellation ?? [];
	return tiers.slice(0, -1).map(({ until }, index) => ({
		key: `cancellation-${index + 1}`,
		kind: 'cancellation',
		day: until,
		minor: tiers[index + 1]?.keptMinor ?? 0,
	}));
}
