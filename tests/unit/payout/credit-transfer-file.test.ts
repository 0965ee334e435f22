import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { type CreditTransferFile, creditTransferFile, plainText } from '~/domain/payout/credit-transfer-file';

const SCHEMA = new URL('../../fixtures/standards/iso20022/pain.001.001.09.epc132-08-2023.xsd', import.meta.url);
const validator = XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(SCHEMA, 'utf8')));

const FILE: CreditTransferFile = {
	messageId: 'FLPAYOUT20261126A',
	createdAt: Date.parse('2026-11-26T10:00:00Z'),
	executionDay: '2026-11-27',
	currency: 'EUR',
	from: { name: 'Firnlicht Reisen GmbH', iban: 'AT611904300234573201', bic: 'RLNWATWWXXX' },
	transfers: [
		{
			endToEndId: 'FL-P1',
			to: { name: 'Nordwand Reisen & Söhne', iban: 'DE89370400440532013000', bic: null },
			minor: 1_234_505,
			text: 'Commission FL-K7M3Q9, FL-P2X8R4',
		},
	],
};

function validate(xml: string): void {
	const document = XmlDocument.fromString(xml);
	try {
		validator.validate(document);
	} finally {
		document.dispose();
	}
}

describe('a file of credit transfers', () => {
	it('is valid by the published schema and says amounts in major units', () => {
		const xml = creditTransferFile(FILE);
		validate(xml);
		expect(xml).toContain('<InstdAmt Ccy="EUR">12345.05</InstdAmt>');
		expect(xml).toContain('<CtrlSum>12345.05</CtrlSum>');
		expect(xml).toContain('<Nm>Nordwand Reisen + Soehne</Nm>');
		expect(xml).toContain('<BICFI>RLNWATWWXXX</BICFI>');
	});

	it('is valid and adds up whatever names and amounts are', () => {
		const transfer = fc.record({
			to: fc.record({
				name: fc.string({ unit: 'grapheme', maxLength: 200 }),
				iban: fc.constantFrom('DE89370400440532013000', 'CH9300762011623852957', 'FR1420041010050500013M02606'),
				bic: fc.constantFrom(null, 'COBADEFFXXX'),
			}),
			endToEndId: fc.constantFrom('A', 'FL-PAYOUT-1'),
			minor: fc.integer({ min: 1, max: 99_999_999_999 }),
			text: fc.string({ unit: 'grapheme', maxLength: 300 }),
		});
		fc.assert(
			fc.property(fc.array(transfer, { minLength: 1, maxLength: 5 }), (transfers) => {
				const xml = creditTransferFile({ ...FILE, transfers });
				validate(xml);
				const amounts = [...xml.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)</g)].map(([, whole, cents]) =>
					Number(`${whole}${cents}`),
				);
				expect(amounts).toEqual(transfers.map(({ minor }) => minor));
			}),
			{ numRuns: 200, seed: 18 },
		);
	});

	it('is a domestic payment in francs, without what belongs to SEPA', () => {
		const xml = creditTransferFile({ ...FILE, currency: 'CHF' });
		expect(xml).not.toMatch(/SEPA|SLEV/);
		expect(xml).toContain('Ccy="CHF"');
	});

	it.each([
		['no transfer', []],
		['an amount of 0', [{ ...FILE.transfers[0], minor: 0 }]],
		['parts of cents', [{ ...FILE.transfers[0], minor: 1.5 }]],
	])('is refused with %s', (_, transfers) => {
		expect(() => creditTransferFile({ ...FILE, transfers: transfers as CreditTransferFile['transfers'] })).toThrow(
			RangeError,
		);
	});
});

it.each([
	['Zürs – Götzner Straße 4', 'Zuers - Goetzner Strasse 4'],
	['Łódź, Æsir; <b>', 'Lodz, Aesir b'],
	['//a//b/', 'a/b'],
	['日本', '?'],
	['é'.repeat(200), 'e'.repeat(70)],
])('spells %j as %j', (text, plain) => expect(plainText(text, 70)).toBe(plain));
