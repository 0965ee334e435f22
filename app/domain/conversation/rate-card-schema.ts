import * as z from 'zod';
import { PAYMENT_PROFILES } from '#db/schema/enums';
import { plainDate } from '../date/plain-date';
import { day } from '../form/field-schemas';

const LIMIT_MINOR = 100_000_000_00;

/** How long a rate may be promised: a year in days. */
const LONGEST_STAY = 365;

/** Rooms on one card. */
export const MOST_CARD_ROOMS = 8;

const cardRoomSchema = z.object({
	roomId: z.string().min(1).max(100),
	planId: z.string('required').min(1, 'required').max(100),
	adults: z.int('adults').min(1, 'adults').max(20, 'adults'),
	childrenAges: z.array(z.int('ages').min(0, 'ages').max(17, 'ages'), 'ages').max(12, 'ages'),
	/** The hotel's own price in minor units of its currency; null: what the rate says. */
	ownTotalMinor: z.int('invalid').min(1, 'invalid').max(LIMIT_MINOR, 'invalid').nullable(),
	commissionPercent: z.number().min(0).max(50).nullable(),
});

/** A rate card as a hotel posts it: for each room a rate whose terms hold, at its own price or at one for this client. */
export const rateCardSchema = z
	.object({
		checkIn: day('checkIn'),
		checkOut: day('checkOut'),
		paymentProfile: z.enum(PAYMENT_PROFILES),
		rooms: z.array(cardRoomSchema).min(1, 'rooms').max(MOST_CARD_ROOMS, 'rooms'),
		/** Milliseconds. */
		validUntil: z.int(),
		text: z.string().max(1000),
		/** The message of a card that this one replaces. */
		replaces: z.string().max(100).nullable().default(null),
	})
	.refine(({ checkIn, checkOut }) => checkIn < checkOut, { path: ['checkOut'], message: 'order' })
	.refine(({ checkIn, checkOut }) => nightsOf(checkIn, checkOut) <= LONGEST_STAY, {
		path: ['checkOut'],
		message: 'tooLong',
	});

function nightsOf(from: string, to: string): number {
	return (Date.parse(plainDate(to)) - Date.parse(plainDate(from))) / 86_400_000;
}
