import * as z from 'zod';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { DomainError } from '~/platform/errors';
import { type PlainDate, plainDate } from '../date/plain-date';
import type { FaultKey, Faults } from '../enquiry/fault';
import { PARTY_LIMIT } from '../enquiry/field-limits';
import { paragraphs } from '../enquiry/field-schemas';
import { periodFields, withPeriodOrder } from '../enquiry/period-rules';
import type { ServiceLevel } from '../stay/service-level';
import type { Period, StayRate } from '../stay/stay-rate';
import { judgeLead, type KnownStays } from './judge-lead';
import type { LeadStatus } from './lead-status';

/** The stay of a lead, as it is or as it is wished. */
export type LeadStay = Period & { serviceLevel: ServiceLevel; pax: number };

/** What an agent wishes of a lead; what is left out stays. `priceMinor`: a wished price, in minor units of the lead's currency. */
export function wishSchema(today: PlainDate) {
	return withPeriodOrder(
		z.object({
			...periodFields(today),
			serviceLevel: z.enum(SERVICE_LEVELS, { error: 'serviceLevel' satisfies FaultKey }),
			pax: z
				.number({ error: 'pax' satisfies FaultKey })
				.int('pax' satisfies FaultKey)
				.min(1, 'pax' satisfies FaultKey)
				.max(PARTY_LIMIT, 'lessTravelers' satisfies FaultKey),
			priceMinor: z
				.int('invalid' satisfies FaultKey)
				.positive('invalid' satisfies FaultKey)
				.max(10_000_000_000, 'invalid' satisfies FaultKey)
				.optional(),
			comments: paragraphs(null),
		}),
	);
}

/** The stay in a property of a stored lead. Throws DomainError 'conflict' for that of a hotel, which is no stay at one level. */
export function stayOf(lead: {
	checkIn: string;
	checkOut: string;
	serviceLevel: ServiceLevel | null;
	pax: number;
}): LeadStay {
	const { serviceLevel, pax } = lead;
	if (serviceLevel === null) throw new DomainError('conflict', 'Not the lead of a house', { reason: 'not-offered' });
	return { checkIn: plainDate(lead.checkIn), checkOut: plainDate(lead.checkOut), serviceLevel, pax };
}

/** What differs between two stays; empty when nothing does. */
export function differences(now: LeadStay, wished: LeadStay): Partial<LeadStay> {
	return Object.fromEntries(
		(['checkIn', 'checkOut', 'serviceLevel', 'pax'] as const)
			.filter((name) => now[name] !== wished[name])
			.map((name) => [name, wished[name]]),
	);
}

/** What the property says to a wished stay; that it has no list price is for the operator to answer. */
export function wishFaults(property: KnownStays, wished: LeadStay, ownNo: number, isOption: boolean): Faults {
	const { faults } = judgeLead(property, { ...wished, period: wished }, isOption ? 'option' : 'booking', ownNo);
	const { period, ...others } = faults;
	return period?.key === 'sold' ? faults : others;
}

const DISCOUNTABLE: readonly LeadStatus[] = ['interest', 'requestedOption', 'confirmedOption'];

/**
 * Whether another price may be asked for: the lead is an interest or an option, and the operator offers no stay with the same
 * check-in and check-out (LEAD-19).
 */
export function isDiscountOffered(status: LeadStatus, period: Period, rates: readonly StayRate[]): boolean {
	const isRegular = rates.some(({ checkIn, checkOut }) => checkIn === period.checkIn && checkOut === period.checkOut);
	return DISCOUNTABLE.includes(status) && !isRegular;
}

const CHANGEABLE: readonly LeadStatus[] = [
	'requestedOption',
	'confirmedOption',
	'requestedBooking',
	'confirmedBooking',
];

/** Whether a change is asked of the property; an interest its agency changes by itself, what has ended nobody. */
export function isChangeOffered(status: LeadStatus): boolean {
	return CHANGEABLE.includes(status);
}
