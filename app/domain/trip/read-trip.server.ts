import { and, eq, sql } from 'drizzle-orm';
import { hotel, hotelPlace } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { place, sector } from '#db/schema/place';
import { property } from '#db/schema/property';
import type { PropertyBeds } from '#db/schema/property-room';
import { travelAgency } from '#db/schema/travel-agency';
import { type ListedGuest, roomingList, trip, tripLink } from '#db/schema/trip';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { isUnavailable } from '~/platform/errors';
import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import { isLanguage, LANGUAGE_QUERY, type Language } from '../language/language';
import { CLIENT_LANGUAGE } from '../payment/client-of-lead.server';
import type { RequestedInstalment } from '../payment/payment-request';
import type { PictureTuple } from '../picture/stored-picture';
import type { PropertyRoomKind } from '../property/property-room';
import { DESIGN_COLUMNS, designOf } from '../session/load-actor.server';
import { isTripToken, tripLinkEnd, tripTokenHash, tripTokenIn } from './trip-token';

/** All that a trip page is made of; of a link that has ended, too. */
export type TripRow = NonNullable<Awaited<ReturnType<typeof readTrip>>>;

export type TripPicture = [...PictureTuple, altDe: string | null];

type FloorplanTuple = [
	hash: string,
	labelEn: string,
	labelDe: string,
	areaSqm: number | null,
	width: number,
	height: number,
];

type RoomRow = {
	kind: PropertyRoomKind;
	key: string;
	nameEn: string;
	nameDe: string | null;
	floorEn: string | null;
	floorDe: string | null;
	beds: PropertyBeds[];
};

/** A subselect that gives a JSON list. */
const listOf = <Item>(statement: ReturnType<typeof sql>) =>
	sql`(${statement})`.mapWith((text: string): Item[] => JSON.parse(text));

