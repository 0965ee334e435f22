import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, flag, instant, ownerNo } from './columns';
import { PICTURE_SUBJECTS } from './enums';
import { property } from './property';

/** One source file, kept once by the hash of its content; renditions lie in the picture store under that hash. */
export const picture = sqliteTable('picture', {
	/** First 20 hex digits of the SHA-256 of the source file. */
	hash: text('hash').primaryKey(),
	width: integer('width').notNull(),
	height: integer('height').notNull(),
	/** `#rrggbb`, shown until the picture is there. */
	dominantColour: text('dominant_colour').notNull(),
	/** Extension of the stored source (`jpg`, `png`, `svg`), needed by export. */
	sourceType: text('source_type').notNull(),
});

/** A picture that was sent to a desk: its source and a first rendition are stored, the others are made afterwards (ADR 54). */
export const uploadedPicture = sqliteTable(
	'uploaded_picture',
	{
		hash: text('hash').primaryKey(),
		width: integer('width').notNull(),
		height: integer('height').notNull(),
		dominantColour: text('dominant_colour').notNull(),
		sourceType: text('source_type').notNull(),
		isPlan: flag('is_plan').notNull(),
		/** Renditions that are not stored yet, as JSON: `["1200.avif"]`; `[]`: none is missing. */
		unfinished: text('unfinished').notNull(),
		/** How often they were begun since the picture was sent or asked for again. */
		attempts: integer('attempts').notNull().default(0),
		/** When they may be begun. */
		dueAt: instant('due_at').notNull(),
		/** So long one process makes them; null: none does. */
		claimedUntil: instant('claimed_until'),
		/** It is not tried any more. */
		failedAt: instant('failed_at'),
		createdAt: createdAt(),
	},
	(t) => [index('uploaded_picture_due').on(t.dueAt).where(sql`"unfinished" <> '[]' and "failed_at" is null`)],
);

/** The file of a picture in a list. */
export const pictureFile = () => ({
	position: integer('position').notNull(),
	pictureHash: pictureHash(),
	/** Name under which the agency handed it in. */
	file: text('file').notNull(),
});

export const pictureHash = () =>
	text('picture_hash')
		.notNull()
		.references(() => picture.hash);

/** How a picture is shown, and its words. */
export const pictureLook = () => ({
	isMirrored: flag('is_mirrored').notNull().default(false),
	/** CSS object-position, for example `50% 40%`. */
	objectPosition: text('object_position'),
	altEn: text('alt_en'),
	altDe: text('alt_de'),
});

export const propertyPicture = sqliteTable(
	'property_picture',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		...pictureFile(),
		shows: text('shows', { enum: PICTURE_SUBJECTS }).notNull().default('other'),
		/** Key of the room of the property that it shows. */
		roomKey: text('room_key'),
		...pictureLook(),
	},
	(t) => [primaryKey({ columns: [t.propertyNo, t.position] }), index('property_picture_hash').on(t.pictureHash)],
);

export const floorplan = sqliteTable(
	'floorplan',
	{
		propertyNo: ownerNo('property_no', () => property.no),
		...pictureFile(),
		labelEn: text('label_en').notNull(),
		labelDe: text('label_de').notNull(),
		areaSqm: integer('area_sqm'),
	},
	(t) => [primaryKey({ columns: [t.propertyNo, t.position] }), index('floorplan_hash').on(t.pictureHash)],
);
