import { type BookingQuote, quotesByMethod } from '../booking/booking-quote';
import type { BrandProfile } from '../brand/brand-profile';
import { isCardFeeCharged } from '../brand/is-card-fee-charged';
import { daysBetween, type PlainDate } from '../date/plain-date';
import type { Language } from '../language/language';
import { type Commission, commissionOf } from '../lead/commission';
import { type ChosenStay, chooseStay } from '../property/choose-stay';
import type { Property } from '../property/property';
import { readRequestedStay } from '../property/requested-stay';
import type { PaymentMethod } from '../property/sales-terms';
import { toStayRate } from '../property/stay-tuples';
import { type Season, seasonKey, seasonOf } from '../stay/season';
import { type ServiceLevel, serviceLevelAt } from '../stay/service-level';
import type { StayRate } from '../stay/stay-rate';
import { taxPartyOf } from '../tourist-tax/tax-party';
import { type TaxWords, taxWords } from '../tourist-tax/tax-words';
import type { TradeRights } from './is-trade-visitor';
import type { OptionStay } from './live-options.server';
import type { TradeFacts } from './load-property-view.server';
import { type PropertyTab, readPropertyTab, SEASON_NAME } from './property-tabs';
import { changeDayOf, keyOf, type WeekGroup, weekGroups } from './week-groups';

/** A property as the trade sees it: everything its page draws, and nothing besides. */
export type TradePropertyView = {
	property: Omit<Property, 'stays' | 'position'>;
	/** The commission only where the brand shows it. */
	facts: TradeFacts;
	rights: TradeRights;
	tab: PropertyTab;
	levels: ServiceLevel[];
	seasons: { key: string; season: Season }[];
	/** Key of the season whose weeks are listed; null without stays. */
	season: string | null;
	groups: WeekGroup[];
	changeDay: number | null;
	chosen: ChosenStay;
	/** The chosen stay is under an option: it cannot be booked, but another option may wait in line for it. */
	isOnOption: boolean;
	/** By way of paying; none without a price. */
	quotes: Partial<Record<PaymentMethod, BookingQuote>>;
	commission: Commission | null;
	/** Null without a price. */
	tax: TaxWords | null;
	daysToCheckIn: number | null;
};

type Question = {
	property: Property;
	facts: TradeFacts;
	/** Stays that are sold only because of confirmed options. */
	optionStays: readonly OptionStay[];
	rights: TradeRights;
	brand: Pick<BrandProfile, 'isB2C' | 'isCommissionDisplayed' | 'wording'>;
	language: Language;
	query: URLSearchParams;
	today: PlainDate;
};

/** Puts together what the address asks of a property; throws nothing that a visitor could cause. */
export function tradePropertyView({
	property,
	facts,
	optionStays,
	rights,
	brand,
	language,
	query,
	today,
}: Question): TradePropertyView {
	const { stays, position: _, ...rest } = property;
	const rates = stays.map(toStayRate);
	const levels = property.levels.flatMap((index) => serviceLevelAt(index) ?? []);
	const question = { levels: property.levels, stayRequest: readRequestedStay(query), beds: property.beds, today };
	const optionRates = liftOptions(rates, optionStays);
	const { chosen, isOnOption } = chooseBehindOptions(chooseStay({ ...question, rates }), () =>
		chooseStay({ ...question, rates: optionRates }),
	);
	const commissionPercent = brand.isCommissionDisplayed ? facts.commissionPercent : null;
	const seasons = seasonsOf(rates.map(({ checkIn }) => checkIn));
	const season =
		seasons.find(({ key }) => key === query.get(SEASON_NAME))?.key ??
		seasons.find(({ key }) => chosen.period && key === seasonKey(seasonOf(chosen.period.checkIn)))?.key ??
		seasons[0]?.key ??
		null;
	const groups =
		season && chosen.serviceLevel
			? weekGroups({ rates, optionStays, season, serviceLevel: chosen.serviceLevel, commissionPercent, today })
			: [];
	const { period, priceMinor } = chosen;
	return {
		property: rest,
		facts: { ...facts, commissionPercent },
		rights,
		tab: readPropertyTab(query),
		levels,
		seasons,
		season,
		groups,
		changeDay: changeDayOf(groups),
		chosen,
		isOnOption,
		quotes: quotesByMethod(property, property.terms.acceptedPaymentMethods, {
			...{ period, priceMinor, bookingDate: today },
			isCardFeeCharged: isCardFeeCharged(brand),
		}),
		commission:
			period && priceMinor !== null
				? commissionOf({ subtotalMinor: priceMinor, percent: commissionPercent, checkOut: period.checkOut })
				: null,
		tax:
			period && priceMinor !== null
				? taxWords(
						{ brand, language },
						{
							taxes: property.taxes,
							party: taxPartyOf(chosen),
							period,
							price: { minor: priceMinor, currency: property.currency },
						},
					)
				: null,
		daysToCheckIn: period ? daysBetween(today, period.checkIn) : null,
	};
}

/** The rates as they would be without the options that are held. */
function liftOptions(rates: readonly StayRate[], optionStays: readonly OptionStay[]): readonly StayRate[] {
	if (optionStays.length === 0) return rates;
	const offered = new Map(optionStays.map((stay) => [keyOf(stay), stay.status]));
	return rates.map((rate) => ({ ...rate, status: offered.get(keyOf(rate)) ?? rate.status }));
}

/** A stay that is sold, and would not be without options, may be waited for; the free ones beside it stay in sight. */
function chooseBehindOptions(now: ChosenStay, withoutOptions: () => ChosenStay) {
	if (now.error !== 'sold') return { chosen: now, isOnOption: false };
	const lifted = withoutOptions();
	if (lifted.priceMinor === null || (lifted.error !== null && lifted.error !== 'tooManyGuests'))
		return { chosen: now, isOnOption: false };
	return { chosen: { ...lifted, nearest: now.nearest }, isOnOption: true };
}

function seasonsOf(days: readonly PlainDate[]): { key: string; season: Season }[] {
	const found = new Map<string, Season>();
	for (const day of days) {
		const season = seasonOf(day);
		found.set(seasonKey(season), season);
	}
	return [...found].map(([key, season]) => ({ key, season })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
