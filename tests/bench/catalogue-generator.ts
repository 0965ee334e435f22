import type { Client } from '@libsql/client/web';
import type { Database } from '#db/client';
import { FACILITY_LIMIT } from '#db/schema/enums';
import { addDays, type PlainDate, weekday } from '~/domain/date/plain-date';

export const PROPERTIES_PER_PLACE = 40;
const WEEKS = 52;
const SECTORS_PER_PLACE = 3;
const PICTURES = 100;
const PICTURES_PER_PROPERTY = 5;
const PROPERTIES_PER_STATEMENT = 2000;

const FACILITIES = [
	['pool', 'Pool'],
	['sauna', 'Sauna'],
	['whirlpool', 'Whirlpool'],
	...Array.from({ length: 21 }, (_, index) => [`facility-${index + 4}`, `Facility ${index + 4}`] as const),
] as const;

/** Dropped while the rows go in and built once afterwards: several times faster. */
const LATE_INDEXES = [
	'stay_rate_search',
	'stay_rate_property',
	'stay_period',
	'stay_nights',
	'property_id_unique',
	'property_slug',
];

/** An even number in 0…`range` - 1 that depends on a property (and a week) and on nothing else. */
const hash = (salt: number, range: number, of = 'no') => {
	const mixed = `((${of}) * 2654435761 + ${salt} * 40503) % 4294967291`;
	return `((${mixed}) * ((${mixed}) / 64 % 65521 + 7) / 512 % ${range})`;
};

/**
 * Fills an empty, migrated database with `houses` houses: 40 to a place, places in turn over four countries, a year of
 * weekly stays each (every fifth property from Sunday to Sunday) at one or two levels. Everything is made inside the
 * database. Properties of one place are spread over the whole range of keys, the least favourable order.
 */
export async function generateCatalogue(db: Database, properties: number, today: PlainDate): Promise<void> {
	const client = db.$client;
	const places = Math.max(1, Math.ceil(properties / PROPERTIES_PER_PLACE));
	const indexes = await dropIndexes(client);
	await insertVocabulary(client, places);
	const saturday = addDays(today, 6 - weekday(today));
	for (let from = 1; from <= properties; from += PROPERTIES_PER_STATEMENT) {
		const range = [from, Math.min(properties, from + PROPERTIES_PER_STATEMENT - 1)];
		await client.batch(
			[
				{ sql: propertyRows(places), args: range },
				{ sql: stayRows(saturday), args: range },
				{ sql: rateRows(), args: range },
				{ sql: pictureRows(), args: range },
			],
			'write',
		);
	}
	for (const sql of indexes) await client.execute(sql);
	for (let from = 1; from <= properties; from += PROPERTIES_PER_STATEMENT * 5) {
		const range = [from, Math.min(properties, from + PROPERTIES_PER_STATEMENT * 5 - 1)];
		await client.batch(
			[
				{ sql: PRICE_FROM, args: range },
				{ sql: FACETS, args: range },
			],
			'write',
		);
	}
	await client.batch([...SUGGESTIONS, 'insert into catalogue_version (published_at) values (0)'], 'write');
}

async function dropIndexes(client: Client): Promise<string[]> {
	const found = await client.execute({
		sql: "select name, sql from sqlite_schema where type = 'index' and name in (select value from json_each(?))",
		args: [JSON.stringify(LATE_INDEXES)],
	});
	for (const { name } of found.rows) await client.execute(`drop index ${name}`);
	return found.rows.map(({ sql }) => String(sql));
}

async function insertVocabulary(client: Client, places: number): Promise<void> {
	const numbers = (most: number) =>
		`with recursive numbers (no) as (select 1 union all select no + 1 from numbers where no < ${most})`;
	await client.batch(
		[
			`insert into exchange_rate values ('EUR', 1000000, '2026-11-02'), ('CHF', 1072000, '2026-11-02')`,
			{
				sql: `insert into facility (no, key, bit, position, name_en, name_de, is_default)
					select key + 1, value->>0, key, key, value->>1, value->>1, key < 3 from json_each(?)`,
				args: [JSON.stringify(FACILITIES.slice(0, FACILITY_LIMIT))],
			},
			`${numbers(places)} insert into place (no, country_code, slug, name_en, name_de)
				select no, substr('ATCHFRIT', no % 4 * 2 + 1, 2), 'place-' || no, 'Place ' || no, 'Ort ' || no from numbers`,
			`${numbers(places * SECTORS_PER_PLACE)} insert into sector (no, place_no, name)
				select no, (no - 1) / ${SECTORS_PER_PLACE} + 1, 'Sector ' || no from numbers`,
			`${numbers(PICTURES)} insert into picture (hash, width, height, dominant_colour, source_type)
				select printf('%020x', no), 1600, 1067, '#887766', 'jpg' from numbers`,
		],
		'write',
	);
}

const RANGE =
	'with recursive houses (no) as (select cast(?1 as integer) union all select no + 1 from houses where no < ?2)';

