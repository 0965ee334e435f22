import * as z from 'zod';
import type { GuideFacts } from '../../schema/guide';
import { file, key, PHOTO_TYPES } from './cells';

type Language = 'en' | 'de';

const MONTHS: Record<Language, readonly string[]> = {
	en: [
		...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
		...['November', 'December'],
	],
	de: [
		...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober'],
		...['November', 'Dezember'],
	],
};

const PARTS: Record<Language, readonly string[]> = {
	en: ['early ', 'mid-', 'late '],
	de: ['Anfang ', 'Mitte ', 'Ende '],
};

const EXAMPLE: Record<Language, string> = { en: 'late April', de: 'Ende April' };

const text = (least: number, most: number) =>
	z
		.string('is not a text')
		.trim()
		.min(least, `needs at least ${least} characters`)
		.max(most, `has more than ${most} characters`);

/** The part of a year that words of a season mean, the same in both languages; null where they mean none. */
export function partOfYear(words: string, language: Language): string | null {
	const part = PARTS[language].findIndex((each) => words.startsWith(each));
	const month = MONTHS[language].indexOf(words.slice(PARTS[language][part]?.length ?? 0));
	return part < 0 || month < 0 ? null : `${month + 1}.${part}`;
}

const day = () => z.iso.date('is not a day such as 2026-11-20, in quotes or without');

const metres = z.int('is not a whole number of metres').min(300, 'is below the Alps').max(4810, 'is above Mont Blanc');

const picture = z.strictObject({ property: key(), file: file(PHOTO_TYPES).optional() });

const airport = z.strictObject({
	name: text(2, 40),
	minutes: z.int('is not a whole number of minutes').min(5, 'is less than 5').max(300, 'is more than 300'),
	to: text(2, 40).optional(),
	note: text(2, 40).optional(),
	isPrivate: z.boolean('is neither true nor false').optional(),
});

function factsSchema(language: Language) {
	const season = z
		.string('is not a text')
		.refine((words) => partOfYear(words, language) !== null, `is not a part of a year such as ${EXAMPLE[language]}`);
	return z.strictObject({
		village: z
			.union([metres, z.tuple([metres, metres])], 'is neither metres such as 1450 nor [lowest, highest]')
			.optional(),
		top: metres.optional(),
		slopes: text(4, 60).optional(),
		season: z.strictObject({ from: season, to: season }).optional(),
		station: text(4, 60).optional(),
		goodFor: z.array(text(3, 40)).min(2, 'needs at least 2 entries').max(6, 'has more than 6 entries').optional(),
		airports: z.array(airport).min(1, 'is empty').max(5, 'has more than 5 entries').optional(),
	}) satisfies z.ZodType<GuideFacts>;
}

/** The front matter of a guide. Lengths of title and description are those that a search engine shows. */
export const guideSchema = (language: Language) =>
	z
		.strictObject({
			heading: text(3, 70),
			title: text(8, 50),
			description: text(70, 160),
			lead: text(40, 160),
			updated: day(),
			hero: picture.optional(),
			scene: picture.optional(),
			source: text(3, 400).optional(),
			read_on: day().optional(),
			facts: factsSchema(language).default({}),
		})
		.refine(({ source, read_on }) => (source === undefined) === (read_on === undefined), {
			path: ['source'],
			error: 'source and read_on belong together',
		});

export type GuideMatter = z.infer<ReturnType<typeof guideSchema>>;
