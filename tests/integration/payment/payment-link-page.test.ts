import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentLink } from '#db/schema/payment';

import { withdrawPaymentLink } from '~/domain/payment/payment-links.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import { waiveInstalment } from '~/domain/payment/waive-instalment.server';
import { type Product, startProduct } from '../product';
import { agentContext } from '../proposal/sent-proposal';
import { linkedBookings } from './linked-bookings';

let product: Product;
let agent: Awaited<ReturnType<typeof agentContext>>;
let team: Awaited<ReturnType<typeof agentContext>>;
let linked: ReturnType<typeof linkedBookings>;

beforeAll(async () => {
	product = await startProduct('payment-link-page');
	[agent, team] = await Promise.all([agentContext(product), agentContext(product, 'team')]);
	linked = linkedBookings({ agent, team });
});
afterAll(() => product?.stop());

const LATE = '2026-11-17';

const pay = (leadId: string, minor: number) =>
	recordPayment({ ctx: team, leadId, minor, receivedOn: '2026-11-20', key: crypto.randomUUID() });
const open = (path: string, headers: Record<string, string> = {}) => product.ask(path, { headers });
/** The words of a page, with spaces as one reads them. */
const words = (html: string) =>
	html
		.replace(/<script[\s\S]*?<\/script>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/[\s\u00a0]+/g, ' ');

describe('the page of a payment link (MONEY-7)', () => {
	it('says who pays what by when, to which account and with which reference', async () => {
		const { path } = await linked();
		const { status, text, headers } = await open(path);
		expect(status).toBe(200);
		const page = words(text);
		for (const part of ['Ada Thorne', 'Chalet Enzian', 'Prepayment', '9 800,00 EUR', 'Friday, 25 December 2026'])
			expect(page).toContain(part);
		expect(page).toContain('CH93 0076 2011 6238 5295 7');
		expect(page).toMatch(/Reference RF\d\d [A-Z]{2}/);
		expect(text).toContain('<svg viewBox="0 0 ');
		expect(headers).toMatchObject({
			...{ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
		});
	});

	it('has no header, no footer, no third party, and no word of what the agency earns', async () => {
		const { path } = await linked();
		const data = await open(`${path}?_data=routes%2Fpayment%2Flink-page`);
		const { text } = await open(path);
		for (const each of [text, data.text])
			expect(each).not.toMatch(/commission|markup|net price|lead_pay|inst_|paylink_/i);
		// Without the markup it would be 9 450.
		expect(words(text)).not.toContain('9 450,00');
		const [head = ''] = text.split('</head>');
		expect(head).not.toMatch(/Thorne/);
		expect(head).not.toContain(path.split('/').at(-1));
		expect(text).not.toMatch(/<header|href="\/search|id="consent"/);
		const other = [...text.matchAll(/(?:src|srcset|href)="(https?:\/\/[^"/]+)/gi)].map(([, origin]) => origin);
		expect(other.filter((origin) => !origin?.includes('localhost'))).toEqual([]);
	});

	it('speaks the client’s language, and the other one when it is asked for', async () => {
		const { path } = await linked({ lead: { language: 'de' } });
		const german = await open(path, { 'accept-language': 'en' });
		expect(german.text).toContain('<html lang="de"');
		expect(words(german.text)).toContain('Per Überweisung zahlen');
		expect(words((await open(`${path}?lng=en`)).text)).toContain('Pay by bank transfer');
	});

	it('says what has become of it: partly paid, paid, overdue, let go', async () => {
		const { path, leadId } = await linked();
		await pay(leadId, 400_000);
		const partly = words((await open(path)).text);
		expect(partly).toContain('Partly paid');
		expect(partly).toContain('5 800,00 EUR still open');
		await pay(leadId, 580_000);
		const paid = words((await open(path)).text);
		expect(paid).toContain('Paid, thank you');
		expect(paid).toContain('Next, 18 200,00 EUR is due by Friday, 25 December 2026.');
		expect(paid).not.toContain('IBAN');
		const late = await linked({ first: LATE });
		expect(words((await open(late.path)).text)).toContain('Due three days ago');
		const [instalment] = late.instalments;
		await waiveInstalment({ ctx: team, id: instalment?.id ?? '', seenMinor: instalment?.minor ?? 0 });
		expect(words((await open(late.path)).text)).toContain('We no longer ask for this payment.');
	});

	it('asks for all that is due where it is for the booking', async () => {
		const { path } = await linked({ first: LATE, position: null });
		expect(words((await open(path)).text)).toContain('9 800,00 EUR');
	});

	it('asks for nothing once the booking is cancelled for free', async () => {
		const { path, cancel } = await linked();
		await cancel();
		const { status, text } = await open(path);
		expect([status, words(text)]).toEqual([200, expect.stringContaining('The booking was cancelled')]);
		expect(words(text)).not.toContain('IBAN');
	});

	it('is over once it was withdrawn or has ended, and then names no client', async () => {
		const { path, link } = await linked();
		await withdrawPaymentLink({ ctx: agent, id: link.id });
		const withdrawn = await open(path);
		expect(withdrawn.status).toBe(410);
		expect(words(withdrawn.text)).toContain('This link has been withdrawn');
		const ended = await linked();
		await agent.db.update(paymentLink).set({ expiresAt: 1 }).where(eq(paymentLink.id, ended.link.id));
		const gone = await open(ended.path);
		expect([gone.status, words(gone.text)]).toEqual([410, expect.stringContaining('This link has ended')]);
		for (const { text } of [withdrawn, gone]) expect(text).not.toMatch(/Thorne|IBAN|9\s800/);
	});

	it('is not found without a right token, and leads to no sign-in', async () => {
		for (const token of ['42', 'a'.repeat(26)]) {
			const { status, headers, text } = await open(`/partner/cimalpes-payment-links/${token}`);
			expect([status, headers.location]).toEqual([404, undefined]);
			expect(headers['referrer-policy']).toBe('no-referrer');
			expect(words(text)).toContain('This link leads nowhere');
		}
	});

	it('says whom to ask where the brand has no account', async () => {
		const { path } = await linked({ lead: { brandKey: 'demo-gold' } });
		const page = words((await open(path)).text);
		expect(page).toContain('Please ask');
		expect(page).not.toContain('IBAN');
	});
});

it('a network that tries twenty links that lead nowhere waits, with a right one too (MONEY-7)', async () => {
	const { path } = await linked();
	const headers = { 'cf-connecting-ip': '203.0.113.77' };
	for (let at = 0; at < 20; at += 1)
		expect(
			(await open(`/partner/cimalpes-payment-links/${'b'.repeat(25)}${at % 8 === 0 ? 'c' : 'd'}`, headers)).status,
		).toBe(404);
	const refused = await open(path, headers);
	expect(refused.status).toBe(429);
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
