import { and, asc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { lead, leadGuest } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { trip } from '#db/schema/trip';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import type { PlainDate } from '../../date/plain-date';
import { leadScope } from '../../lead/lead-scope';
import { leadScopeCondition } from '../../lead/lead-scope-condition.server';

/** More than anybody looks after on one day. */
const MOST_STAYS = 200;

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'language'>;

export type DaySheet = Awaited<ReturnType<typeof loadDaySheet>>;
export type SheetStay = DaySheet['arrivals'][number];

/**
 * Who comes, is there and leaves on a day, with guests, times and needs, for a sheet to print (OPERATOR-24): booked stays of the operator's properties, without
 * prices and without registration data. Two round trips. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function loadDaySheet({ ctx, day }: { ctx: Ctx; day: PlainDate }) {
	requireActor(ctx, 'desk');
	const { db, language } = ctx;
	const stays = await db
		.select({
			...{ no: lead.no, id: lead.id, bookingNumber: lead.bookingNumber, propertyNo: lead.propertyNo },
			...{ firstName: lead.clientFirstName, lastName: lead.clientLastName, comments: lead.comments },
			...{
				checkIn: lead.checkIn,
				checkOut: lead.checkOut,
				pax: lead.pax,
				adults: lead.adults,
				children: lead.children,
			},
			...{ childrenAges: lead.childrenAges, cots: lead.cots, highChairs: lead.highChairs, petDetails: lead.petDetails },
			serviceLevel: lead.serviceLevel,
			property: sql<string>`coalesce(${property.name}, ${lead.propertyName})`,
			place: language === 'de' ? sql<string | null>`coalesce(${place.nameDe}, ${place.nameEn})` : place.nameEn,
			...{ arrivalTime: trip.arrivalTime, arrivalWay: trip.arrivalWay, arrivalNote: trip.arrivalNote },
			...{ arrivalFrom: operator.arrivalFrom, departureUntil: operator.departureUntil },
		})
		.from(lead)
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.leftJoin(trip, eq(trip.leadNo, lead.no))
		.where(
			and(
				leadScopeCondition(db, leadScope(ctx)),
				isNotNull(lead.propertyNo),
				eq(lead.status, 'confirmedBooking'),
				gte(lead.checkOut, day),
				lte(lead.checkIn, day),
			),
		)
		.orderBy(asc(sql`coalesce(${trip.arrivalTime}, '99')`), asc(property.name), asc(lead.no))
		.limit(MOST_STAYS)
		.execute();
	const numbers = stays.map(({ no }) => no);
	const guests =
		numbers.length === 0
			? []
			: await db
					.select({
						...{ leadNo: leadGuest.leadNo, firstName: leadGuest.firstName, lastName: leadGuest.lastName },
						...{ age: leadGuest.age, diet: leadGuest.diet, note: leadGuest.note },
					})
					.from(leadGuest)
					.where(inArray(leadGuest.leadNo, numbers))
					.orderBy(asc(leadGuest.leadNo), asc(leadGuest.position))
					.execute();
	const shown = stays.map(({ no, propertyNo, ...stay }) => ({
		...stay,
		guests: guests.filter(({ leadNo }) => leadNo === no).map(({ leadNo: _, ...guest }) => guest),
		/** Others arrive in the property on the day on which these leave. */
		isFollowed: stays.some(
			(other) => other.propertyNo === propertyNo && other.no !== no && other.checkIn === stay.checkOut,
		),
	}));
	return {
		arrivals: shown.filter(({ checkIn }) => checkIn === day),
		stays: shown.filter(({ checkIn, checkOut }) => checkIn < day && day < checkOut),
		departures: shown.filter(({ checkOut }) => checkOut === day),
	};
}
