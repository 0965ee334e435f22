import { expect, test } from 'vitest';
import { savedFields } from '~/components/trade/frame/saved-fields';

test.each([
	['ccNumber', false],
	['ccCvv', false],
	['cardToken', false],
	['iban', false],
	['bic', false],
	['holder', false],
	['bank.IBAN', false],
	['bank.accountNumber', false],
	['bank.address.city', false],
	['bankAccount.bank', false],
	['guests.0.documentNumber', false],
	['dateOfBirth', false],
	['doorCode', false],
	['email', true],
	['reason', true],
	['bookkeeping', true],
	['checkIn', true],
	['babies', true],
])('%s of a form that is being sent is saved: %s (ACCESS-36)', (name, isSaved) => {
	expect(savedFields([[name, 'x']])).toEqual(isSaved ? [[name, 'x']] : []);
});

test('files are not saved, and the same name twice is', () => {
	const fields: [string, FormDataEntryValue][] = [
		['logo', new File(['x'], 'logo.png')],
		['day', 'Mon'],
		['day', 'Tue'],
	];
	expect(savedFields(fields)).toEqual([
		['day', 'Mon'],
		['day', 'Tue'],
	]);
});
