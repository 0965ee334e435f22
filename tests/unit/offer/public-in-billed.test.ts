import { expect, it } from 'vitest';
import { publicInBilled } from '~/domain/offer/public-in-billed';

const eur = (minor: number) => ({ minor, currency: 'EUR' as const });
const chf = (minor: number) => ({ minor, currency: 'CHF' as const });

it.each([
	['the same currency', eur(156_000), { local: eur(140_000), billed: eur(140_000) }, eur(156_000)],
	[
		'the reader’s, as the own price was exchanged',
		eur(156_000),
		{ local: eur(138_000), billed: chf(128_700) },
		chf(145_487),
	],
	['a price of nothing', eur(156_000), { local: eur(0), billed: chf(0) }, null],
	[
		'a public price in a third currency',
		{ minor: 1, currency: 'GBP' as const },
		{ local: eur(1), billed: chf(1) },
		null,
	],
])('%s', (_, found, price, expected) => {
	expect(publicInBilled(found, price)).toEqual(expected);
});
