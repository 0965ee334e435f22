import { expect, test } from 'vitest';
import { addMoney, isCurrency, money } from '~/domain/money/money';

test('an amount holds minor units and a currency', () => {
	expect(money(1_248_050, 'CHF')).toEqual({ minor: 1_248_050, currency: 'CHF' });
});

test.each([0.5, NaN, Infinity, 2 ** 53])('%s is no amount', (minor) => {
	expect(() => money(minor, 'EUR')).toThrow(RangeError);
});

test('sums stay within one currency', () => {
	expect(addMoney(money(1, 'EUR'), money(2, 'EUR'), money(-4, 'EUR'))).toEqual({ minor: -1, currency: 'EUR' });
	expect(() => addMoney(money(1, 'EUR'), money(2, 'CHF'))).toThrow(RangeError);
});

test.each([
	['EUR', true],
	['eur', false],
	['JPY', false],
	[null, false],
])('%s is a currency: %s', (value, expected) => {
	expect(isCurrency(value)).toBe(expected);
});
