import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client';
import { lead, leadGuest } from '#db/schema/lead';
import { guestRegistration, type ListedGuest, roomingList, roomingVersion } from '#db/schema/trip';
import type { LIST_PARTIES } from '#db/schema/trip-enums';
import type { BuiltStatement } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../administration/audited-write.server';
import { type FieldErrors, fieldErrorFrom } from '../form/field-error';
import type { LeadActor } from '../lead/lead-status';
import { type GuestConflict, isSameList, mergeGuests } from './rooming-merge';
import { guestSchema, newGuestId, ROOMING_LIMIT } from './rooming-schema';

/** So many saves of others may come between reading and writing before this one gives up. */
const TRIES = 40;

/** A version is merged with saves from as many versions before. */
const KEPT_VERSIONS = 60;

export type ListParty = Exclude<(typeof LIST_PARTIES)[number], 'start'>;

export type RoomingResult =
	| { outcome: 'stored'; version: number }
	/** Nothing differs from what was there. */
	| { outcome: 'same'; version: number }
	/** Errors by place in the list and field: `2.lastName`. */
	| { outcome: 'invalid'; errors: FieldErrors }
	/** Fields that others have changed meanwhile; nothing is written. `version` is theirs: sent again with it, the typed values stand. */
	| { outcome: 'conflict'; version: number; guests: ListedGuest[]; conflicts: GuestConflict[] };

type Saving = {
	ctx: { db: Database; now: number; brand: Parameters<typeof auditedWrite>[0]['ctx']['brand'] };
	lead: { no: number; id: string };
	party: ListParty;
	actor: LeadActor;
	/** The version over which the list was typed. */
	seen: number;
	/** The whole list as it was typed over that version, or what becomes of that version. */
	guests: readonly object[] | ((base: readonly ListedGuest[]) => readonly object[]);
	/** What is written with it, in the same transaction. */
	also?: readonly BuiltStatement[];
};

/**
 * Saves the rooming list of a lead (TRIP-5), merged with what others have saved since: each version is one save. The caller has checked who
 * writes. Throws DomainError 'conflict' (`changed-meanwhile`) when others never stop, 'unavailable'.
 */
export async function saveRooming(saving: Saving): Promise<RoomingResult> {
	for (let tried = 0; tried < TRIES; tried += 1) {
		const result = await trySaving(saving);
		if (result) return result;
	}
	throw new DomainError('conflict', 'The list changes all the time', { reason: 'changed-meanwhile' });
}

/** Null when another save was first. */
async function trySaving(saving: Saving): Promise<RoomingResult | null> {
	const { ctx, lead: record, seen } = saving;
	const now = await readRooming(ctx.db, record.no, seen);
	const typed = typeof saving.guests === 'function' ? saving.guests(now.base) : saving.guests;
	const read = z.array(guestSchema).max(ROOMING_LIMIT, 'lessTravelers').safeParse(withIds(typed, now));
	if (!read.success) {
		const errors: FieldErrors = {};
		for (const { path, message } of read.error.issues) errors[path.join('.') || 'form'] ??= fieldErrorFrom(message);
		return { outcome: 'invalid', errors };
	}
	const { guests, conflicts } = mergeGuests(now.base, now.guests, read.data);
	if (conflicts.length > 0) return { outcome: 'conflict', version: now.version, guests, conflicts };
	if (guests.length > ROOMING_LIMIT) return { outcome: 'invalid', errors: { form: fieldErrorFrom('lessTravelers') } };
	const isSame = isSameList(now.guests, guests);
	if (isSame && !saving.also?.length) return { outcome: 'same', version: now.version };
	const version = isSame ? now.version : now.version + 1;
	try {
		await auditedWrite({
			...{ ctx, actor: saving.actor, action: 'lead.rooming-list-saved' },
			subject: sql`select ${lead.id} from ${lead} where ${lead.no} = ${record.no} and ${now.version} =
				coalesce((select ${roomingList.version} from ${roomingList} where ${roomingList.leadNo} = ${record.no}), 0)`,
			detail: { version },
			statements: [
				...(isSame ? [] : listStatements(saving, { ...now, next: guests, version })),
				...(saving.also ?? []),
			],
		});
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'changed-meanwhile') return null;
		throw error;
	}
	return isSame ? { outcome: 'same', version } : { outcome: 'stored', version };
}

type Next = Read & { next: readonly ListedGuest[]; version: number };

