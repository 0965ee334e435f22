import type { Currency } from '../money/money';
import type { CountryCode } from '../place/country';
import type { Beds } from '../property/occupancy';
import type { PropertyType } from '../property/property-type';
import type { ServiceLevel } from '../stay/service-level';
import type { StayRate } from '../stay/stay-rate';
import type { TouristTax } from '../tourist-tax/tourist-tax';

type Words = { en: string; de: string };

/** What an enquiry must know of a house: how it is called, who fits in, when it can be had. */
export type EnquiryProperty = {
	no: number;
	id: string;
	name: string;
	slug: string;
	type: PropertyType;
	country: CountryCode;
	placeSlug: string;
	place: Words;
	bedrooms: number | null;
	beds: Beds;
	currency: Currency;
	/** The levels it is offered at, in their order, with the first services of each. */
	levels: readonly { level: ServiceLevel; services: readonly Words[] }[];
	picture: {
		hash: string;
		alt: Words;
		dominantColour: string;
		isMirrored: boolean;
		objectPosition: string | null;
		width: number;
		height: number;
	} | null;
	taxes: readonly TouristTax[];
	/** What is not yet over, for `periodAvailability` and `pricePeriod`. */
	rates: readonly StayRate[];
};

/** A property by its path or by its public id. */
export type WhichProperty =
	| { id: string }
	| { type: PropertyType; country: CountryCode; placeSlug: string; slug: string };
