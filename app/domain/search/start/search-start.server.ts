import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import type { StoredPicture } from '../../picture/stored-picture';
import { listPlaces } from '../../place/list-places.server';
import type { Period } from '../../stay/stay-rate';
import { firstProperties } from '../first-properties.server';
import { loadVocabulary } from '../load-vocabulary.server';
import { findPairs } from '../pairs/find-pairs.server';
import { resortsOf } from '../resorts-of';
import { EMPTY_SEARCH_FILTER, type SearchFilter } from '../search-filter';
import type { SearchVocabulary, VocabularyCity, VocabularyRegion } from '../search-result';
import { holidayWeek } from '../sentence/holiday-week';
import { vocabularyIndex } from '../vocabulary-index';
import { PAIR_GUESTS } from './pair-guests';

const MOST_PLACES = 5;
const MOST_AREAS = 4;
const MOST_RESORTS = 4;

export type StartWish = {
	kind: 'pool' | 'skiInSkiOut' | 'pairs' | 'christmas' | 'newYear';
	filter: SearchFilter;
	period: Period | null;
	/** Exactly what its search shows: properties, or pairs of them. */
	count: number;
};

/** What a search box offers before a letter is typed (SEARCH-26). */
export type SearchStart = {
	/** Of different ski areas as far as there are enough, most properties first. */
	places: { city: VocabularyCity; area: VocabularyRegion | null; picture: StoredPicture | null }[];
	/** Ski areas with most properties, each with its resorts with most. */
	areas: { area: VocabularyRegion; resorts: VocabularyCity[] }[];
	areaCount: number;
	/** Resorts of all ski areas, and those of none. */
	resortCount: number;
	/** Without those that find nothing. */
	wishes: StartWish[];
	vocabulary: SearchVocabulary;
};

/** Popular places, ski areas and wishes, counted once a catalogue version, day and language. */
export async function searchStart({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;
}): Promise<SearchStart> {
	const [vocabulary, pictures, wishes] = await Promise.all([
		loadVocabulary({ ctx }),
		listPlaces({ ctx }),
		cachedByVersion(`search-wishes|${ctx.today}`, ctx.catalogueVersion, () => countWishes(ctx)),
	]);
	const { partsByNo } = vocabularyIndex(vocabulary);
	const areas = vocabulary.regionArray
		.filter(({ kind }) => kind === 'ski_area')
		.sort((a, b) => b.properties - a.properties);
	const inAreas = new Set(areas.flatMap(({ placeNos }) => placeNos));
	// Neither the parts of places, nor what is only a roof over resorts of an area.
	const others = vocabulary.cityArray.filter(
		({ placeNo, parent }) => parent === null && !partsByNo.get(placeNo)?.some((part) => inAreas.has(part.placeNo)),
	);
	const firsts = areas.flatMap((area) => resortsOf(area, vocabulary).map((city, rank) => ({ city, area, rank })));
	const candidates = [...firsts, ...others.map((city) => ({ city, area: null, rank: 0 }))].sort(
		(a, b) => a.rank - b.rank || b.city.properties - a.city.properties,
	);
	return {
		places: candidates.slice(0, MOST_PLACES).map(({ city, area }) => ({
			city,
			area,
			picture:
				pictures.find(({ slug, country }) => slug === city.value && country === city.country)?.pictures[0] ?? null,
		})),
		areas: areas
			.slice(0, MOST_AREAS)
			.map((area) => ({ area, resorts: resortsOf(area, vocabulary).slice(0, MOST_RESORTS) })),
		areaCount: areas.length,
		resortCount: firsts.length + others.length,
		wishes,
		vocabulary,
	};
}

async function countWishes(
	ctx: Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>,
): Promise<StartWish[]> {
	const vocabulary = await loadVocabulary({ ctx });
	const count = async (filter: SearchFilter) =>
		(await firstProperties({ ctx, filter, scope: null, vocabulary, limit: 0 })).count;
	const wish = async (
		kind: StartWish['kind'],
		changes: Partial<SearchFilter>,
		period: Period | null = null,
	): Promise<StartWish> => {
		const filter = { ...EMPTY_SEARCH_FILTER, ...changes, ...period };
		return { kind, filter, period, count: await count(filter) };
	};
	const withFacility = (kind: StartWish['kind'], key: string) =>
		vocabulary.facilitiesArray.some(({ value }) => value === key) ? [wish(kind, { facilityArray: [key] })] : [];
	const wishes = await Promise.all([
		...withFacility('pool', 'pool'),
		...withFacility('skiInSkiOut', 'ski-in-ski-out'),
		pairsWish(ctx, vocabulary, count),
		wish('christmas', {}, holidayWeek('christmas', ctx.today)),
		wish('newYear', {}, holidayWeek('newYear', ctx.today)),
	]);
	return wishes.filter((each) => each.count > 0);
}

/** Where one property has room for the party, its search shows no pairs (SEARCH-19), so there is nothing to wish for. */
async function pairsWish(
	ctx: Pick<RequestContext, 'db' | 'language' | 'today'>,
	vocabulary: SearchVocabulary,
	count: (filter: SearchFilter) => Promise<number>,
): Promise<StartWish> {
	const filter = { ...EMPTY_SEARCH_FILTER, adults: PAIR_GUESTS };
	const pairs = (await count(filter)) > 0 ? [] : await findPairs({ ctx, filter, destination: null, vocabulary });
	return { kind: 'pairs', filter, period: null, count: pairs.length };
}
