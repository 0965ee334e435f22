import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { readAges } from '../lead/lead-party';
import { parseNumber } from '../money/parse-number';

/** Texts of a form as the fields of `leadSchema`; `readAll` gives all texts of a field. What is no number becomes NaN, which is an error. */
export function leadFromForm(readAll: (name: string) => readonly string[]): Record<string, unknown> {
	const read = (name: string) => readAll(name)[0] ?? '';
	const text = (name: string) => read(name).trim();
	const given = (name: string) => (text(name) === '' ? undefined : text(name));
	const markup = given('markup');
	return {
		checkIn: text('checkIn'),
		checkOut: text('checkOut'),
		serviceLevel: given('serviceLevel'),
		...partyInput(given('adults'), text('children'), readAges(readAll('childrenAges'))),
		firstName: read('firstName'),
		lastName: read('lastName'),
		nationality: read('nationality'),
		amexCardMember: text('amexCardMember') === 'on',
		tls: read('tls'),
		cc: read('cc'),
		comments: read('comments'),
		markupMinor: markup === undefined ? undefined : Math.round((parseNumber(markup) ?? Number.NaN) * 100),
		paymentMethod: given('paymentMethod'),
		cardToken: text('cardToken'),
		disclaimer: text('disclaimer') === 'on',
	};
}

/** Nothing while neither adults nor children are said: an interest may leave them open. */
function partyInput(adults: string | undefined, children: string, childrenAges: number[]) {
	const count = children === '' ? 0 : (parseNumber(children) ?? Number.NaN);
	if (adults === undefined && count === 0) return {};
	return { adults: parseNumber(adults ?? '') ?? Number.NaN, children: count, childrenAges };
}

/** The errors of `leadSchema` by the names of the form's fields. */
export function leadErrors(issues: Parameters<typeof fieldErrorsFrom>[0]): FieldErrors {
	return shownErrors(fieldErrorsFrom(issues));
}

/** Errors by the name of the field that is on the screen. */
export function shownErrors({ markupMinor, pax, ...errors }: FieldErrors): FieldErrors {
	return { ...(pax ? { adults: pax } : {}), ...errors, ...(markupMinor ? { markup: markupMinor } : {}) };
}