function propertyRows(places: number): string {
	const place = `((no - 1) % ${places} + 1)`;
	return `${RANGE}
		insert into property (no, id, key, slug, name, property_type, place_no, sector_no, bedrooms, beds_adults,
			beds_children, pets, currency, latitude, longitude, rank, registration_number, updated_at)
		select no, 'prop_' || no, 'house-' || no, 'house-' || no, 'House ' || no,
			iif(${hash(1, 10)} < 6, 'chalet', iif(${hash(1, 10)} < 9, 'apartment', 'villa')), ${place},
			iif(${hash(2, 4)} = 0, null, (${place} - 1) * ${SECTORS_PER_PLACE} + 1 + ${hash(2, SECTORS_PER_PLACE)}),
			2 + ${hash(3, 7)}, 4 + 2 * ${hash(3, 7)}, ${hash(4, 4)}, iif(${hash(5, 3)} = 0, 'yes', 'no'),
			iif(${place} % 4 = 1, 'CHF', 'EUR'), 46.0 + ${hash(6, 1000)} / 1000.0, 7.0 + ${hash(7, 1000)} / 1000.0,
			${hash(8, 10_000)}, iif(${place} % 4 = 2, '73227 000012 A1', iif(${place} % 4 = 3, 'IT025016B4TEST0001', null)), 0
		from houses`;
}

function stayRows(saturday: PlainDate): string {
	return `${RANGE}, weeks (week) as (select 0 union all select week + 1 from weeks where week < ${WEEKS - 1})
		insert into stay (no, property_no, check_in, check_out)
		select no * ${WEEKS} + week, no, date('${saturday}', (week * 7 + (no % 5 = 0)) || ' days'),
			date('${saturday}', (week * 7 + 7 + (no % 5 = 0)) || ' days')
		from houses cross join weeks`;
}

function rateRows(): string {
	const winter = "iif(substr(stay.check_in, 6, 2) in ('12', '01', '02', '03'), 2, 1)";
	const price = `((2000 + ${hash(9, 12_000, 'stay.property_no')}) * ${winter} * (10 + levels.level * 3) / 10 * 100)`;
	return `with levels (level) as (values (0), (1), (2))
		insert into stay_rate (stay_no, level, property_no, place_no, check_in, check_out, status, price_minor, price_eur_minor)
		select stay.no, levels.level, property.no, property.place_no, stay.check_in, stay.check_out,
			iif(${hash(10, 10, 'stay.no')} < 3, 'sold', iif(${hash(10, 10, 'stay.no')} < 4, 'on_request', 'available')),
			iif(${hash(11, 50, 'stay.no')} = 0, null, ${price}),
			iif(${hash(11, 50, 'stay.no')} = 0, null, ${price} * iif(property.currency = 'CHF', 1072, 1000) / 1000)
		from stay join property on property.no = stay.property_no cross join levels
		where stay.no between ?1 * ${WEEKS} and ?2 * ${WEEKS} + ${WEEKS - 1}
			and (levels.level = ${hash(12, 3, 'stay.property_no')}
				or (levels.level = 2 and ${hash(13, 2, 'stay.property_no')} = 0))`;
}

function pictureRows(): string {
	return `${RANGE}, positions (position) as (values ${Array.from({ length: PICTURES_PER_PROPERTY }, (_, at) => `(${at})`).join(', ')})
		insert into property_picture (property_no, position, picture_hash, file, alt_en, alt_de)
		select no, position, printf('%020x', 1 + (no * ${PICTURES_PER_PROPERTY} + position) % ${PICTURES}), 'file', 'A house', 'Ein Haus'
		from houses cross join positions`;
}

const PRICE_FROM = `update property set price_from_minor = (
		select min(price_minor) from stay_rate where property_no = property.no and status <> 'sold')
	where no between ?1 and ?2`;

const FACETS = `insert into property_facet (property_no, country_code, place_no, sector_no, property_type, bedrooms,
		beds_adults, beds_total, allows_pets, level_mask, facility_mask, price_from_eur_minor, rank)
	select p.no, place.country_code, p.place_no, p.sector_no,
		case p.property_type when 'chalet' then 0 when 'apartment' then 1 else 2 end, p.bedrooms, p.beds_adults,
		p.beds_adults + p.beds_children, p.pets = 'yes',
		(1 << ${hash(12, 3, 'p.no')}) | iif(${hash(13, 2, 'p.no')} = 0, 4, 0),
		${FACILITIES.map((_, bit) => `(iif(${hash(20 + bit, 10, 'p.no')} < ${2 + ((bit * 3) % 6)}, 1, 0) << ${bit})`).join(' | ')},
		p.price_from_minor * iif(p.currency = 'CHF', 1072, 1000) / 1000, p.rank
	from property p join place on place.no = p.place_no where p.no between ?1 and ?2`;

const SUGGESTIONS = [
	`insert into suggestion (kind, label_en, label_de, country_code, place_no, property_no, weight)
		select 'place', name_en, name_de, country_code, no, null, ${PROPERTIES_PER_PLACE} from place
		union all select 'property', p.name, p.name, place.country_code, p.place_no, p.no, 1
		from property p join place on place.no = p.place_no`,
	"insert into suggestion_words (suggestion_words) values ('rebuild')",
	"insert into suggestion_trigrams (suggestion_trigrams) values ('rebuild')",
];
