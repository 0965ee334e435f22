import { and, eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { derivePropertyStatements } from '#db/derived/derive-statements';
import { settleNights } from '#db/held-stays';
import { audit } from '#db/schema/audit';
import { channelCalendar } from '#db/schema/channel-calendar';
import { operator } from '#db/schema/operator';
import { property } from '#db/schema/property';
import { type BuiltStatement, type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { leadActor } from '../lead/agent-lead-context';
import { ownProperties } from '../stay/own-properties.server';
import { type AddressFault, readCalendarAddress } from './calendar-address';
import { LONGEST_CHANNEL_NAME, MOST_CALENDARS } from './calendar-limits';
import { FetchError, fetchCalendar, type ReadingFault } from './fetch-calendar.server';
import { CalendarError } from './read-calendar';
import { calendarsToRead, periodsOf, type Reading, syncCalendar } from './sync-calendar.server';

export type CalendarsContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'today' | 'now' | 'settings'>;

/** By hand a calendar is read once in this long. */
const PAUSE_MS = 30_000;

export type TypedCalendar = { name: string; address: string };

export type CalendarErrors = {
	name?: 'needed' | 'too-long';
	address?: AddressFault | ReadingFault | 'known';
	form?: 'too-many-calendars';
};

export type SavedCalendar =
	| { outcome: 'saved'; id: string; version: number }
	| { outcome: 'invalid'; errors: CalendarErrors };

/**
 * Adds a calendar to a property of the actor. It is read once before anything is written, so that an address that gives no calendar is refused at its field; its events hold their nights
 * when the answer is there. Throws DomainError 'forbidden'; 'not-found' (another operator's property too); 'unavailable'.
 */
export async function addCalendar({
	ctx,
	propertyId,
	typed,
}: {
	ctx: CalendarsContext;
	propertyId: string;
	typed: TypedCalendar;
}): Promise<SavedCalendar> {
	const { db, now } = ctx;
	const own = await ownProperty(ctx, propertyId);
	const read = await readTyped(ctx, typed, own);
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	const id = `calendar_${crypto.randomUUID().replaceAll('-', '')}`;
	const actor = requireActor(ctx, 'desk');
	try {
		await writeBatch(db, [
			auditRow(ctx, 'calendar.added', id, own),
			// Null, and so refused, where the property has as many as it may, or this one.
			{
				sql: `insert into channel_calendar (id, property_no, name, address, created_by, created_at, next_at)
					select iif(count(*) >= ${MOST_CALENDARS}, null, :id), iif(coalesce(max(address = :address), 0), null, :property), :name, :address, :actor, :now, :now
					from channel_calendar where property_no = :property and ended_at is null`,
				args: { id, property: own.no, ...read.calendar, actor: actor.id, now },
			},
		]);
	} catch (error) {
		if (breaksConstraint(error, 'channel_calendar.id', 'not null'))
			return { outcome: 'invalid', errors: { form: 'too-many-calendars' } };
		if (breaksConstraint(error, 'channel_calendar.property_no', 'not null'))
			return { outcome: 'invalid', errors: { address: 'known' } };
		throw error;
	}
	await readNow(ctx, id);
	return { outcome: 'saved', id, version: 1 };
}

type Seen = { id: string; version: number };

/** Gives a calendar another name or address; another address is read first. Throws DomainError as `addCalendar`; 'conflict' (`changed-meanwhile`). */
export async function changeCalendar({
	ctx,
	calendar,
	typed,
}: {
	ctx: CalendarsContext;
	calendar: Seen;
	typed: TypedCalendar;
}): Promise<SavedCalendar> {
	const { property: own, address: known } = await findCalendar(ctx, calendar.id);
	const read = await readTyped(ctx, typed, own, known);
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	const version = calendar.version + 1;
	const isMoved = read.calendar.address !== known;
	await writeSeen(ctx, calendar, own, 'calendar.changed', [
		ctx.db
			.update(channelCalendar)
			.set({
				...{ ...read.calendar, version },
				...(isMoved ? { etag: null, lastModified: null, bodyHash: null, nextAt: ctx.now } : {}),
			})
			.where(eq(channelCalendar.id, calendar.id)),
		{
			sql: `update night_block set reason = :name where no in (
				select s.block_no from channel_stay s join channel_calendar c on c.no = s.calendar_no where c.id = :id)`,
			args: { id: calendar.id, name: read.calendar.name },
		},
	]);
	if (isMoved) await readNow(ctx, calendar.id);
	return { outcome: 'saved', id: calendar.id, version };
}

/**
 * Ends a calendar, whose nights are free again at once, or takes it up again (`isUndo`), which reads it anew. Returns the new version. Throws DomainError
 * 'forbidden', 'not-found', 'conflict' (`changed-meanwhile`) or 'unavailable'.
 */
export async function endCalendar({
	ctx,
	calendar,
	isUndo,
}: {
	ctx: CalendarsContext;
	calendar: Seen;
	isUndo: boolean;
}): Promise<number> {
	const { property: own } = await findCalendar(ctx, calendar.id);
	const version = calendar.version + 1;
	const stays = `select s.block_no from channel_stay s join channel_calendar c on c.no = s.calendar_no where c.id = :id`;
	const args = { id: calendar.id };
	await writeSeen(ctx, { ...calendar, isEnded: isUndo }, own, isUndo ? 'calendar.restored' : 'calendar.ended', [
		ctx.db
			.update(channelCalendar)
			.set({
				version,
				endedAt: isUndo ? null : ctx.now,
				bodyHash: null,
				etag: null,
				lastModified: null,
				nextAt: ctx.now,
			})
			.where(eq(channelCalendar.id, calendar.id)),
		{ sql: `delete from property_night where block_no in (${stays})`, args },
		{ sql: `delete from night_block where no in (${stays})`, args },
		...settleNights(own.no),
		...derivePropertyStatements([own.no], ctx.today, ctx.now),
	]);
	if (isUndo) await readNow(ctx, calendar.id);
	return version;
}

/** Reads a calendar of the actor at once. Throws DomainError 'forbidden', 'not-found', 'conflict' (`just-read`) or 'unavailable'. */
export async function readCalendarNow({ ctx, id }: { ctx: CalendarsContext; id: string }): Promise<Reading> {
	const { triedAt } = await findCalendar(ctx, id);
	if (triedAt !== null && triedAt > ctx.now - PAUSE_MS)
		throw new DomainError('conflict', 'The calendar was just read', { reason: 'just-read' });
	return (await readNow(ctx, id)) ?? { outcome: 'overtaken' };
}

async function readNow({ db, now, settings }: CalendarsContext, id: string): Promise<Reading | null> {
	const [row] = await db.select({ no: channelCalendar.no }).from(channelCalendar).where(eq(channelCalendar.id, id));
	const [calendar] = row ? await calendarsToRead(db, [row.no]) : [];
	return calendar ? syncCalendar({ db, now, settings }, calendar) : null;
}

type Own = { no: number; id: string; timeZone: string | null };

async function readTyped(
	{ settings, now }: CalendarsContext,
	typed: TypedCalendar,
	own: Own,
	/** The address that the calendar has: the same one is not read again. */
	known: string | null = null,
): Promise<{ calendar: TypedCalendar } | { errors: CalendarErrors }> {
	const name = typed.name.trim().replace(/\s+/g, ' ');
	const errors: CalendarErrors = {};
	if (name === '') errors.name = 'needed';
	else if (name.length > LONGEST_CHANNEL_NAME) errors.name = 'too-long';
	const address = readCalendarAddress(typed.address, settings.CALENDAR_LOCAL_ORIGIN);
	if ('fault' in address) return { errors: { ...errors, address: address.fault } };
	if (errors.name) return { errors };
	if (address.url.href === known) return { calendar: { name, address: known } };
	try {
		const answer = await fetchCalendar(address.url.href, { etag: null, lastModified: null }, settings);
		periodsOf(answer?.text ?? '', own, now);
	} catch (error) {
		if (error instanceof FetchError || error instanceof CalendarError) return { errors: { address: error.fault } };
		throw error;
	}
	return { calendar: { name, address: address.url.href } };
}

const OWN = { no: property.no, id: property.id, timeZone: operator.timeZone };

/** A property of the actor. Throws DomainError 'forbidden' or 'not-found'. */
export async function ownProperty(ctx: Pick<CalendarsContext, 'db' | 'actor'>, id: string) {
	const actor = requireActor(ctx, 'desk');
	const [own] = await ctx.db
		.select({ ...OWN, name: property.name })
		.from(property)
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.where(and(eq(property.id, id), ownProperties(actor)));
	if (!own) throw new DomainError('not-found', `No property ${id} of the actor`);
	return own;
}

async function findCalendar(ctx: CalendarsContext, id: string) {
	const actor = requireActor(ctx, 'desk');
	const [found] = await ctx.db
		.select({ property: OWN, triedAt: channelCalendar.triedAt, address: channelCalendar.address })
		.from(channelCalendar)
		.innerJoin(property, eq(property.no, channelCalendar.propertyNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.where(and(eq(channelCalendar.id, id), ownProperties(actor)));
	if (!found) throw new DomainError('not-found', `No calendar ${id} of the actor`);
	return found;
}

/** The act with its audit row, whose subject is null, and so refused, where the calendar is not what was seen. */
async function writeSeen(
	ctx: CalendarsContext,
	{ id, version, isEnded = false }: Seen & { isEnded?: boolean },
	own: Own,
	action: Action,
	statements: (BuiltStatement | NamedStatement)[],
): Promise<void> {
	const seen = sql`(select ${channelCalendar.id} from ${channelCalendar} where ${channelCalendar.id} = ${id}
		and ${channelCalendar.version} = ${version} and (${channelCalendar.endedAt} is not null) = ${isEnded ? 1 : 0})`;
	try {
		await writeBatch(ctx.db, [auditRow(ctx, action, seen, own), ...statements]);
	} catch (error) {
		if (!breaksConstraint(error, 'audit', 'not null')) throw error;
		throw new DomainError('conflict', 'The calendar was changed meanwhile', { reason: 'changed-meanwhile' });
	}
}

type Action = 'calendar.added' | 'calendar.changed' | 'calendar.ended' | 'calendar.restored';

function auditRow(ctx: CalendarsContext, action: Action, subjectId: string | ReturnType<typeof sql>, own: Own) {
	const { id: actor, role, forAgency } = leadActor(requireActor(ctx, 'desk'));
	return ctx.db.insert(audit).values({
		...{ brandKey: ctx.brand.key, actor, action, subjectId, createdAt: ctx.now },
		detail: { property: own.id, role, ...(forAgency ? { forAgency } : {}) },
	});
}
