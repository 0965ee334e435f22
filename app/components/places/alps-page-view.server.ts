import {
	ALPS,
	ALPS_PLACES,
	ALPS_STORIES,
	type AlpsPage,
	type AlpsPlacePage,
	isPlacePage,
} from '~/domain/content/alps-pages';
import type { ContentSection } from '~/domain/content/content-html.server';
import { loadText } from '~/domain/content/load-text.server';
import { type GuideHead, guideKey } from '~/domain/guide/list-guides.server';
import type { Guide } from '~/domain/guide/load-guide.server';
import { formatNumber } from '~/domain/language/format-number';
import { sharedPath } from '~/domain/language/localized-paths';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import type { Place } from '~/domain/place/list-places.server';
import { nearPlaces } from '~/domain/place/near-places';
import type { PropertyPicture } from '~/domain/property/find-property-pictures.server';
import { DEFAULT_PROPERTY_TYPE, propertyTypeName } from '~/domain/property/property-type';
import { resultTexts } from '../search/result-texts';
import { type FactsView, factsView } from './facts-view';
import { pictureView } from './picture-view';
import { type PlaceMapView, placeMapView } from './place-map-view';
import { isNamedPart, type PlaceTile, placeTile } from './place-tile';
import { heightWords, nearestAirport, type PlaceTexts, placeTexts, type Words } from './place-words';
import { type PropertiesData, type PropertiesView, propertiesView } from './properties-view';

/** The texts of a German page about the Alps. */
export type AlpsPageView = {
	name: string;
	heading: string;
	title: string;
	description: string;
	lead: string;
	breadcrumbs: { label: string; steps: Words[] };
	hero: PictureView | null;
	scene: PictureView | null;
	intro: string;
	sections: ContentSection[];
	facts: FactsView | null;
	map: PlaceMapView | null;
	location: Place['location'];
	table: PlaceTable | null;
	properties: PropertiesView;
	tiles: { title: string; items: PlaceTile[] } | null;
	stories: { title: string; items: (Words & { lead: string })[] };
	index: { title: string; countries: (IndexEntry & { places: IndexEntry[] })[] };
};

export type PictureView = { picture: StoredPicture; caption: Words | null };

export type PlaceTable = {
	title: string;
	columns: { place: string; village: string; top: string; airport: string; season: string; properties: string };
	rows: (Words & { village: string; top: string; airport: string; season: string; properties: string })[];
};

type IndexEntry = Words & { isCurrent: boolean };

/** The page's data from the catalogue. */
export type AlpsPageData = Pick<PropertiesData, 'own' | 'others' | 'types'> & {
	page: AlpsPage;
	/** What the catalogue tells of the page's place; null where it tells nothing, or the page has a text of its own. */
	guide: Guide | null;
	/** All guides, by their keys. */
	guides: ReadonlyMap<string, GuideHead>;
	places: readonly Place[];
	hero: PropertyPicture | null;
	scene: PropertyPicture | null;
	/** First pictures of the countries' pages, in the order of `COUNTRY_PAGES`; only the page of the Alps shows them. */
	countryPictures: readonly (PropertyPicture | null)[];
};

const TILES = 4;

/** The pages of the four countries. */
export const COUNTRY_PAGES = ALPS_PLACES.filter(({ subject }) => subject.city === null);

/** Puts a German page about the Alps into words. */
export function alpsPageView(data: AlpsPageData): AlpsPageView {
	const { page, places } = data;
	const t = placeTexts('de');
	const { name, heading, title, description, lead, facts, intro, sections } = textOf(data, t);
	const place = placeOf(page, places);
	const location = place?.location ?? null;
	return {
		name,
		heading,
		title,
		description,
		lead,
		breadcrumbs: { label: t('breadcrumbs'), steps: stepsTo(page, t) },
		hero: pictureView(data.hero, t) ?? (place?.pictures[0] ? { picture: place.pictures[0], caption: null } : null),
		scene: pictureView(data.scene, t),
		intro,
		sections,
		facts: factsView(facts, t),
		map: location && placeMapView({ name, ...location }, facts.airports?.map((airport) => airport.name) ?? [], t),
		location,
		table: placeTable(data, t),
		properties: propertiesView({ ...data, subject: page.subject, name: place?.name ?? name }, t),
		tiles: tilesOf(data, place, t),
		stories: {
			title: t('stories'),
			items: ALPS_STORIES.filter((story) => story !== page).map((story) => ({
				...linkTo(story),
				lead: loadText(story, 'de').frontMatter.lead,
			})),
		},
		index: {
			title: t('index'),
			countries: COUNTRY_PAGES.map((country) => ({
				...entry(country, page),
				places: placesIn(country).map((each) => entry(each, page)),
			})),
		},
	};
}

type PageText = Pick<AlpsPageView, 'name' | 'heading' | 'title' | 'description' | 'lead' | 'intro' | 'sections'> & {
	facts: GuideHead['facts'];
};

