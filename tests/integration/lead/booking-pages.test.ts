import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { lead } from '#db/schema/lead';
import { plainDate } from '~/domain/date/plain-date';
import { moveLead } from '~/domain/lead/move-lead.server';
import { wordsOf } from '../faults/forms';
import { form } from '../http';
import { type Product, startProduct, TODAY } from '../product';
import { pageHead } from '../routes/page-head';
import { expectNoCardIn } from './card-traces';
import { insertLead } from './lead-workspace';

let product: Product;
beforeAll(async () => {
	product = await startProduct('booking-pages');
});
afterAll(() => product?.stop());

const PROPERTY = '/chalets/austria/lech/chalet-enzian';
const BOOK = `${PROPERTY}/book-now`;

const CONTACT = {
	step: 'contact',
	go: 'next',
	checkIn: '2027-01-09',
	checkOut: '2027-01-16',
	serviceLevel: 'catered',
	adults: '2',
	children: '0',
	firstName: 'Katharina',
	lastName: 'von Bülow',
	email: 'katharina@vonbuelow.example',
	phone: '+49 171 555 01 42',
	address: 'Maximilianstraße 12',
	postalCode: '80538',
	city: 'München',
	country: 'DE',
	comments: 'Late arrival.',
};
const TRANSFER = { ...CONTACT, step: 'payment', paymentMethod: 'bank_transfer' };
const NUMBER = '4539 1488 0343 6467';
const CVV = '9417';
const CARD = {
	...CONTACT,
	step: 'payment',
	paymentMethod: 'credit_card',
	ccNumber: NUMBER,
	ccName: 'Ottokar Zwiebelturm',
	ccExpiry: '09 / 28',
	ccCvv: CVV,
};
/** Beginning of the number, code and name; digits within longer ones, such as a port, are none of the card's. */
const OF_THE_CARD = /(?<!\w)(?:4539|9417)(?!\d)|Ottokar/;
const CONSENTS = { privacy: 'on', salesPolicy: 'on', strTerms: 'on', operatorTerms: 'on', disclaimer: 'on' };

function send(fields: Record<string, string>, path = BOOK, host = 'demo.localhost') {
	const question = form(fields);
	return product.ask(path, {
		...question,
		host: product.host(host),
		headers: { ...question.headers, 'accept-language': 'en' },
	});
}

const hidden = (html: string, name: string) =>
	new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';

/** Everything of the steps before, as the checkout's page sends it. */
function checkout(html: string, fields: Record<string, string>) {
	const {
		ccNumber: _1,
		ccName: _2,
		ccExpiry: _3,
		ccCvv: _4,
		...saved
	} = {
		...CARD,
		...fields,
	};
	const token = hidden(html, 'cardToken');
	return {
		...saved,
		...CONSENTS,
		step: 'checkout',
		go: 'send',
		shown: hidden(html, 'shown'),
		...(token ? { cardToken: token } : {}),
	};
}

const leads = () => openDatabase({ url: product.installation.databaseUrl }).select().from(lead);
const sql = (statement: string) => openDatabase({ url: product.installation.databaseUrl }).$client.execute(statement);

describe('the address of the booking', () => {
	it.each([
		['firnlicht.localhost', BOOK, 302, PROPERTY],
		['demo.localhost', `${PROPERTY}/take-option`, 302, PROPERTY],
		['demo.localhost', '/chalets/Austria/lech/chalet-enzian/book-now', 301, BOOK],
	])('%s%s answers %i to %s', async (host, path, status, target) => {
		const answer = await product.ask(`${path}?checkIn=2027-01-09`, {
			host: product.host(host),
			headers: { 'accept-language': 'en' },
		});
		expect(answer.status).toBe(status);
		expect(answer.headers.location).toBe(`${target}?checkIn=2027-01-09`);
	});

	it('requires a sign-in where the brand needs one', async () => {
		const { status, headers } = await product.ask(BOOK, { host: product.host('demo-gold.localhost') });
		expect([status, headers.location]).toEqual([302, `/signin?to=${encodeURIComponent(BOOK)}`]);
	});

	it('is no way around the flag either', async () => {
		for (const host of ['firnlicht.localhost', 'demo-gold.localhost'])
			expect((await send(checkout('', TRANSFER), BOOK, host)).status).toBe(302);
		expect(await leads()).toEqual([]);
	});

	it('is not indexed, belongs to its property, and knows no other', async () => {
		const answer = await product.ask(`${BOOK}?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered`, {
			host: product.host('demo.localhost'),
			headers: { 'accept-language': 'en' },
		});
		const head = pageHead(answer.text);
		expect(answer.status).toBe(200);
		expect(head.robots).toBe('noindex');
		expect(head.canonical).toMatch(new RegExp(`${PROPERTY}$`));
		expect(wordsOf(answer.text)).toContain('24 500,00 EUR');
		const nobody = await product.ask('/chalets/austria/lech/chalet-nobody/book-now', {
			host: product.host('demo.localhost'),
		});
		expect(nobody.status).toBe(404);
	});
});

