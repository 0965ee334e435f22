import { type BrandProfile, brandProfile } from './brand-profile';
import type { BrandTokenName } from './brand-tokens';

/** The drawn tones of the house's own look; partners' tones are derived. */
const HOUSE_TONES: Partial<Record<BrandTokenName, string>> = {
	'main-hover': '#1d2e2d',
	'accent-ink': '#7d5730',
	'accent-on-dark': '#cfae87',
	paper: '#f8f5ef',
	sheet: '#fffdf9',
	'row-hover': '#f6efe2',
	ink2: '#56605d',
	line: '#ddd4c3',
	'line-2': '#cbbfa9',
	field: '#8a8071',
	dim: '#b9c2bf',
};

const HOUSE_FOOTER = [
	'Firnlicht Reisen GmbH, Seepromenade 14, 6900 Bregenz, Austria',
	'+43 5574 900 420',
	'info@firnlicht.example',
] as const;

/** Applies when nothing else matches. */
export const DEFAULT_BRAND: BrandProfile = brandProfile({
	key: 'default',
	name: 'Firnlicht Partner',
	tones: HOUSE_TONES,
	email: 'partner@firnlicht.example',
	offerPdf: { contactFooterLines: HOUSE_FOOTER },
});

/** The consumer brand: open to everybody, found by the brand word in the host name. */
export const CONSUMER_BRAND: BrandProfile = brandProfile({
	key: 'consumer',
	name: 'Firnlicht',
	match: { hosts: ['localhost', '127.0.0.1', '::1'], hostWords: ['firnlicht'] },
	tones: HOUSE_TONES,
	isB2C: true,
	isLoginRequired: false,
	offerPdf: { contactFooterLines: HOUSE_FOOTER },
});

/** Glacier blue with a light bar: shows what a partner's data can change. */
const DEMO: BrandProfile = brandProfile({
	key: 'demo',
	name: 'Blaufirn Travel',
	match: { hostPrefixes: ['demo'], companyPhrases: ['blaufirn travel'] },
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
	isCommissionDisplayed: true,
	isConsumerBookingEnabled: true,
	email: 'desk@blaufirn.example',
	phone: { countryCode: '+41', number: '81 555 01 40' },
	postalAddress: 'Blaufirn Travel AG, Seestrasse 8, 7270 Davos Platz, Switzerland',
	companyRegister: 'CHE-312.574.481, Handelsregister Graubünden',
	vatId: 'CHE-312.574.481 MWST',
	offerPdf: {
		contactFooterLines: [
			'Blaufirn Travel AG, Seestrasse 8, 7270 Davos Platz',
			'+41 81 555 01 40',
			'desk@blaufirn.example',
		],
	},
});

/** Night and old gold with an inverted bar; the only brand whose payment profile can be changed, on localhost (P§6). */
const DEMO_GOLD: BrandProfile = brandProfile({
	key: 'demo-gold',
	name: 'Goldgrat Concierge',
	match: { hostPrefixes: ['demo-gold'], companyPhrases: ['goldgrat concierge'] },
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
	isCommissionDisplayed: true,
	paymentProfile: { canBeChanged: true, isLocalhostOnly: true, default: 'ClientPays', cardOnFile: null },
	email: 'concierge@goldgrat.example',
	phone: { countryCode: '+43', number: '5583 900 77' },
	postalAddress: 'Goldgrat Concierge GmbH, Dorf 112, 6764 Lech, Austria',
	companyRegister: 'FN 317204d, Landesgericht Feldkirch',
	vatId: 'ATU67310481',
	offerPdf: {
		contactFooterLines: [
			'Goldgrat Concierge GmbH, Dorf 112, 6764 Lech',
			'+43 5583 900 77',
			'concierge@goldgrat.example',
		],
	},
});

/** All brands of this deployment. Keys, host words and company phrases are unique (a test says so). */
export const BRAND_PROFILES: readonly BrandProfile[] = [DEFAULT_BRAND, CONSUMER_BRAND, DEMO, DEMO_GOLD];
