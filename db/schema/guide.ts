import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { day } from './columns';
import { LANGUAGES } from './enums';

/** An airport, and how long the drive from it takes on a day without snow or traffic. */
export type GuideAirport = {
	name: string;
	minutes: number;
	/** The place in a country or region that is meant. */
	to?: string | undefined;
	note?: string | undefined;
	/** True for an airport without scheduled flights. */
	isPrivate?: boolean | undefined;
};

/** Facts of a place as a reader compares them; unknown ones are left out. */
export type GuideFacts = {
	/** Metres of the village, or of the lowest and the highest of its parts. */
	village?: number | [number, number] | undefined;
	/** Metres of the highest point that lifts reach on skis. */
	top?: number | undefined;
	slopes?: string | undefined;
	season?: { from: string; to: string } | undefined;
	station?: string | undefined;
	goodFor?: string[] | undefined;
	airports?: GuideAirport[] | undefined;
};

/** What a catalogue tells of a country, a place or a region, in one language (ADR 41). */
export const guide = sqliteTable(
	'guide',
	{
		/** Code of a country in lower case, or the key of a place or a region. */
		key: text('key').notNull(),
		language: text('language', { enum: LANGUAGES }).notNull(),
		heading: text('heading').notNull(),
		/** Title and description are for search engines. */
		title: text('title').notNull(),
		description: text('description').notNull(),
		lead: text('lead').notNull(),
		updatedOn: day('updated_on').notNull(),
		/** Pictures of properties, by their keys and files; without a file the first one. */
		heroProperty: text('hero_property'),
		heroFile: text('hero_file'),
		sceneProperty: text('scene_property'),
		sceneFile: text('scene_file'),
		facts: text('facts', { mode: 'json' }).$type<GuideFacts>().notNull(),
		/** Where the facts come from, and the day on which they were read there. */
		source: text('source'),
		readOn: day('read_on'),
		bodyMarkdown: text('body_markdown').notNull(),
	},
	(t) => [primaryKey({ columns: [t.key, t.language] })],
);
