import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { Schema } from 'node-schematron';
import { beforeAll, describe, expect, it } from 'vitest';
import { eInvoice } from '~/domain/invoice/e-invoice';
import { serviceLine } from '~/domain/invoice/invoice-lines';
import { anyBilled, contentOf, PERSON } from './random-invoice';

const STANDARDS = new URL('../../fixtures/standards/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, STANDARDS), 'utf8');
const KINDS = { invoice: 'Invoice', creditNote: 'CreditNote' } as const;
const words = { line: () => 'Transfer vom Flughafen', reason: () => 'Sonderregelung für Reisebüros', note: 'Testfall' };

function documents(kind: keyof typeof KINDS, numRuns: number): string[] {
	return fc
		.sample(anyBilled, { numRuns, seed: 11 })
		.map((billed) => eInvoice({ number: 'FL-2026-00017', content: contentOf(billed, kind), person: PERSON, words }));
}

/** The e-invoice of a service (INVOICE-10), whose period is its day. */
function ofService(kind: keyof typeof KINDS): string {
	const [billed] = fc.sample(anyBilled, { numRuns: 1, seed: 11 });
	if (!billed) throw new Error('No sample');
	const service = { nameEn: 'Transfer', nameDe: 'Transfer', day: '2027-02-20', quantity: 1, unit: 'job' } as const;
	const lines = serviceLine(42_000, { vat: { category: 'S', percent: 20 }, service });
	const content = { ...contentOf(billed, kind), ...lines, minor: 42_000 };
	return eInvoice({ number: 'FL-2026-00018', content, person: PERSON, words });
}

function first(kind: keyof typeof KINDS): string {
	const [xml] = documents(kind, 1);
	if (!xml) throw new Error('No sample');
	return xml;
}

describe.each(['invoice', 'creditNote'] as const)('the schema of UBL 2.1 (%s)', (kind) => {
	let validator: XsdValidator;
	beforeAll(() => {
		xmlRegisterFsInputProviders();
		const path = `ubl21/maindoc/UBL-${KINDS[kind]}-2.1.xsd`;
		const url = fileURLToPath(new URL(path, STANDARDS));
		validator = XsdValidator.fromDoc(XmlDocument.fromString(read(path), { url }));
	});
	const validate = (xml: string) => {
		const document = XmlDocument.fromString(xml);
		try {
			validator.validate(document);
		} finally {
			document.dispose();
		}
	};
	it('holds for each document', () => {
		for (const xml of [...documents(kind, 40), ofService(kind)]) expect(() => validate(xml)).not.toThrow();
	});
	it.each([
		['an element that is missing', (xml: string) => xml.replace(/<cbc:ID>FL-2026-00017<\/cbc:ID>/, '')],
		[
			'an element out of its order',
			(xml: string) =>
				xml.replace(/(<cbc:IssueDate>[^<]+<\/cbc:IssueDate>)([\s\S]*?)(<cbc:Note>[^<]*<\/cbc:Note>)/, '$3$2$1'),
		],
		['a day that is none', (xml: string) => xml.replace('<cbc:IssueDate>2026-11-20', '<cbc:IssueDate>20.11.2026')],
		['an amount without a currency', (xml: string) => xml.replace(/(<cbc:PayableAmount) currencyID="EUR"/, '$1')],
	])('finds %s', (_, mutate) => {
		const wrong = mutate(first(kind));
		expect(wrong).not.toBe(first(kind));
		expect(() => validate(wrong)).toThrow();
	});
});

describe('the rules of XRechnung 3.0', () => {
	/**
	 * Its variables stand in a file of their own, and are of the whole schema. BR-DE-19 and 20 (an IBAN's check digits) need integers of 30 digits, which the
	 * interpreter does not have: `tests/unit/payment` checks IBANs.
	 */
	const variables = [...read('xrechnung/common.sch').matchAll(/<let [^>]*\/>/g)].map(([text]) => text).join('\n');
	const schema = Schema.fromString(
		read('xrechnung/ubl/XRechnung-UBL-validation.sch')
			.replace('<include href="../common.sch" />', () => variables)
			.replace(/<assert(?:(?!<assert)[\s\S])*?id="BR-DE-(?:19|20)"[\s\S]*?<\/assert>/g, ''),
	);
	const broken = (xml: string) =>
		(schema.validateString(xml) as { assertId: string | null; message: string | null }[]).map(
			({ assertId, message }) => assertId ?? message ?? '?',
		);

	it.each(['invoice', 'creditNote'] as const)(
		'hold for each %s',
		(kind) => {
			expect(ofService(kind)).toMatch(/<cbc:StartDate>2027-02-20<\/cbc:StartDate>\s*<cbc:EndDate>2027-02-20</);
			for (const xml of [...documents(kind, 3), ofService(kind)]) expect(broken(xml)).toEqual([]);
		},
		120_000,
	);
	it.each([
		['BR-DE-1', /<cac:PaymentMeans>[\s\S]*?<\/cac:PaymentMeans>/, ''],
		['BR-DE-2', /<cac:Contact>[\s\S]*?<\/cac:Contact>/, ''],
		['BR-DE-3', /<cbc:CityName>[^<]*<\/cbc:CityName>/, ''],
		['BR-DE-4', /<cbc:PostalZone>[^<]*<\/cbc:PostalZone>/, ''],
		['BR-DE-6', /<cbc:Telephone>[^<]*<\/cbc:Telephone>/, ''],
		['BR-DE-7', /<cbc:ElectronicMail>[^<]*<\/cbc:ElectronicMail>/, ''],
		['BR-DE-15', /<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, ''],
		['BR-DE-21', 'xrechnung_3.0', 'xrechnung_9.0'],
		['BR-DE-27', /<cbc:Telephone>[^<]*/, '<cbc:Telephone>12'],
		['BR-DE-28', /<cbc:ElectronicMail>[^<]*/, '<cbc:ElectronicMail>nowhere'],
	])('find what breaks %s', (rule, what, by) => {
		const xml = first('invoice');
		const wrong = xml.replace(what, by);
		expect(wrong).not.toBe(xml);
		expect(broken(wrong)).toContain(rule);
	});
});
