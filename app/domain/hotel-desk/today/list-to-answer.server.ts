import { and, asc, desc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { hotel } from '#db/schema/hotel';
import { lead, leadEvent, leadRequest, leadRoom } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { addDays, type PlainDate } from '../../date/plain-date';

/** Cards of the strip, of which four are in sight on a desktop; the rest stands on the page of requests. */
const MOST_CARDS = 12;

/** Longer than a guest stays: who has arrived earlier is no news. */
const LONGEST_STAY = 60;

const REQUESTED = ['requestedOption', 'requestedBooking'] as const;
const HELD = ['confirmedOption', 'confirmedBooking'] as const;
const CANCELLED = ['cancelledOption', 'cancelledBooking'] as const;

export type ToAnswer = Awaited<ReturnType<typeof listToAnswer>>;
export type AnswerCard = ToAnswer['cards'][number];

/**
 * What waits for the actor's hotel, in a few words: requested options and bookings, then changes that agencies ask for, those asked first
 * at the top; then what was booked, changed or cancelled without the hotel's answer and is not marked as seen, the latest first. With the
 * number of all and what the requests are worth. One round trip. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function listToAnswer({ ctx }: { ctx: Pick<RequestContext, 'db' | 'actor' | 'today'> }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const { db, today } = ctx;
	const own = hotelId ?? '';
	const [requests, [asked], changes, [changing], news, [unseen]] = await db.batch([
		requestsOf(db, own),
		db
			.select({ count: sql<number>`count(*)`, worthMinor: sql<number>`coalesce(sum(${TOTAL}), 0)` })
			.from(lead)
			.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
			.where(isRequested(own)),
		changesOf(db, own),
		db
			.select({ count: sql<number>`count(*)` })
			.from(leadRequest)
			.innerJoin(lead, eq(lead.no, leadRequest.leadNo))
			.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
			.where(isChanging(own)),
		newsOf(db, own, today),
		db
			.select({ count: sql<number>`count(*)` })
			.from(lead)
			.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
			.innerJoin(leadEvent, isLatestNews())
			.where(isUnseen(own, today)),
	]);
	const cards = [
		...requests.map((each) => ({ ...each, kind: 'request' as const, eventVersion: null })),
		...changes.map((each) => ({ ...each, kind: 'change' as const, eventVersion: null, isShort: false })),
		...news.map((each) => ({ ...each, kind: newsKind(each), isShort: false })),
	].slice(0, MOST_CARDS);
	const waiting = (asked?.count ?? 0) + (changing?.count ?? 0);
	return {
		cards,
		/** Requests and changes that wait for an answer. */
		waiting,
		/** Those, and what is not marked as seen. */
		count: waiting + (unseen?.count ?? 0),
		/** Price of the requested rooms, in minor units of the hotel's currency. */
		worthMinor: asked?.worthMinor ?? 0,
	};
}

type NewsKind = 'booked' | 'changed' | 'cancelled';

function newsKind({ status, isChange }: { status: (typeof lead.$inferSelect)['status']; isChange: number }): NewsKind {
	if (status === 'cancelledOption' || status === 'cancelledBooking') return 'cancelled';
	return isChange ? 'changed' : 'booked';
}

const TOTAL = sql<number>`(select coalesce(sum(${leadRoom.localTotalMinor}), 0) from ${leadRoom}
	where ${leadRoom.leadNo} = ${lead.no})`;

const FACTS = {
	id: lead.id,
	version: lead.version,
	status: lead.status,
	checkIn: lead.checkIn,
	checkOut: lead.checkOut,
	pax: lead.pax,
	adults: lead.adults,
	children: lead.children,
	childrenAges: lead.childrenAges,
	clientLastName: lead.clientLastName,
	agencyName: travelAgency.name,
	hasComments: sql<number>`coalesce(${lead.comments}, '') <> ''`,
	roomName: sql<string>`coalesce((select ${leadRoom.roomName} from ${leadRoom}
		where ${leadRoom.leadNo} = ${lead.no} order by ${leadRoom.position} limit 1), '')`,
	rooms: sql<number>`(select count(*) from ${leadRoom} where ${leadRoom.leadNo} = ${lead.no})`,
	currency: hotel.currency,
	totalMinor: TOTAL,
};

