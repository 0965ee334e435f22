import { and, asc, between, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { clientNotice } from '#db/schema/client-notice';
import { hotel } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { paymentReminderStop } from '#db/schema/payment';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { trip } from '#db/schema/trip';
import { isOfficeHour } from '../date/office-hours';
import { addDays, type PlainDate } from '../date/plain-date';
import { needsMail } from '../mail/messages/needs-mail';
import { ERASED } from '../privacy/erased';
import { REGISTRATION_COUNTRIES, registrationRule } from '../trip/registration-rules';
import { DAYS_BEFORE, tripNeeds } from '../trip/trip-needs';
import { eachOnce, type NewsCtx, noticeRecord, TELLABLE_BOOKING, tellClient } from './tell-client.server';

type Ctx = NewsCtx & { today: PlainDate };

/** As many as one run writes to; those that are left wait for the next minute. */
const NEEDS_PER_RUN = 20;

/** Days before the first that is open falls due. */
const AHEAD_DAYS = 7;

/** Days before the arrival of the first mail at the earliest. */
const EARLIEST_DAYS = Math.max(...Object.values(DAYS_BEFORE)) + AHEAD_DAYS;

/** Longer stays are written to later, so that a run looks at the bookings of some months alone. */
const LONGEST_NIGHTS = 120;

/** Days before the arrival of the second mail: the day before registration data is needed. */
const LAST_DAYS = DAYS_BEFORE.registration + 1;

/** A booking that was confirmed a moment ago has other mails. */
const SETTLING_MS = 86_400_000;

/** The second mail is not on the heels of the first. */
const APART_MS = 2 * 86_400_000;

/**
 * Reminds the guests of coming stays of what their trip page still needs (TRIP-14): once, 7 days before the first that is open falls due, and once more on the
 * day before registration data is needed, where it is open. In office hours; reminders that were stopped are stopped here too. `now` in milliseconds. Gives
 * how many mails went out. Throws DomainError 'unavailable'.
 */
export async function tellOfNeeds(ctx: Ctx): Promise<{ told: number }> {
	if (!isOfficeHour(ctx.now)) return { told: 0 };
	const first = await eachOnce(await untoldNeeds(ctx, 'needs'), (stay) => tell(ctx, stay, 'needs'));
	const last = await eachOnce(await untoldNeeds(ctx, 'needsLast'), (stay) => tell(ctx, stay, 'needsLast'));
	return { told: first + last };
}

type Kind = 'needs' | 'needsLast';

const GUESTS = sql<number>`(select count(*) from lead_guest g where g.lead_no = "lead"."no")`;
const REGISTERED = sql<number>`(select count(*) from guest_registration r where r.lead_no = "lead"."no")`;
const COUNTRY = sql<string | null>`coalesce(${place.countryCode}, ${hotel.countryCode})`;
const isStopped = sql`exists (select 1 from ${paymentReminderStop} where ${eq(paymentReminderStop.leadNo, lead.no)})`;

/** Whether registration data is asked for and some of it is missing. */
const isUnregistered = sql`(${inArray(COUNTRY, [...REGISTRATION_COUNTRIES])} and ${REGISTERED} < max(${lead.pax}, ${GUESTS}))`;

/** Days before the arrival by which the first of what is open is needed, as `tripNeeds` has it; null where all is given. */
const FIRST_OPEN = sql`case when ${GUESTS} < ${lead.pax} then ${DAYS_BEFORE.names}
	when ${trip.sizesSavedAt} is null then ${DAYS_BEFORE.sizes}
	when ${trip.arrivalSavedAt} is null or ${trip.dietsSavedAt} is null then ${DAYS_BEFORE.arrival}
	when ${isUnregistered} then ${DAYS_BEFORE.registration} end`;

/** Coming stays that something is still needed for and that were not told so, the next arrival first; the query behind a run. */
export function untoldNeeds({ db, now, today }: Pick<Ctx, 'db' | 'now' | 'today'>, kind: Kind) {
	const wasTold = sql`exists (select 1 from ${clientNotice} where ${and(eq(clientNotice.leadNo, lead.no), eq(clientNotice.kind, kind))})`;
	const isDue =
		kind === 'needs'
			? sql`${lead.checkIn} <= date(${today}, '+' || (${FIRST_OPEN} + ${AHEAD_DAYS}) || ' days')`
			: and(
					lte(lead.checkIn, addDays(today, LAST_DAYS)),
					isUnregistered,
					sql`not exists (select 1 from ${clientNotice} where ${and(
						eq(clientNotice.leadNo, lead.no),
						eq(clientNotice.kind, 'needs'),
						gt(clientNotice.createdAt, now - APART_MS),
					)})`,
				);
	return db
		.select(TELLABLE_BOOKING)
		.from(lead)
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(hotel, eq(hotel.no, lead.hotelNo))
		.leftJoin(trip, eq(trip.leadNo, lead.no))
		.where(
			and(
				...[eq(lead.status, 'confirmedBooking'), gt(lead.checkIn, today), isNull(lead.deletedAt)],
				// Bookings stand in the index by their end.
				between(lead.checkOut, today, addDays(today, EARLIEST_DAYS + LONGEST_NIGHTS)),
				lte(lead.checkIn, addDays(today, EARLIEST_DAYS)),
				sql`coalesce(${lead.decidedAt}, ${lead.createdAt}) <= ${now - SETTLING_MS}`,
				sql`${lead.clientLastName} <> ${ERASED}`,
				...[sql`not ${wasTold}`, sql`not ${isStopped}`, isDue],
			),
		)
		.orderBy(asc(lead.checkIn), asc(lead.no))
		.limit(NEEDS_PER_RUN);
}

type Stay = Awaited<ReturnType<typeof untoldNeeds>>[number];

function tell(ctx: Ctx, stay: Stay, kind: Kind): Promise<boolean> {
	const { today } = ctx;
	return tellClient({
		...{ ctx, booking: stay, kind, record: noticeRecord(ctx, { leadNo: stay.leadNo, kind, about: '' }) },
		content: ({ news, trip: row }) => {
			const needs = tripNeeds({
				...{ checkIn: row.checkIn, today, pax: row.pax, guests: row.guests },
				arrivalSavedAt: row.told?.arrivalSavedAt ?? null,
				dietsSavedAt: row.told?.dietsSavedAt ?? null,
				sizesSavedAt: row.told?.sizesSavedAt ?? null,
				registered: registrationRule(row.country) ? row.registered : null,
			}).filter(({ isDone }) => !isDone);
			return needs.length === 0 ? null : needsMail({ news, needs, today, isLast: kind === 'needsLast' });
		},
		// Neither cancelled nor stopped in this moment.
		isUntold: sql`${lead.status} = 'confirmedBooking' and not ${isStopped}`,
	});
}
