import { countryName } from '../../app/domain/place/country';
import { HOLD_STAYS } from '../held-stays';
import { COUNTRY_CODES, PROPERTY_TYPES } from '../schema/enums';
import type { NamedStatement } from '../write-batch';
import { EUR_PER_UNIT_MILLIONTHS, RATES_AS_OF } from './exchange-rates';
import { inEur } from './in-eur';
import { IS_OF, propertiesArgument } from './of-properties';
import { registrationStatement } from './registration';
import { stayRuleStatements } from './stay-rules';

/**
 * Cheapest week: seven nights of one stay, or of adjoining ones at one level where no stay has exactly these days (PRICE-1), still to
 * come. A week that can be booked counts before one on request; without either there is none, and nothing is extrapolated from
 * other lengths; a week that a stay rule forbids (STAY-3) is none. The property's page makes the same choice (PRICE-7). `cost` is twice the price, plus one on request.
 */
const cheapestWeeks = (
	ofProperty = '',
) => `with recursive piece (property_no, level, check_in, until, nights, price, is_on_request, is_chain, limits) as (
		select property_no, level, check_in, check_out, julianday(check_out) - julianday(check_in), price_minor, status = 'on_request', 0, limits
		from stay_rate where status <> 'sold' and price_minor is not null and check_in >= :today ${ofProperty}
		and julianday(check_out) - julianday(check_in) <= 7 and limits >> 1 <= 7
		union all
		select piece.property_no, piece.level, piece.check_in, next.check_out,
		piece.nights + julianday(next.check_out) - julianday(next.check_in),
		piece.price + next.price_minor, piece.is_on_request or next.status = 'on_request', 1, next.limits
		from piece join stay_rate next
		on next.property_no = piece.property_no and next.check_in = piece.until and next.level = piece.level
		where piece.nights < 7 and next.status <> 'sold' and next.price_minor is not null
		and piece.nights + julianday(next.check_out) - julianday(next.check_in) <= 7
	),
	week (property_no, check_in, cost) as (
		select property_no, check_in, min(price * 2 + is_on_request) from piece where nights = 7 and not limits & 1 and not (is_chain and exists (
			select 1 from stay_rate exact where exact.property_no = piece.property_no and exact.level = piece.level
			and exact.check_in = piece.check_in and exact.check_out = piece.until))
		group by property_no, level, check_in
	),
	cheapest (property_no, price, check_in) as (
		select property_no, cost / 2, check_in from (
			select *, row_number() over (partition by property_no order by cost % 2, cost, check_in) as place from week)
		where place = 1
	)`;

const LEVEL_MASK = `coalesce((select max(level = 0) + 2 * max(level = 1) + 4 * max(level = 2) from stay_rate r
	where r.property_no = p.no and r.check_in >= :today), 0)`;

const FACETS = `select p.no, place.country_code, p.place_no, p.sector_no,
	case p.property_type ${PROPERTY_TYPES.map((type, index) => `when '${type}' then ${index}`).join(' ')} end,
	p.bedrooms, p.beds_adults, p.beds_adults + coalesce(p.beds_children, 0), coalesce(p.pets, 'no') <> 'no',
	${LEVEL_MASK},
	coalesce((select sum(1 << f.bit) from property_facility pf join facility f on f.no = pf.facility_no where pf.property_no = p.no), 0),
	${inEur('p.price_from_minor')}, p.rank
	from property p join place on place.no = p.place_no join exchange_rate rate on rate.currency = p.currency
	where not p.is_demo`;

const FACET_COLUMNS =
	'country_code, place_no, sector_no, property_type, bedrooms, beds_adults, beds_total, allows_pets, level_mask, facility_mask, price_from_eur_minor, rank';

const excluded = FACET_COLUMNS.split(', ').map((column) => `excluded.${column}`);

/** Countries and places (also those above others) with their properties as weight, then the properties, then the hotels. */
const SUGGESTIONS = `select 'country', j.value->>'en', j.value->>'de', j.value->>'code', null, null, null, count(*)
	from json_each(:countries) j join place on place.country_code = j.value->>'code' join property p on p.place_no = place.no
	where not p.is_demo
	group by j.value->>'code'
	union all
	select 'place', place.name_en, place.name_de, place.country_code, place.no, null, null, count(*)
	from place join place own on own.no = place.no or own.parent_no = place.no join property p on p.place_no = own.no
	where not p.is_demo group by place.no
	union all
	select 'property', p.name, p.name, place.country_code, p.place_no, p.no, null, 1
	from property p join place on place.no = p.place_no where not p.is_demo
	union all
	select 'hotel', h.name, h.name, h.country_code, null, null, h.no, 1 from hotel h where not h.is_demo and not h.is_in_preparation`;

const SUGGESTION_COLUMNS = 'kind, label_en, label_de, country_code, place_no, property_no, hotel_no, weight';

/** The dated exchange rates. An import begins with them: prices in EUR are worked out as stays are written. */
export function rateStatement(): NamedStatement {
	const rates = Object.entries(EUR_PER_UNIT_MILLIONTHS).map(([currency, rate]) => ({
		currency,
		rate,
		asOf: RATES_AS_OF,
	}));
	return {
		sql: `insert into exchange_rate (currency, eur_per_unit_millionths, as_of)
			select value->>'currency', value->>'rate', value->>'asOf' from json_each(:rates) where true
			on conflict (currency) do update set eur_per_unit_millionths = excluded.eur_per_unit_millionths, as_of = excluded.as_of
			where (eur_per_unit_millionths, as_of) is not (excluded.eur_per_unit_millionths, excluded.as_of)`,
		args: { rates: JSON.stringify(rates) },
	};
}

