import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { isOwnRate, ownPrice } from '#db/derived/stay-rules';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { propertyNight } from '#db/schema/property-night';
import { stayRate } from '#db/schema/stay';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import type { PlainDate } from '../../date/plain-date';
import type { DeskSubject } from '../../desk/drafts.server';
import { FIRST_PICTURE } from '../../property/first-picture.server';
import { OFFERED_STAY } from '../../stay/offered-stay.server';
import { ownProperties } from '../../stay/own-properties.server';
import { serviceLevelAt } from '../../stay/service-level';
import { type PricedStay, type PricesContent, sortStays } from './prices-content';

export type DeskProperty = Awaited<ReturnType<typeof findDeskProperty>>;

/** A property of the actor's desk. Throws DomainError 'forbidden'; 'not-found' (another operator's too); 'unavailable'. */
export async function findDeskProperty(ctx: Pick<RequestContext, 'db' | 'actor'>, propertyId: string) {
	const actor = requireActor(ctx, 'desk');
	const [found] = await ctx.db
		.select({
			...{ no: property.no, id: property.id, key: property.key, name: property.name, currency: property.currency },
			...{ adults: property.bedsAdults, children: property.bedsChildren, placeEn: place.nameEn, placeDe: place.nameDe },
			picture: FIRST_PICTURE,
		})
		.from(property)
		.innerJoin(place, eq(place.no, property.placeNo))
		.where(and(eq(property.id, propertyId), ownProperties(actor)));
	if (!found) throw new DomainError('not-found', `No property ${propertyId} of this desk`);
	return found;
}

/** What is published, with the nights from today on that a lead or a block has: stays over them do not change. */
export type StoredPrices = PricesContent & { nights: string[] };

/** Stays as the operator offers them, whatever holds them now and whatever a gap takes off (STAY-4). */
export async function readStoredPrices(db: Database, propertyNo: number, today: PlainDate): Promise<StoredPrices> {
	const [rows, nights] = await db.batch([
		db
			.select({ ...OFFERED_STAY, priceMinor: sql<number | null>`${sql.raw(ownPrice('stay_rate'))}` })
			.from(stayRate)
			.where(and(eq(stayRate.propertyNo, propertyNo), sql.raw(isOwnRate('stay_rate')))),
		db
			.select({ night: propertyNight.night })
			.from(propertyNight)
			.where(and(eq(propertyNight.propertyNo, propertyNo), gte(propertyNight.night, today)))
			.orderBy(asc(propertyNight.night)),
	]);
	const stays = rows.flatMap(({ checkIn, checkOut, level, status, priceMinor }): PricedStay[] => {
		const service_level = serviceLevelAt(level);
		return service_level ? [{ check_in: checkIn, check_out: checkOut, service_level, status, price: priceMinor }] : [];
	});
	return { stays: sortStays(stays), nights: nights.map(({ night }) => night) };
}

export function pricesSubject({ id }: { id: string }): DeskSubject {
	return { subjectId: id, area: 'prices' };
}
