import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '#db/client';
import { derivePropertyStatements } from '#db/derived/derive-statements';
import { settleNights } from '#db/held-stays';
import { channelCalendar } from '#db/schema/channel-calendar';
import { operator } from '#db/schema/operator';
import { property } from '#db/schema/property';
import { type NamedStatement, writeBatch } from '#db/write-batch';
import { logFault } from '~/platform/log';
import { addDays } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import { ALPINE_ZONE } from '../date/zone-clock';
import { FetchError, type FetchSettings, fetchCalendar, type ReadingFault } from './fetch-calendar.server';
import { type BusyPeriod, CalendarError, readCalendar } from './read-calendar';

const MINUTE = 60_000;
/** A calendar is read again after this long. */
const READ_EVERY = 60 * MINUTE;
/** After a fault sooner, at first. */
const RETRY_AFTER = 5 * MINUTE;
/** While one is being read, no other run begins it. */
const LEASE = 5 * MINUTE;
/** As many as one run reads, and how many of them at once: six times ten seconds of patience are a minute. */
export const CALENDARS_PER_RUN = 60;
const AT_ONCE = 12;
/** So far ahead nights are read. */
const HORIZON_DAYS = 3 * 365;

type Sync = { db: Database; now: number; settings: FetchSettings };

export type CalendarToRead = Awaited<ReturnType<typeof calendarsToRead>>[number];

/** What a reading came to. `overtaken`: the calendar was changed or removed meanwhile, and nothing was written. */
export type Reading = { outcome: 'read' | 'unchanged' | 'overtaken' } | { outcome: 'failed'; fault: ReadingFault };

/**
 * Reads the calendars that are due, the longest waiting first. Each stands for itself: one that fails or hangs keeps no other one waiting for longer than its patience. Runs at the same time
 * do not read the same one. Throws DomainError 'unavailable'.
 */
export async function syncDueCalendars({ db, now, settings }: Sync): Promise<{ read: number; failed: number }> {
	const due = await db
		.select({ no: channelCalendar.no, nextAt: channelCalendar.nextAt })
		.from(channelCalendar)
		.where(and(isNull(channelCalendar.endedAt), lte(channelCalendar.nextAt, now)))
		.orderBy(asc(channelCalendar.nextAt))
		.limit(CALENDARS_PER_RUN);
	if (due.length === 0) return { read: 0, failed: 0 };
	const leased = await db
		.update(channelCalendar)
		.set({ nextAt: now + LEASE })
		.where(
			and(
				inArray(
					channelCalendar.no,
					due.map(({ no }) => no),
				),
				lte(channelCalendar.nextAt, now),
			),
		)
		.returning({ no: channelCalendar.no });
	const waiting = await calendarsToRead(
		db,
		leased.map(({ no }) => no),
	);
	const report = { read: 0, failed: 0 };
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const reading = await syncCalendar({ db, now, settings }, next).catch((error: unknown) => {
				logFault('a calendar could not be read', error, { about: next?.id });
				return { outcome: 'failed' as const };
			});
			report[reading.outcome === 'failed' ? 'failed' : 'read'] += 1;
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return report;
}

