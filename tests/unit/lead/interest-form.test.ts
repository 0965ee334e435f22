import { expect, it } from 'vitest';
import * as z from 'zod';
import { fieldErrorsFrom } from '~/domain/form/field-error';
import { interestClientShape } from '~/domain/lead/hotel/hotel-interest-schema';
import { interestFromForm, shownInterestErrors } from '~/domain/lead/hotel/read-interest-form';

const REFERENCE = { name: 'Client reference', isRequired: true, prefix: null };
const BRAND = {
	bookingReference: { ...REFERENCE, isRequired: false },
	clientReference: REFERENCE,
	offerMarkup: { isSupported: true },
};

/** What the typed fields of a hotel's interest say, on the server and in the browser. */
function read(fields: Record<string, string>) {
	const schema = z.object(interestClientShape({ brand: BRAND, isCardMemberAsked: false }));
	const parsed = schema.safeParse(interestFromForm((name) => fields[name] ?? ''));
	return parsed.success ? parsed.data : shownInterestErrors(fieldErrorsFrom(parsed.error.issues));
}

const FILLED = { firstName: 'Ada', lastName: 'Byron', cc: 'C-1' };

it('reads amounts and percents as they are typed', () => {
	expect(read({ ...FILLED, markup: '1 200,50', tolerance: '5' })).toMatchObject({
		firstName: 'Ada',
		cc: 'C-1',
		markupMinor: 120_050,
		tolerancePercent: 5,
	});
});

it.each([
	['firstName', '', 'clientFirstName'],
	['lastName', ' ', 'clientLastName'],
	['cc', '', 'nameRequired'],
	['markup', 'a lot', 'invalid'],
	['markup', '-5', 'invalid'],
])('%s "%s" is told at its field', (name, text, key) => {
	expect(read({ ...FILLED, [name]: text })).toEqual({ [name]: { key } });
});
