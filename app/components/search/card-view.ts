import { formatDateRange } from '~/domain/date/format-date-range';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { commissionMinor } from '~/domain/lead/commission';
import { formatAmount } from '~/domain/money/format-amount';
import { groupDigits } from '~/domain/money/group-digits';
import type { Money } from '~/domain/money/money';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { countryName } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';
import type { SearchFilter } from '~/domain/search/search-filter';
import type { CardOffer, PropertyCard } from '~/domain/search/search-result';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { type PackedPicture, packPicture } from './packed-picture';
import { type ResultTexts, shortPeriod } from './result-texts';

/** A property as a card shows it: only rendered values, already localised, so that browsers fetch neither rules nor texts. */
export type CardView = {
	id: string;
	/** Its page, with the period and guests that were searched for. */
	to: string;
	/** `Lech, Austria`. */
	place: string;
	name: string;
	/** `6 bedrooms · 12 + 2 guests · Catered`. */
	facts: string;
	/** `20 – 27 Mar` or `per week from`; '' when there is no price. */
	period: string;
	/** `38 500 EUR` or `Price on request`. */
	price: string;
	/** `13 – 20 Jun 2027`, the week of a price "from"; '' with a period. */
	week: string;
	/** `Commission 3 850, 10%`: for the trade only. */
	commission?: string;
	cover: StoredPicture | null;
	/** The other pictures, loaded on demand. */
	more: PackedPicture[];
};

export type CardSetting = {
	t: ResultTexts;
	language: Language;
	/** Guests that were searched for; the page of the property opens on them. */
	guests?: Pick<SearchFilter, 'adults' | 'children' | 'babies'>;
	/** For the trade of brands that show them. */
	showsCommission?: boolean;
};

/** Puts a card into words. `offer` is the period to speak of instead of the card's own. */
export function cardView(card: PropertyCard, setting: CardSetting, offer: CardOffer | null = card.offer): CardView {
	const { t, language } = setting;
	const price = offer ? offer.price : card.priceFrom;
	const period = offer ? shortPeriod(offer, language) : '';
	return {
		id: card.id,
		to: address(card, offer, setting),
		place: `${card.place.name}, ${countryName(card.country, language)}`,
		name: card.name,
		facts: factWords(card, offer, setting),
		period: !offer
			? price
				? t('card.perWeekFrom')
				: ''
			: offer.status === 'on_request'
				? t('card.onRequest', { period })
				: period,
		price: price ? formatAmount(price, { hasCents: false }) : t('card.priceOnRequest'),
		week: offer ? '' : formatDateRange(card.priceFromWeek?.checkIn, card.priceFromWeek?.checkOut, language),
		...(setting.showsCommission ? commissionWords(card.commissionPercent, price, setting) : {}),
		cover: card.pictures[0] ?? null,
		more: card.pictures.slice(1).map(packPicture),
	};
}

/** What the agency earns of the price that is shown. */
function commissionWords(
	percent: number | null,
	price: Money | null,
	{ t, language }: CardSetting,
): { commission?: string } {
	if (percent === null || !price) return {};
	return {
		commission: t('card.commission', {
			amount: groupDigits(commissionMinor(price.minor, percent), 0),
			percent: formatNumber(percent, language),
		}),
	};
}

function factWords(card: PropertyCard, offer: CardOffer | null, { t, language }: CardSetting): string {
	const { bedrooms, bedsAdults, bedsChildren, serviceLevels } = card;
	const count = (bedsAdults ?? 0) + (bedsChildren ?? 0);
	const beds = bedsChildren ? `${bedsAdults ?? 0} + ${bedsChildren}` : String(count);
	const level = offer?.serviceLevel ?? (serviceLevels.length === 1 ? serviceLevels[0] : undefined);
	const facts = [
		bedrooms ? t('card.bedrooms', { count: bedrooms }) : '',
		count > 0 ? t('card.sleeps', { count, beds }) : '',
		level
			? serviceLevelLabel(level, language)
			: serviceLevels.length > 1
				? t('card.serviceLevels', { count: serviceLevels.length })
				: '',
	];
	return facts.filter((fact) => fact !== '').join(' · ');
}

function address(card: PropertyCard, offer: CardOffer | null, { language, guests }: CardSetting): string {
	const { propertyType: type, country, place, slug } = card;
	const path = propertyPath({ type, country, city: place.slug, name: slug }, language);
	const query = new URLSearchParams();
	if (offer) {
		query.set('checkIn', offer.checkIn);
		query.set('checkOut', offer.checkOut);
		query.set('serviceLevel', offer.serviceLevel);
	}
	if (guests?.adults) query.set('adults', String(guests.adults));
	if (guests?.children) query.set('children', String(guests.children));
	if (guests?.babies) query.set('babies', String(guests.babies));
	const text = query.toString();
	return text ? `${path}?${text}` : path;
}