function listStatements({ ctx, lead: { no }, party }: Saving, { guests, next, version }: Next): BuiltStatement[] {
	const { db, now } = ctx;
	const rows = next.map((guest, position) => ({ leadNo: no, position, ...guest }));
	const ids = next.map(({ id }) => id);
	return [
		...(version === 1
			? [
					db
						.insert(roomingVersion)
						.values({ leadNo: no, version: 0, party: 'start', guests: [...guests], createdAt: now })
						.onConflictDoNothing(),
				]
			: []),
		db
			.insert(roomingList)
			.values({ leadNo: no, version, changedAt: now, toldVersion: sql`${toldOf(no, version)}` })
			.onConflictDoUpdate({
				target: roomingList.leadNo,
				set: { version, changedAt: now, toldVersion: sql`${toldOf(no, version)}` },
			}),
		db.insert(roomingVersion).values({ leadNo: no, version, party, guests: [...next], createdAt: now }),
		db.delete(roomingVersion).where(
			and(
				eq(roomingVersion.leadNo, no),
				sql`${roomingVersion.version} < ${version - KEPT_VERSIONS}`,
				// Those who are told of changes compare with the version that they were told.
				sql`${roomingVersion.version} <> (select ${roomingList.toldVersion} from ${roomingList}
						where ${roomingList.leadNo} = ${no})`,
			),
		),
		db.delete(leadGuest).where(eq(leadGuest.leadNo, no)),
		...rows.map((row) => db.insert(leadGuest).values(row)),
		// Registration data goes with its guest.
		db
			.delete(guestRegistration)
			.where(
				and(
					eq(guestRegistration.leadNo, no),
					ids.length > 0 ? sql`not ${inArray(guestRegistration.guestId, ids)}` : sql`true`,
				),
			),
	];
}

/** Before a lead is booked no one is told of its list. */
function toldOf(leadNo: number, version: number) {
	return sql`case when (select ${lead.status} from ${lead} where ${lead.no} = ${leadNo}) = 'confirmedBooking'
		then coalesce((select told.told_version from rooming_list told where told.lead_no = ${leadNo}), 0) else ${version} end`;
}

type Read = { version: number; guests: ListedGuest[]; base: ListedGuest[] };

/** The list as it is, and as it was at a version: the oldest that is stored where that one is gone. */
async function readRooming(db: Database, leadNo: number, seen: number): Promise<Read> {
	const [[list], guests, [base]] = await db.batch([
		db.select({ version: roomingList.version }).from(roomingList).where(eq(roomingList.leadNo, leadNo)),
		db.select(LISTED).from(leadGuest).where(eq(leadGuest.leadNo, leadNo)).orderBy(asc(leadGuest.position)),
		db
			.select({ guests: roomingVersion.guests })
			.from(roomingVersion)
			.where(and(eq(roomingVersion.leadNo, leadNo), sql`${roomingVersion.version} >= ${seen}`))
			.orderBy(asc(roomingVersion.version))
			.limit(1),
	]);
	return { version: list?.version ?? 0, guests, base: list ? (base?.guests ?? guests) : guests };
}

/** The columns of a guest on a list. */
export const LISTED = {
	id: sql<string>`coalesce(${leadGuest.id}, '')`,
	firstName: leadGuest.firstName,
	lastName: leadGuest.lastName,
	age: leadGuest.age,
	room: leadGuest.room,
	note: leadGuest.note,
	diet: leadGuest.diet,
	heightCm: leadGuest.heightCm,
	bootSize: leadGuest.bootSize,
	skiCm: leadGuest.skiCm,
};

/**
 * Guests of programs and older forms have no ids: one of the same name that no other has taken is the same guest, and keeps what was not sent.
 */
function withIds(typed: readonly object[], { base, guests }: Read): object[] {
	const taken = new Set(typed.flatMap((guest) => ('id' in guest && guest.id ? [String(guest.id)] : [])));
	const known = [...base, ...guests];
	return typed.map((guest) => {
		if ('id' in guest && guest.id) return guest;
		const [first, last] = [nameIn(guest, 'firstName'), nameIn(guest, 'lastName')];
		const same = known.find(
			({ id, firstName, lastName }) => !taken.has(id) && firstName === first && lastName === last && first !== '',
		);
		const id = same?.id ?? newGuestId();
		taken.add(id);
		return { ...same, ...guest, id };
	});
}

function nameIn(guest: object, name: string): string {
	const value: unknown = Reflect.get(guest, name);
	return typeof value === 'string' ? value.trim() : '';
}
