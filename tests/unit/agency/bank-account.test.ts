import { describe, expect, test } from 'vitest';
import type { BankField } from '#db/schema/payout-currency';
import { sealBankFields, unsafeOpenBankFields } from '~/domain/agency/bank-cipher.server';
import { firstValue } from '~/domain/agency/bank-fields';
import { checkBankFields } from '~/domain/agency/check-bank-fields.server';
import { maskText } from '~/domain/agency/mask-text';

const words = (text: string) => ({ en: text, de: text });
const FIELD: BankField = {
	key: 'text',
	name: words('Text'),
	type: 'text',
	required: true,
	example: null,
	minLength: null,
	maxLength: null,
	validationRegexp: null,
	valuesAllowed: null,
};
const field = (rest: Partial<BankField>): BankField => ({ ...FIELD, ...rest });
const IBAN = field({
	key: 'iban',
	example: 'AT61',
	minLength: 15,
	maxLength: 34,
	validationRegexp: '[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}',
});
const TYPES = [
	{ key: 'PRIVATE', name: words('Person') },
	{ key: 'BUSINESS', name: words('Company') },
];

describe('a field', () => {
	test.each([
		['required and empty', field({}), '  ', { key: 'required' }],
		['left out where it may be', field({ required: false }), '', null],
		['too short', field({ minLength: 3 }), 'ab', { key: 'short', length: 3 }],
		['too long', field({ maxLength: 3 }), 'abcd', { key: 'long', length: 3 }],
		['longer than anything', field({}), 'a'.repeat(301), { key: 'long', length: 300 }],
		['of the pattern', field({ validationRegexp: '[0-9]{6}' }), '23-14-70', null],
		[
			'the pattern in part',
			field({ validationRegexp: '[0-9]{6}', example: '231470' }),
			'231470x',
			{ key: 'pattern', example: '231470' },
		],
		['an alternation in part', field({ validationRegexp: 'AB|CD' }), 'ABX', { key: 'pattern', example: null }],
		['of no pattern that runs', field({ validationRegexp: '(a)\\1' }), 'aa', { key: 'pattern', example: null }],
		['of a pattern too long', field({ validationRegexp: 'a?'.repeat(200) }), 'a', { key: 'pattern', example: null }],
		['an IBAN in groups', IBAN, 'at61 1904 3002 3457 3201', null],
		['an IBAN with a slip', IBAN, 'AT61 1904 3002 3457 3202', { key: 'checkDigits' }],
		['a choice that there is', field({ type: 'select', valuesAllowed: TYPES }), 'PRIVATE', null],
		['a choice that there is not', field({ type: 'radio', valuesAllowed: TYPES }), 'OTHER', { key: 'choice' }],
		['a day', field({ type: 'date' }), '2020-02-29', null],
		['no day', field({ type: 'date' }), '2021-02-29', { key: 'date' }],
	] as [string, BankField, string, object | null][])('%s', (_name, input, text, error) => {
		expect(checkBankFields([input], { [input.key]: text }).errors[input.key] ?? null).toEqual(error);
	});

	test('is stored without its spaces; a name retains them', () => {
		const { values } = checkBankFields([IBAN, field({ key: 'holder' })], {
			iban: 'at61 1904 3002 3457 3201',
			holder: ' Hauser   Travel ',
			unknown: 'x',
		});
		expect(values).toEqual({ iban: 'AT611904300234573201', holder: 'Hauser Travel' });
	});

	test('a pattern made to run for ever is over at once', () => {
		const began = performance.now();
		checkBankFields([field({ validationRegexp: '(a+)+$' })], { text: `${'a'.repeat(280)}!` });
		expect(performance.now() - began).toBeLessThan(200);
	});

	test('begins with BUSINESS where that is a choice (AGENCY-9)', () => {
		const select = { type: 'select' as const, valuesAllowed: TYPES.map(({ key }) => ({ key, name: key })) };
		expect(firstValue(select)).toBe('BUSINESS');
		expect(firstValue({ ...select, valuesAllowed: [{ key: 'A', name: 'A' }] })).toBe('A');
		expect(firstValue({ type: 'text', valuesAllowed: null })).toBe('');
	});
});

describe('the stored account', () => {
	const key = crypto.getRandomValues(new Uint8Array(32));

	test('opens for its agency and its field alone, with its key alone', async () => {
		const sealed = await sealBankFields(key, 'agency_1', { iban: 'AT611904300234573201', bic: 'X' });
		expect(JSON.stringify(sealed)).not.toContain('AT61');
		expect(await unsafeOpenBankFields(key, 'agency_1', sealed)).toEqual({ iban: 'AT611904300234573201', bic: 'X' });
		await expect(unsafeOpenBankFields(key, 'agency_2', sealed)).rejects.toThrow();
		const swapped = { ...sealed, fields: { iban: String(sealed.fields.bic) } };
		await expect(unsafeOpenBankFields(key, 'agency_1', swapped)).rejects.toThrow();
		expect(await unsafeOpenBankFields(crypto.getRandomValues(new Uint8Array(32)), 'agency_1', sealed)).toBeNull();
	});

	test.each([
		['AT611904300234573201', '•••• 3201'],
		['12345678', '••••'],
		['Ada', '••••'],
	])('%s is shown as %s', (text, masked) => {
		expect(maskText(text)).toBe(masked);
	});
});
