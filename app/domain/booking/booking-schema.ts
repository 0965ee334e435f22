import * as z from 'zod';
import { PAYMENT_METHODS, SERVICE_LEVELS } from '#db/schema/enums';
import type { PlainDate } from '../date/plain-date';
import { periodFields, withPeriodOrder } from '../enquiry/period-rules';
import type { ErrorKey } from '../form/field-error';
import { PARTY_LIMIT } from '../form/field-limits';
import {
	babyFields,
	childrenAges,
	emailAddress,
	line,
	optionalLine,
	paragraphs,
	phoneNumber,
	ticked,
} from '../form/field-schemas';
import { BOOKING_LIMITS } from './booking-limits';

const guests = (missing: ErrorKey, least: number) =>
	z
		.number({ error: missing })
		.int(missing)
		.min(least, missing)
		.max(PARTY_LIMIT, 'lessTravelers' satisfies ErrorKey);

function contactShape(today: PlainDate, isReferenceRequired: boolean) {
	return {
		...periodFields(today),
		serviceLevel: z.enum(SERVICE_LEVELS, { error: 'serviceLevel' satisfies ErrorKey }),
		adults: guests('adults', 1),
		children: guests('pax', 0),
		childrenAges,
		...babyFields,
		firstName: line(BOOKING_LIMITS.firstName, 'firstName'),
		lastName: line(BOOKING_LIMITS.lastName, 'lastName'),
		email: emailAddress,
		phone: phoneNumber,
		address: line(BOOKING_LIMITS.address, 'address'),
		postalCode: optionalLine(BOOKING_LIMITS.postalCode),
		city: line(BOOKING_LIMITS.city, 'city'),
		/** ISO 3166-1 alpha-2. */
		country: z.string({ error: 'country' satisfies ErrorKey }).regex(/^[A-Z]{2}$/, 'country' satisfies ErrorKey),
		pet: z.boolean().default(false),
		petDetails: optionalLine(BOOKING_LIMITS.pet),
		comments: paragraphs(null),
		tls: isReferenceRequired ? line(BOOKING_LIMITS.tls, 'bookingReference') : optionalLine(BOOKING_LIMITS.tls),
	};
}

/** A guest who brings a pet says which (LEAD-33); told whatever else is missing. */
function withPet<Schema extends z.ZodType>(schema: Schema): Schema {
	return schema.refine(
		(value) => {
			const { pet, petDetails } = (value ?? {}) as { pet?: unknown; petDetails?: unknown };
			return pet !== true || (typeof petDetails === 'string' && petDetails.trim() !== '');
		},
		{ path: ['petDetails'], message: 'petDetails' satisfies ErrorKey, when: () => true },
	);
}

type Rules = { today: PlainDate; isReferenceRequired: boolean };

/** First step of a consumer booking (LEAD-33); its rules about the house: `validateBooking`. */
export function bookingContactSchema({ today, isReferenceRequired }: Rules) {
	return withPet(withPeriodOrder(z.object(contactShape(today, isReferenceRequired))));
}

/** The whole booking, cards aside: period and guest, the way of paying, four consents and the disclaimer. */
export function bookingSchema({ today, isReferenceRequired }: Rules) {
	return withPet(
		withPeriodOrder(
			z.object({
				...contactShape(today, isReferenceRequired),
				paymentMethod: z.enum(PAYMENT_METHODS, { error: 'paymentMethod' satisfies ErrorKey }),
				cardToken: optionalLine(80),
				privacy: ticked('privacy'),
				salesPolicy: ticked('salesPolicy'),
				strTerms: ticked('strTerms'),
				operatorTerms: ticked('operatorTerms'),
				disclaimer: ticked('disclaimer'),
			}),
		),
	);
}

export type Booking = z.infer<ReturnType<typeof bookingSchema>>;
