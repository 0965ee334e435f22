import * as z from 'zod';
import { CURRENCY_CODES, HOTEL_CATEGORIES, MEAL_PLANS, PARTNER_STATUS_LEVELS } from '#db/schema/enums';
import { amount } from '../money/amount';
import { PAYMENT_TIMES } from '../offer/rate-terms';

const nightly = z.object({
	currency: z.enum(CURRENCY_CODES),
	minimumNightlyPrice: amount.describe(
		'A night of the cheapest room and rate, on average over the stay, taxes included.',
	),
});

const priceInfo = z
	.object({
		localCurrency: nightly.describe('In the currency of the hotel.'),
		billableCurrency: nightly.describe('In the currency in which the agency is billed, at the dated rate.'),
	})
	.nullable()
	.describe('Null: Price on Application.');

/** The rate of a price (SELECTION-22). */
const stayShape = z.object({
	currency: z.enum(CURRENCY_CODES),
	totalPrice: amount.describe(
		'All rooms and all nights, taxes included, in the currency in which the agency is billed.',
	),
	planId: z.string(),
	mealPlan: z.enum(MEAL_PLANS),
	freeCancellationUntil: z.string().nullable().describe('The last free day; null: there is none.'),
	paymentTime: z.enum(PAYMENT_TIMES),
	percentAtBooking: z.number(),
	commission: amount.nullable().describe('Of the total; null where commissions are not shown.'),
	rooms: z.array(z.object({ _id: z.string(), name: z.string() })).describe('A room type for each room of the search.'),
	isOneRoom: z.boolean().describe('Everybody is in one larger room, since the rooms that were asked for are not free.'),
	roomsLeft: z.int().nullable().describe('Free rooms of the scarcest of these types, where they are few.'),
});

/** What can be had of a hotel in a period (OFFER-12). */
export const availabilityShape = z
	.object({
		status: z.enum(['available', 'onRequest', 'none']),
		priceInfo,
		isReseller: z.boolean().describe('Its rates come from a wholesaler and not from the hotel.'),
		supportsInstantBooking: z.boolean(),
		publicPrice: z
			.object({ currency: z.enum(CURRENCY_CODES), averageNightlyPrice: amount })
			.nullable()
			.describe('What everybody finds elsewhere for the same room, in the currency of the hotel.'),
		commissionLevelForPartner: z
			.number()
			.nullable()
			.describe('Percent of the price; null where there is no price, or where commissions are not shown.'),
		stay: stayShape.nullable().optional().describe('The rate of the price. Only with `rooms`.'),
		betterPrices: z
			.array(z.object({ checkInDate: z.string(), checkOutDate: z.string(), priceInfo }))
			.optional()
			.describe(
				'A day earlier or later at the same length, where it is cheaper, or free at all. Only with `hotelIds`.',
			),
	})
	.meta({ id: 'HotelAvailability', description: 'What a hotel has for a period.' });

/** A hotel as lists show it (SELECTION-4); its availability stands beside it. */
export const hotelCardShape = z.object({
	_id: z.string(),
	name: z.string(),
	location: z.object({
		sector: z.string().nullable(),
		city: z.string(),
		country: z.string(),
		countryCode: z.string().describe('ISO 3166-1 alpha-2.'),
		coordinates: z.object({ longitude: z.number(), latitude: z.number() }),
	}),
	statusLevel: z.enum(PARTNER_STATUS_LEVELS).nullable().describe('Of a certified partner.'),
	category: z.enum(HOTEL_CATEGORIES),
	chain: z.string().nullable(),
	keys: z.int().describe('Rooms in the house.'),
	images: z
		.array(
			z.object({
				url: z.string().describe('A JPEG.'),
				alt: z.string(),
				dominantColour: z.string(),
				isMirrored: z.boolean(),
				objectPosition: z.string().nullable(),
			}),
		)
		.describe('The first three.'),
	externalRatings: z.object({
		bookingCom: z.number().nullable().describe('0 to 10.'),
		tripAdvisorBubbles: z.number().nullable().describe('0 to 5.'),
	}),
	contact: z.object({ isChatEnabled: z.boolean() }),
	hasToBeInvitedToDirectContract: z.boolean(),
	isDemo: z.boolean(),
	memberOfPrograms: z.array(z.object({ _id: z.string(), name: z.string(), logoInline: z.string().nullable() })),
	isReseller: z.boolean().describe('As in `availability`, for lists without a period.'),
	supportsInstantBooking: z.boolean().describe('As in `availability`, for lists without a period.'),
});

export const listedHotelShape = hotelCardShape
	.extend({ availability: availabilityShape.nullable().describe('Null: no period was asked for.') })
	.meta({ id: 'ListedHotel', description: 'A hotel as the search shows it.' });

/** Hotels as a map needs them: columns in the order of the list, since ten thousand rows of names and values weigh several times as much. */
export const hotelPointsShape = z
	.object({
		currency: z.enum(CURRENCY_CODES).describe('Of the prices: the one in which the agency is billed.'),
		free: z
			.int()
			.nonnegative()
			.describe('So many of the first have something, or on request; without a period all of them.'),
		ids: z.array(z.string()),
		names: z.array(z.string()),
		longitudes: z.array(z.number()),
		latitudes: z.array(z.number()),
		nightlyPrices: z
			.array(z.int().nonnegative().nullable())
			.describe(
				'A night of the cheapest room and rate in whole units, on average over the stay, taxes included; null: Price on Application. Of the free ones; empty without a period.',
			),
		stayPrices: z
			.array(z.int().nonnegative().nullable())
			.describe('The same for the whole stay and all of `rooms`; empty without `rooms`.'),
	})
	.meta({ id: 'HotelPoints', description: 'Every hotel of a search with its place and its price, column by column.' });

export const hotelLocationsShape = z
	.object({
		countries: z.array(
			z.object({
				name: z.string(),
				hotels: z.int().describe('How many stand there.'),
				cities: z.array(z.object({ name: z.string(), hotels: z.int() })),
			}),
		),
	})
	.meta({ id: 'HotelLocations', description: 'Where there are hotels.' });

export const programShape = z
	.object({ _id: z.string(), name: z.string(), logoInline: z.string().nullable().describe('Path of its mark.') })
	.meta({ id: 'Program', description: 'A programme of hotels and agencies.' });
