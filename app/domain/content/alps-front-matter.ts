import * as z from 'zod';
import { pageFrontMatter, text } from './front-matter';

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const partOfMonth = z
	.string()
	.regex(new RegExp(`^(Anfang|Mitte|Ende) (${MONTHS})$`), 'is not a day such as Ende April');
const metres = z.int().min(300, 'is below the Alps').max(4810, 'is above Mont Blanc');

/** A picture of a property in the catalogue: the agency's own key of the property, and one of its files; without a file its first picture. */
const propertyPicture = z.strictObject({ property: z.string().min(1), file: z.string().min(1).optional() });

const airport = z.strictObject({
	name: text(2, 40),
	/** By car, on a day without snow or traffic; to the place itself. */
	minutes: z.int().min(5).max(300),
	/** The place in a country or region that is meant. */
	to: text(2, 40).optional(),
	note: text(2, 40).optional(),
	/** True for an airport without scheduled flights. */
	isPrivate: z.boolean().default(false),
});

/** Facts of a place as a reader compares them; what a country has none of is left out. */
const facts = z.strictObject({
	/** Height of the village, or of the lowest and the highest of its parts. */
	village: z.union([metres, z.tuple([metres, metres])]).optional(),
	/** Highest point that lifts reach on skis. */
	top: metres.optional(),
	slopes: text(4, 60).optional(),
	season: z.strictObject({ from: partOfMonth, to: partOfMonth }).optional(),
	station: text(4, 60).optional(),
	airports: z.array(airport).min(1).max(5).optional(),
	goodFor: z.array(text(3, 40)).min(2).max(6).optional(),
});

/** Front matter of a page about the Alps, one of its countries or places, or about travelling there. */
export const alpsFrontMatter = pageFrontMatter.extend({
	/** What links call it. */
	name: text(3, 40),
	/** Required here: links to the page show it. */
	lead: text(40, 160),
	/** At the head of the page, and further down in its text. */
	hero: propertyPicture,
	scene: propertyPicture,
	facts: facts.default({}),
});

export type AlpsFacts = z.infer<typeof facts>;
