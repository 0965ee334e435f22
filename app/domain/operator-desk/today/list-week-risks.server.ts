import { and, asc, eq, inArray, isNull, lt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { channelCalendar } from '#db/schema/channel-calendar';
import { conciergeJob } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import { propertyPicture } from '#db/schema/picture';
import { place } from '#db/schema/place';
import { property, propertyText } from '#db/schema/property';
import { stayRate } from '#db/schema/stay';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { STALE_AFTER_MS } from '../../calendar-sync/calendar-limits';
import { conflictsQuery } from '../../calendar-sync/list-calendars.server';
import { addDays, type PlainDate } from '../../date/plain-date';
import { REGISTRATION_NUMBER_COUNTRIES } from '../../property/registration-number';
import { ownProperties } from '../../stay/own-properties.server';

/** A property whose prices end within this many days is told. */
export const PRICED_DAYS = 120;
/** A service without an answer of its supplier is told from this many days before it. */
const SERVICE_DAYS = 7;
/** Lines of a kind: one that is everywhere must not hide the others. */
const EACH = 2;

/** What would go wrong, with the property or booking that it is about. */
export type WeekRisk =
	/** Another channel and a lead both have the nights. */
	| {
			kind: 'clash';
			propertyId: string;
			property: string;
			calendar: string;
			lastName: string;
			checkIn: string;
			checkOut: string;
	  }
	/** A channel's calendar that was not read for six hours. */
	| { kind: 'stale'; propertyId: string; property: string; calendar: string; readAt: number | null }
	| { kind: 'service'; leadId: string; lastName: string; nameEn: string; nameDe: string; day: PlainDate }
	/** `lastDay`: until when there are prices; null where there are none. */
	| { kind: 'prices'; propertyId: string; property: string; lastDay: PlainDate | null }
	/** Its country demands a registration number, and it has none (EDITOR-8). */
	| { kind: 'registration'; propertyId: string; property: string }
	| { kind: 'german'; propertyId: string; property: string }
	| { kind: 'pictures'; propertyId: string; property: string; count: number };

export type WeekRisks = Awaited<ReturnType<typeof listWeekRisks>>;

/**
 * What would go wrong within a week in the operator's properties, worst first, two of a kind, as it stands now (OPERATOR-6): nights sold twice, calendars of channels that are stale, services that no supplier has
 * taken on, prices that end, registration numbers that are missing, German texts that are missing, pictures without alternative text. `properties` is how many were looked at, `hasMore` whether there are more of a kind. For operators alone:
 * an admin would get the whole catalogue. One round trip. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function listWeekRisks({ ctx }: { ctx: Pick<RequestContext, 'db' | 'actor' | 'today' | 'now'> }) {
	const actor = requireActor(ctx, 'desk');
	if (actor.role !== 'operator') return null;
	const own = ownProperties(actor);
	const { db, today } = ctx;
	const [[all], clashes, stale, services, prices, unregistered, german, pictures] = await db.batch([
		db.select({ count: sql<number>`count(*)` }).from(property).where(own),
		conflictsQuery(db, { actor, today, isSettled: false }).limit(EACH + 1),
		staleCalendars(ctx, own),
		servicesOf(ctx, own),
		db
			.select({
				...{ propertyId: property.id, property: property.name },
				lastDay: sql<PlainDate | null>`(select max(r.check_out) from ${stayRate} r
					where r.property_no = ${property.no} and r.price_minor is not null and r.check_out >= ${today})`.as(
					'last_day',
				),
			})
			.from(property)
			.where(
				and(
					own,
					sql`not exists (select 1 from ${stayRate} r where r.property_no = ${property.no} and r.price_minor is not null
						and r.check_out >= ${addDays(today, PRICED_DAYS)})`,
				),
			)
			.orderBy(sql`last_day`, asc(property.no))
			.limit(EACH + 1),
		db
			.select({ propertyId: property.id, property: property.name })
			.from(property)
			.innerJoin(place, eq(place.no, property.placeNo))
			.where(
				and(
					own,
					inArray(place.countryCode, [...REGISTRATION_NUMBER_COUNTRIES]),
					sql`coalesce(${property.registrationNumber}, '') = ''`,
				),
			)
			.orderBy(asc(property.rank), asc(property.no))
			.limit(EACH + 1),
		db
			.select({ propertyId: property.id, property: property.name })
			.from(property)
			.where(
				and(
					own,
					notExists(
						db
							.select({ no: propertyText.propertyNo })
							.from(propertyText)
							.where(and(eq(propertyText.propertyNo, property.no), eq(propertyText.language, 'de'))),
					),
				),
			)
			.orderBy(asc(property.rank), asc(property.no))
			.limit(EACH + 1),
		db
			.select({ propertyId: property.id, property: property.name, count: sql<number>`count(*)` })
			.from(property)
			.innerJoin(propertyPicture, eq(propertyPicture.propertyNo, property.no))
			.where(and(own, sql`coalesce(${propertyPicture.altEn}, '') = ''`))
			.groupBy(property.no)
			.orderBy(asc(property.rank), asc(property.no))
			.limit(EACH + 1),
	]);
	const kinds: WeekRisk[][] = [
		clashes.map(({ calendar, propertyId, propertyName, checkIn, checkOut, lead: { name } }) => ({
			...{ kind: 'clash', propertyId, property: propertyName, calendar, lastName: name, checkIn, checkOut },
		})),
		stale.map((each) => ({ kind: 'stale', ...each })),
		services.map((each) => ({ kind: 'service', ...each })),
		prices.map((each) => ({ kind: 'prices', ...each })),
		unregistered.map((each) => ({ kind: 'registration', ...each })),
		german.map((each) => ({ kind: 'german', ...each })),
		pictures.map((each) => ({ kind: 'pictures', ...each })),
	];
	return {
		properties: all?.count ?? 0,
		risks: kinds.flatMap((each) => each.slice(0, EACH)),
		hasMore: kinds.some((each) => each.length > EACH),
	};
}

function staleCalendars({ db, now }: Pick<RequestContext, 'db' | 'now'>, own: SQL) {
	return db
		.select({
			...{ propertyId: property.id, property: property.name },
			...{ calendar: channelCalendar.name, readAt: channelCalendar.readAt },
		})
		.from(channelCalendar)
		.innerJoin(property, eq(property.no, channelCalendar.propertyNo))
		.where(
			and(
				own,
				isNull(channelCalendar.endedAt),
				lt(sql`coalesce(${channelCalendar.readAt}, ${channelCalendar.createdAt})`, now - STALE_AFTER_MS),
			),
		)
		.orderBy(asc(channelCalendar.readAt), asc(channelCalendar.no))
		.limit(EACH + 1);
}

function servicesOf({ db, today }: Pick<RequestContext, 'db' | 'today'>, own: SQL) {
	return db
		.select({
			...{ leadId: lead.id, lastName: lead.clientLastName, nameEn: conciergeJob.nameEn, nameDe: conciergeJob.nameDe },
			day: sql<PlainDate>`${conciergeJob.day}`,
		})
		.from(conciergeJob)
		.innerJoin(lead, eq(lead.no, conciergeJob.leadNo))
		.innerJoin(property, eq(property.no, lead.propertyNo))
		.where(
			and(
				own,
				inArray(conciergeJob.state, ['requested', 'offered', 'accepted']),
				sql`${conciergeJob.day} >= ${today}`,
				lte(conciergeJob.day, addDays(today, SERVICE_DAYS)),
			),
		)
		.orderBy(asc(conciergeJob.day), asc(conciergeJob.no))
		.limit(EACH + 1);
}
