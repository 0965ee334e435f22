import { writeFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newBookingNumber } from '#db/booking-number';
import { type Database, openDatabase } from '#db/client';
import { invoice } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import { writeBatch } from '#db/write-batch';
import { issueMissing } from '~/domain/invoice/issue-missing.server';
import { bookPaymentStatements } from '~/domain/payment/book-payment.server';
import { createPaymentLink } from '~/domain/payment/payment-links.server';
import { planMissing } from '~/domain/payment/plan-missing.server';
import { ensurePdfTools } from '../../../workers/local/pdf-tools';
import { NOW } from '../enquiry/enquiry-context';
import { insertLead } from '../lead/lead-workspace';
import { type Product, startProduct } from '../product';
import { agentContext } from '../proposal/sent-proposal';
import { signInAs } from '../sign-in';
import { askFile, readPdf } from './read-pdf';

let product: Product;
let db: Database;
let cookie: string;

/** VAT that the price holds, in the operator's name, the scheme for travel agents, and one with an inverted bar. */
const BRANDS = ['default', 'demo', 'corvin', 'aldern-voss'] as const;
const SHOTS = process.env.INVOICE_SHOTS;

beforeAll(async () => {
	ensurePdfTools();
	product = await startProduct('invoice-documents');
	db = openDatabase({ url: product.installation.databaseUrl });
	cookie = await signInAs(product, 'agent');
	const of = (table: string, id: string) =>
		sql`(select no from ${sql.raw(table)} where id = ${id})` as unknown as number;
	const ours = { agencyNo: of('travel_agency', 'agency_nordwand'), userNo: of('user', 'user_agent') };
	await db.$client.batch(
		[
			`insert into property_tourist_tax (property_no, position, kind, amount_minor, currency, from_age, is_included)
				select no, 90, 'per_person_night', 280, 'EUR', 18, 1 from property where key = 'chalet-enzian'`,
			`update operator set legal_name = 'Enzian Lodging GmbH', street = 'Omesberg 9', postal_code = '6764', town = 'Lech',
				country_code = 'AT', vat_id = 'ATU61827403'`,
		],
		'write',
	);
	for (const brandKey of BRANDS)
		await insertLead(db, {
			...{
				...ours,
				brandKey,
				id: `lead_invoiced_${brandKey}`,
				bookingNumber: newBookingNumber('FL', 'lead'),
				status: 'confirmedBooking',
			},
			...{ subtotalMinor: 1_000_000, cardFeeMinor: 30_000, totalMinor: 1_030_000, commissionMinor: 123_456 },
			...{ markupMinor: 100_000, propertyName: 'Chalet Enzian', clientFirstName: 'Zoë', clientLastName: 'Šťastná' },
			...{ pax: 4, adults: 4, children: 0, address: 'Lange Gasse 8', postalCode: '1080', city: 'Wien', country: 'AT' },
			propertyNo: sql`(select no from property where key = 'chalet-enzian')` as unknown as number,
		});
	await issueMissing({ db, now: NOW });
	const [own] = await db.select().from(lead).where(eq(lead.id, 'lead_invoiced_default'));
	await writeBatch(
		db,
		await bookPaymentStatements(
			db,
			{
				...{ id: 'pay_one', leadNo: own?.no ?? 0, brandKey: 'default', way: 'bank', currency: 'EUR', minor: 350_000 },
				...{ receivedOn: '2026-11-19', source: 'test:one', actor: 'system' },
			},
			NOW,
		),
	);
});
afterAll(() => product?.stop());

async function open(leadId: string, kind: 'invoice' | 'receipt', language: 'en' | 'de', who = cookie) {
	const [found] = await db
		.select({ id: invoice.id, number: invoice.number })
		.from(invoice)
		.innerJoin(lead, eq(lead.no, invoice.leadNo))
		.where(sql`${lead.id} = ${leadId} and ${invoice.kind} = ${kind}`);
	const path = `/partner/dashboard/leads/${leadId}/invoices/${found?.id}.pdf?lng=${language}`;
	return { ...(await askFile(product.ports.site, path, { cookie: who })), number: found?.number ?? '' };
}

