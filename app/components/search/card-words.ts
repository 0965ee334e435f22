import type { TFunction } from 'i18next';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import { countryName } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';
import type { CardOffer, PropertyCard } from '~/domain/search/search-result';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import type { Period } from '~/domain/stay/stay-rate';

/** `20 – 27 Mar`: a period without its year, unless it runs over New Year. */
export function shortPeriod({ checkIn, checkOut }: Period, language: Language): string {
	const text = formatDateRange(checkIn, checkOut, language);
	return checkIn.slice(0, 4) === checkOut.slice(0, 4) ? text.slice(0, -5) : text;
}

/** `Lech, Austria`. */
export function placeWords(card: PropertyCard, language: Language): string {
	return `${card.place.name}, ${countryName(card.country, language)}`;
}

/** `6 bedrooms · 12 + 2 guests · Catered`; what is unknown is left out. */
export function factWords(card: PropertyCard, offer: CardOffer | null, t: TFunction, language: Language): string {
	const { bedrooms, bedsAdults, bedsChildren, serviceLevels } = card;
	const beds = (bedsAdults ?? 0) + (bedsChildren ?? 0);
	const level = offer?.serviceLevel ?? (serviceLevels.length === 1 ? serviceLevels[0] : undefined);
	return [
		bedrooms ? t('property.bedrooms', { count: bedrooms }) : null,
		beds > 0
			? t('property.sleeps', { count: beds, beds: bedsChildren ? `${bedsAdults ?? 0} + ${bedsChildren}` : beds })
			: null,
		level
			? serviceLevelLabel(level, language)
			: serviceLevels.length > 1
				? t('property.serviceLevels', { count: serviceLevels.length })
				: null,
	]
		.filter(Boolean)
		.join(' · ');
}

/** What stands at the left and at the right of a card's last line: a period and its price, or the cheapest week. */
export function priceWords(card: PropertyCard, t: TFunction, language: Language): { left: string; right: string } {
	const { offer, priceFrom } = card;
	const price = offer ? offer.price : priceFrom;
	const right = price ? formatAmount(price, { hasCents: false }) : t('property.priceOnRequest');
	if (!offer) return { left: price ? t('property.perWeekFrom') : '', right };
	const period = shortPeriod(offer, language);
	return { left: offer.status === 'on_request' ? t('property.onRequest', { period }) : period, right };
}

export type CardGuests = { adults: number | null; children: number | null };

/** Address of a house, with the period and the guests that were searched for, so that its page opens on them. */
export function cardAddress(
	card: PropertyCard,
	offer: CardOffer | null,
	guests: CardGuests,
	language: Language,
): string {
	const path = propertyPath(
		{ type: card.propertyType, country: card.country, city: card.place.slug, name: card.slug },
		language,
	);
	const query = new URLSearchParams();
	if (offer) {
		query.set('checkIn', offer.checkIn);
		query.set('checkOut', offer.checkOut);
		query.set('serviceLevel', offer.serviceLevel);
	}
	if (guests.adults) query.set('adults', String(guests.adults));
	if (guests.children) query.set('children', String(guests.children));
	const text = query.toString();
	return text ? `${path}?${text}` : path;
}
