import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Schema } from 'node-schematron';
import { expect, test } from 'vitest';
import { eInvoice, isEInvoice } from '~/domain/invoice/e-invoice';
import { anyBilled, contentOf, PERSON } from './random-invoice';

const RULES = 'tests/fixtures/standards/en16931/EN16931-UBL-validation-preprocessed.sch';
const source = readFileSync(RULES, 'utf8');
const schema = Schema.fromString(source);
const words = {
	line: () => 'Aufenthalt in Chalet Enzian',
	reason: () => 'Sonderregelung für Reisebüros',
	note: 'Testfall',
};

/** The ids of the rules of EN 16931 that a document breaks. */
function broken(xml: string): string[] {
	const found = schema.validateString(xml) as { assertId: string | null; isReport: boolean; message: string | null }[];
	return found.map(({ assertId, message }) => assertId ?? message ?? '?');
}

test('the rules are those that were published', () => {
	const readme = readFileSync('tests/fixtures/standards/README.md', 'utf8');
	expect(readme).toContain(createHash('sha256').update(source).digest('hex'));
});

/** A document takes the rules seconds. */
const PATIENCE = 120_000;

test.each(['invoice', 'creditNote'] as const)(
	'each %s keeps all rules of EN 16931',
	(kind) => {
		for (const billed of fc.sample(anyBilled, { numRuns: 2, seed: kind.length })) {
			const xml = eInvoice({ number: 'FL-2026-00017', content: contentOf(billed, kind), person: PERSON, words });
			expect(broken(xml)).toEqual([]);
		}
	},
	PATIENCE,
);

test(
	'the rules find what is wrong',
	() => {
		const [billed] = fc.sample(anyBilled, { numRuns: 1, seed: 7 });
		if (!billed) throw new Error('No sample');
		const xml = eInvoice({ number: 'FL-2026-00017', content: contentOf(billed, 'invoice'), person: PERSON, words });
		const wrong = xml.replace(/<cbc:ID>FL-2026-00017<\/cbc:ID>/, '').replace(/(<cbc:PayableAmount[^>]*>)/, '$19');
		expect(broken(wrong)).toEqual(expect.arrayContaining(['BR-02', 'BR-CO-16']));
	},
	PATIENCE,
);

test('a private client, and an issuer without an address, have none', () => {
	const [billed] = fc.sample(anyBilled, { numRuns: 1, seed: 7 });
	if (!billed) throw new Error('No sample');
	const content = contentOf(billed, 'invoice');
	expect(isEInvoice(content, { ...PERSON, company: null })).toBe(false);
	expect(isEInvoice({ ...content, seller: { ...content.seller, country: null } }, PERSON)).toBe(false);
	expect(isEInvoice(content, null)).toBe(false);
});
