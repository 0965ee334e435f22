import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND_PROFILES } from '#db/seed/brands/brand-profiles';
import { brandSettings } from '~/domain/brand/brand-profile';
import { issuerGaps, issuerOf } from '~/domain/invoice/invoice-issuer';
import { invoiceLines, keepOfLines, linesLess, sumsOf } from '~/domain/invoice/invoice-lines';
import { lastDayKept } from '~/domain/invoice/last-day-kept';
import { anyBilled } from './random-invoice';

describe('lines (INVOICE-3)', () => {
	it('are what is owed, with the VAT of each rate to the cent, whatever is billed', () => {
		fc.assert(
			fc.property(anyBilled, (billed) => {
				const { lines, vat } = invoiceLines(billed);
				expect(sumsOf(lines).minor).toBe(billed.owedMinor);
				for (const { minor, netMinor, vatMinor } of lines) {
					expect(minor).toBeGreaterThan(0);
					expect(netMinor + vatMinor).toBe(minor);
				}
				for (const { category, percent, netMinor, vatMinor } of vat) {
					const exact = ((netMinor + vatMinor) * percent) / (100 + percent);
					expect(category === 'E' ? vatMinor : Math.abs(vatMinor - exact)).toBeLessThanOrEqual(
						category === 'E' ? 0 : 0.5001,
					);
				}
				expect(vat.reduce((sum, each) => sum + each.netMinor + each.vatMinor, 0)).toBe(billed.owedMinor);
			}),
			{ numRuns: 3000 },
		);
	});
	it('of a cancellation are together what is kept, and no tourist tax', () => {
		fc.assert(
			fc.property(anyBilled, fc.double({ min: 0, max: 1, noNaN: true }), (billed, share) => {
				const { lines } = invoiceLines(billed);
				const kept = Math.round(billed.owedMinor * share);
				const left = keepOfLines(lines, kept);
				const tax = sumsOf(lines).touristTaxMinor;
				expect(left === null).toBe(kept > billed.owedMinor - tax);
				if (!left) return;
				expect(sumsOf(left)).toMatchObject({ minor: kept, touristTaxMinor: 0 });
				const credit = linesLess(lines, left);
				expect(sumsOf(credit.lines).minor).toBe(billed.owedMinor - kept);
				expect(credit.lines.every(({ minor }) => minor > 0)).toBe(true);
			}),
			{ numRuns: 3000 },
		);
	});
});

const OPERATOR = {
	...{
		no: 3,
		name: 'Enzian',
		legalName: 'Enzian Lodging GmbH',
		street: 'Omesberg 9',
		postalCode: '6764',
		town: 'Lech',
	},
	...{ countryCode: 'AT', vatId: 'ATU61827403', vatPercent: 13, email: null },
};
const brandWith = (invoicing: object) => ({ ...brandSettings.parse({ invoicing }), name: 'Firnlicht' });

describe('the issuer (INVOICE-2)', () => {
	it.each([
		['a new brand', {}, OPERATOR, { series: 'FL', vat: { category: 'E', reason: 'margin' }, agent: null }],
		[
			'a rate of its own',
			{ vat: 'included', vatPercent: 10 },
			{ ...OPERATOR, vatPercent: null },
			{ vat: { percent: 10 } },
		],
		['the operator’s rate', { vat: 'included', vatPercent: 10 }, OPERATOR, { vat: { percent: 13 } }],
		[
			'a shared series',
			{ series: 'XY' },
			null,
			{ series: 'XY', seller: { name: 'Firnlicht Reisen GmbH', country: 'AT' } },
		],
		[
			'an agent',
			{ role: 'agent' },
			OPERATOR,
			{ series: 'FL-O3', seller: { name: 'Enzian Lodging GmbH' }, agent: { name: 'Firnlicht Reisen GmbH' } },
		],
		[
			'an agent of one without a rate',
			{ role: 'agent' },
			{ ...OPERATOR, vatPercent: null },
			{ vat: { reason: 'operator' } },
		],
		[
			'a reason of its own',
			{ vat: 'exempt', exemptionEn: 'Small business', exemptionDe: 'Kleinunternehmer' },
			null,
			{ exemption: { en: 'Small business' } },
		],
	])('is %s', (_, invoicing, operator, expected) => {
		expect(issuerOf(brandWith(invoicing), operator)).toMatchObject(expected);
	});
	it.each([
		['nothing', {}, OPERATOR, []],
		['the address', { role: 'agent' }, { ...OPERATOR, town: null }, ['address']],
		['the VAT number where VAT is shown', { role: 'agent' }, { ...OPERATOR, vatId: null }, ['vatId']],
		['no VAT number where none is', { role: 'agent' }, { ...OPERATOR, vatId: null, vatPercent: null }, []],
		['both', { role: 'agent' }, { ...OPERATOR, street: null, vatId: null }, ['address', 'vatId']],
	])('lacks %s (INVOICE-9)', (_, invoicing, operator, gaps) => {
		expect(issuerGaps(issuerOf(brandWith(invoicing), operator))).toEqual(gaps);
	});
	it.each(
		BRAND_PROFILES.filter(({ invoicing }) => invoicing.role === 'principal').map((each) => [each.key, each] as const),
	)('is known well enough: the brand %s', (_, profile) => {
		expect(issuerGaps(issuerOf(profile, null))).toEqual([]);
	});
	it.each([{ vat: 'included' }, { vat: 'exempt', exemptionEn: 'Small business' }, { series: 'fl' }])(
		'refuses %o',
		(invoicing) => {
			expect(brandSettings.safeParse({ invoicing }).success).toBe(false);
		},
	);
});

it('is kept as long as the law of its country wants it', () => {
	expect(['AT', 'DE', 'CH', null].map((country) => lastDayKept('2026-11-20', country))).toEqual([
		'2033-12-31',
		'2034-12-31',
		'2036-12-31',
		'2036-12-31',
	]);
});
