import type { PlainDate } from '../date/plain-date';
import { fitsParty, maxPax } from '../property/occupancy';
import { isSoldOut } from '../stay/is-sold-out';
import { nearestFree } from '../stay/nearest-free';
import { pricePeriod } from '../stay/price-period';
import type { ServiceLevel } from '../stay/service-level';
import type { Period, PeriodPrice } from '../stay/stay-rate';
import type { EnquiryProperty } from './enquiry-property';
import type { Faults } from './fault';

/** What a guest wishes of a property; null is not said yet. */
export type Wish = {
	period: Period | null;
	serviceLevel: ServiceLevel | null;
	adults: number | null;
	children: number;
};

/** A free period near the one wished for. */
export type NearPeriod = Period & { serviceLevel: ServiceLevel; priceMinor: number | null };

export type Judgement = {
	faults: Faults;
	/** The price of period and level, null where there is none. */
	price: PeriodPrice | null;
	isSold: boolean;
	/** Two free periods to tap when the wished one is sold. */
	nearest: readonly NearPeriod[];
};

const NEAREST_SHOWN = 2;

/**
 * The rules of FORM-7 between a wish and a house: not sold in the period (told with the two nearest free periods), a level
 * that is offered, beds for everybody. Pure: form and API, first step and last ask the same.
 */
export function judgeWish(property: EnquiryProperty, wish: Wish, today: PlainDate): Judgement {
	const { period, serviceLevel } = wish;
	const faults: Faults = {};
	const isOffered = serviceLevel === null || property.levels.some(({ level }) => level === serviceLevel);
	const level = isOffered ? serviceLevel : null;
	const isSold = period !== null && isSoldOut(property.rates, period, level);
	if (isSold) faults.period = { key: 'sold' };
	if (!isOffered) faults.serviceLevel = { key: 'levelNotOffered' };
	Object.assign(faults, partyFault(property, wish));
	return {
		faults,
		isSold,
		price: period && level ? pricePeriod(property.rates, period, level) : null,
		nearest: isSold
			? nearestFree(property.rates, { period, level, count: NEAREST_SHOWN, earliest: today }).map(
					({ checkIn, checkOut, serviceLevel, priceMinor }) => ({ checkIn, checkOut, serviceLevel, priceMinor }),
				)
			: [],
	};
}

/** Said at the field that is too many: adults by their beds, else everybody by all beds. */
function partyFault({ beds }: EnquiryProperty, { adults, children }: Wish): Faults {
	if (adults === null || fitsParty(beds, { adults, children })) return {};
	if (beds.adults !== null && adults > beds.adults) return { adults: { key: 'beds', values: { count: beds.adults } } };
	return { children: { key: 'bedsTotal', values: { count: maxPax(beds) } } };
}
