import * as z from 'zod';
import { CURRENCY_CODES, MEAL_PLANS, PAYMENT_PROFILES, RATE_POLICIES } from '#db/schema/enums';
import { amount, signedAmount } from '../../money/amount';
import { day } from '../../stay/api/stay-shape';
import type { Offer, OfferPrice } from '../offer';

const count = z.int().nonnegative();
const percent = z.number().min(0).max(100);
const currency = z.enum(CURRENCY_CODES);

const partShape = z
	.object({
		kind: z.enum(['nights', 'weekendNights', 'extraAdult', 'child', 'singleUse']),
		firstNight: day,
		lastNight: day,
		quantity: count.describe('Nights, or nights times guests.'),
		age: count.nullable().describe('Of the child.'),
		unitPrice: signedAmount.describe('For one.'),
		price: signedAmount,
	})
	.meta({ id: 'OfferPart', description: "A line of the local price, in the hotel's currency." });

/** A rate for one room and one party. */
export const offerShape = z
	.object({
		_id: z.string().describe('Id of the rate.'),
		hotelId: z.string(),
		roomId: z.string(),
		rateName: z.string(),
		rateDescription: z.string(),
		ratePolicy: z.enum(RATE_POLICIES),
		mealPlan: z.enum(MEAL_PLANS),
		amenitiesMarkdown: z.string().nullable(),
		priceTotal: amount.nullable().describe('Taxes included, in `currency`; null: Price on Application.'),
		averageNightlyPrice: amount.nullable(),
		currency: currency.nullable().describe('In which the agency is billed.'),
		localPrice: z
			.object({ currency, amount, averageNightlyPrice: amount })
			.nullable()
			.describe("In the hotel's currency."),
		publicPrice: z
			.object({ currency, averageNightlyPrice: amount, priceTotal: amount })
			.nullable()
			.describe('What everybody finds elsewhere.'),
		isSpecialOffer: z.boolean().describe('The public price is higher.'),
		commissionLevelForPartner: percent.nullable().describe('Percent; null where it is not shown.'),
		commission: amount.nullable().describe('The share of `priceTotal`, in `currency`.'),
		paymentPolicy: z.object({
			depositPercentage: percent,
			tranches: z.array(z.object({ cumulativePercentage: percent, daysPriorToArrival: count })),
		}),
		payments: z
			.array(z.object({ kind: z.enum(['prepayment', 'part', 'final']), dueDate: day, percent, price: amount }))
			.describe('The payment policy as dates and amounts, which add up to `priceTotal`.'),
		cancellationPolicy: z
			.object({
				cancellationPeriods: z.array(z.object({ fromDaysPriorToArrival: count, feeInPercentOfBookingTotal: percent })),
			})
			.describe('No periods: not refundable.'),
		cancellation: z
			.array(z.object({ from: day, until: day, feePercent: percent, fee: amount.nullable() }))
			.describe('The cancellation policy as dates, both included, and amounts.'),
		parts: z.array(partShape).describe('They add up to `localPrice`.'),
		exchangeRate: z
			.object({ from: currency, to: currency, rate: z.number().positive(), asOf: day })
			.nullable()
			.describe('Between `localPrice` and `priceTotal`; null in one currency.'),
		paymentProfile: z.enum(PAYMENT_PROFILES).describe('Who pays the hotel.'),
		checkInDate: day,
		checkOutDate: day,
		numAdults: count,
		numChildren: count,
		childrenAges: z.array(count),
		requestedBedConfiguration: z.string().nullable(),
		requestableBedConfigurations: z
			.array(z.string())
			.describe('Ways to make the beds, on request only: `2*twinBeds+sofaBed`.'),
	})
	.meta({ id: 'Offer', description: 'A rate for a room and a party.' });

/** An offer as the API gives it. */
export function offerAnswer(offer: Offer): z.output<typeof offerShape> {
	const { request, price, localPrice, publicPrice, exchange } = offer;
	return {
		_id: offer.planId,
		hotelId: offer.hotelId,
		roomId: offer.roomId,
		rateName: offer.rateName,
		rateDescription: offer.rateDescription,
		ratePolicy: offer.ratePolicy,
		mealPlan: offer.mealPlan,
		amenitiesMarkdown: offer.amenitiesMarkdown,
		priceTotal: price?.total.minor ?? null,
		averageNightlyPrice: price?.averageNightlyMinor ?? null,
		currency: price?.total.currency ?? null,
		localPrice: localPrice && { ...pricePart(localPrice), amount: localPrice.total.minor },
		publicPrice: publicPrice && { ...pricePart(publicPrice), priceTotal: publicPrice.total.minor },
		isSpecialOffer: offer.isSpecialOffer,
		commissionLevelForPartner: offer.commissionPercent,
		commission: offer.commissionMinor,
		paymentPolicy: offer.paymentPolicy,
		payments: offer.payments.map(({ minor, ...payment }) => ({ ...payment, price: minor })),
		cancellationPolicy: offer.cancellationPolicy,
		cancellation: offer.cancellation.map(({ feeMinor, ...tier }) => ({ ...tier, fee: feeMinor })),
		parts: offer.parts.map(({ unitMinor, minor, ...part }) => ({ ...part, unitPrice: unitMinor, price: minor })),
		exchangeRate: exchange && {
			...{ from: exchange.from, to: exchange.to, asOf: exchange.asOf },
			rate: exchange.millionths / 1e6,
		},
		paymentProfile: request.paymentProfile,
		checkInDate: request.checkIn,
		checkOutDate: request.checkOut,
		numAdults: request.adults,
		numChildren: request.children,
		childrenAges: [...request.childrenAges],
		requestedBedConfiguration: null,
		requestableBedConfigurations: offer.requestableBedConfigurations,
	};
}

function pricePart({ total, averageNightlyMinor }: OfferPrice) {
	return { currency: total.currency, averageNightlyPrice: averageNightlyMinor };
}
