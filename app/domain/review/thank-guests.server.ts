import { and, asc, between, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import { hotel } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { operator } from '#db/schema/operator';
import { property } from '#db/schema/property';
import { stayThanks } from '#db/schema/review';
import type { Settings } from '~/platform/env';
import { DomainError, isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { auditedWrite } from '../administration/audited-write.server';
import { addDays, type PlainDate } from '../date/plain-date';
import { readClock, zoneClock } from '../date/zone-clock';
import { mailBrand } from '../mail/mail-brand';
import { thanksMail } from '../mail/messages/trip-mails';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { hotelToday } from '../offer/hotel-today';
import { CLIENT_EMAIL } from '../payment/client-of-lead.server';
import { ERASED } from '../privacy/erased';
import { reachGuest } from '../trip/reach-guest.server';

type Ctx = { db: Database; now: number; today: PlainDate; settings: Settings };

/** As many as one run thanks; those that are left wait for the next minute. */
const THANKS_PER_RUN = 20;

/** Rows that one run looks at: it may be too early for some, by the clock of their property. */
const ROWS_PER_RUN = 200;

/** On the day after check-out, by the property's clock; no one is written to at night. */
const FROM_TIME = '10:00';
const UNTIL_TIME = '20:00';

/** Thanks that come later are odd: bookings of long before are left alone. */
const LATEST_DAYS = 7;

const SCHEDULE = { id: 'system', role: 'system' } as const;

/**
 * Thanks the guests of stays that are over, once each, or their agents where no address is known (REVIEW-1); what is due is written down with its
 * mail. `now` in milliseconds. Gives how many mails went out. Throws DomainError 'unavailable'.
 */
export async function thankGuests(ctx: Ctx): Promise<{ thanked: number }> {
	let thanked = 0;
	const due = (await unthankedStays(ctx)).filter((stay) => isTime(ctx, stay));
	for (const stay of due.slice(0, THANKS_PER_RUN)) {
		try {
			if (await thank(ctx, stay)) thanked += 1;
		} catch (error) {
			if (isUnavailable(error)) throw error;
			if (!isSettled(error)) logFault('guests could not be thanked', error, { about: stay.leadId });
		}
	}
	return { thanked };
}

/** Another run has thanked, or it was cancelled in this moment. */
function isSettled(error: unknown): boolean {
	return (
		breaksConstraint(error, 'stay_thanks', 'unique') || (error instanceof DomainError && error.code === 'conflict')
	);
}

function isTime(ctx: Ctx, { checkOut, timeZone }: Unthanked): boolean {
	const { time } = readClock(zoneClock(timeZone), ctx.now);
	return hotelToday(ctx, timeZone) > checkOut && time >= FROM_TIME && time < UNTIL_TIME;
}

type Unthanked = Awaited<ReturnType<typeof unthankedStays>>[number];

/** Stays that have just ended and were not thanked for, the longest over first; the query behind a run. */
export function unthankedStays({ db, today }: Pick<Ctx, 'db' | 'today'>) {
	return db
		.select({
			...{ leadNo: lead.no, leadId: lead.id, brandKey: lead.brandKey, origin: lead.origin, status: lead.status },
			...{ checkOut: lead.checkOut, agentLanguage: lead.language, clientEmail: CLIENT_EMAIL },
			timeZone: sql<string>`coalesce(${operator.timeZone}, ${hotel.timeZone}, 'Europe/Zurich')`,
		})
		.from(lead)
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.leftJoin(hotel, eq(hotel.no, lead.hotelNo))
		.where(
			and(
				eq(lead.status, 'confirmedBooking'),
				// The day of a property may be another one than the product's.
				between(lead.checkOut, addDays(today, -LATEST_DAYS), today),
				isNull(lead.deletedAt),
				isNotNull(lead.origin),
				sql`${lead.clientLastName} <> ${ERASED}`,
				sql`not exists (select 1 from ${stayThanks} where ${eq(stayThanks.leadNo, lead.no)})`,
			),
		)
		.orderBy(asc(lead.checkOut), asc(lead.no))
		.limit(ROWS_PER_RUN);
}

/** Writes the thanks with their mail; false where no mail can go out, which is written down too. */
async function thank(ctx: Ctx, stay: Unthanked): Promise<boolean> {
	const { db, now } = ctx;
	const { leadNo, agentLanguage } = stay;
	const reached = await reachGuest(ctx, stay);
	if (!reached) return false;
	const { brand, language, trip, sender, url, origin, receiver, address, replyTo } = reached;
	const about = { brand: mailBrand(brand, origin), trip, sender, url };
	const mail = address && {
		...{ kind: 'stay-thanks', to: { address }, replyTo },
		content:
			receiver === 'client'
				? thanksMail({ ...about, language })
				: thanksMail({ ...about, language: agentLanguage, agentName: sender.agency === null ? '' : sender.name }),
	};
	await auditedWrite({
		...{ ctx: { db, now, brand: { key: stay.brandKey } }, actor: SCHEDULE, action: 'stay.thanked' },
		subject: sql`select ${lead.id} from ${lead} where ${and(eq(lead.no, leadNo), eq(lead.status, 'confirmedBooking'))}`,
		detail: { receiver: mail ? receiver : 'none' },
		statements: [
			db.insert(stayThanks).values({ leadNo, receiver: mail ? receiver : 'none', createdAt: now }),
			...(mail
				? [db.insert(mailOutbox).values(brandMailValues({ brand, now }, mail, { leadNo: sql<number>`${leadNo}` }))]
				: []),
		],
	});
	return mail !== null;
}
