import { COUNTRY_CODES, type LANGUAGES, PROPERTY_TYPES, SERVICE_LEVELS } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { type CountryCode, countryName } from '../place/country';
import { propertyTypeName } from '../property/property-type';
import { serviceLevelLabel } from '../stay/service-level';
import { DEFAULT_PRICE_RANGE } from './search-filter';
import type {
	SearchVocabulary,
	VocabularyCity,
	VocabularyRegion,
	VocabularySector,
	VocabularyWord,
} from './search-result';

const STATEMENTS = [
	'select no, country_code, slug, name_en, name_de, other_names, parent_no, latitude, longitude from place',
	'select no, place_no, name from sector order by name, place_no',
	'select key, bit, name_en, name_de, is_default from facility order by is_default desc, position',
	{
		sql: `select json_group_array(json_array(place_no, sector_no, houses)) as houses from (
			select place_no, sector_no, count(*) as houses from property_facet indexed by property_facet_scope
			where country_code in (select value from json_each(?)) group by country_code, place_no, sector_no)`,
		args: [JSON.stringify(COUNTRY_CODES)],
	},
	`select key, kind, name_en, name_de, other_names, (
		select json_group_array(place_no) from region_place rp where rp.region_no = r.no) as places from region r order by key`,
	'select min(julianday(check_out) - julianday(check_in)) as nights from stay indexed by stay_nights where is_gap = 0',
];

/**
 * The words a search can be made of, in both languages: only places and sectors that have
 * properties, and the places these are parts of. Kept for as long as the catalogue is the same.
 */
export async function loadVocabulary({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'catalogueVersion'>;
}): Promise<SearchVocabulary> {
	return cachedByVersion('search-vocabulary', ctx.catalogueVersion, async () => {
		const [places, sectors, facilities, counts, regions, shortest] = await ctx.db.$client.batch(STATEMENTS, 'read');
		const properties = JSON.parse(String(counts?.rows[0]?.houses ?? '[]')) as [number, number | null, number][];
		const cityArray = toCities(places?.rows ?? [], properties);
		return {
			propertyTypeArray: PROPERTY_TYPES.map((type) =>
				word(type, (language) => propertyTypeName(type, language, 'many')),
			),
			serviceLevelArray: SERVICE_LEVELS.map((level) => word(level, (language) => serviceLevelLabel(level, language))),
			countryArray: COUNTRY_CODES.map((code) => word(code, (language) => countryName(code, language))),
			cityArray,
			regionArray: toRegions(regions?.rows ?? [], cityArray),
			sectorArray: toSectors(sectors?.rows ?? [], cityArray, properties),
			facilitiesArray: (facilities?.rows ?? []).map((row) => ({
				value: String(row.key),
				en: String(row.name_en),
				de: String(row.name_de),
				bit: Number(row.bit),
				isDefault: row.is_default === 1,
			})),
			priceRange: DEFAULT_PRICE_RANGE,
			citiesByCountry: citiesByCountry(cityArray),
			shortestStay: Number(shortest?.rows[0]?.nights ?? 1),
		};
	});
}

type Row = Record<string, unknown>;

function word<Value extends string>(
	value: Value,
	nameIn: (language: (typeof LANGUAGES)[number]) => string,
): VocabularyWord<Value> {
	return { value, en: nameIn('en'), de: nameIn('de') };
}

function toCities(rows: readonly Row[], counts: readonly [number, number | null, number][]): VocabularyCity[] {
	const byNo = new Map(rows.map((row) => [Number(row.no), row]));
	const properties = new Map<number, number>();
	const add = (no: number, count: number) => properties.set(no, (properties.get(no) ?? 0) + count);
	for (const [placeNo, , count] of counts) {
		add(placeNo, count);
		const parent = byNo.get(placeNo)?.parent_no;
		if (typeof parent === 'number') add(parent, count);
	}
	return [...properties]
		.flatMap(([placeNo, count]) => {
			const row = byNo.get(placeNo);
			if (!row) return [];
			const parent = typeof row.parent_no === 'number' ? byNo.get(row.parent_no)?.slug : null;
			return {
				value: String(row.slug),
				en: String(row.name_en),
				de: String(row.name_de),
				others: JSON.parse(String(row.other_names)) as string[],
				placeNo,
				country: row.country_code as CountryCode,
				parent: typeof parent === 'string' ? parent : null,
				properties: count,
				position:
					typeof row.latitude === 'number' && typeof row.longitude === 'number'
						? { latitude: row.latitude, longitude: row.longitude }
						: null,
			};
		})
		.sort((a, b) => (a.en < b.en ? -1 : a.en > b.en ? 1 : a.placeNo - b.placeNo));
}

/** Regions that have properties, each with the parts of its places. */
function toRegions(rows: readonly Row[], cities: readonly VocabularyCity[]): VocabularyRegion[] {
	return rows.flatMap((row) => {
		const named = new Set(JSON.parse(String(row.places)) as number[]);
		const wholes = cities.filter(({ placeNo }) => named.has(placeNo));
		const slugs = new Set(wholes.map(({ country, value }) => `${country} ${value}`));
		const parts = cities.filter(
			({ country, parent, placeNo }) => !named.has(placeNo) && slugs.has(`${country} ${parent}`),
		);
		const within = [...wholes, ...parts];
		// A whole counts its parts already.
		const counted = within.filter(({ country, parent }) => !slugs.has(`${country} ${parent}`));
		if (within.length === 0) return [];
		return {
			value: String(row.key),
			kind: row.kind as VocabularyRegion['kind'],
			en: String(row.name_en),
			de: String(row.name_de),
			others: JSON.parse(String(row.other_names)) as string[],
			placeNos: within.map(({ placeNo }) => placeNo),
			resortNos: counted.map(({ placeNo }) => placeNo),
			countries: [...new Set(within.map(({ country }) => country))],
			properties: counted.reduce((sum, { properties }) => sum + properties, 0),
		};
	});
}

function toSectors(
	rows: readonly Row[],
	cities: readonly VocabularyCity[],
	counts: readonly [number, number | null, number][],
): VocabularySector[] {
	const cityByNo = new Map(cities.map((city) => [city.placeNo, city]));
	const withProperties = new Set(counts.map(([, sectorNo]) => sectorNo));
	return rows.flatMap((row) => {
		const city = cityByNo.get(Number(row.place_no));
		if (!city || !withProperties.has(Number(row.no))) return [];
		return {
			value: String(row.name),
			sectorNo: Number(row.no),
			placeNo: city.placeNo,
			city: city.value,
			country: city.country,
		};
	});
}

function citiesByCountry(cities: readonly VocabularyCity[]): Record<CountryCode, VocabularyCity[]> {
	const of = (code: CountryCode) => cities.filter(({ country }) => country === code);
	return { AT: of('AT'), CH: of('CH'), FR: of('FR'), IT: of('IT') };
}
