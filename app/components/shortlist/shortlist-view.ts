import type { TFunction } from 'i18next';
import { duration } from '~/domain/date/duration';
import { formatDateRange } from '~/domain/date/format-date-range';
import { addDays } from '~/domain/date/plain-date';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { commissionMinor } from '~/domain/lead/commission';
import { formatAmount } from '~/domain/money/format-amount';
import { NO_BREAK_SPACE } from '~/domain/money/group-digits';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { countryName } from '~/domain/place/country';
import { placeLine } from '~/domain/place/place-line';
import { type PropertyAction, propertyPath } from '~/domain/place/property-path';
import { formatDistance } from '~/domain/property/format-distance';
import { fitsParty } from '~/domain/property/occupancy';
import type { PublicTerms } from '~/domain/property/property';
import { compareFacilities } from '~/domain/shortlist/compare-facilities';
import type { Shortlist } from '~/domain/shortlist/load-shortlist.server';
import type { ShortlistQuestion } from '~/domain/shortlist/parse-shortlist';
import { priceProperty } from '~/domain/shortlist/price-property';
import { shortlistAddress } from '~/domain/shortlist/shortlist-address';
import type { ShortlistProperty } from '~/domain/shortlist/shortlist-property';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import type { TradeRights } from '~/domain/trade/is-trade-visitor';
import { serverTexts } from '~/locales/server';
import { shortPeriod } from '../search/result-texts';

type Texts = TFunction<['shortlist', 'results']>;

/** Nights of the price "from". */
const WEEK = 7;

/** A property of a shortlist in words. */
export type ShortlistPropertyView = {
	id: string;
	code: string;
	/** Its page, with the dates and guests of the shortlist. */
	to: string;
	name: string;
	/** `Oberlech, Lech, Austria`. */
	place: string;
	picture: StoredPicture | null;
	price: { text: string; note: string; isSold: boolean };
	/** The shortlist without this property. */
	without: string;
	isCompared: boolean;
	/** Of the shown price, for the trade alone: `EUR 2 450, 10%`. */
	commission: string | null;
	/** The ways on that an agent has for the chosen dates; null without dates, and for guests. */
	ways: ShortlistWays | null;
};

/** Addresses below a property; null for what this agent may not do, or what a sold property does not allow. */
export type ShortlistWays = { interest: string; option: string | null; booking: string | null };

/** A row of the comparison: a value for each property, lists as several. */
export type CompareRow = { key: string; label: string; cells: string[][] };

export type ShortlistView = {
	houses: ShortlistPropertyView[];
	/** In the order of the compared properties. */
	rows: CompareRow[];
	/** Facilities that all compared properties have. */
	common: string[];
	/** Empty when the properties have nothing that tells them apart. */
	own: CompareRow | null;
	missing: string[];
	/** This shortlist's own address. */
	address: string;
	enquireTo: string;
	withoutDates: string | null;
	/** An agent reads it: leads in the place of the enquiry. */
	isOfTrade: boolean;
};

/** What an agent may read and do; null for guests. */
export type ShortlistTrade = TradeRights & { showsCommission: boolean };

/** Puts a shortlist into the words of a language. */
export function shortlistView(
	{ properties, missing }: Shortlist,
	question: ShortlistQuestion,
	language: Language,
	trade: ShortlistTrade | null = null,
): ShortlistView {
	const t: Texts = serverTexts(language).getFixedT(language, ['shortlist', 'results']);
	const codes = properties.map(({ code }) => code);
	const chosen = properties.filter(({ code }) => question.compared.includes(code));
	const requested = { ...question, codes, compared: chosen.map(({ code }) => code) };
	const { common, own } = compareFacilities(chosen.map(({ facilities }) => facilities));
	return {
		houses: properties.map((property) => propertyView(property, requested, { t, language, trade })),
		rows: compareRows(chosen, t, language),
		common,
		own: own.some((names) => names.length > 0)
			? { key: 'own', label: t(chosen.length > 1 && common.length > 0 ? 'compare.own' : 'compare.ownOnly'), cells: own }
			: null,
		missing,
		address: shortlistAddress(requested),
		enquireTo: shortlistAddress(requested, '/shortlist/enquire'),
		isOfTrade: trade !== null,
		withoutDates: question.period
			? shortlistAddress({
					...{ codes, compared: requested.compared },
					...{ hotels: question.hotels, rooms: question.rooms },
				})
			: null,
	};
}

