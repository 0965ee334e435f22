import type { InArgs } from '@libsql/client/web';
import type { CountryCode } from '../../place/country';
import type { SearchVocabulary } from '../search-result';
import { vocabularyIndex } from '../vocabulary-index';

/** Properties looked at: of an asked period only some are free. */
const CANDIDATES = 12;

/** As many in the place itself make a look at its regions needless. */
const ENOUGH = 4;

/** Bedrooms more or fewer. */
const BEDROOMS_APART = 2;

/** Times as dear, or as cheap. */
const PRICE_FACTOR = 2;

/** Numbers of places in one country. */
export type PlacesAround = { country: CountryCode; here: number[]; around: number[] };

/** The place of a property with its parts and those of the place it is part of, and the further places of its regions. */
export function placesAround(
	{ country, place }: { country: CountryCode; place: { slug: string } },
	vocabulary: SearchVocabulary,
): PlacesAround {
	const { partsByNo } = vocabularyIndex(vocabulary);
	const cities = vocabulary.citiesByCountry[country];
	const own = cities.find(({ value }) => value === place.slug);
	if (!own) return { country, here: [], around: [] };
	const whole = cities.find(({ value }) => value === own.parent) ?? own;
	const here = (partsByNo.get(whole.placeNo) ?? [own]).map(({ placeNo }) => placeNo);
	const inCountry = new Set(cities.map(({ placeNo }) => placeNo));
	const regional = vocabulary.regionArray.filter(({ placeNos }) => placeNos.includes(own.placeNo));
	const around = new Set(regional.flatMap(({ placeNos }) => placeNos).filter((no) => inCountry.has(no)));
	return { country, here, around: [...around].filter((no) => !here.includes(no)) };
}

/** SQL: how unlike the property `own` one of `f` is; what is unknown of either counts as rather unlike. */
const UNLIKENESS = `coalesce(abs(f.bedrooms - own.bedrooms) * 4, 8) + (f.property_type <> own.property_type) * 6
	+ coalesce(abs(f.price_from_eur_minor - own.price_from_eur_minor) * 10 / own.price_from_eur_minor, 8)`;

const arm = (
	places: 'here' | 'around',
	condition: string,
) => `select f.property_no as no, f.place_no, f.rank, ${UNLIKENESS} as unlike
	from own cross join property_facet f indexed by property_facet_scope
	where f.country_code = :country and f.place_no in (select value from json_each(:${places})) and f.property_no <> own.property_no
		and coalesce(abs(f.bedrooms - own.bedrooms) <= ${BEDROOMS_APART}, 1)
		and coalesce(f.price_from_eur_minor between own.price_from_eur_minor / ${PRICE_FACTOR} and own.price_from_eur_minor * ${PRICE_FACTOR}, 1)
		and coalesce(f.beds_adults >= :adults, 1) and coalesce(f.beds_total >= :guests, 1) ${condition}
	order by unlike, f.rank, no limit ${CANDIDATES}`;

/**
 * The properties most like one, as (no, id, place_no): those of its place first, and where these are few those of its regions. Each place
 * is one stretch of the index of facets, which has no property for demonstrations.
 */
export function similarStatement(
	id: string,
	{ country, here, around }: PlacesAround,
	party: { adults: number; guests: number },
): { sql: string; args: InArgs } {
	const sql = `with own as materialized (
			select f.* from property p cross join property_facet f on f.property_no = p.no where p.id = :id),
		near as materialized (${arm('here', '')}),
		far as materialized (${arm('around', `and (select count(*) from near) < ${ENOUGH}`)})
		select s.no, p.id, s.place_no from (select *, 0 as tier from near union all select *, 1 from far) s
			cross join property p on p.no = s.no order by s.tier, s.unlike, s.rank, s.no limit ${CANDIDATES}`;
	return {
		sql: sql.replace(/\s+/g, ' '),
		args: { id, country, here: JSON.stringify(here), around: JSON.stringify(around), ...party },
	};
}
