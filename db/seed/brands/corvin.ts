import { partnerProfile } from './partner-profile';

/** Burgundy and rose copper; the bar a tone darker than the main colour. */
export const CORVIN = partnerProfile({
	key: 'corvin',
	name: 'Corvin & Lys',
	bookingNumberPrefix: 'CL',
	match: { hostWords: ['corvin'], companyPhrases: ['corvin lys'] },
	logoWidth: 214,
	colors: {
		main: '#5b1628',
		accent: '#c48f78',
		accentOnMain: '#d9ab97',
		hover: '#cf9f8a',
		light1: '#f8f0ec',
		light2: '#eedfd8',
		invertedFont: '#fff6f2',
		heading: '#5b1628',
		priceRange: '#4c4445',
	},
	tones: { 'accent-ink': '#8a4a3c', 'menu-ground': '#3d0d1a' },
	menuBar: { areColorsInverted: true },
	email: 'private@corvin-lys.example',
	phone: { countryCode: '+33', number: '1 55 50 42 16' },
	postalAddress: 'Corvin & Lys SAS, Rue de Miromesnil 42, 75008 Paris, France',
	companyRegister: 'RCS Paris 790 315 482',
	vatId: 'FR00790315482',
	bankAccount: { holder: 'Corvin & Lys SAS', iban: 'FR1420041010050500013M02606' },
});
