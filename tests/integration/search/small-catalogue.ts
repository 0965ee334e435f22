import type { RequestContext } from '~/context';
import { plainDate } from '~/domain/date/plain-date';
import { pathSegment } from '~/domain/place/path-segment';
import type { PropertyType } from '~/domain/property/property-type';
import type { ServiceLevel } from '~/domain/stay/service-level';
import type { StayStatus } from '~/domain/stay/stay-status';
import { publishCatalogue } from '../../../db/derived/publish';
import { startTestDatabase, type TestDatabase } from '../database';

export const TODAY = plainDate('2026-11-20');

/** Check-in, check-out and, for each level, status and price in major units; null: on request without a price. */
export type TestStay = [
	checkIn: string,
	checkOut: string,
	rates: Partial<Record<ServiceLevel, [StayStatus, number | null]>>,
];

export type TestProperty = {
	name: string;
	place: PlaceSlug;
	sector?: string;
	type?: PropertyType;
	bedrooms?: number | null;
	adults?: number | null;
	children?: number | null;
	pets?: 'yes' | 'no' | 'on_request' | null;
	currency?: 'EUR' | 'CHF';
	facilities?: readonly FacilityKey[];
	rank?: number;
	stays?: readonly TestStay[];
};

const PLACES = [
	['vorarlberg', 'AT', 'Vorarlberg', 'Vorarlberg', null, null, null],
	['lech', 'AT', 'Lech', 'Lech', 'vorarlberg', 47.21, 10.14],
	['zuers', 'AT', 'Zürs', 'Zürs', 'vorarlberg', 47.17, 10.16],
	['kitzbuehel', 'AT', 'Kitzbühel', 'Kitzbühel', null, 47.45, 12.39],
	['verbier', 'CH', 'Verbier', 'Verbier', null, 46.1, 7.23],
	['st-moritz', 'CH', 'St. Moritz', 'St. Moritz', null, 46.5, 9.84],
	['courchevel', 'FR', 'Courchevel', 'Courchevel', null, 45.42, 6.63],
	['courchevel-1850', 'FR', 'Courchevel 1850', 'Courchevel 1850', 'courchevel', 45.42, 6.64],
	['courchevel-1300', 'FR', 'Courchevel 1300 (Le Praz)', 'Courchevel 1300 (Le Praz)', 'courchevel', 45.43, 6.63],
	['val-d-isere', 'FR', "Val d'Isère", "Val d'Isère", null, 45.45, 6.98],
	['cortina-d-ampezzo', 'IT', "Cortina d'Ampezzo", 'Cortina d’Ampezzo', null, 46.54, 12.14],
] as const;

/** Numbers of the countries that demand one (REGISTRATION-1). */
const REGISTRATION_NUMBERS: Record<string, string> = { FR: '73227 000012 A1', IT: 'IT025016B4TEST0001' };

const countryOf = (place: string) => PLACES.find(([slug]) => slug === place)?.[1] ?? '';

/** What else places are called. */
const OTHER_NAMES: Record<string, string[]> = { lech: ['Lech am Arlberg'], 'courchevel-1300': ['Le Praz'] };

const REGIONS = [
	['ski-arlberg', 'ski_area', 'Ski Arlberg', 'Ski Arlberg', ['Arlberg'], ['lech', 'zuers']],
	['tyrol', 'region', 'Tyrol', 'Tirol', [], ['kitzbuehel']],
	[
		'three-valleys',
		'ski_area',
		'The Three Valleys',
		'Les Trois Vallées',
		['Three Valleys', '3 Valleys', '3 Vallées', 'Drei Täler'],
		['courchevel'],
	],
	['engadine', 'valley', 'Engadine', 'Engadin', ['Oberengadin'], ['st-moritz']],
	['dolomites', 'region', 'Dolomites', 'Dolomiten', ['Dolomiti'], ['cortina-d-ampezzo']],
] as const;

/** `accessible` has the highest bit there may be. */
const FACILITIES = {
	pool: 0,
	sauna: 1,
	whirlpool: 2,
	'ski-in-ski-out': 3,
	lift: 4,
	'open-fire': 30,
	accessible: 51,
} as const;

const LEVELS: readonly ServiceLevel[] = ['self_catered', 'bed_and_breakfast', 'catered'];

export type PlaceSlug = (typeof PLACES)[number][0];
export type FacilityKey = keyof typeof FACILITIES;

export type TestSearch = TestDatabase & {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;
};

/** A database with places, facilities and the given properties, published. A new catalogue version for every call. */
export async function startSearch(properties: readonly TestProperty[]): Promise<TestSearch> {
	const database = await startTestDatabase();
	await insertProperties(database, properties);
	await publishCatalogue(database.db, { now: Date.parse(`${TODAY}T12:00:00Z`) });
	return { ...database, ctx: { db: database.db, language: 'en', today: TODAY, catalogueVersion: ++version } };
}

let version = 0;

