import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { channelCalendar, channelStay } from '#db/schema/channel-calendar';
import { lead } from '#db/schema/lead';
import { nightBlock } from '#db/schema/night-block';
import { operator } from '#db/schema/operator';
import { property } from '#db/schema/property';
import { writeBatch } from '#db/write-batch';
import type { Settings } from '~/platform/env';
import { isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { configuredOrigin } from '../brand/brand-origins';
import { knownBrands } from '../brand/known-brands';
import type { PlainDate } from '../date/plain-date';
import { houseName } from '../lead/property-name';
import { mailAddress } from '../mail/mail-address';
import { mailBrand } from '../mail/mail-brand';
import { clashMail } from '../mail/messages/clash-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { noticeMail } from '../mail/outbox/notice-mail.server';
import { calendarsPath } from './calendars-path';
import { HOLDS_NIGHT_OF_BLOCK } from './list-calendars.server';

/** As many as one run tells of; those that are left wait for the next minute. */
const CLASHES_PER_RUN = 20;
/** Only stays of calendars that were read within this time are looked through. */
const READ_WITHIN = 5 * 60_000;

type Sweep = { db: Database; today: PlainDate; now: number; settings: Pick<Settings, 'BRAND_ORIGINS'> };

/**
 * Tells the operator, or the brand's team where the operator has no address, of each clash once, however many runs there are at a time (CHANNEL-2). Gives of how many. Throws DomainError 'unavailable'.
 */
export async function tellOfClashes({ db, today, now, settings }: Sweep): Promise<{ told: number }> {
	let told = 0;
	for (const clash of await untoldClashes(db, { today, now })) {
		const values = mailValues(clash, { now, settings });
		if (values === null) continue;
		try {
			const isUntold = sql`exists (select 1 from ${channelStay} where ${eq(channelStay.blockNo, clash.blockNo)} and ${isNull(channelStay.toldAt)})`;
			const results = await writeBatch(db, [
				...noticeMail(db, values, isUntold),
				db
					.update(channelStay)
					.set({ toldAt: now })
					.where(and(eq(channelStay.blockNo, clash.blockNo), isNull(channelStay.toldAt))),
			]);
			told += results.at(-1)?.rowsAffected ?? 0;
		} catch (error) {
			if (isUnavailable(error)) throw error;
			logFault('a clash could not be told', error, { about: clash.blockNo });
		}
	}
	return { told };
}

/** Clashes that nobody was told of, one lead of each, the soonest first; the query behind a run. */
export function untoldClashes(db: Database, { today, now }: Pick<Sweep, 'today' | 'now'>) {
	return db
		.select({
			...{ blockNo: channelStay.blockNo, checkIn: nightBlock.checkIn, checkOut: nightBlock.checkOut },
			...{ calendar: channelCalendar.name, propertyId: property.id, property: property.name, email: operator.email },
			lead: {
				...{ no: lead.no, brandKey: lead.brandKey, origin: lead.origin, bookingNumber: lead.bookingNumber },
				...{ lastName: lead.clientLastName, checkIn: lead.checkIn, checkOut: lead.checkOut },
			},
		})
		.from(channelStay)
		.innerJoin(nightBlock, eq(nightBlock.no, channelStay.blockNo))
		.innerJoin(channelCalendar, eq(channelCalendar.no, channelStay.calendarNo))
		.innerJoin(property, eq(property.no, nightBlock.propertyNo))
		.innerJoin(lead, HOLDS_NIGHT_OF_BLOCK)
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.where(
			and(
				// A clash begins with a reading; one that could not be told is found again at the next.
				gt(channelCalendar.readAt, now - READ_WITHIN),
				gt(nightBlock.checkOut, today),
				isNull(channelStay.toldAt),
				isNull(channelStay.settledAt),
			),
		)
		.groupBy(channelStay.blockNo)
		.orderBy(asc(nightBlock.checkIn), asc(channelStay.blockNo))
		.limit(CLASHES_PER_RUN);
}

type Clash = Awaited<ReturnType<typeof untoldClashes>>[number];

/** Null where no address of ours is known that the mail could lead to. */
function mailValues({ lead: here, ...clash }: Clash, { now, settings }: Pick<Sweep, 'now' | 'settings'>) {
	const brand = knownBrands().of(here.brandKey);
	const origin = here.origin ?? configuredOrigin(brand, settings.BRAND_ORIGINS);
	if (origin === null) return null;
	const content = clashMail({
		brand: mailBrand(brand, origin),
		property: houseName(clash.property),
		...{ calendar: clash.calendar, there: clash, here },
		url: `${origin}${calendarsPath(clash.propertyId)}`,
	});
	const address = mailAddress(clash.email ?? '');
	return brandMailValues(
		{ brand, now },
		{ kind: 'channel-clash', to: address ? { address } : 'team', replyTo: brand.email, content },
		{ leadNo: sql<number>`${here.no}` },
	);
}
