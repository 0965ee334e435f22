import fc from 'fast-check';
import { isQRIBAN } from 'ibantools';
import { calculateQRReferenceChecksum, isQRReferenceValid } from 'swissqrbill/utils';
import { describe, expect, test } from 'vitest';
import { BOOKING_NUMBER_ALPHABET, checkSymbol, newBookingNumber } from '#db/booking-number';
import {
	isCreditorReference,
	isQrIban,
	isQrReference,
	makeCreditorReference,
	makeQrReference,
	spacedReference,
} from '~/domain/payment/creditor-reference';
import { paymentReference, readPaymentReference } from '~/domain/payment/payment-reference';

const SWISS_QR_IBAN = 'CH4431999123000889012';

test.each([
	['539007547034', 'RF18539007547034'],
	['2348231', 'RF712348231'],
	['000000000539007547034', 'RF18000000000539007547034'],
	['A', 'RF25A'],
	['fl-k7m3q9', 'RF66FLK7M3Q9'],
])('%s is written %s', (text, reference) => {
	expect(makeCreditorReference(text)).toBe(reference);
	expect(isCreditorReference(reference)).toBe(true);
});

test.each(['', '---', '1'.repeat(22)])('no reference for %j', (text) => {
	expect(() => makeCreditorReference(text)).toThrow(RangeError);
});

test.each([
	'RF19539007547034',
	'RF18539007547043',
	'RF18 5390 0754 7034',
	'rf18539007547034',
	'RF18',
	'RF',
	'',
	'RF00A',
	'RF18539007547034Ä',
	`RF18${'0'.repeat(10)}539007547034`,
])('%j is no creditor reference', (text) => {
	expect(isCreditorReference(text)).toBe(false);
});

test('check digits reveal a wrong letter for a letter, a wrong digit for a digit, and a swap of two such', () => {
	const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
	fc.assert(
		fc.property(
			fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 21 }),
			fc.nat(),
			fc.constantFrom(...letters),
			(text, place, letter) => {
				const reference = makeCreditorReference(text);
				expect(isCreditorReference(reference)).toBe(true);
				const at = 4 + (place % (text.length - 1));
				const [first = '', second = ''] = reference.slice(at);
				const isAlike = (one: string, other: string) => one !== other && /^(\d\d|[A-Z]{2})$/.test(one + other);
				if (isAlike(letter, first)) {
					expect(isCreditorReference(reference.slice(0, at) + letter + reference.slice(at + 1))).toBe(false);
				}
				if (isAlike(first, second)) {
					expect(isCreditorReference(reference.slice(0, at) + second + first + reference.slice(at + 2))).toBe(false);
				}
			},
		),
		{ seed: 18, numRuns: 2_000 },
	);
});

test.each([
	['21000000000313947143000901', '210000000003139471430009017'],
	['31394714300090', '000000000000313947143000906'],
	['0', '0'.repeat(27)],
])('%s is the QR reference %s', (digits, reference) => {
	expect(makeQrReference(digits)).toBe(reference);
	expect(isQrReference(reference)).toBe(true);
});

test('a QR reference has the check digit another library gives it', () => {
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 26 }), (digits) => {
			const reference = makeQrReference(digits);
			expect(reference).toHaveLength(27);
			expect(reference.at(-1)).toBe(calculateQRReferenceChecksum(digits.padStart(26, '0')));
			expect(isQRReferenceValid(reference)).toBe(true);
		}),
		{ seed: 18, numRuns: 500 },
	);
	expect(isQrReference('210000000003139471430009018')).toBe(false);
	expect(isQrReference('21000000000313947143000901')).toBe(false);
	for (const wrong of ['', 'A', '1'.repeat(27)]) expect(() => makeQrReference(wrong)).toThrow(RangeError);
});

test.each([
	['CH4431999123000889012', true],
	['CH3730000000304442225', true],
	['LI2130999000001234567', true],
	['CH3732000000304442225', false],
	['CH3729999000304442225', false],
	['CH9300762011623852957', false],
	['AT3030000002345732018', false],
	['', false],
])('%s is a QR-IBAN: %s', (iban, isOne) => {
	expect(isQrIban(iban)).toBe(isOne);
	if (iban !== '') expect(isQRIBAN(iban)).toBe(isOne);
});

test.each([
	['RF18539007547034', 'RF18 5390 0754 7034'],
	['RF66FLK7M3Q9', 'RF66 FLK7 M3Q9'],
	['RF58FLK7M3Q91', 'RF58 FLK7 M3Q9 1'],
	['210000000003139471430009017', '21 00000 00003 13947 14300 09017'],
	['', ''],
])('%s is read %s', (reference, spaced) => {
	expect(spacedReference(reference)).toBe(spaced);
	expect(spaced.replaceAll(' ', '')).toBe(reference);
});

describe('the reference of an instalment', () => {
	const bookingNumber = newBookingNumber('FL', 'lead');

	test('has the kind that the account takes', () => {
		expect(paymentReference({ bookingNumber, part: 2 }, 'AT611904300234573201')).toMatch(/^RF\d\dFL.{6}2$/);
		expect(paymentReference({ bookingNumber, part: 0 }, 'CH9300762011623852957')).toMatch(/^RF\d\dFL.{6}$/);
		expect(paymentReference({ bookingNumber, part: 2 }, SWISS_QR_IBAN)).toMatch(/^0{11}0612\d{9}02\d$/);
	});

	test.each(['AT611904300234573201', SWISS_QR_IBAN])('gives booking and part back, at %s', (iban) => {
		const symbol = fc.constantFrom(...BOOKING_NUMBER_ALPHABET);
		const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
		fc.assert(
			fc.property(
				fc.tuple(letter, letter).map((letters) => letters.join('')),
				fc.tuple(symbol, symbol, symbol, symbol, symbol).map((symbols) => symbols.join('')),
				fc.integer({ min: 0, max: 99 }),
				(prefix, body, part) => {
					const number = `${prefix}-${body}${checkSymbol(body)}`;
					const reference = paymentReference({ bookingNumber: number, part }, iban);
					expect(readPaymentReference(reference)).toEqual({ bookingNumber: number, part });
				},
			),
			{ seed: 18, numRuns: 2_000 },
		);
	});

	test.each([
		['another number', { bookingNumber: '26-10451', part: 1 }],
		['no number', { bookingNumber: '', part: 1 }],
		['part 100', { bookingNumber, part: 100 }],
		['half a part', { bookingNumber, part: 0.5 }],
		['a part below', { bookingNumber, part: -1 }],
	])('%s has none', (_, of) => {
		expect(() => paymentReference(of, SWISS_QR_IBAN)).toThrow(RangeError);
	});

	test.each([
		'',
		'RF18539007547034',
		'210000000003139471430009017',
		makeCreditorReference('FLBBBBBC'),
		makeQrReference(`9912${'0'.repeat(9)}01`),
		makeQrReference(`0612${'9'.repeat(9)}01`),
	])('%j is not ours', (reference) => {
		expect(readPaymentReference(reference)).toBeNull();
	});
});
