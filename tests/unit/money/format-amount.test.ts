import { expect, test } from 'vitest';
import { formatAmount } from '~/domain/money/format-amount';

const visible = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
	[2_450_000, 'EUR', undefined, '24_500_EUR'],
	[100_000_000, 'EUR', undefined, '1_000_000_EUR'],
	[99_900, 'CHF', undefined, '999_CHF'],
	[0, 'EUR', undefined, '0_EUR'],
	[1_248_050, 'CHF', undefined, '12_480,50_CHF'],
	[5, 'EUR', undefined, '0,05_EUR'],
	[1_248_050, 'CHF', false, '12_481_CHF'],
	[2_450_000, 'EUR', true, '24_500,00_EUR'],
	[-120_000, 'GBP', undefined, '\u22121_200_GBP'],
	[-5, 'USD', undefined, '\u22120,05_USD'],
	[-5, 'USD', false, '0_USD'],
] as const)('%i %s with cents %s', (minor, currency, hasCents, text) => {
	expect(visible(formatAmount({ minor, currency }, hasCents === undefined ? {} : { hasCents }))).toBe(text);
});
