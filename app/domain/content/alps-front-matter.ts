import * as z from 'zod';
import { pageFrontMatter, text } from './front-matter';

/** A picture of a property in the catalogue: the agency's own key of the property, and one of its files; without a file its first picture. */
const propertyPicture = z.strictObject({ property: z.string().min(1), file: z.string().min(1).optional() });

/** Front matter of the page about the whole Alps and of those about travelling there; countries and places have guides of the catalogue. */
export const alpsFrontMatter = pageFrontMatter.extend({
	/** What links call it. */
	name: text(3, 40),
	/** Required here: links to the page show it. */
	lead: text(40, 160),
	/** At the head of the page, and further down in its text. */
	hero: propertyPicture,
	scene: propertyPicture,
});
