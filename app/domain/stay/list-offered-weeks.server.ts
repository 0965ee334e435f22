import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { stayRate } from '#db/schema/stay';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import type { PlainDate } from '../date/plain-date';
import type { LeadStatus } from '../lead/lead-status';
import type { Actor } from '../user/actor';
import { OFFERED_STAY } from './offered-stay.server';
import { IS_HELD, ownProperties } from './set-week.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'today'>;

/** An admin sees the first of all properties; no operator has more. */
export const PROPERTIES_SHOWN = 200;

export type OfferedStay = Awaited<ReturnType<typeof listOfferedWeeks>>['weeks'][number];

/** The properties whose weeks the actor sets, by rank, with what is open. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listOwnProperties({ ctx }: { ctx: Ctx }) {
	const actor = requireActor(ctx, 'operators');
	return ownPropertiesQuery(ctx.db, actor).execute();
}

export function ownPropertiesQuery(db: Database, actor: Actor) {
	return db
		.select({
			id: property.id,
			name: property.name,
			placeEn: place.nameEn,
			placeDe: place.nameDe,
			currency: property.currency,
			priceFromMinor: property.priceFromMinor,
		})
		.from(property)
		.innerJoin(place, eq(place.no, property.placeNo))
		.where(ownProperties(actor))
		.orderBy(asc(property.rank), asc(property.no))
		.limit(PROPERTIES_SHOWN);
}

/**
 * A property of the actor with its stays still to come, as the operator offers them; `isHeld`: a lead holds nights, so it cannot be set
 * now. Throws DomainError 'forbidden', 'not-found' (another operator's property too) or 'unavailable'.
 */
export async function listOfferedWeeks({ ctx, propertyId }: { ctx: Ctx; propertyId: string }) {
	const actor = requireActor(ctx, 'operators');
	const own = and(eq(property.id, propertyId), ownProperties(actor));
	const [properties, weeks] = await ctx.db.batch([
		ctx.db.select({ id: property.id, name: property.name, currency: property.currency }).from(property).where(own),
		offeredWeeksQuery(ctx.db, propertyId, ctx.today),
	]);
	const [house] = properties;
	if (!house) throw new DomainError('not-found', `No house ${propertyId} of this operator`);
	return { house, weeks };
}

/** Who has nights of a week: a lead, or a block of the operator with its reason. */
export type WeekHolder =
	| { number: string; status: LeadStatus; client: string; agency: string | null }
	| { number: null; reason: string };

const HOLDERS = sql<string>`(select json_group_array(json_object('number', held.booking_number, 'status', held.status,
	'client', held.client_first_name || ' ' || held.client_last_name, 'agency', a.name, 'reason', b.reason))
	from (select distinct n.lead_no, n.block_no from property_night n where n.property_no = stay_rate.property_no
		and n.night >= stay_rate.check_in and n.night < stay_rate.check_out) own
	left join lead held on held.no = own.lead_no left join night_block b on b.no = own.block_no
	left join travel_agency a on a.no = held.agency_no)`.mapWith((json: string) => JSON.parse(json) as WeekHolder[]);

export function offeredWeeksQuery(db: Database, propertyId: string, today: PlainDate) {
	return db
		.select({
			...OFFERED_STAY,
			isHeld: IS_HELD.mapWith(Boolean),
			holders: HOLDERS,
		})
		.from(stayRate)
		.where(
			and(
				eq(stayRate.propertyNo, db.select({ no: property.no }).from(property).where(eq(property.id, propertyId))),
				gte(stayRate.checkOut, today),
			),
		)
		.orderBy(asc(stayRate.checkIn), asc(stayRate.level));
}
