import { expect, test } from 'vitest';
import { vacationRental } from '~/components/property/property-json-ld';
import { plainDate, toEpochDay } from '~/domain/date/plain-date';
import type { Property } from '~/domain/property/property';
import type { StayTuple } from '~/domain/property/stay-tuples';
import { handMadeProperty } from './hand-made-property';

const today = plainDate('2026-11-20');
const url = 'https://www.firnlicht.example/chalets/austria/lech/chalet-aurikel';

function described(property: Property) {
	const images = Array.from({ length: 8 }, (_, index) => `https://pictures.example/${index}/1200.jpg`);
	return vacationRental({ property, url, description: 'A house above Lech.', images, today });
}

function week(checkIn: string, level: number, status: number, priceMinor: number | null): StayTuple {
	return [toEpochDay(plainDate(checkIn)), 7, level, status, priceMinor];
}

test('says what search engines require of a vacation rental, from what the page shows', () => {
	expect(described(handMadeProperty())).toEqual({
		'@context': 'https://schema.org',
		'@type': 'VacationRental',
		'@id': url,
		identifier: 'prp_aurikel',
		name: 'Chalet Aurikel',
		description: 'A house above Lech.',
		url,
		image: expect.objectContaining({ length: 8 }),
		additionalType: 'Chalet',
		address: { '@type': 'PostalAddress', addressLocality: 'Lech', addressCountry: 'AT' },
		geo: { '@type': 'GeoCoordinates', latitude: 47.21, longitude: 10.13 },
		petsAllowed: true,
		containsPlace: {
			'@type': 'Accommodation',
			additionalType: 'EntirePlace',
			occupancy: { '@type': 'QuantitativeValue', value: 14 },
			numberOfBedrooms: 6,
			numberOfBathroomsTotal: 7,
			floorSize: { '@type': 'QuantitativeValue', value: 460, unitCode: 'MTK' },
			amenityFeature: [
				{ '@type': 'LocationFeatureSpecification', name: 'Pool', value: true },
				{ '@type': 'LocationFeatureSpecification', name: 'Sauna', value: true },
			],
		},
	});
});

test('each coming week is offered once, at its best level; sold weeks have no price, past and far ones no offer', () => {
	const offered = described(
		handMadeProperty({
			stays: [
				week('2026-11-14', 0, 0, 100_000),
				week('2026-11-21', 0, 1, 2_000_000),
				week('2026-11-21', 2, 0, 2_880_050),
				week('2026-11-28', 0, 2, 2_000_000),
				week('2026-12-05', 0, 1, null),
				week('2026-12-05', 2, 1, 3_000_000),
				week('2027-11-20', 0, 0, 100_000),
			],
		}),
	);
	const offer = (availability: string, from: string, until: string, price?: number) => ({
		'@type': 'Offer',
		availability: `https://schema.org/${availability}`,
		availabilityStarts: from,
		availabilityEnds: until,
		...(price === undefined
			? {}
			: { priceSpecification: { '@type': 'PriceSpecification', price, priceCurrency: 'EUR' } }),
	});
	expect(offered).toMatchObject({
		makesOffer: {
			'@type': 'AggregateOffer',
			priceCurrency: 'EUR',
			lowPrice: 28_800.5,
			highPrice: 30_000,
			offerCount: 3,
			offers: [
				offer('InStock', '2026-11-21', '2026-11-28', 28_800.5),
				offer('SoldOut', '2026-11-28', '2026-12-05'),
				offer('LimitedAvailability', '2026-12-05', '2026-12-12', 30_000),
			],
		},
	});
});

test('unknown values are omitted', () => {
	const bare = described(
		handMadeProperty({
			bedrooms: null,
			bathrooms: null,
			areaSqm: null,
			beds: { adults: null, children: null },
			pets: 'on_request',
			position: null,
			facilities: [],
		}),
	);
	expect(bare).toMatchObject({ containsPlace: { '@type': 'Accommodation', additionalType: 'EntirePlace' } });
	expect(JSON.stringify(bare)).not.toMatch(/null|geo|petsAllowed|occupancy|numberOf|floorSize|amenity|makesOffer/);
});
