import type { BookingQuote } from '../../booking/booking-quote';
import type { Booking } from '../../booking/booking-schema';
import type { StoredCard } from '../../card/card-vault';
import type { Language } from '../../language/language';
import type { CountryCode } from '../../place/country';
import type { TouristTax } from '../../tourist-tax/tourist-tax';
import type { MailBrand } from '../mail-brand';

/** A booking as its two mails tell it. All texts are the guest's own and go in unescaped. */
export type BookingMailData = Omit<Booking, 'cardToken' | 'privacy' | 'salesPolicy' | 'strTerms' | 'operatorTerms'> & {
	brand: MailBrand;
	/** The guest's. */
	language: Language;
	/** What the guest quotes. */
	bookingNumber: string;
	/** Instant in milliseconds. */
	createdAt: number;
	quote: BookingQuote;
	/** The tourist taxes of the property. */
	taxes: readonly TouristTax[];
	card: StoredCard | null;
	property: {
		name: string;
		/** In the guest's language. */
		place: string;
		country: CountryCode;
		/** Absolute address of the property's page. */
		url: string;
		/** Absolute address of a JPEG, 3:2. */
		pictureUrl: string | null;
	};
};
