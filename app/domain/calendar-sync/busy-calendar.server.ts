import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { eq } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { audit } from '#db/schema/audit';
import { busyCalendar } from '#db/schema/channel-calendar';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { feedTokenHash, newFeedToken } from '../calendar/feed-token';
import { type CalendarsContext, ownProperty } from './edit-calendars.server';
import { OWN_UID } from './own-uid';

const HOUR = 3_600_000;
const REFRESH_SECONDS = 3600;

/**
 * Gives a property of the actor a new address for other channels; an older one answers no more. The token is told this once and kept nowhere. Throws DomainError 'forbidden', 'not-found'
 * or 'unavailable'.
 */
export async function openBusyCalendar({
	ctx,
	propertyId,
}: {
	ctx: CalendarsContext;
	propertyId: string;
}): Promise<string> {
	const actor = requireActor(ctx, 'desk');
	const own = await ownProperty(ctx, propertyId);
	const token = newFeedToken();
	const opened = {
		...{ tokenHash: (await feedTokenHash(token)) ?? '', createdBy: actor.id, createdAt: ctx.now, readAt: null },
	};
	await writeBatch(ctx.db, [
		ctx.db
			.insert(busyCalendar)
			.values({ propertyNo: own.no, ...opened })
			.onConflictDoUpdate({ target: busyCalendar.propertyNo, set: opened }),
		auditRow(ctx, actor.id, 'calendar.busyOpened', own.id),
	]);
	return token;
}

/** Closes the address; what is not there stays so. Throws DomainError as `openBusyCalendar`. */
export async function closeBusyCalendar({
	ctx,
	propertyId,
}: {
	ctx: CalendarsContext;
	propertyId: string;
}): Promise<void> {
	const actor = requireActor(ctx, 'desk');
	const own = await ownProperty(ctx, propertyId);
	await writeBatch(ctx.db, [
		ctx.db.delete(busyCalendar).where(eq(busyCalendar.propertyNo, own.no)),
		auditRow(ctx, actor.id, 'calendar.busyClosed', own.id),
	]);
}

function auditRow({ db, brand, now }: CalendarsContext, actor: string, action: string, propertyId: string) {
	return db.insert(audit).values({ brandKey: brand.key, actor, action, subjectId: propertyId, createdAt: now });
}

type Asked = {
	ctx: Pick<RequestContext, 'db' | 'today' | 'now'>;
	token: string;
	/** Id of a channel's calendar whose stays are left out, since the channel itself asks; null: none. */
	without: string | null;
};

/**
 * When a property is taken, as iCalendar text (RFC 5545) for the holder of its token: busy times only, whole days, without names. The same nights are the same bytes. Throws DomainError
 * 'not-found' for a token that is none or was replaced; 'unavailable'.
 */
export async function readBusyCalendar({ ctx, token, without }: Asked): Promise<string> {
	const { db, now } = ctx;
	const tokenHash = await feedTokenHash(token);
	const [found] =
		tokenHash === null
			? []
			: await db
					.select({ propertyNo: busyCalendar.propertyNo, readAt: busyCalendar.readAt })
					.from(busyCalendar)
					.where(eq(busyCalendar.tokenHash, tokenHash));
	if (!found) throw new DomainError('not-found', 'No such calendar');
	if (found.readAt === null || found.readAt < now - HOUR)
		await writeBatch(db, [
			db.update(busyCalendar).set({ readAt: now }).where(eq(busyCalendar.propertyNo, found.propertyNo)),
		]);
	return busyText(ctx, found.propertyNo, without);
}

/**
 * The same as a file for the actor's own use (CHANNEL-6); reading it in again changes nothing. Throws DomainError 'forbidden'; 'not-found' (another operator's property too); 'unavailable'.
 */
export async function exportBusyCalendar(
	ctx: CalendarsContext,
	propertyId: string,
): Promise<{ key: string; text: string }> {
	requireActor(ctx, 'desk');
	const own = await ownProperty(ctx, propertyId);
	const { rows } = await ctx.db.$client.execute({ sql: 'select key from property where no = ?', args: [own.no] });
	return { key: String(rows[0]?.key), text: await busyText(ctx, own.no, null) };
}

/** When a property is taken, as text. */
async function busyText(
	{ db, today }: Pick<RequestContext, 'db' | 'today'>,
	propertyNo: number,
	without: string | null,
): Promise<string> {
	const { rows } = await db.$client.execute({
		sql: `select coalesce(l.id, b.id) as id, min(n.night) as first, date(max(n.night), '+1 day') as until, coalesce(max(l.updated_at), max(b.created_at)) as at
			from property_night n left join lead l on l.no = n.lead_no left join night_block b on b.no = n.block_no
			where n.property_no = :property and (n.block_no is null or n.block_no not in (
				select s.block_no from channel_stay s join channel_calendar c on c.no = s.calendar_no where c.id = :without and c.property_no = :property))
			group by n.lead_no, n.block_no having max(n.night) >= :today order by first`,
		args: { property: propertyNo, without: without ?? '', today },
	});
	const calendar = ical({
		prodId: { company: 'Firnlicht', product: 'Busy times', language: 'EN' },
		method: ICalCalendarMethod.PUBLISH,
		ttl: REFRESH_SECONDS,
	});
	for (const { id, first, until, at } of rows)
		calendar.createEvent({
			id: `${bytesToHex(sha256(new TextEncoder().encode(String(id)))).slice(0, 32)}${OWN_UID}`,
			stamp: new Date(Number(at)),
			...{ start: new Date(`${first}T00:00:00Z`), end: new Date(`${until}T00:00:00Z`), allDay: true },
			summary: 'Not available',
			transparency: ICalEventTransparency.OPAQUE,
		});
	return calendar.toString();
}
