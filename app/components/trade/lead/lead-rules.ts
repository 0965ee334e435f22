import { cardFormSchema } from '~/domain/card/card-schema';
import type { PlainDate } from '~/domain/date/plain-date';
import { countParty } from '~/domain/lead/lead-party';
import { leadSchema } from '~/domain/lead/lead-schema';
import { leadErrors, leadFromForm } from '~/domain/trade/read-lead-form';
import { fieldText } from '../../form/form-state';
import { errorsBy, type LiveValidation, liveValidation } from '../../form/live-validation';
import type { LeadDialogView } from './lead-dialog-view';

/** The rules of a dialog of the trade in the browser (LEAD-8); what its property says, only the server knows. */
export function leadRules({ purpose, fields, lead, values }: LeadDialogView, today: PlainDate): LiveValidation {
	const brand = { bookingReference: fields.tls, clientReference: fields.cc };
	const schema = leadSchema({
		today,
		brand,
		purpose,
		isOneNamed: lead !== null && fieldText(values, 'firstName') === '',
	});
	const card = cardFormSchema(today, fields.hasCardCode);
	return liveValidation((form) => {
		const texts = (name: string) => form.getAll(name).filter((text) => typeof text === 'string');
		const parsed = schema.safeParse(countParty(leadFromForm(texts)));
		return { ...errorsBy(form, card), ...(parsed.success ? {} : leadErrors(parsed.error.issues)) };
	});
}
