import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/client';
import { hotel, hotelPlace } from '#db/schema/hotel';
import { lead, leadRoom } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { place, sector } from '#db/schema/place';
import { property } from '#db/schema/property';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { DomainError } from '~/platform/errors';
import { PROPERTY_ADDRESS } from '../property/property-address.server';
import type { RoomLine } from './hotel/agreed-rooms';
import type { LeadScope } from './lead-scope';
import { leadScopeCondition } from './lead-scope-condition.server';

const agent = alias(user, 'agent');

/** Without the team's note, which only admins read (ADMIN-6). */
const { internalNote: _, ...LEAD_COLUMNS } = getTableColumns(lead);

/** A lead with those it concerns: its property and who rents that out, or its hotel, the agency and the agent who looks after it. */
export type LeadRecord = Awaited<ReturnType<typeof selectLeads>>[number];

/** Leads under a condition, each whole; the caller says the scope. */
export function selectLeads(db: Database, condition: SQL | undefined) {
	return db
		.select({
			...LEAD_COLUMNS,
			property: {
				...PROPERTY_ADDRESS,
				isUnregistered: property.isUnregistered,
				street: property.street,
				sector: sector.name,
				latitude: property.latitude,
				longitude: property.longitude,
			},
			hotel: {
				id: hotel.id,
				name: hotel.name,
				country: hotel.countryCode,
				placeEn: hotelPlace.nameEn,
				placeDe: hotelPlace.nameDe,
				timeZone: hotel.timeZone,
				email: hotel.reservationEmail,
				isChatEnabled: hotel.isChatEnabled,
				supportsInstantBooking: hotel.supportsInstantBooking,
			},
			operator: {
				no: operator.no,
				name: operator.name,
				email: operator.email,
				optionHours: operator.optionHours,
				timeZone: operator.timeZone,
				arrivalFrom: operator.arrivalFrom,
				departureUntil: operator.departureUntil,
			},
			agency: {
				no: travelAgency.no,
				id: travelAgency.id,
				name: travelAgency.name,
				teamBrandKey: travelAgency.teamBrandKey,
				designMain: travelAgency.designMain,
				designAccentOnMain: travelAgency.designAccentOnMain,
				designTheme: travelAgency.designTheme,
			},
			/** Of a hotel, in their order. */
			rooms:
				sql<string>`(select json_group_array(json_object('roomName', room_name, 'rateName', rate_name, 'adults', adults,
				'childrenAges', json(children_ages))) from (select * from ${leadRoom} where ${leadRoom.leadNo} = ${lead.no}
				order by ${leadRoom.position}))`.mapWith((text: string): RoomLine[] => JSON.parse(text)),
			agent: {
				id: agent.id,
				email: agent.email,
				firstName: agent.firstName,
				lastName: agent.lastName,
				role: agent.role,
				agencyNo: agent.agencyNo,
			},
		})
		.from(lead)
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(sector, eq(sector.no, property.sectorNo))
		.leftJoin(hotel, eq(hotel.no, lead.hotelNo))
		.leftJoin(hotelPlace, eq(hotelPlace.no, hotel.hotelPlaceNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.leftJoin(agent, eq(agent.no, lead.userNo))
		.where(condition)
		.$dynamic();
}

/** One lead inside a scope, by its public id. Throws DomainError 'not-found' (also for one outside of it) or 'unavailable'. */
export async function findLead(db: Database, scope: LeadScope, id: string): Promise<LeadRecord> {
	const [row] = await selectLeads(db, and(eq(lead.id, id), leadScopeCondition(db, scope))).execute();
	if (!row) throw new DomainError('not-found', `No lead ${id}`);
	return row;
}

/** The clock by which the deadlines of a lead run. */
export function zoneOfLead({ hotel: ofHotel, operator: ofProperty }: Pick<LeadRecord, 'hotel' | 'operator'>): string {
	return ofProperty?.timeZone ?? ofHotel?.timeZone ?? 'Europe/Zurich';
}
