import type { PlainDate } from '../date/plain-date';
import type { Alternative } from '../enquiry/validate-stay-request';
import type { FieldErrors } from '../form/field-error';
import { countInfants } from '../property/infants';
import { fitsParty, maxPax } from '../property/occupancy';
import type { Property } from '../property/property';
import { toStayRate } from '../property/stay-tuples';
import { isSoldOut } from '../stay/is-sold-out';
import { nearestFree } from '../stay/nearest-free';
import { pricePeriod } from '../stay/price-period';
import { type ServiceLevel, serviceLevelAt } from '../stay/service-level';
import type { Period } from '../stay/stay-rate';

const NEAREST_SHOWN = 2;

/** What a guest requests to book; null is not said yet. */
export type BookingRequest = {
	period: Period | null;
	serviceLevel: ServiceLevel | null;
	adults: number | null;
	children: number;
	childrenAges: readonly number[];
	hasPet: boolean;
};

export type BookingEvaluation = {
	errors: FieldErrors;
	/** Null while period or level are open, and where there is no price for them. */
	priceMinor: number | null;
	/** Free periods to tap when the requested one cannot be had. */
	nearest: readonly Alternative[];
};

type KnownProperty = Pick<Property, 'stays' | 'levels' | 'beds' | 'pets'>;

/**
 * The rules of LEAD-7 between a booking and a house: not sold, a level that is offered, a price for both, room for everybody, and
 * whether animals may come. Pure: every step and the booking itself ask the same.
 */
export function validateBooking(
	property: KnownProperty,
	stayRequest: BookingRequest,
	today: PlainDate,
): BookingEvaluation {
	const { period, serviceLevel } = stayRequest;
	const rates = property.stays.map(toStayRate);
	const isOffered = serviceLevel === null || property.levels.some((index) => serviceLevelAt(index) === serviceLevel);
	const level = isOffered ? serviceLevel : null;
	const errors: FieldErrors = { ...guestError(property, stayRequest) };
	if (!isOffered) errors.serviceLevel = { key: 'levelNotOffered' };
	if (stayRequest.hasPet && property.pets === 'no') errors.pet = { key: 'petsNotAllowed' };
	if (period === null) return { errors, priceMinor: null, nearest: [] };

	const isSold = isSoldOut(rates, period, level);
	const priceMinor = level && !isSold ? (pricePeriod(rates, period, level)?.priceMinor ?? null) : null;
	if (isSold) errors.period = { key: 'sold' };
	else if (level && priceMinor === null) errors.period = { key: 'noPrice' };
	const nearest = errors.period
		? nearestFree(rates, { period, level, count: NEAREST_SHOWN, earliest: today }).filter(
				(alternative) => alternative.priceMinor !== null,
			)
		: [];
	return { errors, priceMinor, nearest };
}

/** Guests who need a bed: adults and children from 2 years on. */
export function countedGuests({
	adults,
	children,
	childrenAges,
}: Pick<BookingRequest, 'adults' | 'children' | 'childrenAges'>) {
	return (adults ?? 0) + children - countInfants(children, childrenAges);
}

/** 'Please enter less travelers.' (LEAD-7), at the field that is too many. */
function guestError({ beds }: KnownProperty, stayRequest: BookingRequest): FieldErrors {
	const { adults } = stayRequest;
	if (adults === null) return {};
	const pax = countedGuests(stayRequest);
	if (pax <= maxPax(beds) && fitsParty(beds, { adults, children: pax - adults })) return {};
	const areAdultsTooMany = beds.adults !== null && adults > beds.adults;
	return { [areAdultsTooMany || pax === adults ? 'adults' : 'children']: { key: 'lessTravelers' } };
}
