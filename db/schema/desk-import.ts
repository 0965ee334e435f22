import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, flag, instant, no, ownerNo, publicId } from './columns';
import { DESK_IMPORT_STATES, IMPORTED_PROPERTY_STATES, LANGUAGES } from './enums';
import { operator } from './operator';
import { user } from './user';

/** Files that were read at the desk, from the dry run to the undo (ADR 53). */
export const deskImport = sqliteTable(
	'desk_import',
	{
		no: no(),
		id: publicId(),
		/** Whose properties it may change; null: those of every operator. */
		operatorNo: integer('operator_no').references(() => operator.no, { onDelete: 'cascade' }),
		userNo: integer('user_no').references(() => user.no, { onDelete: 'set null' }),
		/** Brand of the desk, for the audit. */
		brandKey: text('brand_key').notNull(),
		/** What its versions are called. */
		name: text('name').notNull(),
		/** The files that were read, as `ImportedFile[]`. */
		files: text('files').notNull(),
		/** The files say everything: rows and values that they leave out go. */
		isComplete: flag('is_complete').notNull().default(false),
		/** Properties with errors are imported without the rows that have them. */
		skipsInvalid: flag('skips_invalid').notNull().default(false),
		state: text('state', { enum: DESK_IMPORT_STATES }).notNull().default('reading'),
		createdAt: createdAt(),
		/** When a step was last taken; a schedule goes on with a run that no page drives any more. */
		touchedAt: instant('touched_at').notNull(),
		/** Language of who began the run, and scheme and host at which that was, for the mail about its end; null: not begun. */
		language: text('language', { enum: LANGUAGES }),
		origin: text('origin'),
		/** When the run was begun, the last time. */
		begunAt: instant('begun_at'),
		/** When the first property was written. */
		appliedAt: instant('applied_at'),
		/** When a run came to its end, by an error too; null for one that a person has stopped. */
		endedAt: instant('ended_at'),
	},
	(t) => [
		index('desk_import_operator').on(t.operatorNo, t.createdAt),
		index('desk_import_state').on(t.state, t.touchedAt),
		index('desk_import_user').on(t.userNo),
	],
);

/** What an import says of one property, what that would change, and afterwards what stood there before. */
export const deskImportProperty = sqliteTable(
	'desk_import_property',
	{
		no: no(),
		importNo: ownerNo('import_no', () => deskImport.no),
		/** Key of the property; where the files name it otherwise, that name. */
		key: text('key').notNull(),
		name: text('name').notNull(),
		/** Its rows of the files, as `StagedRow[]`. */
		rows: text('rows').notNull(),
		state: text('state', { enum: IMPORTED_PROPERTY_STATES }).notNull(),
		added: integer('added').notNull().default(0),
		changed: integer('changed').notNull().default(0),
		removed: integer('removed').notNull().default(0),
		unchanged: integer('unchanged').notNull().default(0),
		/** Stays that have begun or whose nights are taken: they stay as they are. */
		locked: integer('locked').notNull().default(0),
		errors: integer('errors').notNull().default(0),
		/** What changes and what is wrong, as `PropertyReport`. */
		report: text('report').notNull(),
		/** Stands for what was published when it was compared (`stateOf`). */
		comparedWith: text('compared_with').notNull(),
		/** Rows of the catalogue before it was written, as `ImportRows`; null: there was no such property. */
		before: text('before'),
		/** Stands for what was published once it was written. */
		writtenAs: text('written_as'),
	},
	(t) => [
		uniqueIndex('desk_import_property_key').on(t.importNo, t.key),
		index('desk_import_property_state').on(t.importNo, t.state),
	],
);

/** How the columns of a file were read last time, by its headings. */
export const deskImportMapping = sqliteTable(
	'desk_import_mapping',
	{
		/** 0: of those who may change every operator's properties. */
		operatorNo: integer('operator_no').notNull(),
		/** The headings, as JSON. */
		headings: text('headings').notNull(),
		/** As `TableMapping`. */
		mapping: text('mapping').notNull(),
		usedAt: instant('used_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.operatorNo, t.headings] })],
);
