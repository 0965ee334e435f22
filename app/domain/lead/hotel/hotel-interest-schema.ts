import * as z from 'zod';
import { CARD_MEMBER_TIERS, PAYMENT_PROFILES } from '#db/schema/enums';
import type { BrandProfile, PaymentProfile, ReferenceField } from '../../brand/brand-profile';
import type { PlainDate } from '../../date/plain-date';
import type { FaultKey, Faults } from '../../enquiry/fault';
import { line, optionalLine, paragraphs } from '../../enquiry/field-schemas';
import { periodFields, withPeriodOrder } from '../../enquiry/period-rules';
import { LEAD_LIMITS } from '../lead-limits';
import { prefixedReference } from '../prefixed-reference';

/** Rooms of one interest; more are several interests. */
export const MOST_ROOMS = 30;
const MOST_GUESTS = 20;
/** More than anybody puts on top of a price: ten million in minor units. */
const MARKUP_LIMIT = 1_000_000_000;

const roomWish = z.object({
	/** Public ids. */
	roomId: z.string().min(1).max(160),
	planId: z.string().min(1).max(160),
	adults: z.int().min(0).max(MOST_GUESTS),
	childrenAges: z.array(z.int().min(0).max(120)).max(MOST_GUESTS).default([]),
	bedConfiguration: z.string().max(200).nullable().default(null),
	/** The message in which the hotel has given a price of its own for this room. */
	cardId: z.string().max(100).nullable().default(null),
});

type Rules = {
	today: PlainDate;
	brand: Pick<BrandProfile, 'bookingReference' | 'clientReference' | 'offerMarkup' | 'paymentProfile'>;
	/** The client's card tier has to be told (LEAD-32). */
	isCardMemberAsked: boolean;
	/** Profiles beside the brand's own may be chosen (BRAND-9). */
	canChangeProfile: boolean;
};

/** The fields of a hotel's interest (LEAD-32); what the hotel says to it is asked after. */
export function hotelInterestSchema({ today, brand, isCardMemberAsked, canChangeProfile }: Rules) {
	const profile = canChangeProfile
		? z.enum(PAYMENT_PROFILES, { error: 'invalid' satisfies FaultKey })
		: z.literal(brand.paymentProfile.default, { error: 'invalid' satisfies FaultKey });
	const tier = z.enum(CARD_MEMBER_TIERS, { error: 'required' satisfies FaultKey });
	return withPeriodOrder(
		z.object({
			...periodFields(today),
			firstName: line(LEAD_LIMITS.firstName, 'clientFirstName'),
			lastName: line(LEAD_LIMITS.lastName, 'clientLastName'),
			tls: reference(brand.bookingReference),
			cc: reference(brand.clientReference),
			cardMemberTier: isCardMemberAsked ? tier : tier.nullish().transform(() => null),
			loyaltyNumber: optionalLine(LEAD_LIMITS.reference),
			/** Minor units on top for the client; nothing where the brand has no markup. */
			markupMinor: brand.offerMarkup.isSupported
				? z
						.int('invalid' satisfies FaultKey)
						.min(0, 'invalid' satisfies FaultKey)
						.max(MARKUP_LIMIT, 'invalid' satisfies FaultKey)
						.default(0)
				: z.unknown().transform(() => 0),
			/** Percent by which the price may rise before the agent is asked (drift check). */
			tolerancePercent: z.number().min(0).max(20).default(0),
			comments: paragraphs(null),
			paymentProfile: profile.default(brand.paymentProfile.default as PaymentProfile),
			rooms: z
				.array(roomWish, { error: 'rooms' satisfies FaultKey })
				.min(1, 'rooms' satisfies FaultKey)
				.max(MOST_ROOMS, 'rooms' satisfies FaultKey),
		}),
	);
}

export type HotelInterestFields = z.output<ReturnType<typeof hotelInterestSchema>>;

/** '{name} is required' with the brand's name of the field (LEAD-32). */
export function withReferenceNames(faults: Faults, brand: Rules['brand']): Faults {
	const named = (name: 'tls' | 'cc', field: ReferenceField): Faults =>
		faults[name]?.key === 'nameRequired' ? { [name]: { key: 'nameRequired', values: { name: field.name } } } : {};
	return { ...faults, ...named('tls', brand.bookingReference), ...named('cc', brand.clientReference) };
}

function reference(field: ReferenceField) {
	return optionalLine(LEAD_LIMITS.reference)
		.transform((typed) => prefixedReference(typed, field))
		.refine((text) => !field.isRequired || text !== '', 'nameRequired' satisfies FaultKey);
}
