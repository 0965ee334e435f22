import type { PlainDate } from '../date/plain-date';
import type { Money } from '../money/money';
import type { StoredPicture } from '../picture/stored-picture';
import type { Property, PublicTerms } from '../property/property';
import type { ServiceLevel } from '../stay/service-level';
import type { StayRate } from '../stay/stay-rate';

/** A property as a shortlist compares it and asks about it, in one language. */
export type ShortlistProperty = Pick<
	Property,
	| 'id'
	| 'name'
	| 'slug'
	| 'type'
	| 'country'
	| 'place'
	| 'sector'
	| 'bedrooms'
	| 'bathrooms'
	| 'beds'
	| 'areaSqm'
	| 'pets'
	| 'currency'
	| 'facilities'
> & {
	no: number;
	code: string;
	/** Cheapest bookable week. */
	priceFrom: Money | null;
	/** First day of that week. */
	priceFromCheckIn: PlainDate | null;
	/** The agency's, where it was asked for: for the trade alone. */
	commissionPercent?: number | null;
	/** That any future stay is offered at. */
	levels: ServiceLevel[];
	/** At most 3. */
	pictures: StoredPicture[];
	/** The nearest way up the mountain; null when none is told. */
	lift: { to: string; metres: number } | null;
	terms: PublicTerms;
	/** Those that were asked for: of a period, of all the future, or none. */
	rates: StayRate[];
};
