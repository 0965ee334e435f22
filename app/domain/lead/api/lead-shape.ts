import * as z from 'zod';
import { CARD_MEMBER_TIERS, CURRENCY_CODES, PAYMENT_PROFILES, SERVICE_LEVELS } from '#db/schema/enums';
import { LEAD_REQUEST_KINDS, LEAD_REQUEST_STATES, LEAD_STATUSES } from '#db/schema/trade-enums';
import { amount } from '../../money/amount';
import { day } from '../../stay/api/stay-shape';

export const instant = z.string().meta({ id: 'Instant', description: 'A moment, ISO 8601, UTC.', format: 'date-time' });

const bookingNumber = z.string().describe('What people quote to each other: `FL-K7M3Q9`.');

const leadParts = {
	_id: z.string(),
	bookingNumber,
	version: z.int().describe('Goes up with each change; a PATCH names the one it has seen.'),
	status: z.enum(LEAD_STATUSES),
	agency: z.object({ _id: z.string(), name: z.string() }).nullable(),
	agent: z.object({ _id: z.string(), name: z.string() }).nullable(),
	_property: z.string().nullable().describe('Id of the house; null when it is gone.'),
	propertyName: z.string(),
	_hotel: z.string().nullable().describe('Id of the hotel whose rooms it is about; null for a house.'),
	paymentProfile: z.enum(PAYMENT_PROFILES).nullable().describe('Who pays the hotel; null for a house.'),
	loyaltyNumber: z.string().nullable(),
	cancellationFee: amount.nullable().describe('What a cancelled booking costs by the agreed terms.'),
	period: z.object({ checkInDate: day, checkOutDate: day }),
	serviceLevel: z.enum(SERVICE_LEVELS).nullable().describe('Of a house; null for a hotel.'),
	occupancy: z.object({
		pax: z.int().describe('Guests from 2 years on.'),
		adults: z
			.int()
			.nullable()
			.describe('Null where only the number of guests is known; then children and ages are too.'),
		children: z.int().nullable().describe('Under 14 years.'),
		childrenAges: z.array(z.int()).nullable().describe('Whole years of the children whose age is known.'),
	}),
	client: z.object({
		firstName: z.string(),
		lastName: z.string(),
		nationality: z.string().nullable(),
		amexCardMember: z.boolean(),
		cardMemberTier: z.enum(CARD_MEMBER_TIERS).nullable(),
	}),
	partner: z.object({
		tls: z.string().nullable().describe('Booking reference.'),
		cc: z.string().nullable().describe('Client reference.'),
		markupAmount: amount.nullable(),
	}),
	bookingComments: z.string().nullable(),
	payments: z.object({
		isPaidByCreditCard: z.boolean().nullable(),
		creditCard: z
			.object({ brand: z.string().nullable(), lastFour: z.string(), expiry: z.string() })
			.nullable()
			.describe('What may be known of a card.'),
		subTotal: amount.nullable().describe('Price without the card fee; null while there is none.'),
		creditCardFeeTotal: amount.nullable(),
		total: amount.nullable(),
		currencyCode: z.enum(CURRENCY_CODES),
		isNegotiatedPrice: z.boolean(),
	}),
	commission: z
		.object({
			percent: z.number(),
			amount: amount,
			dueDate: day.nullable(),
			state: z.enum(['expected', 'due', 'invoiced', 'paid', 'disputed']).nullable(),
		})
		.nullable()
		.describe('Of the price net of card fee and security deposit; null where the brand shows none.'),
	requestPriceDiscount: z.boolean().describe('Another price is asked for.'),
	_rentalChannel: z.string().nullable(),
	expiresAt: instant.nullable().describe('End of a confirmed option.'),
	queuePosition: z.int().nullable().describe('Place of an option that waits for the nights of another one, from 1.'),
	createdAt: instant,
	updatedAt: instant,
};

/** A lead as the API tells it. */
export const leadShape = z
	.object(leadParts)
	.meta({ id: 'Lead', description: 'An interest, an option or a booking of a house.' });

/** A lead with its history, what was asked of the property, and the rooming list. */
export const leadDetailsShape = z
	.object({
		...leadParts,
		rooms: z
			.array(
				z.object({
					_id: z.string().describe('Id of the rate.'),
					roomId: z.string(),
					roomName: z.string(),
					rateName: z.string(),
					rateDescription: z.string(),
					amenitiesMarkdown: z.string().nullable(),
					numAdults: z.int(),
					numChildren: z.int(),
					childrenAges: z.array(z.int()),
					requestedBedConfiguration: z.string().nullable(),
					priceTotal: amount,
					currency: z.enum(CURRENCY_CODES),
					localPrice: z.object({ currency: z.enum(CURRENCY_CODES), amount }),
					commissionLevelForPartner: z.number().nullable().describe('Percent; null where it is not shown.'),
					paymentPolicy: z.object({
						depositPercentage: z.number(),
						tranches: z.array(z.object({ cumulativePercentage: z.number(), daysPriorToArrival: z.number() })),
					}),
					cancellationPolicy: z.object({
						cancellationPeriods: z.array(
							z.object({ fromDaysPriorToArrival: z.number(), feeInPercentOfBookingTotal: z.number() }),
						),
					}),
				}),
			)
			.describe('Of a hotel, as they were agreed; none for a house.'),
		history: z.array(z.object({ at: instant, from: z.enum(LEAD_STATUSES).nullable(), to: z.enum(LEAD_STATUSES) })),
		requests: z.array(
			z.object({
				_id: z.string(),
				kind: z.enum(LEAD_REQUEST_KINDS),
				state: z.enum(LEAD_REQUEST_STATES),
				wish: z.object({
					checkIn: z.string().optional(),
					checkOut: z.string().optional(),
					serviceLevel: z.string().optional(),
					pax: z.int().optional(),
					price: amount.optional(),
				}),
				comments: z.string().nullable(),
				createdAt: instant,
				decidedAt: instant.nullable(),
			}),
		),
		guests: z.array(
			z.object({
				firstName: z.string(),
				lastName: z.string(),
				age: z.int().nullable(),
				room: z.string().nullable(),
				note: z.string().nullable(),
				diet: z.string().nullable(),
				heightCm: z.int().nullable(),
				bootSize: z.number().nullable().describe('European size.'),
				skiCm: z.int().nullable(),
			}),
		),
	})
	.meta({ id: 'WholeLead', description: 'A lead with its history, its requests to the house and its rooming list.' });

/** What a write of a lead answers. */
export const leadWrittenShape = z
	.object({
		_id: z.string(),
		bookingNumber,
		version: z.int(),
		status: z.enum(LEAD_STATUSES),
		requestPriceDiscount: z.boolean().describe('Another price is asked for.'),
		isQueued: z.boolean().describe('The option waits behind another one.'),
	})
	.meta({ id: 'LeadWritten', description: 'A lead that was written.' });
