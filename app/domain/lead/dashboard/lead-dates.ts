import type { AgreedTerms } from '#db/schema/lead';
import { type Currency, isCurrency } from '../../money/money';
import { ENDED_STATUSES, type LeadStatus } from '../lead-status';

export type LeadDateKind =
	| 'optionEnds'
	| 'prepayment'
	| 'part'
	| 'final'
	| 'freeUntil'
	| 'cheaperUntil'
	| 'retainedFrom'
	| 'deposit'
	| 'arrival'
	| 'departure'
	| 'commission';

/**
 * A date of a lead and what it means; `minor` what is paid, blocked, kept or earned, `percent` its share of the total. `currency` of a security
 * deposit, which has its own; left out where it is the lead's.
 */
export type LeadDate = {
	day: string;
	kind: LeadDateKind;
	minor: number | null;
	percent: number | null;
	currency?: Currency;
};

type Dated = {
	status: LeadStatus;
	checkIn: string;
	checkOut: string;
	totalMinor: number | null;
	agreedTerms: AgreedTerms | null;
	commissionMinor: number | null;
	commissionDueDate: string | null;
	/** Day on which an option ends. */
	endsOn: string | null;
	/** Of a hotel. */
	rooms?: readonly unknown[];
};

const ORDER: readonly LeadDateKind[] = [
	'optionEnds',
	'prepayment',
	'part',
	'final',
	'freeUntil',
	'cheaperUntil',
	'retainedFrom',
	'deposit',
	'arrival',
	'departure',
	'commission',
];

/** Dates and amounts of a lead as they were agreed, in time; none for what has ended. Of requests they are those of a booking today. */
export function leadDates(lead: Dated, showsCommission: boolean): LeadDate[] {
	if (ENDED_STATUSES.includes(lead.status)) return [];
	const { agreedTerms: terms, totalMinor } = lead;
	const share = (minor: number) => (totalMinor ? Math.round((minor / totalMinor) * 1000) / 10 : null);
	const dates: LeadDate[] = [
		{ day: lead.checkIn, kind: 'arrival', minor: null, percent: null },
		{ day: lead.checkOut, kind: 'departure', minor: null, percent: null },
	];
	if (lead.endsOn) dates.push({ day: lead.endsOn, kind: 'optionEnds', minor: null, percent: null });
	for (const { kind, dueDate, minor } of terms?.payments ?? [])
		dates.push({
			day: dueDate,
			kind: kind === 'prepayment' || kind === 'part' ? kind : 'final',
			minor,
			percent: share(minor),
		});
	terms?.cancellation.forEach(({ from, until, keptMinor: retainedMinor }, index, tiers) => {
		const isLast = index === tiers.length - 1;
		if (!isLast && retainedMinor === 0) dates.push({ day: until, kind: 'freeUntil', minor: null, percent: null });
		// Of several rooms at their own terms the next line says when which fee begins.
		else if (!isLast && (lead.rooms ?? []).length < 2)
			dates.push({ day: until, kind: 'cheaperUntil', minor: retainedMinor, percent: share(retainedMinor) });
		if (index > 0) dates.push({ day: from, kind: 'retainedFrom', minor: retainedMinor, percent: share(retainedMinor) });
	});
	const deposit = terms?.deposit;
	if (deposit?.date)
		dates.push({
			...{ day: deposit.date, kind: 'deposit', minor: deposit.minor, percent: null },
			...(isCurrency(deposit.currency) ? { currency: deposit.currency } : {}),
		});
	if (showsCommission && lead.commissionDueDate)
		dates.push({ day: lead.commissionDueDate, kind: 'commission', minor: lead.commissionMinor, percent: null });
	return dates.sort((a, b) =>
		a.day === b.day ? ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) : a.day < b.day ? -1 : 1,
	);
}
