import * as z from 'zod';
import { CARD_MEMBER_TIERS, CURRENCY_CODES, PAYMENT_PROFILES } from '#db/schema/enums';
import { amount } from '../../money/amount';

const text = z.string().max(4000);
const shown = 'As it was shown; another one than holds now answers 409.';

/** Body of `POST /api/hotels/interests` (LEAD-32); further fields of an offer are taken and worked out by us. */
export const hotelInterestBody = z.strictObject({
	hotelId: z.string().min(1).max(160),
	checkInDate: text,
	checkOutDate: text,
	paymentProfile: z.enum(PAYMENT_PROFILES).optional(),
	amexCardMember: z.enum(CARD_MEMBER_TIERS).optional(),
	loyaltyNumber: text.optional(),
	guests: z
		.array(z.strictObject({ firstName: text, lastName: text }))
		.min(1)
		.max(60)
		.describe('The first one is the client; all of them begin the rooming list.'),
	partnerAgency: z
		.strictObject({
			tls: text.optional().describe('Booking reference; the prefix of the brand is added.'),
			cc: text.optional().describe('Client reference; the prefix of the brand is added.'),
			commissionForPartner: amount.optional().describe(shown),
			markupAmount: amount.optional(),
		})
		.optional(),
	price: z
		.strictObject({ currency: z.enum(CURRENCY_CODES), total: amount })
		.optional()
		.describe(shown),
	rooms: z
		.array(
			z.looseObject({
				_id: z.string().min(1).max(160).describe('Id of the rate.'),
				roomId: z.string().min(1).max(160),
				priceTotal: amount.nullish().describe(shown),
				numAdults: z.int().min(0).max(30).default(1),
				numChildren: z.int().min(0).max(30).optional(),
				childrenAges: z.array(z.int().min(0).max(120)).max(30).default([]),
				requestedBedConfiguration: z.string().max(200).nullish(),
				paymentPolicy: z
					.object({
						depositPercentage: z.number(),
						tranches: z.array(z.object({ cumulativePercentage: z.number(), daysPriorToArrival: z.number() })).max(50),
					})
					.nullish()
					.describe(shown),
				cancellationPolicy: z
					.object({
						cancellationPeriods: z
							.array(z.object({ fromDaysPriorToArrival: z.number(), feeInPercentOfBookingTotal: z.number() }))
							.max(50),
					})
					.nullish()
					.describe(shown),
				rateCardId: z
					.string()
					.max(100)
					.nullish()
					.describe('Of the message in which the hotel has given your client a price of its own.'),
			}),
		)
		.min(1)
		.max(30),
});

type Body = z.output<typeof hotelInterestBody>;

/** The body as the verb takes it. */
export function interestInput(body: Body) {
	const [client] = body.guests;
	return {
		checkIn: body.checkInDate,
		checkOut: body.checkOutDate,
		...(body.paymentProfile ? { paymentProfile: body.paymentProfile } : {}),
		firstName: client?.firstName ?? '',
		lastName: client?.lastName ?? '',
		guests: body.guests.length > 1 ? body.guests : [],
		tls: body.partnerAgency?.tls ?? '',
		cc: body.partnerAgency?.cc ?? '',
		cardMemberTier: body.amexCardMember,
		loyaltyNumber: body.loyaltyNumber ?? '',
		...(body.partnerAgency?.markupAmount === undefined ? {} : { markupMinor: body.partnerAgency.markupAmount }),
		rooms: body.rooms.map((room) => ({
			roomId: room.roomId,
			planId: room._id,
			adults: room.numAdults,
			childrenAges: room.childrenAges,
			bedConfiguration: room.requestedBedConfiguration ?? null,
			cardId: room.rateCardId ?? null,
		})),
	};
}

/** The figures that the body says were seen. */
export function interestExpected({ price, partnerAgency, rooms }: Body) {
	return {
		roomTotalsMinor: rooms.map(({ priceTotal }) => priceTotal ?? null),
		roomPolicies: rooms.map(({ paymentPolicy, cancellationPolicy }) => ({
			...(paymentPolicy ? { paymentPolicy } : {}),
			...(cancellationPolicy ? { cancellationPolicy } : {}),
		})),
		...(price ? { currency: price.currency, totalMinor: price.total } : {}),
		...(partnerAgency?.commissionForPartner === undefined
			? {}
			: { commissionMinor: partnerAgency.commissionForPartner }),
	};
}

/** Where the fields of the verb stand in the body. */
export const INTEREST_POINTERS: Readonly<Record<string, string>> = {
	checkIn: '/checkInDate',
	checkOut: '/checkOutDate',
	firstName: '/guests/0/firstName',
	lastName: '/guests/0/lastName',
	tls: '/partnerAgency/tls',
	cc: '/partnerAgency/cc',
	markupMinor: '/partnerAgency/markupAmount',
	cardMemberTier: '/amexCardMember',
};
