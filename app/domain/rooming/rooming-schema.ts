import * as z from 'zod';
import { maskCardNumbers } from '../card/mask-card-numbers';
import { line, optionalLine } from '../form/field-schemas';
import { LEAD_LIMITS } from '../lead/lead-limits';

/** More than any property sleeps, infants included. */
export const ROOMING_LIMIT = 40;

/** Letters that the texts of a guest may have. */
export const GUEST_LIMITS = { note: 200, diet: 200, room: 60 } as const;

const within = (least: number, most: number) =>
	z.number({ error: 'invalid' }).min(least, 'invalid').max(most, 'invalid').nullish();
const centimetres = (least: number, most: number) =>
	z.int('wholeNumber').min(least, 'invalid').max(most, 'invalid').nullish();

/** Null, as lists have it, is a text that was left out. */
const optional = (limit: number) => z.preprocess((text) => text ?? undefined, optionalLine(limit));

const words = (limit: number) =>
	optional(limit)
		.transform(maskCardNumbers)
		.transform((text) => text || null);

/** An id of a guest as we make them. */
const GUEST_ID = /^guest_[0-9a-f]{32}$/;

/** A new guest's id; forms carry it, so that a form that is sent twice adds one guest. */
export function newGuestId(): string {
	return `guest_${crypto.randomUUID().replaceAll('-', '')}`;
}

/** A guest as a form or program sends one. Without an id it is a new guest. */
export const guestSchema = z
	.object({
		id: z
			.string()
			.optional()
			.transform((id) => (id && GUEST_ID.test(id) ? id : newGuestId())),
		firstName: line(LEAD_LIMITS.firstName, 'firstName'),
		lastName: line(LEAD_LIMITS.lastName, 'lastName'),
		/** Whole years, for children. */
		age: z.int('ages').min(0, 'ages').max(17, 'ages').nullish(),
		room: optional(GUEST_LIMITS.room).transform((text) => text || null),
		note: words(GUEST_LIMITS.note),
		diet: words(GUEST_LIMITS.diet),
		heightCm: centimetres(40, 230),
		bootSize: within(15, 52),
		skiCm: centimetres(60, 220),
	})
	.transform(({ age, heightCm, bootSize, skiCm, ...guest }) => ({
		...guest,
		age: age ?? null,
		heightCm: heightCm ?? null,
		bootSize: bootSize ?? null,
		skiCm: skiCm ?? null,
	}));
