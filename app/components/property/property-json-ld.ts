import { fromEpochDay, type PlainDate, toEpochDay } from '~/domain/date/plain-date';
import { maxPax } from '~/domain/property/occupancy';
import type { Property } from '~/domain/property/property';
import { propertyTypeName } from '~/domain/property/property-type';
import type { StayTuple } from '~/domain/property/stay-tuples';

type Described = {
	property: Property;
	/** Absolute address of the page. */
	url: string;
	description: string;
	/** Absolute addresses of pictures. */
	images: readonly string[];
	today: PlainDate;
};

/** The year that the page shows. */
const DAYS_OFFERED = 364;

/** Index of a status (STAY_STATUSES) as schema.org says it. */
const AVAILABILITY = ['InStock', 'LimitedAvailability', 'SoldOut'] as const;
const SOLD = 2;
/** More than any price in minor units. */
const UNPRICED = 1e12;

/**
 * A property as schema.org's `VacationRental`: its capacity, its amenities, and the price of each coming week at its cheapest level. The
 * position is the rounded one that the page shows; unknown values are omitted.
 */
export function vacationRental({ property, url, description, images, today }: Described): object {
	const { beds, bedrooms, bathrooms, areaSqm, facilities, pets, position } = property;
	const offers = weekOffers(property.stays, toEpochDay(today));
	return {
		'@context': 'https://schema.org',
		'@type': 'VacationRental',
		'@id': url,
		identifier: property.id,
		name: property.name,
		description,
		url,
		image: images,
		additionalType: propertyTypeName(property.type, 'en'),
		address: { '@type': 'PostalAddress', addressLocality: property.place.name, addressCountry: property.country },
		...(position === null ? {} : { geo: { '@type': 'GeoCoordinates', ...position } }),
		...(pets === null || pets === 'on_request' ? {} : { petsAllowed: pets === 'yes' }),
		containsPlace: {
			'@type': 'Accommodation',
			additionalType: 'EntirePlace',
			...(beds.adults === null ? {} : { occupancy: { '@type': 'QuantitativeValue', value: maxPax(beds) } }),
			...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
			...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
			...(areaSqm === null ? {} : { floorSize: { '@type': 'QuantitativeValue', value: areaSqm, unitCode: 'MTK' } }),
			...(facilities.length === 0
				? {}
				: {
						amenityFeature: facilities.map((name) => ({
							'@type': 'LocationFeatureSpecification',
							name,
							value: true,
						})),
					}),
		},
		...(offers.length === 0 ? {} : { makesOffer: aggregate(offers, property.currency, url) }),
	};
}

type WeekOffer = { stay: StayTuple; priceMinor: number | null };

/** Each coming stay once, at its soonest available and cheapest level. */
function weekOffers(stays: readonly StayTuple[], today: number): WeekOffer[] {
	const best = new Map<number, StayTuple>();
	for (const stay of stays) {
		if (stay[0] < today || stay[0] >= today + DAYS_OFFERED) continue;
		const key = stay[0] * 1000 + stay[1];
		const known = best.get(key);
		if (!known || rank(stay) < rank(known)) best.set(key, stay);
	}
	return [...best.values()].map((stay) => ({ stay, priceMinor: stay[3] === SOLD ? null : stay[4] }));
}

function rank([, , , status, priceMinor]: StayTuple): number {
	return status * UNPRICED + (priceMinor ?? UNPRICED - 1);
}

function aggregate(offers: readonly WeekOffer[], priceCurrency: string, url: string): object {
	const prices = offers.flatMap(({ priceMinor }) => priceMinor ?? []);
	return {
		'@type': 'AggregateOffer',
		url,
		priceCurrency,
		...(prices.length === 0 ? {} : { lowPrice: Math.min(...prices) / 100, highPrice: Math.max(...prices) / 100 }),
		offerCount: offers.length,
		offers: offers.map(({ stay: [day, nights, , status], priceMinor }) => ({
			'@type': 'Offer',
			availability: `https://schema.org/${AVAILABILITY[status] ?? AVAILABILITY[SOLD]}`,
			availabilityStarts: fromEpochDay(day),
			availabilityEnds: fromEpochDay(day + nights),
			...(priceMinor === null
				? {}
				: { priceSpecification: { '@type': 'PriceSpecification', price: priceMinor / 100, priceCurrency } }),
		})),
	};
}
