import * as z from 'zod';
import { PAYMENT_PROFILES } from '#db/schema/enums';
import type { ErrorKey } from '../form/field-error';
import { day } from '../form/field-schemas';

/** Rooms of one enquiry; more are a group, and go as words. */
const MOST_ROOMS = 30;

const stale = 'rooms' satisfies ErrorKey;

/** A selection as the browser sends it with an enquiry (AGENCY-26): ids and parties; names and prices are ours. */
export const enquiredStaySchema = z
	.object({
		checkIn: day(stale),
		checkOut: day(stale),
		paymentProfile: z.enum(PAYMENT_PROFILES).optional(),
		rooms: z
			.array(
				z.object({
					roomId: z.string().min(1).max(160),
					planId: z.string().min(1).max(160),
					adults: z.int().min(0).max(20),
					childrenAges: z.array(z.int().min(0).max(120)).max(20).default([]),
					bedConfiguration: z.string().max(200).nullish(),
					/** The message in which the hotel has given a price of its own. */
					cardId: z.string().max(100).nullish(),
				}),
			)
			.min(1)
			.max(MOST_ROOMS),
	})
	.refine(({ checkIn, checkOut }) => checkIn < checkOut);

export type EnquiredStayInput = z.output<typeof enquiredStaySchema>;
