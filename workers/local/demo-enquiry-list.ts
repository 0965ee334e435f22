import type { PROPERTY_TYPES } from '#db/schema/enums';
import type { ACTIVITIES, PREFERENCES, SERVICES } from '~/domain/enquiry/enquiry-words';
import type { Language } from '~/domain/language/language';

/** Domain of the demonstration guests' addresses. */
export const DEMO_GUESTS = 'guest.example';

export type DemoEnquiry = {
	/** The address before `@`. */
	login: string;
	name: string;
	phone: string;
	city: string;
	language: Language;
	message: string;
	/** How many properties it is about; 0: a general enquiry. */
	properties: number;
	/** First day of the stay at the earliest, in days from today. */
	from: number;
	adults: number;
	childrenAges: readonly number[];
	hoursAgo: number;
	/** Further answers of a general enquiry. */
	details?: {
		destination: string;
		/** In months from this one. */
		month: number;
		propertyType: (typeof PROPERTY_TYPES)[number];
		bedrooms: number;
		activities: (typeof ACTIVITIES)[number][];
		preferences: (typeof PREFERENCES)[number][];
		services: (typeof SERVICES)[number][];
	};
};

/** Guests' enquiries that the demonstration's team finds open. */
export const DEMO_ENQUIRIES: readonly DemoEnquiry[] = [
	{
		...{ login: 'sofia.arteaga', name: 'Sofía Arteaga', phone: '+34 600 555 014', city: 'Bilbao', language: 'en' },
		message:
			'We celebrate my father’s seventieth birthday. He no longer skis, so a village to walk in matters more than the piste.',
		...{ properties: 0, from: 0, adults: 8, childrenAges: [3, 6], hoursAgo: 52 },
		details: {
			...{ destination: 'Lech or Zürs', month: 3, propertyType: 'chalet', bedrooms: 5 },
			...{ activities: ['onPiste', 'winterHiking'], preferences: ['village', 'sauna'] },
			services: ['privateChef', 'childcare'],
		},
	},
	{
		...{ login: 'oliver.penhale', name: 'Oliver Penhale', phone: '+44 7700 900461', city: 'Bath', language: 'en' },
		message: 'Four couples. Which of the three is quietest, and could we bring our own wine?',
		...{ properties: 3, from: 45, adults: 8, childrenAges: [], hoursAgo: 27 },
	},
	{
		...{ login: 'charlotte.reinhold', name: 'Charlotte von Reinhold', phone: '+49 171 5550163', city: 'Hamburg' },
		language: 'de',
		message:
			'Wir reisen mit den Großeltern. Gibt es ein Schlafzimmer im Erdgeschoss, und ist die Skischule zu Fuß erreichbar?',
		...{ properties: 1, from: 60, adults: 4, childrenAges: [4, 8], hoursAgo: 3 },
	},
];
