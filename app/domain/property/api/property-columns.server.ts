import type * as z from 'zod';
import type { Language } from '../../language/language';
import { pictureAnswer } from '../../picture/picture-shape';
import { type PictureTuple, readPicture } from '../../picture/stored-picture';
import type { CountryCode } from '../../place/country';
import { propertyPath } from '../../place/property-path';
import { serviceLevelAt } from '../../stay/service-level';
import type { ServiceTuple } from '../property-row.server';
import type { PropertyType } from '../property-type';
import { roundPosition } from '../round-position';
import type { PropertyField, propertyShape } from './property-shape';

type Answer = z.output<typeof propertyShape>;

export type Reading = {
	language: Language;
	pictureBaseUrl: string;
	/** Agencies get exact positions, everybody else rounded ones. */
	isPositionExact: boolean;
};

/** One field: the SQL that fetches it (of `p` property, `l` place, `:today`) and how its value becomes the answer's. */
type Column<Field extends PropertyField> = {
	sql: (own: Language, other: Language) => string;
	read: (value: unknown, reading: Reading) => Answer[Field];
};

const plain = <Field extends PropertyField>(sql: string): Column<Field> => ({
	sql: () => sql,
	read: (value) => value as Answer[Field],
});

type TextField = 'summary' | 'descriptionMarkdown' | 'informationMarkdown' | 'locationMarkdown';

const text = <Field extends TextField>(column: string): Column<Field> => ({
	sql: (own) =>
		`(select t.${column} from property_text t where t.property_no = p.no order by t.language = '${own}' desc limit 1)`,
	read: (value) => value as string | null,
});

/** A list as JSON text, with its reader. */
const list = <Field extends PropertyField, Row>(
	sql: Column<Field>['sql'],
	read: (rows: Row[], reading: Reading) => Answer[Field],
): Column<Field> => ({ sql, read: (value, reading) => read(JSON.parse(String(value)) as Row[], reading) });

const pictures = (limit: string): Column<'images'>['sql'] => {
	return (own, other) => `(select json_group_array(json_array(hash, alt, colour, mirrored, place, width, height)) from (
		select k.hash, coalesce(pp.alt_${own}, pp.alt_${other}, p.name) as alt, k.dominant_colour as colour,
			pp.is_mirrored as mirrored, pp.object_position as place, k.width, k.height
		from property_picture pp join picture k on k.hash = pp.picture_hash
		where pp.property_no = p.no order by pp.position ${limit}))`;
};

function pictureOf(tuple: PictureTuple, { pictureBaseUrl }: Reading) {
	return pictureAnswer(readPicture(tuple), pictureBaseUrl);
}

/** Bedrooms, beds for adults, beds for children. */
type Numbers = [number | null, number | null, number | null];

const minus = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);

