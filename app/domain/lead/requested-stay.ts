import * as z from 'zod';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { DomainError } from '~/platform/errors';
import { type PlainDate, plainDate } from '../date/plain-date';
import { periodFields, withPeriodOrder } from '../enquiry/period-rules';
import type { ErrorKey, FieldErrors } from '../form/field-error';
import { PARTY_LIMIT } from '../form/field-limits';
import { paragraphs } from '../form/field-schemas';
import type { ServiceLevel } from '../stay/service-level';
import { isUnsellable } from '../stay/stay-limits';
import type { Period, StayRate } from '../stay/stay-rate';
import type { LeadStatus } from './lead-status';
import { type KnownStays, validateLead } from './validate-lead';

/** The stay of a lead, as it is or as it is requested. */
export type LeadStay = Period & { serviceLevel: ServiceLevel; pax: number };

/** What an agent requests of a lead; what is left out stays. `priceMinor`: a requested price, in minor units of the lead's currency. */
export function requestSchema(today: PlainDate) {
	return withPeriodOrder(
		z.object({
			...periodFields(today),
			serviceLevel: z.enum(SERVICE_LEVELS, { error: 'serviceLevel' satisfies ErrorKey }),
			pax: z
				.number({ error: 'pax' satisfies ErrorKey })
				.int('pax' satisfies ErrorKey)
				.min(1, 'pax' satisfies ErrorKey)
				.max(PARTY_LIMIT, 'lessTravelers' satisfies ErrorKey),
			priceMinor: z
				.int('invalid' satisfies ErrorKey)
				.positive('invalid' satisfies ErrorKey)
				.max(10_000_000_000, 'invalid' satisfies ErrorKey)
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
export function differences(now: LeadStay, requested: LeadStay): Partial<LeadStay> {
	return Object.fromEntries(
		(['checkIn', 'checkOut', 'serviceLevel', 'pax'] as const)
			.filter((name) => now[name] !== requested[name])
			.map((name) => [name, requested[name]]),
	);
}

/** What the property says to a requested stay; that it has no list price is for the operator to answer. */
export function requestErrors(
	property: KnownStays,
	requested: LeadStay,
	ownNo: number,
	isOption: boolean,
): FieldErrors {
	const { errors } = validateLead(
		property,
		{ ...requested, period: requested },
		isOption ? 'option' : 'booking',
		ownNo,
	);
	const { period, ...others } = errors;
	return period?.key === 'sold' ? errors : others;
}

const DISCOUNTABLE: readonly LeadStatus[] = ['interest', 'requestedOption', 'confirmedOption'];

/**
 * Whether another price may be asked for: the lead is an interest or an option, and the operator offers no stay with the same
 * check-in and check-out (LEAD-19). Nothing is offered of a property without its registration number.
 */
export function isDiscountOffered(status: LeadStatus, period: Period, rates: readonly StayRate[]): boolean {
	const isRegular = rates.some(({ checkIn, checkOut }) => checkIn === period.checkIn && checkOut === period.checkOut);
	return DISCOUNTABLE.includes(status) && !isRegular && !rates.some(isUnsellable);
}

const CHANGEABLE: readonly LeadStatus[] = [
	'requestedOption',
	'confirmedOption',
	'requestedBooking',
	'confirmedBooking',
];

/** Whether a change is asked of the property; an agency changes an interest itself, and no one changes a lead that has ended. */
export function isChangeOffered(status: LeadStatus): boolean {
	return CHANGEABLE.includes(status);
}
