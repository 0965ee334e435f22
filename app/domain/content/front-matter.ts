import * as z from 'zod';
import { SCENE_NAMES } from './scenes';

export const text = (least: number, most: number) =>
	z.string().trim().min(least, `needs at least ${least} characters`).max(most, `has more than ${most} characters`);

const picture = z.strictObject({ scene: z.enum(SCENE_NAMES), alt: text(10, 160) });

/**
 * What stands above a text, between two lines of `---`. An unknown key is an error. Lengths are those that a search engine
 * shows; the brand's name is added to the title by the page.
 */
export const pageFrontMatter = z.strictObject({
	/** Title of the document, unique. */
	title: text(8, 50),
	/** For search engines and previews, unique. */
	description: text(70, 160),
	/** The page's one heading. */
	heading: text(3, 70),
	/** The sentence or two below the heading. */
	lead: text(40, 320).optional(),
	/** Day of the last change that matters to a reader, YYYY-MM-DD. */
	updated: z.iso.date('is not a day such as 2026-11-20'),
	/** `reference` has a table of contents and says when it was last changed; `story` has neither. */
	layout: z.enum(['story', 'reference']).default('story'),
	/** One of the site's own pictures, below the heading. */
	picture: picture.optional(),
	/** Another one, half-way down a story. */
	interlude: picture.optional(),
	/** Questions and answers, shown below the text and told to search engines; an answer is Markdown. */
	questions: z
		.array(z.strictObject({ question: text(10, 120), answer: text(40, 900) }))
		.min(2)
		.optional(),
	/** False where the contact block at the end would stand in the way. */
	contact: z.boolean().default(true),
});