describe('without script', () => {
	it('reports all errors at their fields, with status 400, and preserves the input', async () => {
		const { status, text } = await send({
			step: 'contact',
			go: 'next',
			adults: '40',
			children: '0',
			city: 'Bern',
			pet: 'on',
		});
		expect(status).toBe(400);
		for (const sentence of [
			'Please enter the check in date',
			'Please choose a service level',
			'Please enter fewer travellers.',
			'Please enter your first name',
			'Please enter your address',
			'Please enter your country',
		])
			expect(text).toContain(sentence);
		expect(text).toContain('value="Bern"');
	});

	it('requires the number of guests where none was given', async () => {
		const { status, text } = await send({ ...CONTACT, children: '' });
		expect(status).toBe(400);
		expect(wordsOf(text)).toContain('Please enter the number of guests');
	});

	it('says that there is no price for a period, byte for byte', async () => {
		const { text } = await send({ ...CONTACT, checkIn: '2027-07-03', checkOut: '2027-07-10' });
		expect(wordsOf(text)).toContain(
			'Unfortunately, we cannot provide a price for the given period and service level. Please choose different values.',
		);
		expect(wordsOf(text)).toContain('Please choose different values. Prices for these dates are not out yet.');
	});

	it('says the four sentences of a card, and writes none of its fields back', async () => {
		const { status, text } = await send({
			...CARD,
			ccNumber: '4539 14x',
			ccName: 'Ot',
			ccExpiry: '0',
		});
		expect(status).toBe(400);
		for (const sentence of [
			'Please provide the credit card number.',
			'Please provide the name on the credit card.',
			'Please enter the two-digit month of expiration.',
		])
			expect(text).toContain(sentence);
		expect(text).not.toMatch(OF_THE_CARD);
		expect(text).not.toContain('value="Ot"');
		for (const name of ['ccNumber', 'ccName', 'ccExpiry', 'ccCvv'])
			expect(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? '').toContain('value=""');
		const { text: withMonth } = await send({ ...CARD, ccExpiry: '09 / 2' });
		expect(withMonth).toContain('Please enter the two-digit year of expiration.');
	});

	it('refuses a number with a false digit at its field (PRIVACY-3)', async () => {
		const { status, text } = await send({ ...CARD, ccNumber: '4111 1111 1111 1112' });
		expect(status).toBe(400);
		expect(wordsOf(text)).toContain('Please check the number of the card: one of its digits cannot be right.');
		expect(/<input[^>]*name="ccNumber"[^>]*>/.exec(text)?.[0]).toContain('aria-invalid="true"');
	});

	it('shows a stored card by its last digits, keeps it on the way back, and takes it off for a transfer', async () => {
		const next = await send(CARD);
		expect(next.status).toBe(200);
		expect(wordsOf(next.text)).toContain('Visa ending 6467 , valid until 09/2028');
		const cardToken = hidden(next.text, 'cardToken');
		expect(cardToken).toMatch(/^card_[\w-]{27}$/);
		const { ccNumber: _n, ccCvv: _c, ccName: _a, ccExpiry: _e, ...rest } = CARD;
		const back = await send({ ...rest, step: 'checkout', go: 'back', cardToken });
		expect(wordsOf(back.text)).toContain('This card is kept safely for your booking.');
		const again = await send({ ...rest, cardToken });
		expect(wordsOf(again.text)).toContain('Visa ending 6467');
		const transfer = await send({ ...rest, paymentMethod: 'bank_transfer', cardToken });
		expect(hidden(transfer.text, 'cardToken')).toBe('');
	});

	it('says what changed when the price is another by then, and books nothing', async () => {
		const page = await send(TRANSFER);
		await sql("update stay_rate set price_minor = 2500000 where check_in = '2027-01-09' and level = 2");
		try {
			const { status, text } = await send(checkout(page.text, TRANSFER));
			expect(status).toBe(409);
			expect(wordsOf(text)).toContain(
				'The price has changed since you saw it: it was 24 500,00 EUR, it is now 25 000,00 EUR.',
			);
			expect(text).toMatch(/name="privacy"[^>]*checked=""/);
			expect(hidden(text, 'shown')).toMatch(/^EUR 2500000 0;/);
			expect(await leads()).toEqual([]);
		} finally {
			await sql("update stay_rate set price_minor = 2450000 where check_in = '2027-01-09' and level = 2");
		}
	});

	it('leads back to the period when it was sold meanwhile, with another to tap', async () => {
		const page = await send(TRANSFER);
		await sql("update stay_rate set status = 'sold' where check_in = '2027-01-09' and level = 2");
		try {
			const { status, text } = await send(checkout(page.text, TRANSFER));
			expect(status).toBe(400);
			expect(wordsOf(text)).toContain('The property is sold in your desired period.');
			expect(text).toContain('name="near" value="2027-01-16_2027-01-23"');
			expect(text).toContain('value="Katharina"');
		} finally {
			await sql("update stay_rate set status = 'available' where check_in = '2027-01-09' and level = 2");
		}
	});

	it('books once however often it is sent, and leaves card number and security code nowhere', async () => {
		const page = await send(CARD);
		const fields = checkout(page.text, {});
		const answers = await Promise.all([1, 2, 3].map(() => send(fields)));
		for (const { status, text } of answers) {
			expect(status).toBe(200);
			expect(wordsOf(text)).toContain(
				'Thank you for your booking! We will send you a confirmation email within the next few minutes.',
			);
			const number = /Your number ([A-Z]+-[A-Z\d]{6})/.exec(wordsOf(text))?.[1];
			expect(pageHead(text).title).toContain(`Booking ${number}: Chalet Enzian`);
			expect(text).not.toMatch(/<button[^>]*disabled=""/);
		}
		const rows = await leads();
		expect(rows).toMatchObject([
			{ status: 'requestedBooking', cardLastFour: '6467', cardBrand: 'visa', brandKey: 'demo', postalCode: '80538' },
		]);
		const mails = await mailsTold();
		expect(mails.map(({ subject }) => subject).join()).toContain('Your booking of Chalet Enzian');

		// a failing sending, so that there is something to log
		await send({ ...CARD, ccCvv: 'x', checkIn: 'no date' });
		expectNoCardIn('booking-pages', { number: NUMBER, name: CARD.ccName, cvv: CVV });
	});

	it('keeps everything but the card while the database is away', async () => {
		await product.ask(BOOK, { host: product.host('demo.localhost'), headers: { 'accept-language': 'en' } });
		await product.installation.database.stop();
		try {
			const { status, text } = await send(CARD);
			expect(status).toBe(503);
			expect(wordsOf(text)).toContain('A problem occurred. Please reach us by email or phone.');
			expect(text).toContain('value="Maximilianstraße 12"');
			expect(text).not.toMatch(OF_THE_CARD);
		} finally {
			await product.installation.database.start();
		}
	});
});

