import type { PlainDate } from '../date/plain-date';
import type { FieldErrors } from '../form/field-error';
import { countInfants } from '../property/infants';
import { fitsParty, maxPax } from '../property/occupancy';
import { isSoldOut } from '../stay/is-sold-out';
import { nearestFree } from '../stay/nearest-free';
import { pricePeriod } from '../stay/price-period';
import type { ServiceLevel } from '../stay/service-level';
import type { Period, PeriodPrice } from '../stay/stay-rate';
import type { EnquiryProperty } from './enquiry-property';

/** What a guest requests of a property; null is not said yet. */
export type StayRequest = {
	period: Period | null;
	serviceLevel: ServiceLevel | null;
	adults: number | null;
	children: number;
	/** As far as they are known: an infant takes no bed. */
	childrenAges?: readonly number[];
};

/** A free period near the one asked for. */
export type Alternative = Period & { serviceLevel: ServiceLevel; priceMinor: number | null };

export type Evaluation = {
	errors: FieldErrors;
	/** The price of period and level, null where there is none. */
	price: PeriodPrice | null;
	isSold: boolean;
	/** Two free periods to tap when the requested one is sold. */
	nearest: readonly Alternative[];
};

const NEAREST_SHOWN = 2;

/**
 * The rules of FORM-7 between a request and a house: not sold in the period (told with the two nearest free periods), a level
 * that is offered, beds for everybody. Pure: form and API, first step and last ask the same.
 */
export function validateStayRequest(property: EnquiryProperty, stayRequest: StayRequest, today: PlainDate): Evaluation {
	const { period, serviceLevel } = stayRequest;
	const errors: FieldErrors = {};
	const isOffered = serviceLevel === null || property.levels.some(({ level }) => level === serviceLevel);
	const level = isOffered ? serviceLevel : null;
	const isSold = period !== null && isSoldOut(property.rates, period, level);
	if (isSold) errors.period = { key: 'sold' };
	if (!isOffered) errors.serviceLevel = { key: 'levelNotOffered' };
	Object.assign(errors, partyError(property, stayRequest));
	return {
		errors,
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
function partyError({ beds }: EnquiryProperty, { adults, children, childrenAges }: StayRequest): FieldErrors {
	const counted = children - countInfants(children, childrenAges);
	if (adults === null || fitsParty(beds, { adults, children: counted })) return {};
	if (beds.adults !== null && adults > beds.adults) return { adults: { key: 'beds', values: { count: beds.adults } } };
	return { children: { key: 'bedsTotal', values: { count: maxPax(beds) } } };
}
