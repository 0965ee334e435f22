import * as z from 'zod';
import { PAYMENT_PROFILES } from '#db/schema/enums';
import { plainDate } from '../date/plain-date';
import { day } from '../form/field-schemas';

const LIMIT_MINOR = 100_000_000_00;

/** How long a rate may be promised: a year in days. */
const LONGEST_STAY = 365;

/** A rate card as a hotel posts it: a rate whose terms hold, at its own price or at one for this client. */
export const rateCardSchema = z
	.object({
		roomId: z.string().min(1).max(100),
		planId: z.string('required').min(1, 'required').max(100),
		checkIn: day('checkIn'),
		checkOut: day('checkOut'),
		adults: z.int().min(1).max(20),
		childrenAges: z.array(z.int().min(0).max(17)).max(12),
		paymentProfile: z.enum(PAYMENT_PROFILES),
		/** The hotel's own price in minor units of its currency; null: what the rate says. */
		ownTotalMinor: z.int().min(1).max(LIMIT_MINOR).nullable(),
		commissionPercent: z.number().min(0).max(50).nullable(),
		/** Milliseconds. */
		validUntil: z.int(),
		text: z.string().max(1000),
	})
	.refine(({ checkIn, checkOut }) => checkIn < checkOut, { path: ['checkOut'], message: 'order' })
	.refine(({ checkIn, checkOut }) => nightsOf(checkIn, checkOut) <= LONGEST_STAY, {
		path: ['checkOut'],
		message: 'tooLong',
	});

function nightsOf(from: string, to: string): number {
	return (Date.parse(plainDate(to)) - Date.parse(plainDate(from))) / 86_400_000;
}
