import type { AlpsSubject } from '~/domain/content/alps-pages';
import { formatNumber } from '~/domain/language/format-number';
import { propertyPath } from '~/domain/place/property-path';
import { type PropertyType, propertyTypeName } from '~/domain/property/property-type';
import { EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';
import type { PropertyCard } from '~/domain/search/search-result';
import { type CardView, cardView } from '../search/card-view';
import { resultTexts } from '../search/result-texts';
import { searchAddress } from '../search/search-address';
import type { PlaceTexts, Words } from './place-words';

/** Properties of one type in a place or country. */
export type TypeCount = { type: PropertyType; count: number };

export type PropertiesData = {
	/** Null for the whole Alps. */
	subject: AlpsSubject | null;
	/** Name of country or place. */
	name: string;
	/** The page's own properties, and how many there are. */
	own: { count: number; cards: readonly PropertyCard[] };
	/** Properties to show for a place without any. */
	others: readonly PropertyCard[];
	types: readonly TypeCount[];
};

/** Properties of a place as cards, the ways to all of them, and a sentence that is true also where there are none. */
export type PropertiesView = { title: string; text: string; cards: CardView[]; links: Words[]; enquiry: Words };

export function propertiesView({ subject, name, own, others, types }: PropertiesData, t: PlaceTexts): PropertiesView {
	const cards = own.count > 0 ? own.cards : others;
	return {
		title: headingOf(subject, name, t),
		text:
			own.count > 0
				? t('housesText', { count: own.count, formatted: formatNumber(own.count, 'de') })
				: t(cards.length > 0 ? 'noHouses' : 'noHousesAtAll', { name }),
		cards: cards.map((card) => cardView(card, { t: resultTexts('de'), language: 'de' })),
		links: [
			...listingLinks(subject, types, t),
			{ text: t('withDates'), to: searchAddress({ ...EMPTY_SEARCH_FILTER, ...where(subject, name) }) },
		],
		enquiry: {
			text: t('enquire'),
			to: subject ? `/enquire-now?${new URLSearchParams({ destination: name })}` : '/enquire-now',
		},
	};
}

function headingOf(subject: AlpsSubject | null, name: string, t: PlaceTexts): string {
	if (!subject) return t('housesOfAlps');
	return subject.city === null ? t(`results:lead.${subject.country}`) : t('housesIn', { name });
}

function listingLinks(subject: AlpsSubject | null, types: readonly TypeCount[], t: PlaceTexts): Words[] {
	if (!subject) return [];
	return types
		.filter(({ count }) => count > 0)
		.map(({ type, count }) => ({
			text: t('allOfType', {
				type: propertyTypeName(type, 'de', count === 1 ? 'one' : 'many'),
				formatted: formatNumber(count, 'de'),
			}),
			to: propertyPath({ ...subject, type }, 'de'),
		}));
}

function where(subject: AlpsSubject | null, name: string) {
	if (!subject) return {};
	return subject.city === null ? { countryArray: [subject.country] } : { destination: name };
}