/** Calendars with all that reading them needs. */
export function calendarsToRead(db: Database, nos: readonly number[]) {
	return db
		.select({
			...{ no: channelCalendar.no, id: channelCalendar.id, version: channelCalendar.version },
			...{ name: channelCalendar.name, address: channelCalendar.address },
			...{ etag: channelCalendar.etag, lastModified: channelCalendar.lastModified },
			...{ bodyHash: channelCalendar.bodyHash, failures: channelCalendar.failures },
			...{ propertyNo: property.no, timeZone: operator.timeZone },
		})
		.from(channelCalendar)
		.innerJoin(property, eq(property.no, channelCalendar.propertyNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.where(and(inArray(channelCalendar.no, [...nos]), isNull(channelCalendar.endedAt)))
		.orderBy(asc(channelCalendar.no));
}

/** Reads one calendar and lets its events hold what they say is taken; what could not be read leaves all as it was. Throws DomainError 'unavailable'. */
export async function syncCalendar({ db, now, settings }: Sync, calendar: CalendarToRead): Promise<Reading> {
	try {
		const answer = await fetchCalendar(calendar.address, calendar, settings);
		const hash = answer && bytesToHex(sha256(new TextEncoder().encode(answer.text)));
		if (answer === null || hash === calendar.bodyHash) {
			const [result] = await writeBatch(db, [readStatement(calendar, { now, answer, hash: calendar.bodyHash })]);
			return { outcome: result?.rowsAffected === 1 ? 'unchanged' : 'overtaken' };
		}
		const periods = periodsOf(answer.text, calendar, now);
		const isWritten = await storePeriods({ db, now }, calendar, periods, { answer, hash });
		return { outcome: isWritten ? 'read' : 'overtaken' };
	} catch (error) {
		if (!(error instanceof FetchError) && !(error instanceof CalendarError)) throw error;
		const [result] = await writeBatch(db, [faultStatement(calendar, { now, fault: error.fault })]);
		return result?.rowsAffected === 1 ? { outcome: 'failed', fault: error.fault } : { outcome: 'overtaken' };
	}
}

/** What a text says is taken at the property. Throws CalendarError. */
export function periodsOf(text: string, { timeZone }: Pick<CalendarToRead, 'timeZone'>, now: number): BusyPeriod[] {
	const zone = timeZone ?? ALPINE_ZONE;
	const today = todayInZone(new Date(now), zone);
	return readCalendar(text, { timeZone: zone, today, until: addDays(today, HORIZON_DAYS) });
}

type Answer = { answer: { etag: string | null; lastModified: string | null } | null; hash: string | null };

/** Exchanges the events of a calendar for those that it has now, in one transaction; false where it was changed or removed meanwhile: then nothing is written. */
export async function storePeriods(
	{ db, now }: Pick<Sync, 'db' | 'now'>,
	calendar: CalendarToRead,
	periods: readonly BusyPeriod[],
	{ answer, hash }: Answer,
): Promise<boolean> {
	const { propertyNo } = calendar;
	const today = todayInZone(new Date(now), calendar.timeZone ?? ALPINE_ZONE);
	const args = { calendar: calendar.no, version: calendar.version, periods: JSON.stringify(periods) };
	// Past stays are history: channels leave them out after a while.
	const gone = `select s.block_no from channel_stay s join night_block b on b.no = s.block_no
		where s.calendar_no = :calendar and b.check_out > :today and s.key not in (select value->>'key' from json_each(:periods)) and ${AS_SEEN}`;
	const results = await writeBatch(db, [
		readStatement(calendar, { now, answer, hash }),
		{ sql: `delete from property_night where block_no in (${gone})`, args: { ...args, today } },
		{ sql: `delete from night_block where no in (${gone})`, args: { ...args, today } },
		{
			sql: `insert into night_block (id, property_no, check_in, check_out, kind, reason, created_by, created_at)
				select 'channel_' || :calendar || '_' || (value->>'key'), :house, value->>'checkIn', value->>'checkOut', 'channel', :name, 'system', :now
				from json_each(:periods) where ${AS_SEEN} and value->>'key' not in (select key from channel_stay where calendar_no = :calendar)`,
			args: { ...args, house: propertyNo, name: calendar.name, now },
		},
		{
			sql: `insert into channel_stay (block_no, calendar_no, key)
				select b.no, :calendar, value->>'key' from json_each(:periods)
				join night_block b on b.id = 'channel_' || :calendar || '_' || (value->>'key')
				where ${AS_SEEN} on conflict (block_no) do nothing`,
			args,
		},
		...settleNights(propertyNo),
		...derivePropertyStatements([propertyNo], today, now),
	]);
	return results[0]?.rowsAffected === 1;
}

/** The calendar is what was read. */
const AS_SEEN =
	'exists (select 1 from channel_calendar c where c.no = :calendar and c.version = :version and c.ended_at is null)';

function readStatement(
	{ no, version }: CalendarToRead,
	{ now, answer, hash }: Answer & { now: number },
): NamedStatement {
	return {
		sql: `update channel_calendar set read_at = :now, tried_at = :now, next_at = :next, fault = null, failures = 0, body_hash = :hash,
				etag = coalesce(:etag, etag), last_modified = coalesce(:lastModified, last_modified)
			where no = :no and version = :version and ended_at is null`,
		args: {
			...{ no, version, now, next: now + READ_EVERY, hash },
			...{ etag: answer?.etag ?? null, lastModified: answer?.lastModified ?? null },
		},
	};
}

function faultStatement(
	{ no, version, failures }: CalendarToRead,
	{ now, fault }: { now: number; fault: ReadingFault },
): NamedStatement {
	const pause = Math.min(READ_EVERY, RETRY_AFTER * 2 ** failures);
	return {
		sql: `update channel_calendar set tried_at = :now, next_at = :next, fault = :fault, failures = failures + 1
			where no = :no and version = :version and ended_at is null`,
		args: { no, version, now, next: now + pause, fault },
	};
}
