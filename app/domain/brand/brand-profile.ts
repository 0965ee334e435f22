import * as z from 'zod';
import { LANGUAGES, PAYMENT_PROFILES } from '#db/schema/enums';
import { bankAccount } from './bank-account';
import { bookkeeping } from './bookkeeping';
import { BRAND_TOKENS } from './brand-tokens';
import { parseColor } from './color';
import { conciergeTerms } from './concierge-terms';
import { invoicing } from './invoicing';
import { CORRECTED_WORDING } from './wording';

export type PaymentProfile = (typeof PAYMENT_PROFILES)[number];

const line = (most: number) => z.string().trim().min(1).max(most);
const words = (most: number) => z.array(line(most)).max(40).readonly().default([]);
/** `#rrggbb`, `#rgb` or `rgb(r, g, b)`. */
const tone = z.string().refine((text) => parseColor(text) !== null);
/** A file of the site (`/brands/…`), or the key of an uploaded picture (`logos/…`), which loading makes an address. */
const address = z.string().regex(/^(?:\/[\w./-]+|logos\/[\w-]+\.(?:png|jpg|webp)|https?:\/\/\S+)$/);
const picture = address.nullable().default(null);

/** Names of the references where a brand has none of its own; shown in the language of the page. */
export const REFERENCE_NAMES = { booking: 'Booking reference', client: 'Client reference' } as const;

const reference = (name: string) =>
	z
		.object({
			isRequired: z.boolean().default(false),
			name: line(60).default(name),
			prefix: z
				.string()
				.regex(/^[A-Z]{1,6}$/)
				.nullable()
				.default(null),
		})
		.prefault({});