type Setting = { t: Texts; language: Language; trade: ShortlistTrade | null };

function propertyView(property: ShortlistProperty, input: ShortlistQuestion, setting: Setting): ShortlistPropertyView {
	const { t, language, trade } = setting;
	const { code, type, country, place, slug } = property;
	const codes = input.codes.filter((other) => other !== code);
	const compared = input.compared.filter((other) => other !== code);
	const path = propertyPath({ type, country, city: place.slug, name: slug }, language);
	const query = requestQuery(property, input);
	const price = priceWords(property, input, t, language);
	return {
		id: property.id,
		code,
		to: `${path}${query}`,
		name: property.name,
		place: placeLine(property.sector, place.name, countryName(country, language)),
		picture: property.pictures[0] ?? null,
		price,
		commission: trade?.showsCommission ? commissionWords(property, input, language) : null,
		ways: trade?.canSave && input.period ? waysOn(path, query, trade.canBook && !price.isSold) : null,
		without: shortlistAddress({ ...input, codes, compared }),
		isCompared: input.compared.includes(code),
	};
}

function waysOn(path: string, query: string, canBook: boolean): ShortlistWays {
	const way = (action: PropertyAction) => `${path}/${action}${query}`;
	return {
		interest: way('save-interest'),
		option: canBook ? way('take-option') : null,
		booking: canBook ? way('book-now') : null,
	};
}

/** What the agency earns of the price that is shown. */
function commissionWords(
	property: ShortlistProperty,
	{ period }: ShortlistQuestion,
	language: Language,
): string | null {
	const price = period ? priceProperty(property, period).price : property.priceFrom;
	if (!price || property.commissionPercent == null) return null;
	const minor = commissionMinor(price.minor, property.commissionPercent);
	const percent = formatPercent(property.commissionPercent, language);
	return `${formatAmount({ ...price, minor }, { hasCents: false })}, ${percent}`;
}

function requestQuery(property: ShortlistProperty, { period, adults, children }: ShortlistQuestion): string {
	const query = new URLSearchParams();
	if (period) {
		query.set('checkIn', period.checkIn);
		query.set('checkOut', period.checkOut);
		const { serviceLevel } = priceProperty(property, period);
		if (serviceLevel) query.set('serviceLevel', serviceLevel);
	}
	if (adults) query.set('adults', String(adults));
	if (children) query.set('children', String(children));
	return query.size > 0 ? `?${query}` : '';
}

function priceWords(
	property: ShortlistProperty,
	{ period, adults, children }: ShortlistQuestion,
	t: Texts,
	language: Language,
): ShortlistPropertyView['price'] {
	const party = { adults: adults ?? 0, children: children ?? 0 };
	const tooSmall = fitsParty(property.beds, party)
		? ''
		: t('compare.tooSmall', { count: party.adults + party.children });
	const noted = (...notes: string[]) => [...notes, tooSmall].filter((note) => note !== '').join(' · ');
	if (!period) {
		const text = property.priceFrom ? formatAmount(property.priceFrom, { hasCents: false }) : t('compare.onRequest');
		const from = property.priceFromCheckIn;
		const week = from ? formatDateRange(from, addDays(from, WEEK), language) : '';
		return { text, note: noted(property.priceFrom ? t('compare.perWeek') : '', week), isSold: false };
	}
	const { availability, serviceLevel, price } = priceProperty(property, period);
	const days = shortPeriod(period, language);
	if (availability === 'sold') return { text: t('compare.sold'), note: noted(days), isSold: true };
	const level = serviceLevel ? serviceLevelLabel(serviceLevel, language) : '';
	const isOnRequest = availability === 'on_request' && price !== null;
	return {
		text: price ? formatAmount(price, { hasCents: false }) : t('compare.onRequest'),
		note: noted(days, level, isOnRequest ? t('compare.requestNote') : ''),
		isSold: false,
	};
}

