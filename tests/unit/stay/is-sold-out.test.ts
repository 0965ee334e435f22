import { expect, test } from 'vitest';
import { isSoldOut } from '~/domain/stay/is-sold-out';
import { period, rate } from './rates';

test('only a sold property is sold out; one without prices may be asked for', () => {
	const week = period('2027-03-20', '2027-03-27');
	expect(isSoldOut([rate('2027-03-20', '2027-03-27', 100, 'sold')], week, null)).toBe(true);
	expect(isSoldOut([rate('2027-03-20', '2027-03-27', 100, 'on_request')], week, null)).toBe(false);
	expect(isSoldOut([], week, null)).toBe(false);
});
