import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, day, instant, no, ownerNo, publicId } from './columns';
import { lead } from './lead';
import { ARRIVAL_WAYS, LIST_PARTIES, TRIP_LINK_KINDS } from './trip-enums';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/** What guests and the property tell each other about a booked stay (TRIP-1); a row is there from the first thing that is told. */
export const trip = sqliteTable(
	'trip',
	{
		leadNo: integer('lead_no')
			.primaryKey()
			.references(() => lead.no, { onDelete: 'cascade' }),
		/** `HH:MM` on the property's clock. */
		arrivalTime: text('arrival_time'),
		arrivalWay: text('arrival_way', { enum: ARRIVAL_WAYS }),
		arrivalNote: text('arrival_note'),
		arrivalSavedAt: instant('arrival_saved_at'),
		/** When the guests said that their diets or sizes are complete; those themselves are of the rooming list. */
		dietsSavedAt: instant('diets_saved_at'),
		sizesSavedAt: instant('sizes_saved_at'),
		/** Who looks after the guests in the property, and how they are reached. */
		hostName: text('host_name'),
		hostPhone: text('host_phone'),
		/** How one gets there, in the guests' language. */
		directions: text('directions'),
		/** AES-GCM, bound to the booking; for the lead guest from the day of arrival. */
		doorCode: text('door_code'),
		doorCodeKeyId: text('door_code_key_id'),
		updatedAt: instant('updated_at').notNull(),
	},
	(t) => [check('trip_way_known', sql`${t.arrivalWay} is null or ${t.arrivalWay} in (${words(ARRIVAL_WAYS)})`)],
);

/** A link of a trip page; its token is stored as a hash alone. */
export const tripLink = sqliteTable(
	'trip_link',
	{
		no: no(),
		/** 128 random bits, of which the token is made. */
		id: publicId(),
		leadNo: ownerNo('lead_no', () => lead.no),
		/** The lead guest's, or the group's, which shows no prices, contacts or registration data. */
		kind: text('kind', { enum: TRIP_LINK_KINDS }).notNull(),
		/** SHA-256, hexadecimal. */
		tokenHash: text('token_hash').notNull().unique(),
		/** User id. */
		createdBy: text('created_by').notNull(),
		createdAt: createdAt(),
		endedAt: instant('ended_at'),
	},
	(t) => [
		/** One link of a kind works at a time. */
		uniqueIndex('trip_link_working').on(t.leadNo, t.kind).where(sql`"ended_at" is null`),
		index('trip_link_lead').on(t.leadNo),
		check('trip_link_kind_known', sql`${t.kind} in (${words(TRIP_LINK_KINDS)})`),
	],
);

/** The rooming list of a lead as a whole (TRIP-5): its version, and what all sides have been told of it. */
export const roomingList = sqliteTable(
	'rooming_list',
	{
		leadNo: integer('lead_no')
			.primaryKey()
			.references(() => lead.no, { onDelete: 'cascade' }),
		version: integer('version').notNull(),
		changedAt: instant('changed_at').notNull(),
		/** Up to which version the other sides have been told by mail, and when. */
		toldVersion: integer('told_version').notNull(),
		toldAt: instant('told_at'),
	},
	(t) => [
		/** Lists with changes to tell; the words of the condition stand in the query. */
		index('rooming_list_untold').on(t.changedAt).where(sql`"told_version" < "version"`),
	],
);

/** A guest on a rooming list as a version of it has them. */
export type ListedGuest = {
	id: string;
	firstName: string;
	lastName: string;
	/** Whole years, for children. */
	age: number | null;
	/** Key of a room of the property, or the room of a hotel as its list names it. */
	room: string | null;
	note: string | null;
	diet: string | null;
	heightCm: number | null;
	/** European size. */
	bootSize: number | null;
	skiCm: number | null;
};

/** The lists that were saved, so that a save from an older one can be merged with what was changed since. */
export const roomingVersion = sqliteTable(
	'rooming_version',
	{
		leadNo: ownerNo('lead_no', () => lead.no),
		version: integer('version').notNull(),
		party: text('party', { enum: LIST_PARTIES }).notNull(),
		guests: text('guests', { mode: 'json' }).$type<ListedGuest[]>().notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.leadNo, t.version] }),
		check('rooming_version_party_known', sql`${t.party} in (${words(LIST_PARTIES)})`),
	],
);

/** Registration data of a guest, sealed (TRIP-8). */
export const guestRegistration = sqliteTable(
	'guest_registration',
	{
		leadNo: ownerNo('lead_no', () => lead.no),
		guestId: text('guest_id').notNull(),
		/** ISO 3166-1 alpha-2 of the property, whose law asks. */
		country: text('country').notNull(),
		keyId: text('key_id').notNull(),
		/** AES-GCM of JSON, bound to booking and guest. */
		cipher: text('cipher').notNull(),
		savedAt: instant('saved_at').notNull(),
		/** Deleted on that day. */
		purgeOn: day('purge_on').notNull(),
	},
	(t) => [primaryKey({ columns: [t.leadNo, t.guestId] }), index('guest_registration_purge').on(t.purgeOn)],
);
