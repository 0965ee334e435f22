import * as z from 'zod';
import { fieldErrorsFrom } from '~/domain/form/field-error';
import { interestClientShape, withReferenceNames } from '~/domain/lead/hotel/hotel-interest-schema';
import { interestFromForm, shownInterestErrors } from '~/domain/lead/hotel/read-interest-form';
import { type LiveValidation, liveValidation } from '../../form/live-validation';
import type { InterestView } from './interest-view';

/** The rules of the dialog in the browser (LEAD-32); what the hotel says, only the server knows. */
export function interestRules({ fields: { tls, cc, hasMarkup, hasTier } }: InterestView): LiveValidation {
	const brand = { bookingReference: tls, clientReference: cc, offerMarkup: { isSupported: hasMarkup } };
	const schema = z.object(interestClientShape({ brand, isCardMemberAsked: hasTier }));
	return liveValidation((form) => {
		const parsed = schema.safeParse(interestFromForm((name) => String(form.get(name) ?? '')));
		return parsed.success ? {} : shownInterestErrors(withReferenceNames(fieldErrorsFrom(parsed.error.issues), brand));
	});
}
