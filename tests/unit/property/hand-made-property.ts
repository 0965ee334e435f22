import type { Property } from '~/domain/property/property';
import { resolveSalesTerms } from '~/domain/property/sales-terms';

/** A property of which everything is known; a test changes what it is about. */
export function handMadeProperty(changes: Partial<Property> = {}): Property {
	const { commissionPercent: _, ...terms } = resolveSalesTerms(null);
	return {
		id: 'prp_aurikel',
		name: 'Chalet Aurikel',
		slug: 'chalet-aurikel',
		type: 'chalet',
		country: 'AT',
		place: { slug: 'lech', name: 'Lech' },
		sector: 'Oberlech',
		bedrooms: 6,
		bathrooms: 7,
		beds: { adults: 12, children: 2 },
		areaSqm: 460,
		floors: 3,
		pets: 'yes',
		currency: 'EUR',
		position: { latitude: 47.21, longitude: 10.13 },
		registrationNumber: null,
		isUnregistered: false,
		source: null,
		isDemo: false,
		text: null,
		facilities: ['Pool', 'Sauna'],
		levels: [0, 2],
		services: [],
		equipment: [],
		distances: [],
		highlights: [],
		pictures: [],
		rooms: [],
		floorplans: [],
		terms,
		hasStandardTerms: false,
		termsText: null,
		taxes: [],
		reviews: { count: 0, average: null, newest: [] },
		stays: [],
		...changes,
	};
}
