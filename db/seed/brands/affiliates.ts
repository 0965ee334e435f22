import { partnerProfile } from './partner-profile';

/** Midnight blue and star gold. */
export const HEAVENSPORTFOLIO = partnerProfile({
	key: 'heavensportfolio',
	name: 'Heavens Portfolio',
	bookingNumberPrefix: 'HP',
	match: { hostWords: ['heavensportfolio'], companyPhrases: ['heavens portfolio'] },
	logoWidth: 153,
	colors: {
		main: '#1b2350',
		accent: '#d9b863',
		accentOnMain: '#e3c987',
		hover: '#e1c67f',
		light1: '#f3f2ee',
		light2: '#e4e2da',
		invertedFont: '#ffffff',
		heading: '#1b2350',
		priceRange: '#44475a',
	},
	affiliate: { programName: null, programId: null, areColorsInverted: false },
	menuBar: { areColorsInverted: true, backgroundImageSrc: '/brands/heavensportfolio/menu.svg' },
	email: 'hello@heavensportfolio.example',
	phone: { countryCode: '+41', number: '44 555 02 10' },
	postalAddress: 'Heavens Portfolio AG, Talstrasse 65, 8001 Zürich, Switzerland',
	companyRegister: 'CHE-406.281.933, Handelsregister Kanton Zürich',
	vatId: 'CHE-406.281.933 MWST',
});

/** Desert brown and sand. */
export const ROTANA = partnerProfile({
	key: 'rotana',
	name: 'Rotana',
	bookingNumberPrefix: 'RO',
	match: { hostWords: ['rotana'], companyPhrases: ['rotana'] },
	logoWidth: 189,
	colors: {
		main: '#4a3321',
		accent: '#d3a267',
		accentOnMain: '#e3bd8e',
		hover: '#dab07d',
		light1: '#f7f1e8',
		light2: '#ebdfcd',
		invertedFont: '#ffffff',
		heading: '#4a3321',
		priceRange: '#55483c',
	},
	affiliate: { programName: null, programId: null, areColorsInverted: false },
	email: 'trade@rotana.example',
	phone: { countryCode: '+49', number: '69 555 0180' },
	postalAddress: 'Rotana Travel Partners GmbH, Bockenheimer Landstrasse 51, 60325 Frankfurt, Germany',
	companyRegister: 'HRB 91827, Amtsgericht Frankfurt am Main',
	vatId: 'DE318274500',
});

/** Violet and apricot, inverted, linked to its own programme (BRAND-13). */
export const SERANDIPIANS = partnerProfile({
	key: 'serandipians',
	name: 'Serandipians',
	bookingNumberPrefix: 'SE',
	match: { hostWords: ['serandipians'], companyPhrases: ['serandipians'] },
	logoWidth: 201,
	colors: {
		main: '#3b2a5c',
		accent: '#dfab72',
		accentOnMain: '#e8c295',
		hover: '#e6ba89',
		light1: '#f5f1f4',
		light2: '#e7dfe7',
		invertedFont: '#ffffff',
		heading: '#3b2a5c',
		priceRange: '#4d4756',
	},
	affiliate: { programName: 'Serandipians', programId: 'program_serandipians', areColorsInverted: true },
	menuBar: { areColorsInverted: true },
	email: 'members@serandipians.example',
	phone: { countryCode: '+33', number: '4 55 50 19 20' },
	postalAddress: 'Serandipians SAS, Boulevard des Moulins 12, 06000 Nice, France',
	companyRegister: 'RCS Nice 812 604 371',
	vatId: 'FR00812604371',
});

/** Swiss red on plain white. */
export const SWISSHOTELAPARTMENTS = partnerProfile({
	key: 'swisshotelapartments',
	name: 'Swiss Hotel Apartments',
	bookingNumberPrefix: 'SH',
	match: { hostWords: ['swisshotelapartments'], companyPhrases: ['swiss hotel apartments'] },
	logoWidth: 155,
	colors: {
		main: '#96141f',
		accent: '#e2aaa4',
		accentOnMain: '#f5d0cb',
		hover: '#e9bab5',
		light1: '#f6f3f2',
		light2: '#e9e2e0',
		invertedFont: '#ffffff',
		heading: '#2a2426',
		priceRange: '#4a4344',
	},
	affiliate: { programName: null, programId: null, areColorsInverted: false },
	email: 'trade@swisshotelapartments.example',
	phone: { countryCode: '+41', number: '41 555 03 30' },
	postalAddress: 'Swiss Hotel Apartments AG, Pilatusstrasse 20, 6003 Luzern, Switzerland',
	companyRegister: 'CHE-157.930.264, Handelsregister Kanton Luzern',
	vatId: 'CHE-157.930.264 MWST',
});
