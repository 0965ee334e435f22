import * as z from 'zod';
import { CARD_MEMBER_TIERS, PAYMENT_PROFILES } from '#db/schema/enums';
import type { BrandProfile, PaymentProfile, ReferenceField } from '../../brand/brand-profile';
import type { PlainDate } from '../../date/plain-date';
import { periodFields, withPeriodOrder } from '../../enquiry/period-rules';
import type { ErrorKey, FieldErrors } from '../../form/field-error';
import { line, optionalLine, paragraphs } from '../../form/field-schemas';
import { LEAD_LIMITS } from '../lead-limits';
import { prefixedReference } from '../prefixed-reference';

/** Rooms of one interest; more are several interests. */
export const MOST_ROOMS = 30;
const MOST_GUESTS = 20;
/** More than anybody puts on top of a price: ten million in minor units. */
const MARKUP_LIMIT = 1_000_000_000;

const requestedRoomSchema = z.object({
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

type ClientRules = Pick<Rules, 'isCardMemberAsked'> & {
	brand: Pick<BrandProfile, 'bookingReference' | 'clientReference'> & { offerMarkup: { isSupported: boolean } };
};

/** Who comes, and what the agency adds: all that is typed. */
export function interestClientShape({ brand, isCardMemberAsked }: ClientRules) {
	const tier = z.enum(CARD_MEMBER_TIERS, { error: 'required' satisfies ErrorKey });
	return {
		firstName: line(LEAD_LIMITS.firstName, 'clientFirstName'),
		lastName: line(LEAD_LIMITS.lastName, 'clientLastName'),
		tls: reference(brand.bookingReference),
		cc: reference(brand.clientReference),
		cardMemberTier: isCardMemberAsked ? tier : tier.nullish().transform(() => null),
		loyaltyNumber: optionalLine(LEAD_LIMITS.reference),
		/** Minor units on top for the client; nothing where the brand has no markup. */
		markupMinor: brand.offerMarkup.isSupported
			? z
					.int('invalid' satisfies ErrorKey)
					.min(0, 'invalid' satisfies ErrorKey)
					.max(MARKUP_LIMIT, 'invalid' satisfies ErrorKey)
					.default(0)
			: z.unknown().transform(() => 0),
		/** Percent by which the price may rise before the agent is asked (drift check). */
		tolerancePercent: z.number().min(0).max(20).default(0),
		comments: paragraphs(null),
	};
}

/** The fields of a hotel's interest (LEAD-32); what the hotel says to it is asked after. */
export function hotelInterestSchema({ today, brand, isCardMemberAsked, canChangeProfile }: Rules) {
	const profile = canChangeProfile
		? z.enum(PAYMENT_PROFILES, { error: 'invalid' satisfies ErrorKey })
		: z.literal(brand.paymentProfile.default, { error: 'invalid' satisfies ErrorKey });
	return withPeriodOrder(
		z.object({
			...periodFields(today),
			...interestClientShape({ brand, isCardMemberAsked }),
			paymentProfile: profile.default(brand.paymentProfile.default as PaymentProfile),
			/** Everybody who comes, the client first; left out, they are named later in the rooming list. */
			guests: z
				.array(
					z.object({ firstName: optionalLine(LEAD_LIMITS.firstName), lastName: optionalLine(LEAD_LIMITS.lastName) }),
				)
				.max(60)
				.default([]),
			rooms: z
				.array(requestedRoomSchema, { error: 'rooms' satisfies ErrorKey })
				.min(1, 'rooms' satisfies ErrorKey)
				.max(MOST_ROOMS, 'rooms' satisfies ErrorKey),
		}),
	);
}

export type HotelInterestFields = z.output<ReturnType<typeof hotelInterestSchema>>;

/** '{name} is required' with the brand's name of the field (LEAD-32). */
export function withReferenceNames(
	errors: FieldErrors,
	brand: Pick<BrandProfile, 'bookingReference' | 'clientReference'>,
): FieldErrors {
	const named = (name: 'tls' | 'cc', field: ReferenceField): FieldErrors =>
		errors[name]?.key === 'nameRequired' ? { [name]: { key: 'nameRequired', values: { name: field.name } } } : {};
	return { ...errors, ...named('tls', brand.bookingReference), ...named('cc', brand.clientReference) };
}

function reference(field: ReferenceField) {
	return optionalLine(LEAD_LIMITS.reference)
		.transform((typed) => prefixedReference(typed, field))
		.refine((text) => !field.isRequired || text !== '', 'nameRequired' satisfies ErrorKey);
}
