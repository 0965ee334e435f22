import { SERVICE_LEVELS } from '#db/schema/enums';
import { addDays, daysBetween, type PlainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { type Currency, type Money, money } from '../../money/money';
import { type PictureTuple, readPicture } from '../../picture/stored-picture';
import type { PropertyType } from '../../property/property-type';
import { type ServiceLevel, serviceLevelAt } from '../../stay/service-level';
import type { Period } from '../../stay/stay-rate';
import type { CardOffer, PropertyCard, SearchVocabulary } from '../search-result';
import { decodeOffer } from '../statement/offer-code';
import { vocabularyIndex } from '../vocabulary-index';

/** Nights of the price "from". */
const WEEK = 7;

/** A rate that can still be had, as `cardRowsSql` writes it. */
export type RateRow = [
	checkIn: PlainDate,
	checkOut: PlainDate,
	level: number,
	isOnRequest: number,
	priceMinor: number | null,
	priceEurMinor: number | null,
	limits?: number,
];

/** A property as `cardRowsSql` writes it. */
export type CardRow = [
	isOther: number,
	offer: number | null,
	offerPriceMinor: number | null,
	id: string,
	name: string,
	slug: string,
	propertyType: PropertyType,
	placeNo: number,
	sectorNo: number | null,
	bedrooms: number | null,
	bedsAdults: number | null,
	bedsChildren: number | null,
	currency: Currency,
	priceFromMinor: number | null,
	latitude: number | null,
	longitude: number | null,
	levelMask: number,
	pictures: PictureTuple[],
	rates: RateRow[] | null,
	commissionPercent: number | null,
	priceFromCheckIn: PlainDate | null,
];

export type CardSetting = { vocabulary: SearchVocabulary; language: Language; periods: readonly Period[] };

/** The rows of a text that `cardRowsSql` made, those of other periods apart; none when there is no text. */
export function cardRows(text: unknown): { found: CardRow[]; others: CardRow[] } {
	const rows = typeof text === 'string' ? (JSON.parse(text) as CardRow[]) : [];
	return { found: rows.filter(([isOther]) => isOther === 0), others: rows.filter(([isOther]) => isOther === 1) };
}

/** A property for lists, with the offer its row names. */
export function readCard(row: CardRow, { vocabulary, language, periods }: CardSetting): PropertyCard {
	const [, offer, offerPriceMinor, id, name, slug, propertyType, placeNo, sectorNo, bedrooms, bedsAdults, ...rest] =
		row;
	const [bedsChildren, currency, priceFromMinor, latitude, longitude, levelMask, pictures, , commissionPercent, from] =
		rest;
	const index = vocabularyIndex(vocabulary);
	const city = index.cityByNo.get(placeNo);
	if (!city) throw new RangeError(`A house of a place that is not in the vocabulary: ${placeNo}`);
	return {
		id,
		name,
		slug,
		propertyType,
		country: city.country,
		place: { slug: city.value, name: city[language] },
		sectorName: sectorNo === null ? null : (index.sectorByNo.get(sectorNo)?.value ?? null),
		bedrooms,
		bedsAdults,
		bedsChildren,
		serviceLevels: levelsOf(levelMask),
		pictures: pictures.map((picture) => readPicture(picture)),
		location: latitude === null || longitude === null ? null : { latitude, longitude },
		offer: offer === null ? null : readOffer(offer, toMoney(offerPriceMinor, currency), periods),
		priceFrom: toMoney(priceFromMinor, currency),
		priceFromWeek: from === null ? null : { checkIn: from, checkOut: addDays(from, WEEK) },
		commissionPercent,
	};
}

/** The levels of a mask. */
export function levelsOf(mask: number): ServiceLevel[] {
	return SERVICE_LEVELS.filter((_, level) => mask & (1 << level));
}

export function toMoney(minor: number | null, currency: Currency): Money | null {
	return minor === null ? null : money(minor, currency);
}

function readOffer(code: number, price: Money | null, periods: readonly Period[]): CardOffer | null {
	const { level, period: at, isOnRequest } = decodeOffer(code);
	const period = periods[at];
	const serviceLevel = serviceLevelAt(level);
	if (!period || !serviceLevel) return null;
	return {
		...period,
		nights: daysBetween(period.checkIn, period.checkOut),
		serviceLevel,
		status: isOnRequest ? 'on_request' : 'available',
		price,
	};
}
