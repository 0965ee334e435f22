import { expect, test } from 'vitest';
import { formatRate } from '~/domain/money/format-rate';

const visible = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
	[1_248_000, 'CHF', undefined, 'CHF_12_480'],
	[1_248_049, 'CHF', undefined, 'CHF_12_480'],
	[1_248_050, 'CHF', undefined, 'CHF_12_481'],
	[1_248_050, 'CHF', true, 'CHF_12_480,50'],
	[89_000, 'EUR', true, 'EUR_890,00'],
	[-89_000, 'EUR', undefined, 'EUR_\u2212890'],
] as const)('%i %s with cents %s', (minor, currency, hasCents, text) => {
	expect(visible(formatRate({ minor, currency }, hasCents === undefined ? {} : { hasCents }))).toBe(text);
});