/** Whether fewer rooms of one of its types are free than the lead asks for, or the hotel no longer has the type. */
const IS_SHORT = sql<number>`exists (select 1
	from (select r.room_no as room, count(*) as wanted from lead_room r where r.lead_no = ${lead.no} group by r.room_no) w
	left join hotel_room h on h.no = w.room
	where h.no is null or w.wanted > h.units - coalesce((select max(n.taken + h.units - n.units) from room_night n
		where n.room_no = h.no and n.night >= ${lead.checkIn} and n.night < ${lead.checkOut}), 0))`;

const ASKED = sql<number>`coalesce(${lead.requestedAt}, ${lead.createdAt})`;

function requestsOf(db: Database, hotelId: string) {
	return db
		.select({ ...FACTS, at: ASKED, isShort: IS_SHORT.mapWith(Boolean) })
		.from(lead)
		.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(isRequested(hotelId))
		.orderBy(asc(ASKED), asc(lead.no))
		.limit(MOST_CARDS);
}

function changesOf(db: Database, hotelId: string) {
	return db
		.select({ ...FACTS, at: leadRequest.createdAt })
		.from(leadRequest)
		.innerJoin(lead, eq(lead.no, leadRequest.leadNo))
		.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(isChanging(hotelId))
		.orderBy(asc(leadRequest.createdAt), asc(leadRequest.no))
		.limit(MOST_CARDS);
}

function newsOf(db: Database, hotelId: string, today: PlainDate) {
	return db
		.select({
			...FACTS,
			at: leadEvent.createdAt,
			eventVersion: leadEvent.version,
			isChange: sql<number>`${leadEvent.fromStatus} = ${leadEvent.toStatus}`,
		})
		.from(lead)
		.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
		.innerJoin(leadEvent, isLatestNews())
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(isUnseen(hotelId, today))
		.orderBy(desc(leadEvent.createdAt), desc(lead.no))
		.limit(MOST_CARDS);
}

function isRequested(hotelId: string): SQL | undefined {
	return and(eq(hotel.id, hotelId), inArray(lead.status, REQUESTED), isNull(lead.deletedAt));
}

function isChanging(hotelId: string): SQL | undefined {
	return and(
		...[eq(hotel.id, hotelId), isNull(lead.deletedAt)],
		...[eq(leadRequest.state, 'open'), eq(leadRequest.kind, 'change')],
	);
}

function isUnseen(hotelId: string, today: PlainDate): SQL | undefined {
	return and(
		...[eq(hotel.id, hotelId), isNull(lead.deletedAt)],
		...[inArray(lead.status, [...HELD, ...CANCELLED]), gte(lead.checkIn, addDays(today, -LONGEST_STAY))],
		gte(lead.checkOut, today),
	);
}

/** The latest event that holds without an answer of the hotel's staff, and that they have not marked as seen. */
function isLatestNews(): SQL | undefined {
	const isNews = or(
		sql`v.to_status in ('confirmedOption', 'confirmedBooking') and (v.from_status is not v.to_status or v.change is not null)`,
		sql`v.to_status in ('cancelledOption', 'cancelledBooking') and v.from_status in ('confirmedOption', 'confirmedBooking')`,
	);
	return and(
		eq(leadEvent.leadNo, lead.no),
		sql`${leadEvent.version} = (select max(v.version) from lead_event v
			where v.lead_no = ${lead.no} and v.version > ${lead.hotelSeenVersion} and ${isNews}
			and not exists (select 1 from ${user} where ${user.id} = v.actor and ${user.hotelId} = ${hotel.id}))`,
	);
}