describe('the schedule', () => {
	it('ends an option by itself, and its week can be booked again', async () => {
		const db = openDatabase({ url: product.installation.databaseUrl });
		const { rows } = await sql("select no from property where key = 'chalet-enzian'");
		const week = { checkIn: '2027-01-16', checkOut: '2027-01-23' };
		const requested = await insertLead(db, {
			...week,
			brandKey: 'demo',
			propertyNo: Number(rows[0]?.no),
			status: 'requestedOption',
		});
		const ctx = { db, today: plainDate(TODAY), now: Date.now() };
		const actor = { id: 'user_admin', role: 'admin' } as const;
		await moveLead({
			ctx,
			scope: { reach: 'all' },
			lead: requested,
			to: 'confirmedOption',
			actor,
			expiresAt: Date.now() + 400,
		});
		const sold = 'The property is sold in your desired period.';
		expect(wordsOf((await send({ ...CONTACT, ...week })).text)).toContain(sold);

		await new Promise((done) => setTimeout(done, 500));
		await product.installation.workers.tick();
		const [row] = await db.select().from(lead).where(eq(lead.id, requested.id));
		expect(row).toMatchObject({ status: 'expiredOption', version: 3, expiresAt: null });
		const next = wordsOf((await send({ ...CONTACT, ...week })).text);
		expect(next).not.toContain(sold);
		expect(next).toContain('How would you like to pay?');
	});
});

async function mailsTold() {
	for (let tries = 0; tries < 100; tries += 1) {
		const mails = await product.mails();
		if (mails.length >= 2) return mails;
		await new Promise((done) => setTimeout(done, 100));
	}
	throw new Error('no mail arrived');
}
