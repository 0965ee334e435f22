import { partnerProfile } from './partner-profile';

/** What both American-card brands have in common: the agency pays with the client's card, no CVV asked, no markup (BRAND-10). */
const CARD_BRAND = {
	isAmexDesign: true,
	offerMarkup: { isSupported: false },
	paymentProfile: {
		canBeChanged: false,
		isLocalhostOnly: false,
		default: 'AgencyPaysStandAloneRate',
		cardOnFile: 'withoutCvv',
	},
	bookingReference: { isRequired: true, name: 'Case number', prefix: null },
} as const;

/** The card's travel counter: card blue on cool white. */
export const MERIDIAN_TRAVEL = partnerProfile({
	key: 'meridian-travel',
	name: 'Meridian Card Travel',
	bookingNumberPrefix: 'MT',
	match: { hostWords: ['meridian-travel'], companyPhrases: ['meridian card travel'] },
	logoWidth: 151,
	colors: {
		main: '#0b3a7e',
		accent: '#7db2e8',
		accentOnMain: '#9cc8f2',
		hover: '#92bfec',
		light1: '#eef3fa',
		light2: '#d9e5f4',
		invertedFont: '#ffffff',
		heading: '#0b3a7e',
		priceRange: '#3b4657',
	},
	...CARD_BRAND,
	email: 'desk@meridian-travel.example',
	phone: { countryCode: '+1', number: '212 555 0130' },
	postalAddress: 'Meridian Card Travel Inc., Lexington Avenue 405, 10174 New York, United States',
	companyRegister: 'DOS ID 7204815, New York Department of State',
	vatId: 'EIN 00-4127750',
});

/** The desk of the card's highest tier: graphite and brushed steel, inverted bar. */
export const MERIDIAN_LIFESTYLE = partnerProfile({
	key: 'meridian-lifestyle',
	name: 'Meridian Card Lifestyle',
	bookingNumberPrefix: 'ML',
	match: { hostWords: ['meridian-lifestyle'], companyPhrases: ['meridian card lifestyle'] },
	logoWidth: 156,
	colors: {
		main: '#1f2226',
		accent: '#a9b6c2',
		accentOnMain: '#bcc7d1',
		hover: '#b9c4ce',
		light1: '#f1f3f4',
		light2: '#e0e4e7',
		invertedFont: '#ffffff',
		heading: '#1f2226',
		priceRange: '#44494f',
	},
	...CARD_BRAND,
	menuBar: { areColorsInverted: true, backgroundImageSrc: '/brands/meridian-lifestyle/menu.svg' },
	clientReference: { isRequired: true, name: 'Card member number', prefix: null },
	email: 'lifestyle@meridian-lifestyle.example',
	phone: { countryCode: '+1', number: '212 555 0177' },
	postalAddress: 'Meridian Card Lifestyle Inc., Lexington Avenue 405, 10174 New York, United States',
	companyRegister: 'DOS ID 7204816, New York Department of State',
	vatId: 'EIN 00-4127768',
});