function compareRows(properties: readonly ShortlistProperty[], t: Texts, language: Language): CompareRow[] {
	const unknown = t('compare.unknown');
	const row = (
		key: string,
		label: string,
		words: (property: ShortlistProperty) => string | string[] | null,
	): CompareRow => ({
		key,
		label,
		cells: properties.map((property) => {
			const found = words(property);
			return Array.isArray(found) ? found : [found ?? unknown];
		}),
	});
	const rows = [
		row('guests', t('compare.guests'), ({ beds: { adults, children } }) => {
			if (adults === null) return null;
			const count = adults + (children ?? 0);
			return t('compare.guestsOf', { count, beds: children ? `${adults} + ${children}` : String(adults) });
		}),
		row('bedrooms', t('compare.bedrooms'), ({ bedrooms, bathrooms }) => {
			if (bedrooms === null) return null;
			return bathrooms ? `${bedrooms}, ${t('compare.baths', { count: bathrooms })}` : String(bedrooms);
		}),
		row('area', t('compare.area'), ({ areaSqm }) => (areaSqm === null ? null : `${areaSqm}${NO_BREAK_SPACE}m²`)),
		row('levels', t('compare.levels'), ({ levels }) =>
			levels.length > 0 ? levels.map((level) => serviceLevelLabel(level, language)) : null,
		),
		row('lift', t('compare.lift'), ({ lift }) =>
			lift ? `${formatDistance(lift.metres, language)}, ${lift.to}` : null,
		),
		row('pets', t('compare.pets'), ({ pets }) => (pets ? t(`compare.petsRule.${pets}`) : null)),
		row('payment', t('compare.payment'), ({ terms }) => paymentWords(terms, t, language)),
		row('cancellation', t('compare.cancellation'), ({ terms }) => cancellationWords(terms, t, language)),
		row('deposit', t('compare.deposit'), ({ terms }) => depositWords(terms, t)),
	];
	// A fact that is unknown for every property is omitted.
	return rows.filter(({ cells }) => cells.some(([first]) => first !== unknown));
}

function timeWords(days: number, t: Texts): string {
	const { unit, count } = duration(days);
	return t(`compare.${unit}`, { count });
}

/** Shares are cumulative, as the terms say them. */
function paymentWords({ prepaymentRatio, paymentTerms }: PublicTerms, t: Texts, language: Language): string[] {
	const later = paymentTerms.filter(({ paymentRatio }) => paymentRatio > prepaymentRatio);
	let paid = prepaymentRatio;
	const steps = later.map(({ daysBeforeCheckIn, paymentRatio }) => {
		const share = formatPercent((paymentRatio - paid) * 100, language);
		paid = paymentRatio;
		return t('compare.before', { share, time: timeWords(daysBeforeCheckIn, t) });
	});
	return [
		...(prepaymentRatio > 0 ? [t('compare.atBooking', { share: formatPercent(prepaymentRatio * 100, language) })] : []),
		...steps,
	];
}

function cancellationWords({ cancellationTerms }: PublicTerms, t: Texts, language: Language): string[] {
	const tiers = cancellationTerms
		.filter(({ refundRatio }) => refundRatio > 0)
		.map(({ daysBeforeCheckIn, refundRatio }) =>
			t('compare.refund', { share: formatPercent(refundRatio * 100, language), time: timeWords(daysBeforeCheckIn, t) }),
		);
	return tiers.length > 0 ? tiers : [t('compare.noRefund')];
}

function depositWords({ securityDeposit, securityDepositType }: PublicTerms, t: Texts): string {
	if (!securityDeposit) return t('compare.depositUnknown');
	const amount = formatAmount(securityDeposit, { hasCents: false });
	return securityDepositType === 'blocked' ? t('compare.depositBlocked', { amount }) : amount;
}