describe('an invoice on paper', () => {
	test.each(BRANDS.flatMap((brand) => (['en', 'de'] as const).map((language) => [brand, language] as const)))(
		'in the brand %s and in %s has one price, and nothing of what the agency earns',
		async (brand, language) => {
			const { status, headers, bytes, number } = await open(`lead_invoiced_${brand}`, 'invoice', language);
			expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
			if (SHOTS) writeFileSync(`${SHOTS}/invoice-${brand}-${language}.pdf`, bytes);
			const { text, ...pdf } = readPdf(bytes);
			expect(pdf).toMatchObject({ language, size: '595.28 x 841.89 pts (A4)', hasBookmarks: true, strangeFonts: [] });
			expect(text).toContain(number);
			expect(text).toContain('Zoë Šťastná');
			expect(text).toContain('Lange Gasse 8');
			expect(text).toMatch(/EUR 11.300[.,]00/);
			// 2.80 for each of four adults in seven nights.
			expect(text).toMatch(/EUR 78[.,]40/);
			expect(text).not.toMatch(/commission|provision|markup|aufschlag|1 234[.,]56/i);
		},
	);

	test('says the VAT of each rate, or why there is none, and in whose name it is', async () => {
		const german = readPdf((await open('lead_invoiced_default', 'invoice', 'de')).bytes).text;
		const gross = 1_130_000 - 7_840;
		const net = Math.round(gross / 1.1);
		const figure = (minor: number) =>
			new RegExp(
				`EUR ${Math.floor(minor / 100)
					.toLocaleString('en')
					.replace(/,/g, '.')}[.,]${String(minor % 100).padStart(2, '0')}`,
			);
		expect(german).toMatch(figure(net));
		expect(german).toMatch(figure(gross - net));
		const agent = readPdf((await open('lead_invoiced_demo', 'invoice', 'en')).bytes).text;
		expect(agent).toContain('in the name and for the account of Enzian Lodging GmbH');
		const margin = readPdf((await open('lead_invoiced_corvin', 'invoice', 'en')).bytes).text;
		expect(margin).toContain('Margin scheme – travel agents');
	});
});

test('a receipt says what came and for which invoice', async () => {
	const { bytes, number } = await open('lead_invoiced_default', 'receipt', 'en');
	if (SHOTS) writeFileSync(`${SHOTS}/receipt-default-en.pdf`, bytes);
	const { text } = readPdf(bytes);
	expect(text).toContain(number);
	expect(text).toMatch(/Received EUR 3.500[.,]00/);
	expect(text).toMatch(/For invoice FL-2026-\d{5} of/);
	expect(await db.select().from(payment)).toHaveLength(1);
});

test('a client reads its receipts by the payment link, and those of no other booking', async () => {
	const agent = await agentContext(product);
	const linkOf = async (leadId: string) => new URL((await createPaymentLink({ ctx: agent, leadId })).url).pathname;
	await planMissing({ db, now: NOW });
	const [path, other] = [await linkOf('lead_invoiced_default'), await linkOf('lead_invoiced_demo')];
	const [receipt] = await db.select({ id: invoice.id }).from(invoice).where(eq(invoice.kind, 'receipt'));
	const { status, bytes, headers } = await askFile(product.ports.site, `${path}/${receipt?.id}.pdf`, {});
	expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
	expect(readPdf(bytes).text).toMatch(/EUR 3.500[.,]00/);
	expect((await product.ask(path)).text).toContain(`${path}/${receipt?.id}.pdf`);
	for (const wrong of [`${other}/${receipt?.id}.pdf`, `${path}/inv_${'0'.repeat(36)}.pdf`, `${path}/else`])
		expect((await product.ask(wrong)).status).toBe(404);
});

test.each(['stranger', 'operator'])('another one (%s) gets none', async (login) => {
	const who = await signInAs(product, login).catch(() => '');
	expect((await open('lead_invoiced_default', 'invoice', 'en', who)).status).not.toBe(200);
});
