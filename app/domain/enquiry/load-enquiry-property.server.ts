import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { picture, propertyPicture } from '#db/schema/picture';
import { place } from '#db/schema/place';
import { property, propertyService } from '#db/schema/property';
import { stayRate } from '#db/schema/stay';
import { DomainError } from '~/platform/errors';
import { addDays, type PlainDate } from '../date/plain-date';
import { PROPERTY_ADDRESS } from '../property/property-address.server';
import { type RateRow, readStayRate } from '../stay/read-stay-rate';
import { isServiceLevel, type ServiceLevel, serviceLevelAt } from '../stay/service-level';
import { readTouristTaxes, taxesSql } from '../tourist-tax/read-tourist-taxes';
import type { EnquiryProperty, WhichProperty } from './enquiry-property';

/** As many services as name a level on its card. */
const SERVICES_SHOWN = 2;

/** The property an enquiry is about, in one round trip. Throws DomainError 'not-found'. */
export async function loadEnquiryProperty({
	ctx: { db, today },
	which,
}: {
	ctx: { db: Database; today: PlainDate };
	which: WhichProperty;
}): Promise<EnquiryProperty> {
	const no = db
		.select({ no: property.no })
		.from(property)
		.innerJoin(place, eq(place.no, property.placeNo))
		.where(conditionOf(which));
	const [properties, rates, services, pictures] = await db.batch([
		db
			.select({
				no: property.no,
				...PROPERTY_ADDRESS,
				bedrooms: property.bedrooms,
				bedsAdults: property.bedsAdults,
				bedsChildren: property.bedsChildren,
				currency: property.currency,
				taxes: sql<string>`${sql.raw(taxesSql('property', 'place'))}`,
			})
			.from(property)
			.innerJoin(place, eq(place.no, property.placeNo))
			.where(conditionOf(which)),
		db
			.select({
				checkIn: stayRate.checkIn,
				checkOut: stayRate.checkOut,
				level: stayRate.level,
				status: stayRate.status,
				priceMinor: stayRate.priceMinor,
				...{ limits: stayRate.limits, gapPercent: stayRate.gapPercent },
			})
			.from(stayRate)
			.where(and(eq(stayRate.propertyNo, no), gte(stayRate.checkOut, addDays(today, -1)))),
		db
			.select({
				level: propertyService.serviceLevel,
				en: propertyService.nameEn,
				de: propertyService.nameDe,
				availability: propertyService.availability,
			})
			.from(propertyService)
			.where(eq(propertyService.propertyNo, no))
			.orderBy(asc(propertyService.position)),
		db
			.select({
				hash: picture.hash,
				altEn: propertyPicture.altEn,
				altDe: propertyPicture.altDe,
				dominantColour: picture.dominantColour,
				isMirrored: propertyPicture.isMirrored,
				objectPosition: propertyPicture.objectPosition,
				width: picture.width,
				height: picture.height,
			})
			.from(propertyPicture)
			.innerJoin(picture, eq(picture.hash, propertyPicture.pictureHash))
			.where(eq(propertyPicture.propertyNo, no))
			.orderBy(asc(propertyPicture.position))
			.limit(1),
	]);
	const [house] = properties;
	if (!house) throw new DomainError('not-found', `No house ${Object.values(which).join('/')}`);
	const { placeEn, placeDe, bedsAdults, bedsChildren, taxes, ...rest } = house;
	const [first] = pictures;
	return {
		...rest,
		place: { en: placeEn, de: placeDe },
		beds: { adults: bedsAdults, children: bedsChildren },
		levels: offeredLevels(rates, services).map((level) => ({
			level,
			services: ownServices(services, level)
				.slice(0, SERVICES_SHOWN)
				.map(({ en, de }) => ({ en, de })),
		})),
		picture: first
			? { ...first, alt: { en: first.altEn ?? house.name, de: first.altDe ?? first.altEn ?? house.name } }
			: null,
		taxes: readTouristTaxes(JSON.parse(taxes)),
		rates: rates.flatMap(readStayRate),
	};
}

function conditionOf(which: WhichProperty): SQL | undefined {
	if ('id' in which) return eq(property.id, which.id);
	return and(
		eq(place.countryCode, which.country),
		eq(place.slug, which.placeSlug),
		eq(property.propertyType, which.type),
		eq(property.slug, which.slug),
	);
}

type ServiceRow = { level: ServiceLevel; en: string; de: string; availability: 'included' | 'on_request' };

/** The levels of its stays; of its services while it has none; all three when unknown. */
function offeredLevels(rates: readonly RateRow[], services: readonly ServiceRow[]): ServiceLevel[] {
	const known = new Set<ServiceLevel | null>(
		rates.length > 0 ? rates.map(({ level }) => serviceLevelAt(level)) : services.map(({ level }) => level),
	);
	const levels = [0, 1, 2].map(serviceLevelAt).filter(isServiceLevel);
	const offered = levels.filter((level) => known.has(level));
	return offered.length > 0 ? offered : levels;
}

/** What a level includes and the levels below it do not, else all it includes: that is what tells the levels apart. */
function ownServices(services: readonly ServiceRow[], level: ServiceLevel): ServiceRow[] {
	const included = services.filter((service) => service.availability === 'included');
	const own = included.filter((service) => service.level === level);
	const others = new Set(included.filter((service) => service.level !== level).map(({ en }) => en));
	const distinct = own.filter(({ en }) => !others.has(en));
	return distinct.length > 0 ? distinct : own;
}
