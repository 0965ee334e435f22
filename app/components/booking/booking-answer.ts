import type { BookingStep } from '~/domain/booking/booking-steps';
import type { BookingRequestView } from '~/domain/booking/booking-view';
import type { StoredCard } from '~/domain/card/card-vault';
import type { AlternativeView } from '~/domain/enquiry/enquiry-view';
import type { FormState } from '../form/form-state';

/** The answer to one sending of the booking. */
export type BookingAnswer = {
	form: FormState<BookingStep>;
	alternatives: readonly AlternativeView[];
	/** Which rule of the property a period without a price breaks, in a sentence. */
	reason: string | null;
	/** Null when it could not be looked up. */
	stayRequest: BookingRequestView | null;
	/** The stored card, without its token. */
	card: Omit<StoredCard, 'token'> | null;
	/** After `changed`: the total that was shown before, null when only the terms differ. */
	formerTotalMinor: number | null;
};