/** Where each field of a property comes from. Commission and mail addresses are in none of them. */
export const PROPERTY_COLUMNS: { readonly [Field in PropertyField]: Column<Field> } = {
	_id: plain('p.id'),
	name: plain('p.name'),
	city: { sql: (own) => `l.name_${own}`, read: String },
	address: {
		sql: () => 'json_array(l.country_code, (select s.name from sector s where s.no = p.sector_no))',
		read: (value) => {
			const [country, sector] = JSON.parse(String(value)) as [CountryCode, string | null];
			return { country, sector };
		},
	},
	propertyType: plain('p.property_type'),
	bedrooms: plain('p.bedrooms'),
	bathrooms: plain('p.bathrooms'),
	beds: {
		sql: () => 'json_array(p.beds_adults, p.beds_children)',
		read: (value) => {
			const [adults, children] = JSON.parse(String(value)) as [number | null, number | null];
			return { adults, children };
		},
	},
	areaSqm: plain('p.area_sqm'),
	floors: plain('p.floors'),
	petsAllowed: { sql: () => `coalesce(p.pets, 'no') <> 'no'`, read: (value) => value === 1 },
	pets: plain('p.pets'),
	thumbnail: list<'thumbnail', PictureTuple>(pictures('limit 1'), ([first], reading) =>
		first ? pictureOf(first, reading) : null,
	),
	images: list<'images', PictureTuple>(pictures(''), (rows, reading) => rows.map((row) => pictureOf(row, reading))),
	currency: plain('p.currency'),
	priceFrom: plain('p.price_from_minor'),
	serviceLevels: {
		// Kept with the facets of the search; properties that the search does not know are looked at themselves.
		sql: () => `coalesce((select f.level_mask from property_facet f where f.property_no = p.no),
			(select max(r.level = 0) + 2 * max(r.level = 1) + 4 * max(r.level = 2) from stay_rate r
				where r.property_no = p.no and r.check_in >= :today), 0)`,
		read: (mask) => [0, 1, 2].flatMap((level) => (Number(mask) & (1 << level) ? (serviceLevelAt(level) ?? []) : [])),
	},
	servicesIncluded: list<'servicesIncluded', ServiceTuple>(
		(own) => `(select json_group_array(json_array(level, name, availability)) from (select service_level as level,
			name_${own} as name, availability from property_service where property_no = p.no order by position))`,
		(rows) => {
			const byLevel: Answer['servicesIncluded'] = {};
			for (const [level, service, availability] of rows) {
				byLevel[level] = [...(byLevel[level] ?? []), { service, availability }];
			}
			return byLevel;
		},
	),
	equipmentIncluded: list<'equipmentIncluded', string>(
		(own) => `(select json_group_array(name) from (select name_${own} as name from property_equipment
			where property_no = p.no order by position))`,
		(rows) => rows.map((equipment) => ({ equipment })),
	),
	facilities: list<'facilities', [string, string]>(
		(own) => `(select json_group_array(json_array(key, name)) from (select f.key, f.name_${own} as name
			from property_facility pf join facility f on f.no = pf.facility_no where pf.property_no = p.no order by f.position))`,
		(rows) => rows.map(([_id, facility]) => ({ _id, facility })),
	),
	floorplans: list<'floorplans', [string, string, number | null, number, number]>(
		(own) => `(select json_group_array(json_array(hash, label, area, width, height)) from (select k.hash,
			fp.label_${own} as label, fp.area_sqm as area, k.width, k.height from floorplan fp
			join picture k on k.hash = fp.picture_hash where fp.property_no = p.no order by fp.position))`,
		(rows, { pictureBaseUrl }) =>
			rows.map(([hash, label, areaSqm, width, height]) => {
				const stored = { hash, alt: label, dominantColour: '', isMirrored: false, objectPosition: null, width, height };
				return { url: pictureAnswer(stored, pictureBaseUrl).url, label, areaSqm, width, height };
			}),
	),
	distances: list<'distances', [string, number]>(
		(own) => `(select json_group_array(json_array(name, metres)) from (select to_${own} as name, metres
			from property_distance where property_no = p.no order by position))`,
		(rows) => rows.map(([to, metres]) => ({ to, metres })),
	),
	coordinates: {
		sql: () => 'json_array(p.latitude, p.longitude)',
		read: (value, { isPositionExact }) => {
			const [latitude, longitude] = JSON.parse(String(value)) as [number | null, number | null];
			if (!isPositionExact) return roundPosition(latitude, longitude);
			return latitude === null || longitude === null ? null : { latitude, longitude };
		},
	},
	summary: text('summary'),
	descriptionMarkdown: text('general_markdown'),
	informationMarkdown: text('information_markdown'),
	locationMarkdown: text('location_markdown'),
	operatorId: plain('(select o.key from operator o where o.no = p.operator_no)'),
	operator: plain('(select o.name from operator o where o.no = p.operator_no)'),
	registrationNumber: plain('p.registration_number'),
	source: plain('p.source'),
	hasAlternative: {
		sql: () => 'exists (select 1 from property a where a.alternative_of_no = p.no)',
		read: (value) => value === 1,
	},
	isAlternative: { sql: () => 'p.alternative_of_no is not null', read: (value) => value === 1 },
	alternativeDetails: {
		sql: () => `(select json_array(m.id, m.bedrooms, m.beds_adults, m.beds_children, p.bedrooms, p.beds_adults,
			p.beds_children) from property m where m.no = p.alternative_of_no)`,
		read: (value) => {
			if (value === null) return null;
			const [_property, bedrooms, adults, children, ownBedrooms, ownAdults, ownChildren] = JSON.parse(
				String(value),
			) as [id: string, ...Numbers, ...Numbers];
			return {
				_property,
				diff: {
					bedrooms: minus(ownBedrooms, bedrooms),
					beds: { adults: minus(ownAdults, adults), children: minus(ownChildren, children) },
				},
				totals: { bedrooms, beds: { adults, children } },
			};
		},
	},
	url: {
		sql: () => 'json_array(p.property_type, l.country_code, l.slug, p.slug)',
		read: (value, { language }) => {
			const [type, country, city, name] = JSON.parse(String(value)) as [PropertyType, CountryCode, string, string];
			return propertyPath({ type, country, city, name }, language);
		},
	},
};

/** SQL: the fields under their own names. */
export function propertyColumnsSql(fields: readonly PropertyField[], language: Language): string {
	const other = language === 'de' ? 'en' : 'de';
	return fields.map((field) => `${PROPERTY_COLUMNS[field].sql(language, other)} as "${field}"`).join(',\n');
}

/** The answer's fields out of a row of them. */
export function readPropertyColumns<Field extends PropertyField>(
	row: Readonly<Record<string, unknown>>,
	fields: readonly Field[],
	reading: Reading,
): Pick<Answer, Field> {
	return Object.fromEntries(fields.map((field) => [field, PROPERTY_COLUMNS[field].read(row[field], reading)])) as Pick<
		Answer,
		Field
	>;
}
