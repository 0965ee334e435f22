import { partnerProfile } from './partner-profile';

/** Harbour slate and brick. */
export const ALDERN_VOSS = partnerProfile({
	key: 'aldern-voss',
	name: 'Aldern & Voss',
	bookingNumberPrefix: 'AV',
	match: { hostWords: ['aldern-voss'], companyPhrases: ['aldern voss'] },
	logoWidth: 214,
	colors: {
		main: '#2b3d4d',
		accent: '#dc8664',
		accentOnMain: '#eda387',
		hover: '#e49a7c',
		light1: '#f1f2f2',
		light2: '#dfe3e5',
		invertedFont: '#ffffff',
		heading: '#2b3d4d',
		priceRange: '#454c53',
	},
	paymentProfile: {
		canBeChanged: false,
		isLocalhostOnly: false,
		default: 'AgencyPaysStandAloneRate',
		cardOnFile: null,
	},
	email: 'reisen@aldern-voss.example',
	phone: { countryCode: '+49', number: '40 555 0162' },
	postalAddress: 'Aldern & Voss KG, Neuer Wall 54, 20354 Hamburg, Germany',
	companyRegister: 'HRA 61482, Amtsgericht Hamburg',
	vatId: 'DE297405180',
	bankAccount: { holder: 'Aldern & Voss KG', iban: 'DE89370400440532013000' },
});

/** Lake teal, plain and wide. */
export const HALDEN = partnerProfile({
	key: 'halden',
	name: 'Halden Privatreisen',
	bookingNumberPrefix: 'HA',
	match: { hostWords: ['halden'], companyPhrases: ['halden privatreisen'] },
	logoWidth: 176,
	colors: {
		main: '#0f3d43',
		accent: '#6db3ac',
		accentOnMain: '#93d0c9',
		hover: '#80bfb8',
		light1: '#eef4f3',
		light2: '#d8e6e4',
		invertedFont: '#ffffff',
		heading: '#0f3d43',
		priceRange: '#3f4b4c',
	},
	email: 'beratung@halden.example',
	phone: { countryCode: '+41', number: '44 555 04 18' },
	postalAddress: 'Halden Privatreisen AG, Bahnhofstrasse 77, 8001 Zürich, Switzerland',
	companyRegister: 'CHE-330.718.526, Handelsregister Kanton Zürich',
	vatId: 'CHE-330.718.526 MWST',
});

/** Indigo and periwinkle, inverted; families are known by a code of their own. */
export const BELVOIR = partnerProfile({
	key: 'belvoir',
	name: 'Belvoir Family Office Travel',
	bookingNumberPrefix: 'BV',
	match: { hostWords: ['belvoir'], companyPhrases: ['belvoir family office'] },
	logoWidth: 179,
	colors: {
		main: '#1c2150',
		accent: '#98a4ec',
		accentOnMain: '#b4bdf5',
		hover: '#a8b3f0',
		light1: '#f1f1f8',
		light2: '#dfe0ef',
		invertedFont: '#ffffff',
		heading: '#1c2150',
		priceRange: '#45475a',
	},
	menuBar: { areColorsInverted: true },
	clientReference: { isRequired: true, name: 'Family code', prefix: null },
	paymentProfile: { canBeChanged: false, isLocalhostOnly: false, default: 'AgencyPaysPackageRate', cardOnFile: null },
	email: 'office@belvoir.example',
	phone: { countryCode: '+423', number: '555 01 12' },
	postalAddress: 'Belvoir Family Office Travel AG, Städtle 22, 9490 Vaduz, Liechtenstein',
	companyRegister: 'FL-0002.614.870-2, Handelsregister Liechtenstein',
	vatId: '61487',
});

/** Dark rose and blossom. */
export const ROSENEGG = partnerProfile({
	key: 'rosenegg',
	name: 'Rosenegg Reisekultur',
	bookingNumberPrefix: 'RR',
	match: { hostWords: ['rosenegg'], companyPhrases: ['rosenegg'] },
	logoWidth: 155,
	colors: {
		main: '#5a2742',
		accent: '#de9db6',
		accentOnMain: '#efb5ca',
		hover: '#e6aec3',
		light1: '#f8f1f4',
		light2: '#eddfe5',
		invertedFont: '#ffffff',
		heading: '#5a2742',
		priceRange: '#50454a',
	},
	email: 'kultur@rosenegg.example',
	phone: { countryCode: '+43', number: '1 555 0145' },
	postalAddress: 'Rosenegg Reisekultur GmbH, Spiegelgasse 9, 1010 Wien, Austria',
	companyRegister: 'FN 402817p, Handelsgericht Wien',
	vatId: 'ATU68410270',
});
