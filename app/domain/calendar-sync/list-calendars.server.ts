import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { busyCalendar, channelCalendar, channelStay } from '#db/schema/channel-calendar';
import { lead } from '#db/schema/lead';
import { nightBlock } from '#db/schema/night-block';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { ownProperties } from '../stay/own-properties.server';
import { STALE_AFTER_MS } from './calendar-limits';
import { ownProperty } from './edit-calendars.server';

/** By hand: of one table alone, Drizzle would leave its name out. */
const CALENDAR_NO = sql.raw('channel_calendar.no');

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'today' | 'now'>;

/** An event of a channel over nights that a lead holds, not yet settled. */
export type CalendarConflict = Awaited<ReturnType<typeof conflictsQuery>>[number];
export type PropertyCalendars = Awaited<ReturnType<typeof listCalendars>>;
export type ChannelCalendar = PropertyCalendars['calendars'][number];

/**
 * The calendars of a property of the actor, with the state of each, its clashes with leads, and whether other channels can read ours. Throws DomainError 'forbidden', 'not-found' or
 * 'unavailable'.
 */
export async function listCalendars({ ctx, propertyId }: { ctx: Ctx; propertyId: string }) {
	const { db, today, now } = ctx;
	const own = await ownProperty(ctx, propertyId);
	const [rows, conflicts, settled, [busy]] = await db.batch([
		db
			.select({
				...{ id: channelCalendar.id, version: channelCalendar.version, name: channelCalendar.name },
				...{ address: channelCalendar.address, readAt: channelCalendar.readAt, triedAt: channelCalendar.triedAt },
				...{ nextAt: channelCalendar.nextAt, fault: channelCalendar.fault, createdAt: channelCalendar.createdAt },
				stays: sql<number>`(select count(*) from channel_stay s join night_block b on b.no = s.block_no
					where s.calendar_no = ${CALENDAR_NO} and b.check_out > ${today})`,
				nextStay: sql<string | null>`(select min(b.check_in) from channel_stay s join night_block b on b.no = s.block_no
					where s.calendar_no = ${CALENDAR_NO} and b.check_out > ${today})`,
			})
			.from(channelCalendar)
			.where(and(eq(channelCalendar.propertyNo, own.no), isNull(channelCalendar.endedAt)))
			.orderBy(asc(channelCalendar.name), asc(channelCalendar.no)),
		conflictsQuery(db, { propertyNo: own.no, today, isSettled: false }),
		conflictsQuery(db, { propertyNo: own.no, today, isSettled: true }),
		db
			.select({ createdAt: busyCalendar.createdAt, readAt: busyCalendar.readAt })
			.from(busyCalendar)
			.where(eq(busyCalendar.propertyNo, own.no)),
	]);
	const calendars = rows.map((row) => ({ ...row, isStale: now - (row.readAt ?? row.createdAt) > STALE_AFTER_MS }));
	return { property: { id: own.id, name: own.name }, calendars, conflicts, settled, busy: busy ?? null };
}

type Which = { today: string; isSettled: boolean } & (
	| { propertyNo: number }
	| { actor: Parameters<typeof ownProperties>[0] }
);

/** A lead that holds a night over which a block lies. */
export const HOLDS_NIGHT_OF_BLOCK = sql`${lead.no} in (select n.lead_no from property_night n where n.property_no = ${nightBlock.propertyNo}
	and n.night >= ${nightBlock.checkIn} and n.night < ${nightBlock.checkOut} and n.lead_no is not null)`;

/** Events that have still to end, over nights that a lead holds. */
export function conflictsQuery(db: Database, { today, isSettled, ...which }: Which) {
	return db
		.selectDistinct({
			...{ stayId: nightBlock.id, checkIn: nightBlock.checkIn, checkOut: nightBlock.checkOut },
			...{ calendarId: channelCalendar.id, calendar: channelCalendar.name },
			...{ propertyId: property.id, propertyName: property.name },
			lead: {
				...{ id: lead.id, status: lead.status, name: lead.clientLastName },
				...{ checkIn: lead.checkIn, checkOut: lead.checkOut },
			},
		})
		.from(channelStay)
		.innerJoin(nightBlock, eq(nightBlock.no, channelStay.blockNo))
		.innerJoin(channelCalendar, eq(channelCalendar.no, channelStay.calendarNo))
		.innerJoin(property, eq(property.no, nightBlock.propertyNo))
		.innerJoin(lead, HOLDS_NIGHT_OF_BLOCK)
		.where(
			and(
				'propertyNo' in which ? eq(property.no, which.propertyNo) : ownProperties(which.actor),
				gt(nightBlock.checkOut, today),
				isSettled ? sql`${channelStay.settledAt} is not null` : isNull(channelStay.settledAt),
			),
		)
		.orderBy(asc(nightBlock.checkIn), asc(nightBlock.id))
		.$dynamic();
}
