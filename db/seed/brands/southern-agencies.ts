import { partnerProfile } from './partner-profile';

/** Moss and young leaf. */
export const MAISON_SELVE = partnerProfile({
	key: 'maison-selve',
	name: 'Maison Selve',
	bookingNumberPrefix: 'MS',
	match: { hostWords: ['maison-selve'], companyPhrases: ['maison selve'] },
	logoWidth: 203,
	colors: {
		main: '#2f3a1e',
		accent: '#aab35c',
		accentOnMain: '#c8cf8a',
		hover: '#b9c171',
		light1: '#f3f3ea',
		light2: '#e4e5d3',
		invertedFont: '#ffffff',
		heading: '#2f3a1e',
		priceRange: '#474a3e',
	},
	email: 'bonjour@maison-selve.example',
	phone: { countryCode: '+41', number: '22 555 05 60' },
	postalAddress: 'Maison Selve SA, Rue du Rhône 48, 1204 Genève, Switzerland',
	companyRegister: 'CHE-274.605.181, Registre du commerce de Genève',
	vatId: 'CHE-274.605.181 TVA',
});

/** Saffron and earth. */
export const ALMAVIVA = partnerProfile({
	key: 'almaviva',
	name: 'Almaviva Journeys',
	bookingNumberPrefix: 'AJ',
	match: { hostWords: ['almaviva'], companyPhrases: ['almaviva'] },
	logoWidth: 170,
	colors: {
		main: '#563609',
		accent: '#e3a63c',
		accentOnMain: '#f0c168',
		hover: '#e9b457',
		light1: '#f9f3e6',
		light2: '#efe2c8',
		invertedFont: '#ffffff',
		heading: '#563609',
		priceRange: '#554a39',
	},
	bookingReference: { isRequired: false, name: 'Expediente', prefix: null },
	email: 'viajes@almaviva.example',
	phone: { countryCode: '+34', number: '915 550 124' },
	postalAddress: 'Almaviva Journeys S.L., Calle de Serrano 61, 28006 Madrid, Spain',
	companyRegister: 'Registro Mercantil de Madrid, hoja M-614820',
	vatId: 'ESB00618247',
});

/** Terracotta and plaster. */
export const CASA_BRENTA = partnerProfile({
	key: 'casa-brenta',
	name: 'Casa Brenta Viaggi',
	bookingNumberPrefix: 'CB',
	match: { hostWords: ['casa-brenta'], companyPhrases: ['casa brenta'] },
	logoWidth: 182,
	colors: {
		main: '#6a2b18',
		accent: '#e0936b',
		accentOnMain: '#f0b493',
		hover: '#e7a481',
		light1: '#faf2ec',
		light2: '#f0e0d6',
		invertedFont: '#ffffff',
		heading: '#6a2b18',
		priceRange: '#554842',
	},
	paymentProfile: {
		canBeChanged: false,
		isLocalhostOnly: false,
		default: 'AgencyPaysStandAloneRate',
		cardOnFile: null,
	},
	email: 'viaggi@casa-brenta.example',
	phone: { countryCode: '+39', number: '02 555 0190' },
	postalAddress: 'Casa Brenta Viaggi S.r.l., Via della Spiga 30, 20121 Milano, Italy',
	companyRegister: 'REA MI-2614807, Registro delle Imprese di Milano',
	vatId: 'IT02614807150',
});

/** Black and mother-of-pearl, inverted. */
export const PERLE_NOIRE = partnerProfile({
	key: 'perle-noire',
	name: 'Perle Noire Concierge',
	bookingNumberPrefix: 'PN',
	match: { hostWords: ['perle-noire'], companyPhrases: ['perle noire'] },
	logoWidth: 192,
	colors: {
		main: '#121214',
		accent: '#c9bead',
		accentOnMain: '#d8cfc0',
		hover: '#d4cabb',
		light1: '#f5f4f2',
		light2: '#e6e4df',
		invertedFont: '#ffffff',
		heading: '#121214',
		priceRange: '#484745',
	},
	menuBar: { areColorsInverted: true, backgroundImageSrc: '/brands/perle-noire/menu.svg' },
	bookingReference: { isRequired: true, name: 'Dossier', prefix: null },
	email: 'concierge@perle-noire.example',
	phone: { countryCode: '+377', number: '97 55 01 80' },
	postalAddress: 'Perle Noire Concierge SARL, Avenue de la Costa 9, 98000 Monaco, Monaco',
	companyRegister: 'RCI Monaco 19S08124',
	vatId: 'FR00000124819',
});