/** Statements that bring every derived value up to date; each changes only rows that differ, so that their counts tell whether anything did. */
export function deriveStatements(today: string): NamedStatement[] {
	const countries = JSON.stringify(
		COUNTRY_CODES.map((code) => ({ code, en: countryName(code, 'en'), de: countryName(code, 'de') })),
	);
	return [
		rateStatement(),
		{
			sql: `update stay_rate set place_no = p.place_no, price_eur_minor = ${inEur('price_minor')}
				from property p join exchange_rate rate on rate.currency = p.currency
				where p.no = stay_rate.property_no
				and (stay_rate.place_no, stay_rate.price_eur_minor) is not (p.place_no, ${inEur('price_minor')})`,
			args: {},
		},
		HOLD_STAYS,
		registrationStatement(today),
		...stayRuleStatements(),
		{
			sql: `${cheapestWeeks()} update property set price_from_minor = found.price, price_from_check_in = found.check_in
				from (select p.no, cheapest.price, cheapest.check_in from property p
					left join cheapest on cheapest.property_no = p.no) found
				where found.no = property.no
				and (property.price_from_minor, property.price_from_check_in) is not (found.price, found.check_in)`,
			args: { today },
		},
		{
			sql: 'delete from property_facet where property_no not in (select no from property where not is_demo)',
			args: {},
		},
		{
			sql: `insert into property_facet (property_no, ${FACET_COLUMNS}) ${FACETS}
				on conflict (property_no) do update set (${FACET_COLUMNS}) = (${excluded.join(', ')})
				where (${FACET_COLUMNS}) is not (${excluded.join(', ')})`,
			args: { today },
		},
		{
			sql: `delete from suggestion where exists (${SUGGESTIONS} except select ${SUGGESTION_COLUMNS} from suggestion)
				or exists (select ${SUGGESTION_COLUMNS} from suggestion except select * from (${SUGGESTIONS}))`,
			args: { countries },
		},
		{
			sql: `insert into suggestion (${SUGGESTION_COLUMNS}) select * from (${SUGGESTIONS}) where not exists (select 1 from suggestion)`,
			args: { countries },
		},
	];
}

/**
 * The same for the properties of these numbers whose nights a lead has taken or given back, with the version that tells everybody: sold weeks no longer
 * count for their prices "from". `now` in milliseconds.
 */
export function derivePropertyStatements(properties: readonly number[], today: string, now: number): NamedStatement[] {
	return [...priceStatements(properties, today), versionStatement(now, 'nights')];
}

/** The prices "from" of these properties, as pages and as a search have them. */
export function priceStatements(properties: readonly number[], today: string): NamedStatement[] {
	return [
		priceFromStatement(properties, today),
		{
			sql: `update property_facet set price_from_eur_minor = (select ${inEur('p.price_from_minor')}
				from property p join exchange_rate rate on rate.currency = p.currency where p.no = property_facet.property_no)
				where property_no ${IS_OF}`,
			args: propertiesArgument(properties),
		},
	];
}

const priceFromStatement = (properties: readonly number[], today: string): NamedStatement => ({
	sql: `${cheapestWeeks(`and property_no ${IS_OF}`)} update property set price_from_minor = found.price, price_from_check_in = found.check_in
		from (select j.value as no, cheapest.price, cheapest.check_in from json_each(:properties) j
			left join cheapest on cheapest.property_no = j.value) found
		where found.no = property.no`,
	args: { ...propertiesArgument(properties), today },
});

/** What follows when the registration numbers of these properties have changed (REGISTRATION-2): whether they are sold, and their prices "from". Their facets are derived after it. */
export function registrationStatements(properties: readonly number[], today: string): NamedStatement[] {
	return [
		registrationStatement(today, properties),
		...stayRuleStatements(properties),
		priceFromStatement(properties, today),
	];
}

/** The service levels by which a search finds these properties, after stays of them were opened or closed. */
export function levelMaskStatement(properties: readonly number[], today: string): NamedStatement {
	return {
		sql: `update property_facet set level_mask = (select ${LEVEL_MASK} from property p where p.no = property_facet.property_no)
			where property_no ${IS_OF}`,
		args: { ...propertiesArgument(properties), today },
	};
}

/** By what a search finds these properties, after their facts or facilities changed; their stays and places are as they were. */
export function propertyFacetStatement(properties: readonly number[], today: string): NamedStatement {
	return {
		sql: `insert into property_facet (property_no, ${FACET_COLUMNS}) ${FACETS} and p.no ${IS_OF}
			on conflict (property_no) do update set (${FACET_COLUMNS}) = (${excluded.join(', ')})`,
		args: { ...propertiesArgument(properties), today },
	};
}

/** What follows when something has changed: the full-text tables anew and a version that ends every cached page. */
export function finishStatements(now: number, note: string): NamedStatement[] {
	return [
		{ sql: "insert into suggestion_words (suggestion_words) values ('rebuild')", args: {} },
		{ sql: "insert into suggestion_trigrams (suggestion_trigrams) values ('rebuild')", args: {} },
		versionStatement(now, note),
	];
}

/** A new version of the catalogue, which ends every cached answer. */
export function versionStatement(now: number, note: string): NamedStatement {
	return { sql: 'insert into catalogue_version (published_at, note) values (:now, :note)', args: { now, note } };
}
