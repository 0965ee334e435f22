import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import ical from 'ical-generator';
import type { Database } from '#db/client';
import { channelCalendar } from '#db/schema/channel-calendar';
import { property } from '#db/schema/property';
import { calendarsToRead, periodsOf, storePeriods } from '~/domain/calendar-sync/sync-calendar.server';
import { addDays, type PlainDate } from '~/domain/date/plain-date';

const HOUR = 3_600_000;

/** Other channels of the demonstration: each sells one property too; the second has not answered for nine hours. */
const CHANNELS = [
	{
		file: 'chaletwelt',
		name: 'Chaletwelt',
		property: 'chalet-edelgrat',
		stays: [
			[12, 7],
			[33, 4],
			[75, 7],
		],
		isAway: false,
	},
	{
		file: 'engadin-stays',
		name: 'Engadin Stays',
		property: 'apartment-chesa-islas-7',
		stays: [
			[9, 5],
			[40, 7],
		],
		isAway: true,
	},
] as const;

/**
 * Gives two properties a calendar of another channel, once. Their files lie in `folder`, which the mail inbox serves below `/channels/`: who changes
 * one by hand sees what the product makes of it. The one that is away has no file.
 */
export async function seedDemoChannels(
	db: Database,
	{ today, now, folder, origin }: { today: PlainDate; now: number; folder: string; origin: string },
): Promise<void> {
	if ((await db.$count(channelCalendar)) > 0) return;
	mkdirSync(folder, { recursive: true });
	for (const channel of CHANNELS) {
		const [house] = await db.select({ no: property.no }).from(property).where(eq(property.key, channel.property));
		if (!house) continue;
		const text = calendarOf(channel, today, now);
		if (!channel.isAway) writeFileSync(join(folder, `${channel.file}.ics`), text);
		const [row] = await db
			.insert(channelCalendar)
			.values({
				...{ id: `calendar_demo${channel.file.replace('-', '')}`, propertyNo: house.no, name: channel.name },
				...{
					address: `${origin}/channels/${channel.file}.ics`,
					createdBy: 'user_operator',
					createdAt: now - 90 * 24 * HOUR,
				},
				nextAt: now,
			})
			.returning({ no: channelCalendar.no });
		const [calendar] = row ? await calendarsToRead(db, [row.no]) : [];
		if (!calendar) continue;
		await storePeriods({ db, now }, calendar, periodsOf(text, calendar, Date.parse(`${today}T12:00:00Z`)), {
			answer: null,
			hash: null,
		});
		if (channel.isAway)
			await db
				.update(channelCalendar)
				.set({ readAt: now - 9 * HOUR, triedAt: now - HOUR, nextAt: now + HOUR, fault: 'refused', failures: 8 })
				.where(eq(channelCalendar.no, calendar.no));
	}
}

function calendarOf({ file, stays }: (typeof CHANNELS)[number], today: PlainDate, now: number): string {
	const calendar = ical({ prodId: { company: 'Channel', product: file, language: 'EN' } });
	for (const [from, nights] of stays) {
		const first = addDays(today, from);
		calendar.createEvent({
			id: `${file}-${first}@channel.example`,
			stamp: new Date(now),
			...{ start: new Date(`${first}T00:00:00Z`), end: new Date(`${addDays(first, nights)}T00:00:00Z`), allDay: true },
			summary: 'Reserved',
		});
	}
	return calendar.toString();
}
