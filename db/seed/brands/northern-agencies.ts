import { partnerProfile } from './partner-profile';

/** Ink and pale rose. */
export const LINDQVIST_DAHL = partnerProfile({
	key: 'lindqvist-dahl',
	name: 'Lindqvist & Dahl',
	bookingNumberPrefix: 'LD',
	match: { hostWords: ['lindqvist-dahl'], companyPhrases: ['lindqvist dahl'] },
	logoWidth: 131,
	colors: {
		main: '#1d2536',
		accent: '#dea79c',
		accentOnMain: '#eab9ae',
		hover: '#e5b6ac',
		light1: '#f4f2f1',
		light2: '#e5e1df',
		invertedFont: '#ffffff',
		heading: '#1d2536',
		priceRange: '#454851',
	},
	email: 'rejser@lindqvist-dahl.example',
	phone: { countryCode: '+45', number: '55 50 14 60' },
	postalAddress: 'Lindqvist & Dahl ApS, Bredgade 33, 1260 København, Denmark',
	companyRegister: 'CVR 40182761, Erhvervsstyrelsen',
	vatId: 'DK40182761',
});

/** Near black and copper, inverted. */
export const ORIEL = partnerProfile({
	key: 'oriel',
	name: 'Oriel Private Travel',
	bookingNumberPrefix: 'OR',
	match: { hostWords: ['oriel'], companyPhrases: ['oriel private travel'] },
	logoWidth: 163,
	colors: {
		main: '#161412',
		accent: '#cd8450',
		accentOnMain: '#e3a276',
		hover: '#d69567',
		light1: '#f5f2ee',
		light2: '#e7e0d8',
		invertedFont: '#ffffff',
		heading: '#161412',
		priceRange: '#4a4642',
	},
	menuBar: { areColorsInverted: true },
	email: 'private@oriel.example',
	phone: { countryCode: '+1', number: '212 555 0119' },
	postalAddress: 'Oriel Private Travel LLC, Madison Avenue 590, 10022 New York, United States',
	companyRegister: 'DOS ID 6914027, New York Department of State',
	vatId: 'EIN 00-6140278',
});

/** Slate and heather. */
export const KESTREL_ROWE = partnerProfile({
	key: 'kestrel-rowe',
	name: 'Kestrel & Rowe',
	bookingNumberPrefix: 'KR',
	match: { hostWords: ['kestrel-rowe'], companyPhrases: ['kestrel rowe'] },
	logoWidth: 224,
	colors: {
		main: '#33364a',
		accent: '#b09fd0',
		accentOnMain: '#c9bbe3',
		hover: '#bdaed8',
		light1: '#f3f2f6',
		light2: '#e3e0ea',
		invertedFont: '#ffffff',
		heading: '#33364a',
		priceRange: '#484954',
	},
	paymentProfile: { canBeChanged: false, isLocalhostOnly: false, default: 'AgencyPaysPackageRate', cardOnFile: null },
	email: 'travel@kestrel-rowe.example',
	phone: { countryCode: '+32', number: '2 555 01 71' },
	postalAddress: 'Kestrel & Rowe SRL, Avenue Louise 149, 1050 Bruxelles, Belgium',
	companyRegister: 'RPM Bruxelles 0714.208.361',
	vatId: 'BE0714208361',
});

/** Fjord petrol and lamp light, inverted over contour lines. */
export const POLAR_PINE = partnerProfile({
	key: 'polar-pine',
	name: 'Polar & Pine',
	bookingNumberPrefix: 'PP',
	match: { hostWords: ['polar-pine'], companyPhrases: ['polar pine'] },
	logoWidth: 179,
	colors: {
		main: '#0d3038',
		accent: '#e0a75a',
		accentOnMain: '#eab76b',
		hover: '#e8b670',
		light1: '#eff3f2',
		light2: '#dbe4e3',
		invertedFont: '#ffffff',
		heading: '#0d3038',
		priceRange: '#404b4d',
	},
	menuBar: { areColorsInverted: true, backgroundImageSrc: '/brands/polar-pine/menu.svg' },
	// Paper draws no strokes with a gradient, as the menu bar has them.
	offerPdf: { footerBackgroundSrc: '/brands/polar-pine/document-foot.svg' },
	email: 'hei@polar-pine.example',
	phone: { countryCode: '+47', number: '22 55 01 90' },
	postalAddress: 'Polar & Pine AS, Drammensveien 40, 0271 Oslo, Norway',
	companyRegister: 'Org.nr. 924 817 306, Foretaksregisteret',
	vatId: 'NO924817306MVA',
});
