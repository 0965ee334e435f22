import type { BrandProfile } from '../brand/brand-profile';
import { isCardFeeCharged } from '../brand/is-card-fee-charged';
import type { PlainDate } from '../date/plain-date';
import type { AlternativeView } from '../enquiry/enquiry-view';
import type { Language } from '../language/language';
import type { StoredPicture } from '../picture/stored-picture';
import { countryName } from '../place/country';
import { propertyPath } from '../place/property-path';
import { maxPax } from '../property/occupancy';
import type { Property } from '../property/property';
import type { PaymentMethod } from '../property/sales-terms';
import { type ServiceLevel, serviceLevelAt, serviceLevelLabel } from '../stay/service-level';
import { type TaxWords, taxWords } from '../tourist-tax/tax-words';
import { type BookingQuote, quotesByMethod } from './booking-quote';
import { defaultPaymentMethod, offeredPaymentMethods } from './payment-method';
import { type BookingEvaluation, type BookingRequest, countedGuests } from './validate-booking';

/** As many services as name a level on its card. */
const SERVICES_SHOWN = 2;

/** What the booking shows of its property, in one language. */
export type BookingPropertyView = {
	name: string;
	place: string;
	country: string;
	bedrooms: number | null;
	levels: { level: ServiceLevel; label: string; services: string }[];
	picture: StoredPicture | null;
	/** Most guests; null when the beds are unknown. */
	most: number | null;
	/** Most adults; null when the beds are unknown. */
	mostAdults: number | null;
	pets: Property['pets'];
	registrationNumber: string | null;
	/** Whether the lessor has words of his own among the terms of the property. */
	hasLessorTerms: boolean;
	/** Name of the booking reference where the brand demands one (LEAD-9). */
	requiredReference: string | null;
	methods: PaymentMethod[];
	preferredMethod: PaymentMethod | null;
	path: string;
	bookingPath: string;
	alternates: { en: string; de: string };
};

type Ways = { brand: BrandProfile; language: Language; hasVault: boolean };

export function bookingPropertyView(property: Property, { brand, language, hasVault }: Ways): BookingPropertyView {
	const target = { type: property.type, country: property.country, city: property.place.slug, name: property.slug };
	const bookingPath = (of: Language) => propertyPath({ ...target, action: 'book-now' }, of);
	const methods = offeredPaymentMethods(property.terms.acceptedPaymentMethods, hasVault);
	return {
		name: property.name,
		place: property.place.name,
		country: countryName(property.country, language),
		bedrooms: property.bedrooms,
		levels: property.levels.flatMap((index, column) => {
			const level = serviceLevelAt(index);
			return level
				? [{ level, label: serviceLevelLabel(level, language), services: ownServices(property, column).join(', ') }]
				: [];
		}),
		picture: property.pictures[0] ?? null,
		most: property.beds.adults === null ? null : maxPax(property.beds),
		mostAdults: property.beds.adults,
		pets: property.pets,
		registrationNumber: property.registrationNumber,
		hasLessorTerms: property.termsText !== null,
		requiredReference: brand.bookingReference.isRequired ? brand.bookingReference.name : null,
		methods,
		preferredMethod: defaultPaymentMethod(methods, brand.isAmexDesign),
		path: propertyPath(target, language),
		bookingPath: bookingPath(language),
		alternates: { en: bookingPath('en'), de: bookingPath('de') },
	};
}

/** What a level includes and no other does, else what it includes: that is what tells the levels apart. */
function ownServices({ services }: Property, column: number): string[] {
	const included = services.filter(({ at }) => at[column] === 'included');
	const own = included.filter(({ at }) => at.every((each, index) => index === column || each !== 'included'));
	return (own.length > 0 ? own : included).slice(0, SERVICES_SHOWN).map(({ name }) => name);
}

/** The request as the summary says it, with its figures by way of paying. */
export type BookingRequestView = {
	checkIn: string | null;
	checkOut: string | null;
	serviceLevel: ServiceLevel | null;
	adults: number | null;
	children: number;
	pax: number;
	/** Whole years, as far as they are known. */
	childrenAges: readonly number[];
	quotes: Partial<Record<PaymentMethod, BookingQuote>>;
	/** Null without a price. */
	tax: TaxWords | null;
	/** Period and level are chosen, and there is no price for them (LEAD-7). */
	isPriceMissing: boolean;
	isSold: boolean;
};

type Shown = { property: Property; stayRequest: BookingRequest; evaluation: BookingEvaluation; today: PlainDate };

export function bookingRequestView(
	{ property, stayRequest, evaluation, today }: Shown,
	ways: Ways,
): BookingRequestView {
	const { period, serviceLevel, adults, children, childrenAges } = stayRequest;
	const { priceMinor } = evaluation;
	const methods = offeredPaymentMethods(property.terms.acceptedPaymentMethods, ways.hasVault);
	const stay = { period, priceMinor, bookingDate: today, isCardFeeCharged: isCardFeeCharged(ways.brand) };
	return {
		checkIn: period?.checkIn ?? null,
		checkOut: period?.checkOut ?? null,
		serviceLevel,
		adults,
		children,
		pax: countedGuests(stayRequest),
		childrenAges,
		quotes: quotesByMethod(property, methods, stay),
		tax:
			period && priceMinor !== null
				? taxWords(ways, {
						taxes: property.taxes,
						party: { adults: adults ?? 0, children, childrenAges },
						period,
						price: { minor: priceMinor, currency: property.currency },
					})
				: null,
		isPriceMissing: evaluation.errors.period?.key === 'noPrice',
		isSold: evaluation.errors.period?.key === 'sold',
	};
}

/** Free periods to tap; each `value` is what its button sends. */
export function alternativeViews(
	{ currency }: Pick<Property, 'currency'>,
	{ nearest }: Pick<BookingEvaluation, 'nearest'>,
): AlternativeView[] {
	return nearest.map(({ checkIn, checkOut, priceMinor }) => ({
		value: `${checkIn}_${checkOut}`,
		checkIn,
		checkOut,
		minor: priceMinor,
		currency,
	}));
}