/** Everything that makes a partner's brand (BRAND-3), with what holds where a brand does not say (BRAND-4). */
export const brandSettings = z.object({
	/** Two capital letters before the booking numbers that its clients and guests quote: `FL-K7M3Q9`. */
	bookingNumberPrefix: z
		.string()
		.regex(/^[A-Z]{2}$/)
		.default('FL'),
	/** How a brand is found; all words in lower case. The order of the ways: `resolve-brand.ts`. */
	match: z
		.object({
			/** Whole host names. The first that is not of this machine is where its links lead, unless `BRAND_ORIGINS` names it. */
			hosts: words(200),
			/** First labels of a host name: `demo` matches `demo.localhost`. */
			hostPrefixes: words(60),
			/** Words anywhere in a host name. */
			hostWords: words(60),
			/** Whole words, in this order, within the signed-in user's company name, accents and punctuation aside. */
			companyPhrases: words(100),
		})
		.prefault({}),
	colors: z
		.object({
			main: tone.default('rgb(18,32,32)'),
			accent: tone.default('#ab8157'),
			/** Accent on the main colour; null derives it. */
			accentOnMain: tone.nullable().default(null),
			/** Fill of the primary button under the pointer. */
			hover: tone.default('#b98f64'),
			light1: tone.default('#f1ebdf'),
			light2: tone.default('#e5ddc9'),
			/** Text on the main colour. */
			invertedFont: tone.default('#ffffff'),
			heading: tone.default('rgb(18,32,32)'),
			/** Every amount, and the price range. */
			priceRange: tone.default('#4c4c4c'),
		})
		.prefault({}),
	/** Tones set by hand instead of derived ones. */
	tones: z.partialRecord(z.enum(BRAND_TOKENS), tone).default({}),
	/** For light grounds; null shows the product's own mark with the brand's name. */
	logoSrc: picture,
	/** For grounds in the main colour; null puts `logoSrc` on a light plate. */
	logoOnMainSrc: picture,
	/** Pixels of both logos; only their relation counts. */
	logoSize: z.object({ width: z.number().positive(), height: z.number().positive() }).nullable().default(null),
	faviconSrc: address.default('/favicon.svg'),
	/** The letterhead of documents (BRAND-16). */
	offerPdf: z
		.object({ logoHeaderSrc: picture, contactFooterLines: words(120), footerBackgroundSrc: picture })
		.prefault({}),
	/** Its logo is that of its ground, unless one is named here. The picture lies on an inverted bar only. */
	menuBar: z
		.object({ areColorsInverted: z.boolean().default(false), backgroundImageSrc: picture, logoSrc: picture })
		.prefault({}),
	isCommissionDisplayed: z.boolean().default(false),
	isLoginRequired: z.boolean().default(true),
	isB2C: z.boolean().default(false),
	/** Consumers may book without an account. */
	isConsumerBookingEnabled: z.boolean().default(false),
	/** False: no user session loads on this brand's hosts (BRAND-8). */
	isUserSessionLoaded: z.boolean().default(true),
	/** Default payment method and card texts of the American-card brands. */
	isAmexDesign: z.boolean().default(false),
	offerMarkup: z.object({ isSupported: z.boolean().default(true) }).prefault({}),
	paymentProfile: z
		.object({
			canBeChanged: z.boolean().default(false),
			/** True: `canBeChanged` holds on localhost only (BRAND-9). */
			isLocalhostOnly: z.boolean().default(false),
			default: z.enum(PAYMENT_PROFILES).default('ClientPays'),
			/** 'withoutCvv': the agent pays with the client's card, no CVV asked. */
			cardOnFile: z.literal('withoutCvv').nullable().default(null),
		})
		.prefault({}),
	email: z.email().default('info@firnlicht.example'),
	phone: z
		.object({ countryCode: z.string().regex(/^\+\d{1,3}$/), number: z.string().regex(/^\d[\d ]{3,19}$/) })
		.default({ countryCode: '+43', number: '5574 900 420' }),
	/** One line for footers and mails: `Company, Street 14, 6900 Town, Country`. */
	postalAddress: line(200).default('Firnlicht Reisen GmbH, Seepromenade 14, 6900 Bregenz, Austria'),
	/** Number and keeper of the company's entry, as they stand in its own language. */
	// The defaults are invented, like the company; the check digits are wrong on purpose, so that no entry of anybody's is named.
	companyRegister: line(120).default('FN 482915k, Landesgericht Feldkirch'),
	vatId: line(40).default('ATU74829156'),
	/** Where its clients pay by transfer (BRAND-28). */
	bankAccount,
	/** How its stays are invoiced (INVOICE-2). */
	invoicing,
	/** Who answers for services added to its stays, with the terms; null: it offers none (CONCIERGE-3). */
	concierge: conciergeTerms,
	/** How its books go to its bookkeeper (BOOKS-5). */
	bookkeeping,
	/** A reference the agent types for a booking or a client; the prefix (`TLS`, `CC`) is always part of it. */
	bookingReference: reference(REFERENCE_NAMES.booking),
	clientReference: reference(REFERENCE_NAMES.client),
	/** Messages that this brand words its own way (BRAND-14). */
	wording: z
		.partialRecord(z.enum(LANGUAGES), z.record(z.templateLiteral([z.string(), ':', z.string()]), line(2000)))
		.default(CORRECTED_WORDING as Record<string, never>),
	/** Signs up agencies under its name (BRAND-13), the key being the last part of the address; null for all others. */
	affiliate: z
		.object({
			/** The programme that agencies claim who sign up with it; null for none. */
			programName: line(80).nullable(),
			/** Public id of that programme (`db/seed/programs.ts`). */
			programId: line(80).nullable(),
			/** Its sign-up page stands in inverted colours (BRAND-13). */
			areColorsInverted: z.boolean(),
		})
		.nullable()
		.default(null),
});

/** What a brand sets: everything of its row but key, name and version. */
export type BrandSettings = z.output<typeof brandSettings>;

export type BrandProfile = BrandSettings & {
	/** Stable id, lower case: cookie, cache key, pin of an agency. */
	key: string;
	name: string;
	/** Counts its changes; part of the keys of what is cached for it. */
	version: number;
};

export type BrandColors = BrandSettings['colors'];
export type ReferenceField = BrandSettings['bookingReference'];
export type LogoSize = NonNullable<BrandSettings['logoSize']>;

/** What a profile sets by hand. */
export type GivenProfile = Pick<BrandProfile, 'key' | 'name'> & z.input<typeof brandSettings>;

/** A profile out of what its brand sets; everything else is a default (login required, not B2C, …; BRAND-4). Throws ZodError. */
export function brandProfile({ key, name, ...given }: GivenProfile): BrandProfile {
	return { key, name, version: 1, ...brandSettings.parse(given) };
}