/** The page's own text, its guide, or words that are true of any place: its address is there whatever the catalogue tells (PAGE-7). */
function textOf({ page, guide }: AlpsPageData, t: PlaceTexts): PageText {
	const name = nameOf(page);
	if (guide) return { ...guide, name };
	if (!isPlacePage(page)) {
		const { frontMatter, ...text } = loadText(page, 'de');
		return { ...frontMatter, ...text, facts: {} };
	}
	const heading = shortHeading(page);
	return {
		name,
		heading,
		title: heading,
		description: t('withoutGuide.description', { heading }),
		lead: t('withoutGuide.lead'),
		facts: {},
		intro: '',
		sections: [],
	};
}

function shortHeading({ subject, name }: AlpsPlacePage): string {
	const t = resultTexts('de');
	const type = propertyTypeName(DEFAULT_PROPERTY_TYPE, 'de', 'many');
	return subject.city === null
		? t(`listing.countryTitle.${subject.country}`, { type })
		: t('listing.title', { type, place: name });
}

function nameOf(page: AlpsPage): string {
	return isPlacePage(page) ? page.name : loadText(page, 'de').frontMatter.name;
}

function linkTo(page: AlpsPage): Words {
	return { text: nameOf(page), to: page.paths.de };
}

function entry(page: AlpsPage, current: AlpsPage): IndexEntry {
	return { ...linkTo(page), isCurrent: page === current };
}

function placesIn(country: AlpsPage): AlpsPlacePage[] {
	return ALPS_PLACES.filter(({ subject }) => subject.city !== null && subject.country === country.subject?.country);
}

function placeOf({ subject }: AlpsPage, places: readonly Place[]): Place | undefined {
	return subject ? places.find(({ country, slug }) => country === subject.country && slug === subject.city) : undefined;
}

/** From the landing page down to the page itself, which is the last step. */
function stepsTo(page: AlpsPage, t: PlaceTexts): Words[] {
	const country = COUNTRY_PAGES.find(({ subject }) => subject?.country === page.subject?.country);
	return [
		{ text: t('home'), to: sharedPath('/').de },
		{ text: t('alps'), to: ALPS.paths.de },
		...(country && country !== page ? [linkTo(country)] : []),
		...(page === ALPS ? [] : [linkTo(page)]),
	];
}

/** Places side by side: on the pages of the Alps and of a country. Regions, which have no height of their own, are left out. */
function placeTable({ page, places, guides }: AlpsPageData, t: PlaceTexts): PlaceTable | null {
	const rows = (page === ALPS ? COUNTRY_PAGES : page.subject?.city === null ? [page] : [])
		.flatMap(placesIn)
		.flatMap((each) => {
			const { village, top, airports, season } = guides.get(guideKey(each.subject))?.facts ?? {};
			if (village === undefined || top === undefined) return [];
			return {
				text: each.name,
				to: each.paths.de,
				village: heightWords(village, t),
				top: heightWords(top, t),
				airport: nearestAirport(airports, t),
				season: season ? t('seasonRange', season) : '',
				properties: formatNumber(placeOf(each, places)?.properties ?? 0, 'de'),
			};
		});
	if (rows.length < 2) return null;
	return {
		title: t('compare'),
		columns: {
			place: t('place'),
			village: t('village'),
			top: t('top'),
			airport: t('airport'),
			season: t('season'),
			properties: t('houseCount'),
		},
		rows,
	};
}

/** The countries on the page of the Alps, a country's places on its own, else its neighbours in the country and then the nearest. */
function tilesOf(data: AlpsPageData, place: Place | undefined, t: PlaceTexts): AlpsPageView['tiles'] {
	const { page, places } = data;
	const { subject } = page;
	if (page === ALPS) {
		return { title: t('countries'), items: COUNTRY_PAGES.map((country, at) => countryTile(country, at, data, t)) };
	}
	if (!subject) return null;
	const shown = places.filter((each) => !isNamedPart(each, places));
	const ofCountry = shown.filter(({ country }) => country === subject.country);
	const told = placesIn(page).flatMap((each) => placeOf(each, places) ?? []);
	const chosen =
		subject.city === null
			? [...new Set([...told, ...ofCountry])]
			: [...new Set([...told, ...(place ? nearPlaces(place, shown, TILES) : [])])]
					.filter((each) => each !== place)
					.slice(0, TILES);
	if (chosen.length === 0) return null;
	const taken = new Set(
		[data.hero, data.scene, ...data.own.cards.map(({ pictures }) => pictures[0])].flatMap((each) => each?.hash ?? []),
	);
	return {
		title: subject.city === null ? t(`placesIn.${subject.country}`) : t('near'),
		items: chosen.map((each) => placeTile(each, { places, language: 'de', t, taken })),
	};
}

function countryTile(
	page: AlpsPlacePage,
	at: number,
	{ places, countryPictures, guides }: AlpsPageData,
	t: PlaceTexts,
): PlaceTile {
	const properties = places
		.filter(({ country, slug }) => country === page.subject.country && !places.some(({ parent }) => parent === slug))
		.reduce((sum, place) => sum + place.properties, 0);
	return {
		to: page.paths.de,
		name: page.name,
		count: t('houses', { count: properties, formatted: formatNumber(properties, 'de') }),
		text: guides.get(guideKey(page.subject))?.lead ?? '',
		picture: countryPictures[at] ?? null,
		parts: [],
	};
}
