import { describe, expect, it } from 'vitest';
import { cardFormSchema, cardSchema } from '~/domain/card/card-schema';
import { typedCardNumber, typedExpiry, typedMonth, typedSecurityCode, typedYear } from '~/domain/card/card-typing';
import { plainDate } from '~/domain/date/plain-date';
import { fieldErrorsFrom } from '~/domain/form/field-error';

const TODAY = plainDate('2026-11-20');
const CARD = {
	ccNumber: '4000 0012 3456 7899',
	ccName: 'Ada Thorne',
	ccExpirationMonth: '09',
	ccExpirationYearShort: '28',
	ccCvv: '737',
};

function read(changes: object) {
	const parsed = cardSchema(TODAY).safeParse({ ...CARD, ...changes });
	return parsed.success ? parsed.data : fieldErrorsFrom(parsed.error.issues);
}

describe('a card (PRIVACY-3)', () => {
	it('is read without its spaces, and without its security code', () => {
		expect(read({})).toEqual({ number: '4000001234567899', name: 'Ada Thorne', expiryMonth: 9, expiryYear: 2028 });
	});

	const error = (field: string, key = field) => ({ [field]: { key } });
	it.each([
		['no number', { ccNumber: '' }, error('ccNumber')],
		['8 characters', { ccNumber: '4000 001' }, error('ccNumber')],
		['24 characters', { ccNumber: '4000 0012 3456 7899 0000' }, error('ccNumber')],
		['a false check digit', { ccNumber: '4111 1111 1111 1112' }, error('ccNumber', 'ccCheckDigit')],
		['the same digit over and over', { ccNumber: '0000 0000 0000 0000' }, error('ccNumber', 'ccCheckDigit')],
		['letters', { ccNumber: '4000 0012 3456 789O' }, error('ccNumber')],
		['a name of 2', { ccName: 'Ad' }, error('ccName')],
		['spaces for a name', { ccName: '     ' }, error('ccName')],
		['month 0', { ccExpirationMonth: '0' }, error('ccExpirationMonth')],
		['month 00', { ccExpirationMonth: '00' }, error('ccExpirationMonth')],
		['month 13', { ccExpirationMonth: '13' }, error('ccExpirationMonth')],
		['month of one digit', { ccExpirationMonth: '9' }, error('ccExpirationMonth')],
		['year of one digit', { ccExpirationYearShort: '2' }, error('ccExpirationYearShort')],
		['year of four digits', { ccExpirationYearShort: '2028' }, error('ccExpirationYearShort')],
		[
			'a month ago',
			{ ccExpirationMonth: '10', ccExpirationYearShort: '26' },
			error('ccExpirationYearShort', 'ccExpired'),
		],
		[
			'last year',
			{ ccExpirationMonth: '12', ccExpirationYearShort: '25' },
			error('ccExpirationYearShort', 'ccExpired'),
		],
		['2 digits of code', { ccCvv: '73' }, error('ccCvv')],
		['5 digits of code', { ccCvv: '73737' }, error('ccCvv')],
	])('is refused with %s', (_, changes, errors) => {
		expect(read(changes)).toEqual(errors);
	});

	it.each([
		['9 characters', { ccNumber: '4000 0012' }],
		['23 characters', { ccNumber: '4000 0012 3456 7899 000' }],
		['a name of 3', { ccName: 'Ada' }],
		['the running month', { ccExpirationMonth: '11', ccExpirationYearShort: '26' }],
		['4 digits of code', { ccCvv: '7373' }],
	])('is taken with %s', (_, changes) => {
		expect(read(changes)).toHaveProperty('expiryYear');
	});
});

describe('a card of a form, with one field for its expiry', () => {
	const { ccExpirationMonth: _m, ccExpirationYearShort: _y, ...card } = CARD;
	const readForm = (ccExpiry: string | undefined) => {
		const parsed = cardFormSchema(TODAY).safeParse({ ...card, ccExpiry });
		return parsed.success ? parsed.data : fieldErrorsFrom(parsed.error.issues);
	};

	it.each([['09 / 28'], ['0928'], ['9/28'], ['09/2028'], ['09-2028']])('%s fills month and year', (text) => {
		expect(readForm(text)).toMatchObject({ expiryMonth: 9, expiryYear: 2028 });
	});

	it.each([
		[undefined, 'ccExpirationMonth'],
		['0', 'ccExpirationMonth'],
		['00 / 28', 'ccExpirationMonth'],
		['13 / 28', 'ccExpirationMonth'],
		['09', 'ccExpirationYearShort'],
		['09 / 2', 'ccExpirationYearShort'],
		['10 / 26', 'ccExpired'],
	])('%s is told as %s', (text, key) => {
		expect(readForm(text)).toEqual({ ccExpiry: { key } });
	});
});

describe('a card of a brand that requires no security code (BRAND-10)', () => {
	const { ccCvv: _, ...card } = CARD;
	it.each([
		['no code', card],
		['an empty code', { ...card, ccCvv: '' }],
	])('is taken with %s', (_, sent) => {
		expect(cardSchema(TODAY, false).safeParse(sent).success).toBe(true);
	});
});

describe('while it is being typed', () => {
	it.each([
		['4', '4'],
		['40000', '4000 0'],
		['4000-0012 3456 7899', '4000 0012 3456 7899'],
		['4000a', '4000'],
		['40000012345678990000', '4000 0012 3456 7899 000'],
	])('number %s becomes %s', (text, shaped) => {
		expect(typedCardNumber(text)).toBe(shaped);
		expect(typedCardNumber(shaped)).toBe(shaped);
	});

	it.each([
		['0', '0'],
		['1', '1'],
		['12', '12'],
		['13', '1'],
		['9', '9'],
		['091', '09'],
		['x', ''],
	])('month %s becomes %s', (text, shaped) => expect(typedMonth(text)).toBe(shaped));

	it.each([
		['2', '2'],
		['28', '28'],
		['282', '28'],
		['202', '202'],
		['2028', '28'],
		['y', ''],
	])('year %s becomes %s', (text, shaped) => expect(typedYear(text)).toBe(shaped));

	it.each([
		['0', '0'],
		['09', '09'],
		['9', '09'],
		['12', '12'],
		['13', '1'],
		['092', '09 / 2'],
		['09 / ', '09'],
		['09 / 202', '09 / 202'],
		['09 / 2028', '09 / 28'],
		['9/2028', '09 / 28'],
		['1/28', '01 / 28'],
		['x', ''],
	])('expiry %s becomes %s', (text, shaped) => {
		expect(typedExpiry(text)).toBe(shaped);
		expect(typedExpiry(shaped)).toBe(shaped);
	});

	it('a security code has at most four digits', () => expect(typedSecurityCode('73 7a37')).toBe('7373'));
});
