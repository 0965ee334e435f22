import { mailBrand } from '~/domain/mail/mail-brand';
import type { EnquiryMailData } from '~/domain/mail/messages/enquiry-mail-data';
import { CONSUMER_BRAND } from '../../../db/seed/brands/brand-profiles';

/** A complete enquiry for a property; tests change what they are about. */
export const enquirySample: EnquiryMailData = {
	brand: mailBrand(CONSUMER_BRAND, 'https://www.firnlicht.example/'),
	language: 'en',
	kind: 'property',
	bookingNumber: 'FL-4K7M3B',
	createdAt: Date.UTC(2026, 10, 20, 9, 46),
	fullName: 'Eleanor Ashcombe',
	email: 'eleanor@ashcombe.example',
	phone: '+44 20 5550 0123',
	city: 'London',
	checkIn: '2026-12-19',
	checkOut: '2026-12-26',
	adults: 6,
	children: 2,
	childrenAges: [6, 9],
	serviceLevel: 'catered',
	price: '38 500 EUR',
	message: 'A fondue on the first evening, please.\n\nIs the wine cellar included?',
	details: {},
	hasAcceptedContact: true,
	propertyDetails: {
		id: 'prop_aurikel',
		name: 'Chalet Aurikel',
		city: 'Lech',
		country: 'AT',
		url: 'https://www.firnlicht.example/chalets/austria/lech/chalet-aurikel',
		pictureUrl: 'https://pictures.firnlicht.example/0a1b/1200.jpg',
	},
};

/** The same guest, open about the property. */
export const generalSample: EnquiryMailData = {
	...enquirySample,
	kind: 'general',
	propertyDetails: null,
	serviceLevel: null,
	price: null,
	details: {
		destination: 'Lech or St. Anton',
		activities: ['Skiing on piste', 'Snowshoeing'],
		propertyType: 'Chalet',
		bedrooms: 5,
		preferences: ['Sauna', 'Quiet location'],
		services: ['Chef'],
		asAssistance: true,
		bookingForWhom: 'Our managing director',
		originCity: 'Hamburg',
	},
};
