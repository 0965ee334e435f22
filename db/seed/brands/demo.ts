import { demoConciergeTerms } from './concierge-terms';
import { partnerProfile } from './partner-profile';

/** Glacier blue with a light bar; its guests book by themselves, so it needs no sign-in. */
export const DEMO = partnerProfile({
	key: 'demo',
	name: 'Blaufirn Travel',
	bookingNumberPrefix: 'BT',
	match: { hostPrefixes: ['demo'], companyPhrases: ['blaufirn travel'] },
	logoWidth: 145,
	colors: {
		main: '#14293d',
		accent: '#6f9cb8',
		accentOnMain: '#a9cbdf',
		hover: '#80abc5',
		light1: '#eaf0f3',
		light2: '#d5e1e8',
		invertedFont: '#ffffff',
		heading: '#14293d',
		priceRange: '#3f4a52',
	},
	isLoginRequired: false,
	isConsumerBookingEnabled: true,
	email: 'desk@blaufirn.example',
	phone: { countryCode: '+41', number: '81 555 01 40' },
	postalAddress: 'Blaufirn Travel AG, Seestrasse 8, 7270 Davos Platz, Switzerland',
	companyRegister: 'CHE-312.574.481, Handelsregister Graubünden',
	vatId: 'CHE-312.574.481 MWST',
	// It sells in the operators' names.
	invoicing: { role: 'agent' },
	bankAccount: { holder: 'Blaufirn Travel AG', iban: 'CH9300762011623852957' },
	concierge: demoConciergeTerms('Blaufirn Travel AG, Seestrasse 8, 7270 Davos Platz, Switzerland'),
});

/** Night and old gold with an inverted bar; the only brand whose payment profile can be changed, on localhost (BRAND-9). */
export const DEMO_GOLD = partnerProfile({
	key: 'demo-gold',
	name: 'Goldgrat Concierge',
	bookingNumberPrefix: 'GC',
	match: { hostPrefixes: ['demo-gold'], companyPhrases: ['goldgrat concierge'] },
	logoWidth: 152,
	colors: {
		main: '#1c1a17',
		accent: '#c6a24a',
		accentOnMain: '#dcc07a',
		hover: '#d1b163',
		light1: '#f4f1ea',
		light2: '#e8e1d0',
		invertedFont: '#fbf7ec',
		heading: '#1c1a17',
		priceRange: '#4a463e',
	},
	menuBar: { areColorsInverted: true },
	paymentProfile: { canBeChanged: true, isLocalhostOnly: true, default: 'ClientPays', cardOnFile: null },
	email: 'concierge@goldgrat.example',
	phone: { countryCode: '+43', number: '5583 900 77' },
	postalAddress: 'Goldgrat Concierge GmbH, Dorf 112, 6764 Lech, Austria',
	companyRegister: 'FN 317204d, Landesgericht Feldkirch',
	vatId: 'ATU67310481',
	concierge: demoConciergeTerms('Goldgrat Concierge GmbH, Dorf 112, 6764 Lech, Austria'),
});

/** Snow, slate and a signal red, for the stand at the fair: no one signs in there, no user session loads (BRAND-8). */
export const SNOWTRADE = partnerProfile({
	key: 'snowtrade',
	name: 'Snowtrade',
	bookingNumberPrefix: 'ST',
	match: { hostWords: ['snowtrade'], companyPhrases: ['snowtrade'] },
	logoWidth: 173,
	colors: {
		main: '#1e2b36',
		accent: '#e07a61',
		accentOnMain: '#f0927d',
		hover: '#e78e78',
		light1: '#eff2f4',
		light2: '#dce3e8',
		invertedFont: '#ffffff',
		heading: '#1e2b36',
		priceRange: '#3e4850',
	},
	isLoginRequired: false,
	isUserSessionLoaded: false,
	email: 'desk@snowtrade.example',
	phone: { countryCode: '+41', number: '44 555 07 70' },
	postalAddress: 'Snowtrade AG, Hardturmstrasse 161, 8005 Zürich, Switzerland',
	companyRegister: 'CHE-218.640.915, Handelsregister Kanton Zürich',
	vatId: 'CHE-218.640.915 MWST',
});
