import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { hotel } from '#db/schema/hotel';
import { hotelRoom } from '#db/schema/hotel-room';
import { lead, leadGuest, leadRoom } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import type { PlainDate } from '../date/plain-date';
import type { Language } from '../language/language';
import { rateNameIn } from '../lead/hotel/rate-name-in.server';

/** More than anybody answers, or receives, in a week: the first of them are shown. */
const LIMIT = 100;

const REQUESTED = ['requestedOption', 'requestedBooking'] as const;
const HELD = ['confirmedOption', 'confirmedBooking'] as const;

export type HotelRequests = Awaited<ReturnType<typeof listHotelRequests>>;
export type HotelRequest = HotelRequests['requests'][number];

/**
 * What agencies want of the actor's hotel: options and bookings that wait for an answer, those asked first at the top, each with its rooms
 * and how many of the type are left in the period; and what is held and booked from today on, by arrival. One round trip. Of an agency a
 * hotel reads the names, never its references, its markup or its comments to others. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function listHotelRequests({ ctx }: { ctx: Pick<RequestContext, 'db' | 'actor' | 'today' | 'language'> }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const { db, today } = ctx;
	const [requested, held, rooms, guests] = await db.batch([
		requestedLeads(db, hotelId ?? ''),
		heldLeads(db, hotelId ?? '', today),
		roomsOf(db, { hotelId: hotelId ?? '', today, language: ctx.language }),
		guestsOf(db, hotelId ?? '', today),
	]);
	const withRooms = <Lead extends { no: number }>(leads: readonly Lead[]) =>
		leads.map(({ no, ...each }) => ({
			...each,
			rooms: rooms.flatMap(({ leadNo, ...room }) => (leadNo === no ? [room] : [])),
			guests: guests.flatMap(({ leadNo, ...guest }) => (leadNo === no ? [guest] : [])),
		}));
	return { requests: withRooms(requested), held: withRooms(held) };
}

const FACTS = {
	no: lead.no,
	id: lead.id,
	version: lead.version,
	bookingNumber: lead.bookingNumber,
	status: lead.status,
	checkIn: lead.checkIn,
	checkOut: lead.checkOut,
	pax: lead.pax,
	adults: lead.adults,
	children: lead.children,
	childrenAges: lead.childrenAges,
	clientFirstName: lead.clientFirstName,
	clientLastName: lead.clientLastName,
	cardMemberTier: lead.cardMemberTier,
	loyaltyNumber: lead.loyaltyNumber,
	comments: lead.comments,
	paymentProfile: lead.paymentProfile,
	paymentMethod: lead.paymentMethod,
	expiresAt: lead.expiresAt,
	requestedAt: sql<number>`coalesce(${lead.requestedAt}, ${lead.createdAt})`,
	agencyName: travelAgency.name,
	agentFirstName: user.firstName,
	agentLastName: user.lastName,
};

/** The leads of one hotel, with the names of those who ask. */
function leadsOf(db: Database) {
	return db
		.select(FACTS)
		.from(lead)
		.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.leftJoin(user, eq(user.no, lead.userNo));
}

function requestedLeads(db: Database, hotelId: string) {
	return leadsOf(db)
		.where(and(eq(hotel.id, hotelId), inArray(lead.status, REQUESTED), isNull(lead.deletedAt)))
		.orderBy(asc(sql`coalesce(${lead.requestedAt}, ${lead.createdAt})`), asc(lead.no))
		.limit(LIMIT);
}

function heldLeads(db: Database, hotelId: string, today: PlainDate) {
	return leadsOf(db)
		.where(and(eq(hotel.id, hotelId), inArray(lead.status, HELD), sql`${lead.checkOut} >= ${today}`))
		.orderBy(asc(lead.checkIn), asc(lead.no))
		.limit(LIMIT);
}

/** The fewest rooms of the type that are free on a night of the period; null where the hotel no longer has it. */
const FREE = sql<
	number | null
>`(select ${hotelRoom.units} - coalesce((select max(n.taken + ${hotelRoom.units} - n.units) from room_night n
	where n.room_no = ${hotelRoom.no} and n.night >= ${lead.checkIn} and n.night < ${lead.checkOut}), 0))`;

function roomsOf(
	db: Database,
	{ hotelId, today, language }: { hotelId: string; today: PlainDate; language: Language },
) {
	return db
		.select({
			leadNo: leadRoom.leadNo,
			roomName: leadRoom.roomName,
			rateName: rateNameIn(language),
			adults: leadRoom.adults,
			childrenAges: leadRoom.childrenAges,
			bedConfiguration: leadRoom.bedConfiguration,
			currency: leadRoom.localCurrency,
			totalMinor: leadRoom.localTotalMinor,
			commissionPercent: leadRoom.commissionPercent,
			free: sql<number | null>`case when ${hotelRoom.no} is null then null else ${FREE} end`,
		})
		.from(leadRoom)
		.innerJoin(lead, eq(lead.no, leadRoom.leadNo))
		.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
		.leftJoin(hotelRoom, eq(hotelRoom.no, leadRoom.roomNo))
		.where(shown(hotelId, today))
		.orderBy(asc(leadRoom.leadNo), asc(leadRoom.position));
}

function guestsOf(db: Database, hotelId: string, today: PlainDate) {
	return db
		.select({
			leadNo: leadGuest.leadNo,
			firstName: leadGuest.firstName,
			lastName: leadGuest.lastName,
			age: leadGuest.age,
			room: leadGuest.room,
			note: leadGuest.note,
			diet: leadGuest.diet,
			heightCm: leadGuest.heightCm,
			bootSize: leadGuest.bootSize,
			skiCm: leadGuest.skiCm,
		})
		.from(leadGuest)
		.innerJoin(lead, eq(lead.no, leadGuest.leadNo))
		.innerJoin(hotel, eq(hotel.no, lead.hotelNo))
		.where(shown(hotelId, today))
		.orderBy(asc(leadGuest.leadNo), asc(leadGuest.position));
}

function shown(hotelId: string, today: PlainDate) {
	return and(
		eq(hotel.id, hotelId),
		sql`(${inArray(lead.status, REQUESTED)} or (${inArray(lead.status, HELD)} and ${lead.checkOut} >= ${today}))`,
		isNull(lead.deletedAt),
	);
}
