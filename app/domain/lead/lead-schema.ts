import * as z from 'zod';
import { PAYMENT_METHODS, SERVICE_LEVELS } from '#db/schema/enums';
import type { BrandProfile, ReferenceField } from '../brand/brand-profile';
import type { PlainDate } from '../date/plain-date';
import { periodFields, withPeriodOrder } from '../enquiry/period-rules';
import type { ErrorKey } from '../form/field-error';
import { PARTY_LIMIT } from '../form/field-limits';
import { childrenAges, line, optionalLine, paragraphs, ticked } from '../form/field-schemas';
import { LEAD_LIMITS } from './lead-limits';
import { prefixedReference } from './prefixed-reference';
import type { LeadPurpose } from './validate-lead';

/** More than anybody puts on top of a price: ten million in minor units. */
const MARKUP_LIMIT = 1_000_000_000;

type Rules = {
	today: PlainDate;
	brand: Pick<BrandProfile, 'bookingReference' | 'clientReference'>;
	purpose: LeadPurpose;
	/** The client's first name may be empty: the lead is of a guest who has given one name alone. */
	isOneNamed?: boolean;
};

/** A reference with the brand's prefix; where the brand demands it, the prefix alone is none. */
export function referenceSchema(field: ReferenceField, missing: ErrorKey) {
	return optionalLine(LEAD_LIMITS.reference)
		.transform((typed) => prefixedReference(typed, field))
		.refine((reference) => !field.isRequired || reference !== '', missing);
}

/** Who comes, and how the agency calls it; may be changed as long as a lead is open. */
export function clientShape({ brand, purpose, isOneNamed = false }: Omit<Rules, 'today'>) {
	return {
		firstName: isOneNamed ? optionalLine(LEAD_LIMITS.firstName) : line(LEAD_LIMITS.firstName, 'clientFirstName'),
		lastName: line(LEAD_LIMITS.lastName, 'clientLastName'),
		nationality:
			purpose === 'interest'
				? line(LEAD_LIMITS.nationality, 'clientNationality')
				: optionalLine(LEAD_LIMITS.nationality),
		amexCardMember: z.boolean().default(false),
		tls: referenceSchema(brand.bookingReference, 'bookingReference'),
		cc: referenceSchema(brand.clientReference, 'clientReference'),
		comments: paragraphs(null),
		/** Minor units on top for the client; dropped where the brand has no markup (LEAD-10). */
		markupMinor: z.int().min(0).max(MARKUP_LIMIT).optional(),
	};
}

const pax = z
	.number({ error: 'pax' satisfies ErrorKey })
	.int('pax' satisfies ErrorKey)
	.min(1, 'pax' satisfies ErrorKey)
	.max(PARTY_LIMIT, 'lessTravelers' satisfies ErrorKey);

const adults = z
	.number({ error: 'adults' satisfies ErrorKey })
	.int('adults' satisfies ErrorKey)
	.min(1, 'adults' satisfies ErrorKey)
	.max(PARTY_LIMIT, 'lessTravelers' satisfies ErrorKey);

const children = z
	.number({ error: 'children' satisfies ErrorKey })
	.int('children' satisfies ErrorKey)
	.min(0, 'children' satisfies ErrorKey)
	.max(PARTY_LIMIT, 'lessTravelers' satisfies ErrorKey);

/**
 * The fields of an agent's lead (LEAD-8). An interest may leave level and guests open, a booking needs the
 * way of paying and the disclaimer; what the property says to it: `validateLead`.
 */
export function leadSchema({ today, brand, purpose, isOneNamed }: Rules) {
	const level = z.enum(SERVICE_LEVELS, { error: 'serviceLevel' satisfies ErrorKey });
	const method = z.enum(PAYMENT_METHODS, { error: 'paymentMethod' satisfies ErrorKey });
	return withPeriodOrder(
		z.object({
			...periodFields(today),
			...clientShape({ brand, purpose, isOneNamed }),
			serviceLevel: purpose === 'interest' ? level.optional() : level,
			/** Worked out by `countParty` where adults are given. */
			pax: purpose === 'interest' ? pax.default(1) : pax,
			adults: adults.optional(),
			children: children.optional(),
			childrenAges,
			paymentMethod: purpose === 'booking' ? method : method.optional(),
			cardToken: optionalLine(80),
			rentalChannel: optionalLine(LEAD_LIMITS.rentalChannel),
			...(purpose === 'booking' ? { disclaimer: ticked('disclaimer') } : {}),
		}),
	);
}

export type LeadFields = z.infer<ReturnType<typeof leadSchema>>;
