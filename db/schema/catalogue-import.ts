import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { day, flag, instant, minor, no } from './columns';

/** Runs of the importer. One that was killed is never published; the next run removes what it staged. */
export const catalogueImport = sqliteTable('catalogue_import', {
	no: no(),
	startedAt: instant('started_at').notNull(),
	/** When its catalogue took the place of the one before; null: not yet, or never. */
	publishedAt: instant('published_at'),
	note: text('note'),
});

/** Rows of an import that wait for its last transaction, as JSON. Numbers of one run are a range (`db/catalogue/write/stage.ts`). */
export const catalogueStage = sqliteTable('catalogue_stage', {
	no: no(),
	rows: text('rows').notNull(),
});

/**
 * Stays of an import that wait for its last transaction: by far the most rows of a catalogue. They stand in the order of places and
 * properties, so that publishing them touches each page of the indexes once.
 */
export const catalogueStageStay = sqliteTable('catalogue_stage_stay', {
	no: no(),
	propertyKey: text('property_key').notNull(),
	checkIn: day('check_in').notNull(),
	checkOut: day('check_out').notNull(),
	/** Index into SERVICE_LEVELS. */
	level: integer('level').notNull(),
	/** Null: the rate goes. */
	status: text('status'),
	priceMinor: minor('price_minor'),
	/** The first of several levels of one period. */
	isFirst: flag('is_first').notNull(),
});
