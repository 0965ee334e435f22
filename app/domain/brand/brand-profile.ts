import type { PAYMENT_PROFILES } from '#db/schema/enums';
import type { BrandTokenName } from './brand-tokens';
import { CORRECTED_WORDING, type Wording } from './wording';

export type PaymentProfile = (typeof PAYMENT_PROFILES)[number];

/** A reference the agent types for a booking or a client; the prefix (`TLS`, `CC`) is always part of it. */
export type ReferenceField = { isRequired: boolean; name: string; prefix: string | null };

/** How a brand is found; all words in lower case. The order of the ways: `resolve-brand.ts`. */
export type BrandMatch = {
	/** Whole host names. */
	hosts: readonly string[];
	/** First labels of a host name: `demo` matches `demo.localhost`. */
	hostPrefixes: readonly string[];
	/** Words anywhere in a host name. */
	hostWords: readonly string[];
	/** Whole words, in this order, within the signed-in user's company name, accents and punctuation aside. */
	companyPhrases: readonly string[];
};

/** Colours as `#rrggbb` or `rgb(r, g, b)`. */
export type BrandColors = {
	main: string;
	accent: string;
	/** Accent on the main colour; null derives it. */
	accentOnMain: string | null;
	/** Fill of the primary button under the pointer. */
	hover: string;
	light1: string;
	light2: string;
	/** Text on the main colour. */
	invertedFont: string;
	heading: string;
	/** Every amount, and the price range. */
	priceRange: string;
};

/** Everything that makes a partner's brand (BRAND-3): data only. */
export type BrandProfile = {
	/** Stable id, lower case: cookie, cache key, pin of an agency. */
	key: string;
	name: string;
	/** Two capital letters before the booking numbers that its clients and guests quote: `FL-K7M3Q9`. */
	bookingNumberPrefix: string;
	match: BrandMatch;
	colors: BrandColors;
	/** Tones set by hand instead of derived ones. */
	tones: Readonly<Partial<Record<BrandTokenName, string>>>;
	/** For light grounds; null shows the product's own mark with the brand's name. */
	logoSrc: string | null;
	/** For grounds in the main colour; null puts `logoSrc` on a light plate. */
	logoOnMainSrc: string | null;
	/** Pixels of both logos; only their relation counts. */
	logoSize: LogoSize | null;
	faviconSrc: string;
	offerPdf: { logoHeaderSrc: string | null; contactFooterLines: readonly string[]; footerBackgroundSrc: string | null };
	/** Its logo is that of its ground, unless one is named here. The picture lies on an inverted bar only. */
	menuBar: { areColorsInverted: boolean; backgroundImageSrc: string | null; logoSrc: string | null };
	isCommissionDisplayed: boolean;
	isLoginRequired: boolean;
	isB2C: boolean;
	/** Consumers may book without an account. */
	isConsumerBookingEnabled: boolean;
	/** False: no user session loads on this brand's hosts (BRAND-8). */
	isUserSessionLoaded: boolean;
	/** Default payment method and card texts of the American-card brands. */
	isAmexDesign: boolean;
	offerMarkup: { isSupported: boolean };
	paymentProfile: {
		canBeChanged: boolean;
		/** True: `canBeChanged` holds on localhost only (BRAND-9). */
		isLocalhostOnly: boolean;
		default: PaymentProfile;
		/** 'withoutCvv': the agent pays with the client's card, no CVV asked. */
		cardOnFile: 'withoutCvv' | null;
	};
	email: string;
	phone: { countryCode: string; number: string };
	/** One line for footers and mails. */
	postalAddress: string;
	/** Number and keeper of the company's entry, as they stand in its own language. */
	companyRegister: string;
	vatId: string;
	bookingReference: ReferenceField;
	clientReference: ReferenceField;
	/** Messages that this brand words its own way (BRAND-14). */
	wording: Wording;
	/** Signs up agencies under its name (BRAND-13), the key being the last part of the address; null for all others. */
	affiliate: Affiliate | null;
};

export type LogoSize = { width: number; height: number };

export type Affiliate = {
	/** The programme that agencies claim who sign up with it; null for none. */
	programName: string | null;
	/** Public id of that programme (`db/seed/programs.ts`). */
	programId: string | null;
	/** Its sign-up page stands in inverted colours (BRAND-13). */
	areColorsInverted: boolean;
};

/** What a profile sets by hand. */
export type GivenProfile = Pick<BrandProfile, 'key' | 'name'> &
	Partial<Omit<BrandProfile, 'key' | 'name' | 'match' | 'colors' | 'menuBar' | 'offerPdf'>> & {
		match?: Partial<BrandMatch>;
		colors?: Partial<BrandColors>;
		menuBar?: Partial<BrandProfile['menuBar']>;
		offerPdf?: Partial<BrandProfile['offerPdf']>;
	};

/** A profile out of what its brand sets; everything else is a default (login required, not B2C, …; BRAND-4). */
export function brandProfile(given: GivenProfile): BrandProfile {
	return {
		bookingNumberPrefix: 'FL',
		tones: {},
		logoSrc: null,
		logoOnMainSrc: null,
		logoSize: null,
		faviconSrc: '/favicon.svg',
		isCommissionDisplayed: false,
		isLoginRequired: true,
		isB2C: false,
		isConsumerBookingEnabled: false,
		isUserSessionLoaded: true,
		isAmexDesign: false,
		offerMarkup: { isSupported: true },
		paymentProfile: { canBeChanged: false, isLocalhostOnly: false, default: 'ClientPays', cardOnFile: null },
		email: 'info@firnlicht.example',
		phone: { countryCode: '+43', number: '5574 900 420' },
		postalAddress: 'Firnlicht Reisen GmbH, Seepromenade 14, 6900 Bregenz, Austria',
		// Invented, like the company; the check digits are wrong on purpose, so that no entry of anybody's is named.
		companyRegister: 'FN 482915k, Landesgericht Feldkirch',
		vatId: 'ATU74829156',
		bookingReference: { isRequired: false, name: 'Booking reference', prefix: null },
		clientReference: { isRequired: false, name: 'Client reference', prefix: null },
		affiliate: null,
		wording: CORRECTED_WORDING,
		...given,
		match: { hosts: [], hostPrefixes: [], hostWords: [], companyPhrases: [], ...given.match },
		colors: { ...DEFAULT_COLORS, ...given.colors },
		menuBar: { areColorsInverted: false, backgroundImageSrc: null, logoSrc: null, ...given.menuBar },
		offerPdf: { logoHeaderSrc: null, contactFooterLines: [], footerBackgroundSrc: null, ...given.offerPdf },
	};
}

const DEFAULT_COLORS: BrandColors = {
	main: 'rgb(18,32,32)',
	accent: '#ab8157',
	accentOnMain: null,
	hover: '#b98f64',
	light1: '#f1ebdf',
	light2: '#e5ddc9',
	invertedFont: '#ffffff',
	heading: 'rgb(18,32,32)',
	priceRange: '#4c4c4c',
};
