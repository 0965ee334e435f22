import type { PlainDate } from '../date/plain-date';
import type { FieldErrors } from '../form/field-error';
import { countInfants } from '../property/infants';
import { fitsParty } from '../property/occupancy';
import { type PropertyPrice, priceProperty } from '../shortlist/price-property';
import type { ShortlistProperty } from '../shortlist/shortlist-property';
import { isSoldOut } from '../stay/is-sold-out';
import { nearestFree } from '../stay/nearest-free';
import type { Period } from '../stay/stay-rate';
import type { StayRequest } from './validate-stay-request';

/** How one of several properties stands to a request. */
export type Standing = {
	isSold: boolean;
	/** The requested level is not one of the property's. */
	lacksLevel: boolean;
	isTooSmall: boolean;
	/** At the requested level, or the best one; null while the period is open. */
	offer: PropertyPrice | null;
};

export type PropertiesEvaluation = {
	errors: FieldErrors;
	/** In the order of the properties. */
	standings: Standing[];
	/** Two periods of the same length in which all of them are free, when one of them is sold. */
	nearest: Period[];
};

type RequestedProperty = Pick<ShortlistProperty, 'levels' | 'beds' | 'rates' | 'currency'>;

const NEAREST_SHOWN = 2;

/** Periods of each property that are compared. */
const NEAREST_TRIED = 60;

/**
 * The rules of FORM-8 between a request and several properties, as `validateStayRequest` has them for one: none of them sold in the period,
 * each at the requested level (null takes any), each with beds for everybody. Pure.
 */
export function validateProperties(
	properties: readonly RequestedProperty[],
	stayRequest: StayRequest,
	today: PlainDate,
): PropertiesEvaluation {
	const standings = properties.map((property) => standingOf(property, stayRequest));
	const errors: FieldErrors = {};
	if (standings.some(({ isSold }) => isSold)) errors.period = { key: 'sold' };
	if (standings.some(({ lacksLevel }) => lacksLevel)) errors.serviceLevel = { key: 'levelSome' };
	if (standings.some(({ isTooSmall }) => isTooSmall)) errors.adults = { key: 'bedsSome' };
	return { errors, standings, nearest: errors.period ? allFree(properties, stayRequest, today) : [] };
}

function standingOf(property: RequestedProperty, stayRequest: StayRequest): Standing {
	const { period, serviceLevel, adults, children, childrenAges } = stayRequest;
	const counted = children - countInfants(children, childrenAges);
	const level = levelAt(property, serviceLevel);
	return {
		isSold: period !== null && isSoldOut(property.rates, period, level),
		lacksLevel: serviceLevel !== null && level === null,
		isTooSmall: adults !== null && !fitsParty(property.beds, { adults, children: counted }),
		offer: period && priceProperty(property, period, level),
	};
}

/** The requested level where the property has it: by its stays; a property of which no level is known may have any. */
function levelAt(
	{ rates, levels }: RequestedProperty,
	requested: StayRequest['serviceLevel'],
): StayRequest['serviceLevel'] {
	if (requested === null) return null;
	const isOffered =
		rates.length > 0
			? rates.some(({ serviceLevel }) => serviceLevel === requested)
			: levels.length === 0 || levels.includes(requested);
	return isOffered ? requested : null;
}

function allFree(
	properties: readonly RequestedProperty[],
	{ period, serviceLevel }: StayRequest,
	earliest: PlainDate,
): Period[] {
	if (!period) return [];
	const [first = [], ...others] = properties.map((property) =>
		nearestFree(property.rates, { period, level: levelAt(property, serviceLevel), count: NEAREST_TRIED, earliest }),
	);
	return first
		.filter(({ checkIn }) => others.every((free) => free.some((other) => other.checkIn === checkIn)))
		.slice(0, NEAREST_SHOWN)
		.map(({ checkIn, checkOut }) => ({ checkIn, checkOut }));
}
