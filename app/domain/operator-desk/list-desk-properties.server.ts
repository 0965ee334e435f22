import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { propertyPicture } from '#db/schema/picture';
import { place } from '#db/schema/place';
import { property, propertyText } from '#db/schema/property';
import { draft } from '#db/schema/publication';
import { stayRate } from '#db/schema/stay';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import { addDays, type PlainDate } from '../date/plain-date';
import { FIRST_PICTURE } from '../property/first-picture.server';
import { ownProperties } from '../stay/own-properties.server';
import { PRICED_DAYS } from './today/risk-finders.server';

/** As the indexes of both tables have them, so that no page sorts all properties. */
const ORDER = [sql`${place.nameEn} collate nocase`, asc(place.no), asc(property.rank), asc(property.no)];

/** Of properties that are looked for: few are sorted, and reading all of them in the order of the tables is faster. */
const ORDER_OF_FOUND = [asc(place.nameEn), asc(property.rank), asc(property.no)];

/** Properties of one page. */
const SHOWN = 50;

type Input = {
	/** Part of a property's or a place's name; '' for all. */
	words: string;
	/** How many properties stand before the first one shown. */
	after: number;
};

export type ListedProperty = Awaited<ReturnType<typeof listDeskProperties>>['properties'][number];

/**
 * The actor's properties by place and rank, 50 at a time, each with what guests would miss (OPERATOR-13). One round trip. Throws DomainError 'forbidden' or
 * 'unavailable'.
 */
export async function listDeskProperties({
	ctx,
	input: { words, after },
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today'>;
	input: Input;
}) {
	const { db, today } = ctx;
	const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
	const isShown = and(
		ownProperties(requireActor(ctx, 'desk')),
		words === ''
			? undefined
			: sql`(${property.name} like ${pattern} escape '\\' or ${place.nameEn} like ${pattern} escape '\\'
				or ${place.nameDe} like ${pattern} escape '\\')`,
	);
	const hasText = (language: 'en' | 'de') =>
		sql<boolean>`exists (select 1 from ${propertyText}
		where ${propertyText.propertyNo} = ${property.no} and ${propertyText.language} = ${language})`.mapWith(Boolean);
	const pictures = (condition: ReturnType<typeof sql>) => sql<number>`(select count(*) from ${propertyPicture}
		where ${propertyPicture.propertyNo} = ${property.no} and ${condition})`;
	const order = words === '' ? ORDER : ORDER_OF_FOUND;
	// What a row shows is worked out for those of the page alone, not for all that are sorted.
	const page = db
		.select({ no: property.no })
		.from(property)
		.innerJoin(place, eq(place.no, property.placeNo))
		.where(isShown)
		.orderBy(...order)
		.limit(SHOWN)
		.offset(after);
	const [rows, [count]] = await db.batch([
		db
			.select({
				...{ id: property.id, name: property.name, currency: property.currency, picture: FIRST_PICTURE },
				...{ placeEn: place.nameEn, placeDe: place.nameDe, priceFromMinor: property.priceFromMinor },
				pricedUntil: sql<PlainDate | null>`(select max(r.check_out) from ${stayRate} r
					where r.property_no = ${property.no} and r.price_minor is not null and r.check_out >= ${today})`,
				isUnregistered: property.isUnregistered,
				...{ hasEnglish: hasText('en'), hasGerman: hasText('de') },
				...{ pictures: pictures(sql`true`), unsaid: pictures(sql`coalesce(${propertyPicture.altEn}, '') = ''`) },
				draftAt: sql<number | null>`(select ${draft.updatedAt} from ${draft}
					where ${draft.subjectId} = ${property.id} and ${draft.area} = 'prices')`,
			})
			.from(property)
			.innerJoin(place, eq(place.no, property.placeNo))
			.where(inArray(property.no, page))
			.orderBy(...order),
		db
			.select({ all: sql<number>`count(*)` })
			.from(property)
			.innerJoin(place, eq(place.no, property.placeNo))
			.where(isShown),
	]);
	const all = count?.all ?? 0;
	const soon = addDays(today, PRICED_DAYS);
	return {
		...{ words, after, all },
		/** How many stand before the next page; null on the last one. */
		next: after + rows.length < all ? after + rows.length : null,
		properties: rows.map((row) => ({
			...row,
			isPricedSoonOver: row.pricedUntil !== null && row.pricedUntil < soon,
		})),
	};
}
