import { dayAndMonth } from '~/domain/date/format-date';
import type { Language } from '~/domain/language/language';
import { countryName } from '~/domain/place/country';
import { EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';
import { PAIR_GUESTS } from '~/domain/search/start/pair-guests';
import type { SearchStart, StartWish } from '~/domain/search/start/search-start.server';
import type { Period } from '~/domain/stay/stay-rate';
import { shortPeriod } from '../result-texts';
import { searchAddress } from '../search-address';
import type { SuggestAnswer, SuggestGroup, SuggestItem } from './suggest-answer';
import { resortItem } from './suggest-items';
import { type SuggestTexts, statusWords, suggestTexts } from './suggest-texts';

const ICONS = { pool: 'pool', skiInSkiOut: 'slope', pairs: 'people', christmas: 'calendar', newYear: 'star' } as const;

const NO_BREAK = '\u00a0';

/** What stands below a search box before a letter is typed, in words. `examples` are sentences that find something. */
export function startView(start: SearchStart, examples: readonly string[], language: Language): SuggestAnswer {
	const t = suggestTexts(language);
	const columns = [
		[placesGroup(start, t, language)],
		[areasGroup(start, t, language)],
		[wishesGroup(start, t, language)],
	]
		.map((column) => column.filter(({ items }) => items.length > 0))
		.filter((column) => column.length > 0);
	return {
		columns,
		foot: examples.length === 0 ? null : { title: t('say'), items: examples.map((text) => exampleItem(text, t)) },
		last: { title: t('last'), forget: t('forget') },
		lead: null,
		status: statusWords(columns.flat(), t),
	};
}

/** Popular places; those of a ski area say so. */
export function placesGroup({ places, vocabulary }: SearchStart, t: SuggestTexts, language: Language): SuggestGroup {
	return {
		title: t('popular'),
		items: places.map(({ city, area, picture }) => ({
			...resortItem(city, { vocabulary, language, look: 'resort' }, t('houses', { count: city.properties })),
			look: 'row',
			detail: [area?.[language], countryName(city.country, language)].filter(Boolean).join(', '),
			icon: 'pin',
			picture: picture && { ...picture, alt: '' },
		})),
	};
}

function areasGroup(start: SearchStart, t: SuggestTexts, language: Language): SuggestGroup {
	const { areas, areaCount, resortCount, vocabulary } = start;
	const items = areas.flatMap(({ area, resorts }): SuggestItem[] => [
		{
			look: 'area',
			act: 'name',
			label: area[language],
			value: area[language],
			note: t('houses', { count: area.properties }),
			path: searchAddress({ ...EMPTY_SEARCH_FILTER, destination: area[language] }),
		},
		...resorts.map((city) => resortItem(city, { vocabulary, language, look: 'resort' }, String(city.properties))),
	]);
	if (items.length === 0) return { title: null, items };
	const all = t('all', { areas: areaCount, resorts: resortCount });
	return {
		title: t('areas'),
		items: [...items, { look: 'link', act: 'go', label: all, path: '/destinations' }],
	};
}

function wishesGroup({ wishes, vocabulary }: SearchStart, t: SuggestTexts, language: Language): SuggestGroup {
	const facility = (key: string) => vocabulary.facilitiesArray.find(({ value }) => value === key)?.[language] ?? key;
	const label = ({ kind, period }: StartWish) => {
		if (kind === 'pool') return facility('pool');
		if (kind === 'skiInSkiOut') return facility('ski-in-ski-out');
		if (kind === 'pairs') return t('pairs', { guests: PAIR_GUESTS });
		return t(kind, { period: period ? daysOf(period, language).replaceAll(' ', NO_BREAK) : '' });
	};
	return {
		title: t('wishes'),
		items: wishes.map((wish) => ({
			look: 'wish',
			act: 'filter',
			label: label(wish),
			note: t(wish.kind === 'pairs' ? 'pairCount' : wish.period ? 'free' : 'houses', { count: wish.count }),
			icon: ICONS[wish.kind],
			path: searchAddress(wish.filter),
		})),
	};
}

/** `19 – 26 Dec`, `26 Dec – 2 Jan`: the next one, whose year needs no word. */
function daysOf(period: Period, language: Language): string {
	const { checkIn, checkOut } = period;
	if (checkIn.slice(0, 4) === checkOut.slice(0, 4)) return shortPeriod(period, language);
	return `${dayAndMonth(checkIn, language)} – ${dayAndMonth(checkOut, language)}`;
}

function exampleItem(text: string, t: SuggestTexts): SuggestItem {
	const path = searchAddress({ ...EMPTY_SEARCH_FILTER, destination: text });
	return { look: 'say', act: 'write', label: t('quoted', { text }), value: text, path };
}

/** Sentences to show as examples, most telling first, each with the places and parties that it may be told with. */
export function exampleSentences({ places }: SearchStart, language: Language): string[][] {
	const t = suggestTexts(language);
	const names = places.map(({ city }) => city[language]);
	return [
		names.map((place) => t('examples.place', { place })),
		[12, 10, 8, 6].map((guests) => t('examples.party', { guests })),
		names.map((place) => t('examples.february', { place })),
	];
}
