import { maxPlainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import { blockNights, type MadeBlock } from '../operator-desk/blocks/block-nights.server';
import { LONGEST_REASON } from '../operator-desk/blocks/read-block';
import { type CalendarsContext, ownProperty } from './edit-calendars.server';
import { CalendarError, type CalendarFault } from './read-calendar';
import { periodsOf } from './sync-calendar.server';

/** Bytes of a calendar's file. */
export const MOST_FILE_BYTES = 4 * 1024 * 1024;
/** Periods of one file: each is a block of its own. */
const MOST_PERIODS = 200;

export type CalendarFile =
	/** `same`: nights that are taken by just that stay already; `refused`: periods of which other nights are taken. */
	| { outcome: 'read'; made: MadeBlock[]; same: number; refused: { checkIn: string; checkOut: string }[] }
	| { outcome: 'refused'; fault: CalendarFault | 'too-large' | 'none' };

type Reading = { ctx: CalendarsContext; propertyId: string; file: { name: string; bytes: Uint8Array } };

/**
 * Blocks the nights that a calendar's file says are taken (CHANNEL-6), each event as a block that can be taken away again. Our own events that come back, and nights that are taken by
 * the same stay, change nothing; a stay that overlaps others is refused and named. Throws DomainError 'forbidden'; 'not-found' (another operator's property too); 'unavailable'.
 */
export async function readCalendarFile({ ctx, propertyId, file }: Reading): Promise<CalendarFile> {
	const own = await ownProperty(ctx, propertyId);
	if (file.bytes.length === 0) return { outcome: 'refused', fault: 'none' };
	if (file.bytes.length > MOST_FILE_BYTES) return { outcome: 'refused', fault: 'too-large' };
	let periods: ReturnType<typeof periodsOf>;
	try {
		periods = periodsOf(new TextDecoder().decode(file.bytes), own, ctx.now);
	} catch (error) {
		if (error instanceof CalendarError) return { outcome: 'refused', fault: error.fault };
		throw error;
	}
	if (periods.length > MOST_PERIODS) return { outcome: 'refused', fault: 'too-many' };
	const answer: Extract<CalendarFile, { outcome: 'read' }> = { outcome: 'read', made: [], same: 0, refused: [] };
	const today = todayInZone(new Date(ctx.now), own.timeZone ?? 'Europe/Zurich');
	for (const period of periods) {
		// Nights that are over are not blocked any more.
		const checkIn = maxPlainDate(period.checkIn, today);
		const { checkOut } = period;
		if (await isTaken(ctx, own.no, checkIn, checkOut)) {
			answer.same += 1;
			continue;
		}
		const blocked = await blockNights({
			ctx,
			typed: {
				...{ kind: 'own', properties: [propertyId], checkIn, checkOut, until: '', untilAt: '', price: '' },
				reason: file.name.slice(0, LONGEST_REASON),
			},
		});
		if (blocked.outcome === 'blocked') answer.made.push(...blocked.made);
		else answer.refused.push({ checkIn, checkOut });
	}
	return answer;
}

/** Whether one stay or block has just these nights. */
async function isTaken(
	{ db }: Pick<CalendarsContext, 'db'>,
	propertyNo: number,
	checkIn: string,
	checkOut: string,
): Promise<boolean> {
	const { rows } = await db.$client.execute({
		sql: `select count(*) as nights, count(distinct coalesce('l' || lead_no, 'b' || block_no)) as holders
			from property_night where property_no = :propertyNo and night >= :checkIn and night < :checkOut`,
		args: { propertyNo, checkIn, checkOut },
	});
	const nights = Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000);
	return Number(rows[0]?.nights) === nights && Number(rows[0]?.holders) === 1;
}
