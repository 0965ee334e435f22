import { type BrandProfile, brandProfile } from '~/domain/brand/brand-profile';
import type { BrandTokenName } from '~/domain/brand/brand-tokens';
import { GUEST_WORDING, NO_WORDING } from '~/domain/brand/wording';
import { demoConciergeTerms } from './concierge-terms';

/** The drawn tones of the house's own look; partners' tones are derived. */
const FIRNLICHT_TONES: Partial<Record<BrandTokenName, string>> = {
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

const FIRNLICHT_FOOTER = [
	'Firnlicht Reisen GmbH, Seepromenade 14, 6900 Bregenz, Austria',
	'+43 5574 900 420',
	'info@firnlicht.example',
] as const;

/** The example of the IBAN registry, so that no account of anybody's is named; so are those of the other brands. */
const FIRNLICHT_ACCOUNT = { holder: 'Firnlicht Reisen GmbH', iban: 'AT611904300234573201' };

/** One company, one series; lodging and services in Austria. */
const FIRNLICHT_INVOICING = { series: 'FL', vat: 'included', vatPercent: 10, servicesVatPercent: 20 } as const;

/** Applies when nothing else matches. */
export const DEFAULT_BRAND: BrandProfile = brandProfile({
	key: 'default',
	name: 'Firnlicht Partner',
	bookingNumberPrefix: 'FL',
	tones: FIRNLICHT_TONES,
	isCommissionDisplayed: true,
	// The fixed texts, byte for byte (BRAND-14).
	wording: NO_WORDING,
	email: 'partner@firnlicht.example',
	invoicing: FIRNLICHT_INVOICING,
	offerPdf: { contactFooterLines: FIRNLICHT_FOOTER },
	bankAccount: FIRNLICHT_ACCOUNT,
	concierge: demoConciergeTerms(FIRNLICHT_FOOTER[0]),
});

/** The consumer brand: open to everybody, found by the brand word in the host name. */
export const CONSUMER_BRAND: BrandProfile = brandProfile({
	key: 'consumer',
	name: 'Firnlicht',
	bookingNumberPrefix: 'FL',
	match: { hosts: ['localhost', '127.0.0.1', '::1'], hostWords: ['firnlicht'] },
	tones: FIRNLICHT_TONES,
	isB2C: true,
	wording: GUEST_WORDING,
	isLoginRequired: false,
	invoicing: FIRNLICHT_INVOICING,
	offerPdf: { contactFooterLines: FIRNLICHT_FOOTER },
	bankAccount: FIRNLICHT_ACCOUNT,
	concierge: demoConciergeTerms(FIRNLICHT_FOOTER[0]),
});