/** Reads a trip by the token of its link, in one statement; null for a token that nothing has. Throws DomainError 'unavailable'. */
export async function readTrip({ db }: Pick<RequestContext, 'db'>, token: string) {
	if (!isTripToken(token)) return null;
	const [row] = await db
		.select({
			...{ linkId: tripLink.id, kind: tripLink.kind, endedAt: tripLink.endedAt },
			...{ leadNo: lead.no, leadId: lead.id, status: lead.status, brandKey: lead.brandKey },
			...{ bookingNumber: lead.bookingNumber, currency: lead.currency, hotelNo: lead.hotelNo },
			...{ firstName: lead.clientFirstName, lastName: lead.clientLastName, pax: lead.pax },
			clientCountry: sql<string | null>`coalesce(${lead.country}, ${lead.clientNationality})`,
			...{ checkIn: lead.checkIn, checkOut: lead.checkOut, updatedAt: lead.updatedAt, version: lead.version },
			...{ propertyName: lead.propertyName, name: sql<string | null>`coalesce(${property.name}, ${hotel.name})` },
			placeEn: sql<string | null>`coalesce(${place.nameEn}, ${hotelPlace.nameEn})`,
			placeDe: sql<string | null>`coalesce(${place.nameDe}, ${hotelPlace.nameDe})`,
			country: sql<string | null>`coalesce(${place.countryCode}, ${hotel.countryCode})`,
			street: sql<string | null>`coalesce(${property.street}, ${hotel.street})`,
			sector: sql<string | null>`coalesce(${sector.name}, ${hotel.sector})`,
			latitude: sql<number | null>`coalesce(${property.latitude}, ${hotel.latitude})`,
			longitude: sql<number | null>`coalesce(${property.longitude}, ${hotel.longitude})`,
			timeZone: sql<string>`coalesce(${operator.timeZone}, ${hotel.timeZone}, 'Europe/Zurich')`,
			...{ arrivalFrom: operator.arrivalFrom, departureUntil: operator.departureUntil, operator: operator.name },
			...{ hotelPhone: hotel.reservationPhone, bedrooms: property.bedrooms },
			...{ placeNo: place.no, parentNo: place.parentNo },
			language: CLIENT_LANGUAGE,
			agency: { name: travelAgency.name, teamBrandKey: travelAgency.teamBrandKey },
			agent: { id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName },
			design: DESIGN_COLUMNS,
			told: {
				// First, since it is never null: Drizzle takes an object whose first column is null for a row that is not there.
				updatedAt: trip.updatedAt,
				...{ arrivalTime: trip.arrivalTime, arrivalWay: trip.arrivalWay, arrivalNote: trip.arrivalNote },
				...{ arrivalSavedAt: trip.arrivalSavedAt, dietsSavedAt: trip.dietsSavedAt, sizesSavedAt: trip.sizesSavedAt },
				...{ hostName: trip.hostName, hostPhone: trip.hostPhone, directions: trip.directions },
				...{ doorCode: trip.doorCode, doorCodeKeyId: trip.doorCodeKeyId },
			},
			listVersion: sql<number>`coalesce(${roomingList.version}, 0)`,
			listChangedAt: roomingList.changedAt,
			guests:
				listOf<ListedGuest>(sql`select json_group_array(json_object('id', coalesce(id, ''), 'firstName', first_name,
				'lastName', last_name, 'age', age, 'room', room, 'note', note, 'diet', diet, 'heightCm', height_cm, 'bootSize', boot_size,
				'skiCm', ski_cm)) from (select * from lead_guest where lead_no = ${lead.no} order by position)`),
			propertyRooms:
				listOf<RoomRow>(sql`select json_group_array(json_object('kind', kind, 'key', key, 'nameEn', name_en,
				'nameDe', name_de, 'floorEn', floor_en, 'floorDe', floor_de, 'beds', json(beds))) from (select * from property_room
				where property_no = ${lead.propertyNo} order by position)`),
			hotelRooms: listOf<{ roomName: string }>(sql`select json_group_array(json_object('roomName', room_name)) from
				(select * from lead_room where lead_no = ${lead.no} order by position)`),
			picture: sql<string | null>`coalesce(
				(select json_array(p.hash, i.alt_en, p.dominant_colour, i.is_mirrored, i.object_position, p.width, p.height, i.alt_de)
				from property_picture i join picture p on p.hash = i.picture_hash where i.property_no = ${lead.propertyNo}
				order by i.position limit 1),
				(select json_array(p.hash, i.alt_en, p.dominant_colour, i.is_mirrored, i.object_position, p.width, p.height, i.alt_de)
				from hotel_picture i join picture p on p.hash = i.picture_hash where i.hotel_no = ${lead.hotelNo}
				order by i.position limit 1))`.mapWith((text: string): TripPicture => JSON.parse(text)),
			instalments: listOf<
				RequestedInstalment & { id: string; service: [en: string, de: string] | null }
			>(sql`select json_group_array(json_object('id', id,
				'position', position, 'kind', iif(job_no is null, kind, 'service'), 'dueDate', due_date, 'minor', minor, 'receivedMinor', received_minor,
				'waivedMinor', waived_minor, 'service', (select json_array(name_en, name_de) from concierge_job j where j.no = job_no)))
				from (select * from instalment where lead_no = ${lead.no} order by position)`),
			/** What was given back of its payments. */
			refunds: listOf<{
				minor: number;
				paidOn: string;
			}>(sql`select json_group_array(json_object('minor', minor, 'paidOn', paid_on))
				from (select * from refund where lead_no = ${lead.no} and kind = 'credit' and "state" = 'paid' order by paid_on, no)`),
			cancellationFeeMinor: lead.cancellationFeeMinor,
			floorplan: sql<
				string | null
			>`(select json_array(k.hash, fp.label_en, fp.label_de, fp.area_sqm, k.width, k.height) from floorplan fp
				join picture k on k.hash = fp.picture_hash where fp.property_no = ${lead.propertyNo}
				order by fp.label_en is (select floor_en from property_room r where r.property_no = fp.property_no
					and r.kind in ('bedroom', 'bunk_room') order by r.position limit 1) desc, fp.position limit 1)`.mapWith(
				(text: string): FloorplanTuple => JSON.parse(text),
			),
			/** Of the group's link that works, if there is one. */
			groupLink: sql<
				string | null
			>`(select json_object('id', g.id, 'tokenHash', g.token_hash) from trip_link g where g.lead_no = ${lead.no} and g.kind = 'group' and g.ended_at is null)`.mapWith(
				(text: string): { id: string; tokenHash: string } => JSON.parse(text),
			),
			/** Ids of guests whose registration data is there, never what it is. */
			registered: listOf<string>(
				sql`select json_group_array(guest_id) from guest_registration where lead_no = ${lead.no}`,
			),
		})
		.from(tripLink)
		.innerJoin(lead, and(eq(lead.no, tripLink.leadNo), sql`${lead.deletedAt} is null`))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(sector, eq(sector.no, property.sectorNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.leftJoin(hotel, eq(hotel.no, lead.hotelNo))
		.leftJoin(hotelPlace, eq(hotelPlace.no, hotel.hotelPlaceNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.leftJoin(user, eq(user.no, lead.userNo))
		.leftJoin(trip, eq(trip.leadNo, lead.no))
		.leftJoin(roomingList, eq(roomingList.leadNo, lead.no))
		.where(eq(tripLink.tokenHash, await tripTokenHash(token)));
	return row ?? null;
}

/** Why a link no longer opens its trip; null while it does. */
export function tripEnd(
	{ endedAt, status, checkOut }: Pick<TripRow, 'endedAt' | 'status' | 'checkOut'>,
	today: string,
): 'ended' | 'cancelled' | 'over' | null {
	if (endedAt !== null) return 'ended';
	if (status !== 'confirmedBooking') return 'cancelled';
	return today > tripLinkEnd(checkOut) ? 'over' : null;
}

/** How a trip page looks and speaks, at every host; `trip` is the rest of what was read. */
export type TripLook = { brand: BrandProfile; language: Language; trip: TripRow };

/**
 * The look of the address of a trip: the brand of its booking with the agency's design over it, and the language of the client unless the
 * address asks for one. Null for every other address, and where there is no such link or the database does not answer.
 */
export async function tripLook(ctx: Pick<RequestContext, 'db' | 'settings'>, url: URL): Promise<TripLook | null> {
	const token = tripTokenIn(url.pathname);
	if (token === null) return null;
	try {
		const row = await readTrip(ctx, token);
		if (!row) return null;
		const isOfAgency = row.agency?.teamBrandKey === null;
		const design =
			row.design !== null && isOfAgency
				? designOf(row.design, { pictureBaseUrl: ctx.settings.PICTURE_BASE_URL })
				: null;
		const asked = url.searchParams.get(LANGUAGE_QUERY);
		return {
			brand: withCorporateDesign(knownBrands().of(row.brandKey), design),
			language: isLanguage(asked) ? asked : row.language,
			trip: row,
		};
	} catch (error) {
		if (isUnavailable(error)) return null;
		throw error;
	}
}