async function insertProperties({ db }: TestDatabase, properties: readonly TestProperty[]): Promise<void> {
	const placeNo = (slug: string | null) => PLACES.findIndex(([known]) => known === slug) + 1;
	const sectors = [
		...new Set(properties.flatMap(({ place, sector }) => (sector ? [JSON.stringify([placeNo(place), sector])] : []))),
	];
	const sectorNo = ({ place, sector }: TestProperty) =>
		sector ? sectors.indexOf(JSON.stringify([placeNo(place), sector])) + 1 : null;
	const rows = (list: readonly unknown[]) => JSON.stringify(list);
	const from = 'from json_each(?) j';
	const at = (index: number) => `j.value->>${index}`;
	const columns = (count: number) => Array.from({ length: count }, (_, index) => at(index)).join(', ');
	const stays = properties.flatMap(({ stays = [] }, property) => stays.map((stay) => [property + 1, ...stay] as const));
	await db.$client.batch(
		[
			{
				sql: `insert into place (no, country_code, slug, name_en, name_de, parent_no, latitude, longitude, other_names)
					select ${columns(9)} ${from}`,
				args: [
					rows(
						PLACES.map(([slug, country, en, de, parent, latitude, longitude], index) => [
							index + 1,
							country,
							slug,
							en,
							de,
							placeNo(parent) || null,
							latitude,
							longitude,
							OTHER_NAMES[slug] ?? [],
						]),
					),
				],
			},
			{
				sql: `insert into region (no, key, kind, name_en, name_de, other_names) select ${columns(6)} ${from}`,
				args: [rows(REGIONS.map(([key, kind, en, de, others], index) => [index + 1, key, kind, en, de, others]))],
			},
			{
				sql: `insert into region_place (region_no, place_no) select ${columns(2)} ${from}`,
				args: [
					rows(REGIONS.flatMap(([, , , , , places], index) => places.map((place) => [index + 1, placeNo(place)]))),
				],
			},
			{
				sql: `insert into sector (no, place_no, name) select ${columns(3)} ${from}`,
				args: [rows(sectors.map((sector, index) => [index + 1, ...(JSON.parse(sector) as [number, string])]))],
			},
			{
				sql: `insert into facility (no, key, bit, position, name_en, name_de, is_default) select ${columns(7)} ${from}`,
				args: [
					rows(
						Object.entries(FACILITIES).map(([key, bit], index) => [
							index + 1,
							key,
							bit,
							index,
							key,
							`${key} de`,
							index < 3 ? 1 : 0,
						]),
					),
				],
			},
			{
				sql: `insert into property (no, id, key, slug, name, property_type, place_no, sector_no, bedrooms, beds_adults,
					beds_children, pets, currency, rank, registration_number, updated_at) select ${columns(15)}, 0 ${from}`,
				args: [
					rows(
						properties.map((property, index) => [
							index + 1,
							`prop_${index + 1}`,
							`house-${index + 1}`,
							`${pathSegment(property.name)}-${index + 1}`,
							property.name,
							property.type ?? 'chalet',
							placeNo(property.place),
							sectorNo(property),
							property.bedrooms === undefined ? 4 : property.bedrooms,
							property.adults === undefined ? 8 : property.adults,
							property.children === undefined ? 0 : property.children,
							property.pets === undefined ? 'no' : property.pets,
							property.currency ?? 'EUR',
							property.rank ?? 1000,
							REGISTRATION_NUMBERS[countryOf(property.place)] ?? null,
						]),
					),
				],
			},
			{
				sql: `insert into property_facility (property_no, facility_no) select ${columns(2)} ${from}`,
				args: [
					rows(
						properties.flatMap(({ facilities = [] }, index) =>
							facilities.map((key) => [index + 1, Object.keys(FACILITIES).indexOf(key) + 1]),
						),
					),
				],
			},
			{
				sql: `insert into stay (no, property_no, check_in, check_out) select ${columns(4)} ${from}`,
				args: [rows(stays.map(([property, checkIn, checkOut], index) => [index + 1, property, checkIn, checkOut]))],
			},
			{
				sql: `insert into stay_rate (stay_no, level, property_no, place_no, check_in, check_out, status, price_minor)
					select stay.no, ${at(1)}, stay.property_no, property.place_no, stay.check_in, stay.check_out, ${at(2)}, ${at(3)}
					${from} join stay on stay.no = ${at(0)} join property on property.no = stay.property_no`,
				args: [
					rows(
						stays.flatMap(([, , , rates], index) =>
							LEVELS.flatMap((level, order) => {
								const rate = rates[level];
								return rate ? [[index + 1, order, rate[0], rate[1] === null ? null : Math.round(rate[1] * 100)]] : [];
							}),
						),
					),
				],
			},
			{
				sql: `insert into picture (hash, width, height, dominant_colour, source_type)
					select printf('%020d', no), 1600, 1000, '#888888', 'jpg' from property`,
				args: [],
			},
			{
				sql: `insert into property_picture (property_no, position, picture_hash, file, alt_en, alt_de)
					select no, position.value, printf('%020d', no), 'file', 'Outside ' || position.value, null
					from property, json_each('[0, 1, 2, 3, 4, 5]') position`,
				args: [],
			},
		],
		'write',
	);
}
