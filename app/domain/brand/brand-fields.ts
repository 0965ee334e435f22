/** Fields of the form by how they are read; the names are the places in the settings. */
export const BRAND_LISTS = [
	'match.hosts',
	'match.hostPrefixes',
	'match.hostWords',
	'match.companyPhrases',
	'offerPdf.contactFooterLines',
] as const;
export const BRAND_COLORS = [
	'colors.main',
	'colors.accent',
	'colors.accentOnMain',
	'colors.hover',
	'colors.light1',
	'colors.light2',
	'colors.invertedFont',
	'colors.heading',
	'colors.priceRange',
] as const;
export const BRAND_PICTURES = [
	'logoSrc',
	'logoOnMainSrc',
	'faviconSrc',
	'menuBar.logoSrc',
	'menuBar.backgroundImageSrc',
	'offerPdf.logoHeaderSrc',
	'offerPdf.footerBackgroundSrc',
] as const;
export const BRAND_SWITCHES = [
	'isLoginRequired',
	'isB2C',
	'isCommissionDisplayed',
	'isConsumerBookingEnabled',
	'isUserSessionLoaded',
	'offerMarkup.isSupported',
	'isAmexDesign',
] as const;
export type BrandPicture = (typeof BRAND_PICTURES)[number];

/** What is wrong with a field: the name of a sentence of `admin:brand.error`, and what it names. */
export type BrandError = { key: BrandErrorKey; with?: string };

export const BRAND_ERRORS = [
	'required',
	'tooLong',
	'invalid',
	'key',
	'keyTaken',
	'prefix',
	'prefixTaken',
	'color',
	'contrast',
	'email',
	'phone',
	'iban',
	'qrIban',
	'bic',
	'host',
	'hostPrefix',
	'hostWord',
	'phrase',
	'taken',
	'overlaps',
	'fallback',
] as const;
export type BrandErrorKey = (typeof BRAND_ERRORS)[number];
export type BrandErrors = Record<string, BrandError>;

/** The value at a dotted place. */
export function settingAt(settings: object, place: string): unknown {
	return place.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], settings);
}
