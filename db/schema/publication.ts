import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { instant, no } from './columns';
import { DESK_AREAS } from './enums';
import { user } from './user';

/**
 * What somebody has begun to change of a hotel or a property and not yet published: the whole content of an area as it would be. One for
 * each area, shared by everybody who may edit it.
 */
export const draft = sqliteTable(
	'draft',
	{
		/** Public id of the hotel or property. */
		subjectId: text('subject_id').notNull(),
		area: text('area', { enum: DESK_AREAS }).notNull(),
		/** Its shape is the area's own. */
		body: text('body').notNull(),
		/** Steps before the last ones, for undoing them; as `body`, the newest last. */
		undo: text('undo').notNull().default('[]'),
		/** Counts the saves, so that nobody overwrites what he has not seen. */
		revision: integer('revision').notNull(),
		updatedAt: instant('updated_at').notNull(),
		userNo: integer('user_no').references(() => user.no, { onDelete: 'set null' }),
	},
	(t) => [primaryKey({ columns: [t.subjectId, t.area] }), index('draft_user').on(t.userNo)],
);

/** What was published of an area of a hotel or a property, by whom and when; never changed, numbered from 1 without gaps. */
export const publication = sqliteTable(
	'publication',
	{
		no: no(),
		subjectId: text('subject_id').notNull(),
		area: text('area', { enum: DESK_AREAS }).notNull(),
		number: integer('number').notNull(),
		/** The content that it made; in the area `nights` what was set and what stood there before. */
		body: text('body').notNull(),
		/** How many rows or nights it changed. */
		changes: integer('changes').notNull(),
		/** The version whose content it put back, or that it undid; null for a new one. */
		restores: integer('restores'),
		publishedAt: instant('published_at').notNull(),
		userNo: integer('user_no').references(() => user.no, { onDelete: 'set null' }),
	},
	(t) => [uniqueIndex('publication_number').on(t.subjectId, t.area, t.number), index('publication_user').on(t.userNo)],
);
