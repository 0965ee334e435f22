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
	/** What has happened since; nothing for one that is new. */
	story?: DemoStory;
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

/** What became of an enquiry: what was said, and how it ended. */
export type DemoStory = {
	state: 'new' | 'answered' | 'offerSent' | 'won' | 'lost';
	/** Hours from asking to the first reply; null: none yet. */
	answeredAfter: number | null;
	lines: readonly { by: 'guest' | 'team' | 'note'; after: number; text: string }[];
};

/** Guests' enquiries that the demonstration's team finds, in each state. */
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
	{
		...{
			login: 'harriet.penrose',
			name: 'Harriet Penrose',
			phone: '+44 7700 900118',
			city: 'Edinburgh',
			language: 'en',
		},
		message: 'Two of us do not ski: what is there to do from the house, and is there a walk into the village?',
		...{ properties: 1, from: 52, adults: 6, childrenAges: [11, 13], hoursAgo: 19 },
		story: {
			...{ state: 'new', answeredAfter: null },
			lines: [
				{ by: 'note', after: 2, text: 'The owner says the walk is lit until eleven. Asking him for the spa as well.' },
			],
		},
	},
	{
		...{
			login: 'oskar.lindgren',
			name: 'Oskar Lindgren',
			phone: '+46 70 555 01 88',
			city: 'Stockholm',
			language: 'en',
		},
		message: 'We would like the week as it is. Can we arrive late, around 22:00?',
		...{ properties: 1, from: 38, adults: 7, childrenAges: [5], hoursAgo: 74 },
		story: {
			...{ state: 'answered', answeredAfter: 4 },
			lines: [
				{
					...{ by: 'team', after: 4 },
					text: 'Dear Oskar Lindgren,\n\nthank you for your enquiry. The week is free, and a late arrival is no trouble: somebody waits for you with the keys until midnight.\n\nShall I hold the week for two days?\n\nKind regards\nLena Matt, Firnlicht',
				},
				{
					by: 'guest',
					after: 27,
					text: 'Thank you, yes please. We decide tonight. One more thing: is there a charger for the car?',
				},
			],
		},
	},
	{
		...{ login: 'familie.wenger', name: 'Beat und Sabine Wenger', phone: '+41 44 555 01 20', city: 'Zürich' },
		language: 'de',
		message: 'Gerne wieder eine Woche mit Küche, wir sind zu fünft und bringen den Hund mit.',
		...{ properties: 1, from: 66, adults: 3, childrenAges: [9, 12], hoursAgo: 101 },
		story: {
			...{ state: 'offerSent', answeredAfter: 6 },
			lines: [
				{
					...{ by: 'team', after: 6 },
					text: 'Guten Tag Beat und Sabine Wenger,\n\nvielen Dank für Ihre Anfrage. Der Hund ist willkommen. Ein Angebot mit allen Einzelheiten folgt gleich.\n\nMit freundlichen Grüßen\nLena Matt, Firnlicht',
				},
			],
		},
	},
	{
		...{ login: 'cosima.bernhard', name: 'Cosima Bernhard', phone: '+43 660 5550142', city: 'Wien', language: 'de' },
		message: 'Sieben Freundinnen, ein langes Wochenende wäre zu kurz: Eine Woche im Januar, am liebsten mit Sauna.',
		...{ properties: 1, from: 45, adults: 7, childrenAges: [], hoursAgo: 170 },
		story: {
			...{ state: 'won', answeredAfter: 2 },
			lines: [
				{
					...{ by: 'team', after: 2 },
					text: 'Guten Tag Cosima Bernhard,\n\nvielen Dank für Ihre Anfrage. Die Woche ist frei, und die Sauna hat Blick ins Tal.\n\nMit freundlichen Grüßen\nLena Matt, Firnlicht',
				},
				{ by: 'guest', after: 20, text: 'Wunderbar, wir nehmen die Woche!' },
			],
		},
	},
	{
		...{ login: 'james.whitlock', name: 'James Whitlock', phone: '+44 7700 900732', city: 'London', language: 'en' },
		message: 'New Year for twelve, with a pool. What is left?',
		...{ properties: 2, from: 30, adults: 10, childrenAges: [], hoursAgo: 215 },
		story: {
			...{ state: 'lost', answeredAfter: 21 },
			lines: [
				{
					...{ by: 'team', after: 21 },
					text: 'Dear James Whitlock,\n\nthank you for your enquiry. With a pool, everything is taken at New Year; the week after is free in both houses.\n\nKind regards\nLena Matt, Firnlicht',
				},
				{ by: 'guest', after: 40, text: 'Thanks for the honesty. We have found something elsewhere.' },
			],
		},
	},
];
