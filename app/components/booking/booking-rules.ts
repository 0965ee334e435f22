import { bookingSchema } from '~/domain/booking/booking-schema';
import { cardFormSchema } from '~/domain/card/card-schema';
import type { PlainDate } from '~/domain/date/plain-date';
import { errorsBy, type LiveValidation, liveValidation } from '../form/live-validation';
import { fetchPart } from '../ui/fetch-part';

type Rules = { today: PlainDate; isReferenceRequired: boolean };

/** The rules of a booking in the browser; what its property says, only the server knows. */
export function bookingRules(rules: Rules): LiveValidation {
	// Preloads the confirmation; without it a minimal one is shown.
	fetchPart(() => import('./booking-success'), ['booked']).catch(() => undefined);
	const schemas = [bookingSchema(rules), cardFormSchema(rules.today)];
	return liveValidation((form) => errorsBy(form, ...schemas));
}
