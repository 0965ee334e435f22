import type { Month } from '../../date/month';
import type { Language } from '../../language/language';
import type { CountryCode } from '../../place/country';
import type { ServiceLevel } from '../../stay/service-level';
import type { MailBrand } from '../mail-brand';

/** The further answers of a general enquiry, each list in the words shown to the guest. */
export type EnquiryDetails = {
	destination?: string;
	/** Any week of it, in the place of dates. */
	month?: Month | null;
	activities?: readonly string[];
	propertyType?: string;
	bedrooms?: number;
	preferences?: readonly string[];
	services?: readonly string[];
	/** The enquiry is made on behalf of another person. */
	asAssistance?: boolean;
	/** The guest ticked that a booking is asked for. */
	interest?: boolean;
	bookingForWhom?: string;
	originCity?: string;
};

/**
 * An enquiry as the two mails tell it (MAIL-8). All texts are the guest's own and go in unescaped;
 * null means: not asked or not answered.
 */
export type EnquiryMailData = {
	brand: MailBrand;
	/** The guest's. */
	language: Language;
	kind: 'property' | 'shortlist' | 'general';
	/** Subject that a caller of the API gave; the forms have none. */
	subject?: string;
	/** What the guest quotes. */
	bookingNumber: string;
	/** Instant in milliseconds. */
	createdAt: number;
	fullName: string;
	email: string;
	phone: string | null;
	city: string | null;
	/** `YYYY-MM-DD`. */
	checkIn: string | null;
	checkOut: string | null;
	adults: number | null;
	children: number | null;
	/** Whole years. */
	childrenAges: readonly number[];
	/** For babies; left out is none. */
	cots?: number;
	highChairs?: number;
	serviceLevel: ServiceLevel | null;
	/** Total for period and service level as shown on the page, for example `38 500 EUR`. */
	price: string | null;
	message: string | null;
	details: EnquiryDetails;
	hasAcceptedContact: boolean;
	propertyDetails: {
		id: string;
		name: string;
		city: string;
		country: CountryCode;
		/** Absolute address of the property's page. */
		url: string;
		/** Absolute address of a JPEG, 3:2, best 1200 px wide. */
		pictureUrl: string | null;
	} | null;
	/** The properties of an enquiry about several, in the order asked. */
	houses?: readonly EnquiryMailProperty[];
	/** Absolute address of the page that shows these properties side by side. */
	propertiesUrl?: string;
};

export type EnquiryMailProperty = {
	name: string;
	city: string;
	country: CountryCode;
	/** Absolute address of the property's page. */
	url: string;
	/** Level that the price is for; null when none is known. */
	serviceLevel: ServiceLevel | null;
	/** As shown on the page; null: on request. */
	price: string | null;
};
