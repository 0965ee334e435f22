import { COUNTRY_CODES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import type { PlainDate } from '../date/plain-date';
import { type Currency, type Money, money } from '../money/money';
import { type PictureTuple, readPicture, type StoredPicture } from '../picture/stored-picture';
import type { CountryCode } from '../place/country';
import { cardRows, readCard } from '../search/answer/read-cards';
import { loadVocabulary } from '../search/load-vocabulary.server';
import { EMPTY_SEARCH_FILTER } from '../search/search-filter';
import type { PropertyCard } from '../search/search-result';
import { searchCondition } from '../search/statement/search-condition';
import { searchStatement } from '../search/statement/search-statement';
import { type ServiceLevel, serviceLevelAt } from '../stay/service-level';
import type { Period } from '../stay/stay-rate';
import { chooseProperties } from './choose-properties';
import { type SeasonInView, seasonAfter, seasonInView } from './season-in-view';

/** A property for the landing page with its cheapest open week of the season, or of those on request when none is open. */
export type HandPickedProperty = Shown & { picture: StoredPicture | null; week: Week };

/** What is said of a property; more would only weigh on the page. */
type Shown = Pick<
	PropertyCard,
	'id' | 'name' | 'slug' | 'propertyType' | 'country' | 'place' | 'bedrooms' | 'bedsAdults' | 'bedsChildren'
>;

export type Week = Period & { serviceLevel: ServiceLevel; isOnRequest: boolean; price: Money };

export type HandPicked = {
	season: SeasonInView;
	properties: HandPickedProperty[];
	/** Cheapest open week that a candidate has in the summer in view, or the next one. */
	summerFrom: Week | null;
};

/** Properties looked at, best first. */
const CANDIDATES = 200;

/** What the picture of each place in the row shows, by preference; else it is the property's cover. */
const PICTURE_SUBJECTS = [[], ['spa', 'lounge'], [], ['suite', 'lounge'], []] as const;

type Context = Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;

/**
 * The best properties with an open, priced week in the season in view, or in the next one when fewer than `count` have any (SEARCH-15). Kept for as
 * long as catalogue, day and language are the same; two round trips else.
 */
export async function listHandPicked({ ctx, count }: { ctx: Context; count: number }): Promise<HandPicked> {
	const name = `hand-picked:${ctx.language}:${ctx.today}:${count}`;
	return cachedByVersion(name, ctx.catalogueVersion, () => load(ctx, count));
}

async function load(ctx: Context, count: number): Promise<HandPicked> {
	const alternative = seasonInView(ctx.today);
	const far = seasonAfter(alternative, ctx.today);
	const [ofNear, ofFar] = await ctx.db.$client.batch(
		[candidatesStatement(alternative), candidatesStatement(far)],
		'read',
	);
	const [nearWeeks, farWeeks] = [readCandidates(ofNear?.rows ?? []), readCandidates(ofFar?.rows ?? [])];
	const isNear = nearWeeks.length >= Math.min(count, farWeeks.length);
	const chosen = chooseProperties(isNear ? nearWeeks : farWeeks, count);
	return {
		season: isNear ? alternative : far,
		properties: await readProperties(ctx, chosen),
		summerFrom: cheapest(alternative.name === 'summer' ? nearWeeks : farWeeks),
	};
}

type Open = { id: string; no: number; place: string; country: string; eurMinor: number; week: Week };

/** The best properties with the cheapest of their open weeks that begin in the season, as [check-in, check-out, level, is on request, price, in EUR]. */
export function candidatesStatement({ from, until }: Pick<SeasonInView, 'from' | 'until'>) {
	return {
		sql: `with best as materialized (
				select f.property_no, f.country_code, f.place_no, f.rank from property_facet f indexed by property_facet_scope
				where f.country_code in (select value from json_each(:countries)) order by f.rank, f.property_no limit ${CANDIDATES})
			select p.id, p.no, best.country_code as country, best.place_no as place, p.currency,
				(select json_array(r.check_in, r.check_out, r.level, r.status = 'on_request', r.price_minor, r.price_eur_minor)
					from stay_rate r indexed by stay_rate_property
					where r.property_no = best.property_no and r.check_in between :from and :until and r.status <> 'sold'
						and r.price_minor is not null and julianday(r.check_out) - julianday(r.check_in) = 7 and r.limits >> 1 <= 7 and not r.limits & 1
					order by r.status = 'on_request', r.price_minor, r.check_in limit 1) as week
			from best join property p on p.no = best.property_no order by best.rank, best.property_no`,
		args: { countries: JSON.stringify(COUNTRY_CODES), from, until },
	};
}

function readCandidates(rows: readonly Record<string, unknown>[]): Open[] {
	return rows.flatMap((row) => {
		if (typeof row.week !== 'string') return [];
		const [checkIn, checkOut, level, isOnRequest, minor, eurMinor] = JSON.parse(row.week) as [
			PlainDate,
			PlainDate,
			number,
			number,
			number,
			number | null,
		];
		const serviceLevel = serviceLevelAt(level);
		if (!serviceLevel) return [];
		const week = {
			checkIn,
			checkOut,
			serviceLevel,
			isOnRequest: isOnRequest === 1,
			price: money(minor, row.currency as Currency),
		};
		return [
			{
				id: String(row.id),
				no: Number(row.no),
				place: String(row.place),
				country: String(row.country),
				eurMinor: eurMinor ?? Number.MAX_SAFE_INTEGER,
				week,
			},
		];
	});
}

function cheapest(weeks: readonly Open[]): Week | null {
	return (
		weeks.reduce<Open | null>((least, open) => (least && least.eurMinor <= open.eurMinor ? least : open), null)?.week ??
		null
	);
}

async function readProperties(ctx: Context, chosen: readonly Open[]): Promise<HandPickedProperty[]> {
	const { language } = ctx;
	const vocabulary = await loadVocabulary({ ctx });
	const scope = {
		countries: [...new Set(chosen.map(({ country }) => country as CountryCode))],
		placeNos: null,
		sectorNos: null,
		propertyNos: chosen.map(({ no }) => no),
	};
	const condition = searchCondition(EMPTY_SEARCH_FILTER, scope, vocabulary, ctx.today);
	if (!condition) return [];
	const slice = { limit: chosen.length, offset: 0 };
	const statement = searchStatement(condition, { page: slice, others: null, hasFacets: false }, language);
	const [cards, pictures] = await ctx.db.$client.batch([statement, picturesStatement(chosen, language)], 'read');
	const byId = new Map(
		cardRows(cards?.rows[0]?.cards).found.map((row) => {
			const card = readCard(row, { vocabulary, language, periods: [] });
			return [card.id, card];
		}),
	);
	return chosen.flatMap(({ id, week }, position) => {
		const card = byId.get(id);
		if (!card) return [];
		const text = pictures?.rows[position]?.picture;
		const picture =
			typeof text === 'string' ? readPicture(JSON.parse(text) as PictureTuple) : (card.pictures[0] ?? null);
		return [{ ...shownOf(card), picture, week }];
	});
}

function shownOf(card: PropertyCard): Shown {
	const { id, name, slug, propertyType, country, place, bedrooms, bedsAdults, bedsChildren } = card;
	return { id, name, slug, propertyType, country, place, bedrooms, bedsAdults, bedsChildren };
}

/** One picture a property, in their order: the first that shows what its place in the row asks for. */
function picturesStatement(chosen: readonly Open[], language: string) {
	const wanted = chosen.map(({ no }, position) => ({ no, shows: PICTURE_SUBJECTS[position] ?? [] }));
	return {
		sql: `select (select json_array(i.hash, iif(:language = 'de', coalesce(pp.alt_de, pp.alt_en), coalesce(pp.alt_en, pp.alt_de)),
				i.dominant_colour, pp.is_mirrored, pp.object_position, i.width, i.height)
				from property_picture pp join picture i on i.hash = pp.picture_hash
				join json_each(j.value->'shows') wanted on wanted.value = pp.shows
				where pp.property_no = j.value->>'no' order by wanted.key, pp.position limit 1) as picture
			from json_each(:wanted) j order by j.key`,
		args: { wanted: JSON.stringify(wanted), language },
	};
}
