import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { lead } from '#db/schema/lead';
import { wordsOf } from '../faults/forms';
import { form } from '../http';
import { expectNoCardIn } from '../lead/card-traces';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
const sessions = new Map<string, string>();
beforeAll(async () => {
	product = await startProduct('trade-leads');
	for (const login of ['agent', 'thornbury', 'lifestyle', 'corvin', 'admin', 'blaufirn'])
		sessions.set(login, await signInAs(product, login));
});
afterAll(() => product?.stop());

const PROPERTY = '/chalets/austria/lech/chalet-enzian';
const STAY = { checkIn: '2027-01-09', checkOut: '2027-01-16', serviceLevel: 'catered', adults: '4' };
const CLIENT = { firstName: 'Jonas', lastName: 'Lindqvist', nationality: 'Swedish' };
const NUMBER = '4539 1488 0343 6467';
const CVV = '9417';
const CARD = {
	ccNumber: NUMBER,
	ccName: 'Ottokar Zwiebelturm',
	ccExpiry: '09 / 28',
	ccCvv: CVV,
};

function send(action: string, fields: Parameters<typeof form>[0], login = 'agent', query = '') {
	const question = form(fields);
	return product.ask(`${PROPERTY}/${action}${query}`, {
		...question,
		headers: { ...question.headers, 'accept-language': 'en', cookie: String(sessions.get(login)) },
	});
}

function look(path: string, login: string | null) {
	return product.ask(path, {
		headers: { 'accept-language': 'en', ...(login ? { cookie: String(sessions.get(login)) } : {}) },
	});
}

const hidden = (html: string, name: string) =>
	new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
const leadsOf = (lastName: string) =>
	openDatabase({ url: product.installation.databaseUrl }).select().from(lead).where(eq(lead.clientLastName, lastName));
const sql = (statement: string) => openDatabase({ url: product.installation.databaseUrl }).$client.execute(statement);

describe('the addresses', () => {
	test.each([
		['book-now', null, 302],
		['take-option', null, 302],
		['save-interest', null, 302],
		['book-now', 'lifestyle', 302],
		['take-option', 'lifestyle', 302],
		['save-interest', 'lifestyle', 200],
		['book-now', 'agent', 200],
		['take-option', 'agent', 200],
		['save-interest', 'admin', 302],
		['nonsense', 'agent', 404],
	])('…/%s for %s answers %i', async (action, login, status) => {
		const answer = await look(`${PROPERTY}/${action}?checkIn=2027-01-09`, login);
		expect(answer.status).toBe(status);
		if (status === 302) expect(answer.headers.location).toBe(`${PROPERTY}?checkIn=2027-01-09`);
	});

	test('a dialog stands over its property, with the stay of the address', async () => {
		const { text } = await look(
			`${PROPERTY}/take-option?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered`,
			'agent',
		);
		expect(text).toContain('<h1');
		expect(text).toMatch(/<dialog[^>]*open=""/);
		expect(text).toMatch(/name="checkIn"[^>]*value="2027-01-09"/);
	});
});

describe('an interest', () => {
	test('reports missing fields in the specified words, and preserves the input', async () => {
		const { status, text } = await send(
			'save-interest',
			{ step: 'details', go: 'send', checkIn: '', comments: 'A quiet week' },
			'thornbury',
		);
		expect(status).toBe(400);
		for (const sentence of [
			'Please enter the check in date',
			'Please enter the check out date',
			'Please enter the client&#x27;s first name',
			'Please enter the client&#x27;s last name',
			'Please enter the client&#x27;s nationality',
			'Please enter the booking reference',
			'Please enter the client reference',
		])
			expect(text).toContain(sentence);
		expect(text).toContain('A quiet week');
	});

	test('is saved with the prefixes of the brand, level and guests left open', async () => {
		const { checkIn, checkOut } = STAY;
		const fields = {
			step: 'details',
			go: 'send',
			checkIn,
			checkOut,
			...CLIENT,
			lastName: 'Prefix',
			tls: '26-10455',
			cc: 'CC48-2210',
		};
		const { status, text } = await send('save-interest', fields, 'thornbury');
		expect(status).toBe(200);
		expect(wordsOf(text)).toContain('You successfully saved this interest.');
		const [saved] = await leadsOf('Prefix');
		expect(saved).toMatchObject({
			status: 'interest',
			bookingReference: 'TLS26-10455',
			clientReference: 'CC48-2210',
			brandKey: 'thornbury',
		});
		expect(text).toContain(`/partner/dashboard/leads/${saved?.id}`);
	});

	test('has a markup where the brand has one, and none of an American-card brand', async () => {
		const fields = { step: 'details', go: 'send', ...STAY, ...CLIENT, markup: '1 200,50', tls: 'X1', cc: 'Y1' };
		await send('save-interest', { ...fields, lastName: 'Marked' });
		await send('save-interest', { ...fields, lastName: 'Unmarked', amexCardMember: 'on' }, 'lifestyle');
		expect(await leadsOf('Marked')).toMatchObject([
			{ markupMinor: 120_050, subtotalMinor: 2_450_000, commissionMinor: 245_000 },
		]);
		expect(await leadsOf('Unmarked')).toMatchObject([{ markupMinor: null, isAmexCardMember: true }]);
		const invalid = await send('save-interest', { ...fields, markup: 'a lot' });
		expect(invalid.status).toBe(400);
	});
});

describe('an option', () => {
	test('is asked for with client, stay and guests', async () => {
		const short = await send('take-option', { step: 'details', go: 'send', ...STAY, ...CLIENT, adults: '40' });
		expect(short.status).toBe(400);
		expect(wordsOf(short.text)).toContain('Please enter less travelers.');
		const { status } = await send('take-option', {
			step: 'details',
			go: 'send',
			...STAY,
			...CLIENT,
			lastName: 'Option',
		});
		expect(status).toBe(200);
		expect(await leadsOf('Option')).toMatchObject([
			{ status: 'requestedOption', pax: 4, adults: 4, children: 0, paymentMethod: null },
		]);
	});

	test('says who comes: adults, children and their ages, on the lead, its paper and in the mails', async () => {
		const party = { adults: '3', children: '2', childrenAges: ['6', '1'] };
		const sent = { step: 'details', go: 'send', ...STAY, ...CLIENT, ...party, lastName: 'Family' };
		expect((await send('take-option', sent)).status).toBe(200);
		const [lead] = await leadsOf('Family');
		expect(lead).toMatchObject({ pax: 4, adults: 3, children: 2, childrenAges: [6, 1] });
		for (const path of [`/partner/dashboard/leads/${lead?.id}`, `/partner/dashboard/leads/${lead?.id}/confirmation`])
			expect(wordsOf((await look(path, 'agent')).text)).toContain('3 adults, 2 children (aged 6, under 2)');
		const alone = await send('take-option', { ...sent, adults: '' });
		expect([alone.status, wordsOf(alone.text).includes('Please enter the number of adults')]).toEqual([400, true]);
	});

	test('of a period without a price is refused with its fixed sentence', async () => {
		const { status, text } = await send('take-option', {
			step: 'details',
			go: 'send',
			...STAY,
			...CLIENT,
			checkIn: '2027-03-01',
			checkOut: '2027-03-06',
		});
		expect(status).toBe(400);
		expect(wordsOf(text)).toContain(
			'Unfortunately, we can not provide a price for the given period and service level. Please choose different values.',
		);
	});
});

describe('a booking', () => {
	const details = { step: 'details', go: 'next', ...STAY, ...CLIENT, lastName: 'Booking', tls: '26-1', cc: '48-1' };

	test('goes through details, payment and summary, by card, and leaves the card nowhere', async () => {
		const requested = await send('book-now', details);
		expect(requested.status).toBe(200);
		expect(wordsOf(requested.text)).toContain('How does the client pay?');
		const paid = await send('book-now', { ...details, step: 'payment', paymentMethod: 'credit_card', ...CARD });
		expect(wordsOf(paid.text)).toContain('Visa ending 6467');
		expect(paid.text).not.toMatch(/(?<!\w)(?:4539|9417)(?!\d)|Ottokar/);
		const last = {
			...details,
			step: 'summary',
			go: 'send',
			paymentMethod: 'credit_card',
			cardToken: hidden(paid.text, 'cardToken'),
			shown: hidden(paid.text, 'shown'),
		};
		const refused = await send('book-now', last);
		expect(refused.status).toBe(400);
		expect(wordsOf(refused.text)).toContain('Please accept this disclaimer');
		const answers = await Promise.all([1, 2, 3].map(() => send('book-now', { ...last, disclaimer: 'on' })));
		for (const { status, text } of answers) {
			expect(status).toBe(200);
			expect(wordsOf(text)).toContain(
				'Thank you four your booking! We will send you a confirmation email within the next few minutes',
			);
		}
		expect(await leadsOf('Booking')).toMatchObject([
			{
				status: 'requestedBooking',
				cardLastFour: '6467',
				paymentMethod: 'credit_card',
				totalMinor: 2_511_250,
				commissionMinor: 245_000,
			},
		]);
		await send('book-now', { ...details, step: 'payment', paymentMethod: 'credit_card', ...CARD, ccCvv: 'x' });
		expectNoCardIn('trade-leads', { number: NUMBER, name: 'Ottokar Zwiebelturm', cvv: CVV });
	});

	test('of an American-card brand requires no security code', async () => {
		const meridian = await look(`${PROPERTY}/save-interest`, 'lifestyle');
		expect(meridian.text).toContain('The client is an Amex card member');
		expect((await look(`${PROPERTY}/save-interest`, 'agent')).text).not.toContain('Amex card member');
	});

	test('shows what has changed when the price is another by then, and writes nothing', async () => {
		const page = await send('book-now', {
			...details,
			step: 'payment',
			paymentMethod: 'bank_transfer',
			lastName: 'Changed',
		});
		await sql("update stay_rate set price_minor = 2500000 where check_in = '2027-01-09' and level = 2");
		try {
			const { status, text } = await send('book-now', {
				...details,
				lastName: 'Changed',
				step: 'summary',
				go: 'send',
				paymentMethod: 'bank_transfer',
				disclaimer: 'on',
				shown: hidden(page.text, 'shown'),
			});
			expect(status).toBe(409);
			expect(wordsOf(text)).toContain('it was EUR 24 500,00, it is now EUR 25 000,00');
			expect(await leadsOf('Changed')).toEqual([]);
		} finally {
			await sql("update stay_rate set price_minor = 2450000 where check_in = '2027-01-09' and level = 2");
		}
	});

	test('goes on from an interest of the agency, and of no other', async () => {
		const [saved] = await leadsOf('Marked');
		const query = `?lead=${saved?.id}`;
		const own = await look(`${PROPERTY}/book-now${query}`, 'agent');
		expect(own.text).toMatch(/name="lastName"[^>]*value="Marked"|value="Marked"[^>]*name="lastName"/);
		expect((await look(`${PROPERTY}/book-now${query}`, 'blaufirn')).status).toBe(404);
		const fields = {
			...details,
			lastName: 'Marked',
			step: 'summary',
			go: 'send',
			paymentMethod: 'bank_transfer',
			disclaimer: 'on',
			version: String(saved?.version),
		};
		expect((await send('book-now', { ...fields, version: '7' }, 'agent', query)).status).toBe(409);
		expect((await send('book-now', fields, 'agent', query)).status).toBe(200);
		expect(await leadsOf('Marked')).toMatchObject([{ id: saved?.id, status: 'requestedBooking' }]);
	});
});

describe.each([
	['meridian-travel', 'agency_blaufirn', 'blaufirn', '2027-01-16', '2027-01-23'],
	['meridian-lifestyle', 'agency_corvin', 'corvin', '2027-01-16', '2027-01-23'],
])('an agent of the card brand %s', (brandKey, agencyId, login, checkIn, checkOut) => {
	const code = /name="ccCvv"/;

	test('books with the client’s card, which is asked for no security code', async () => {
		await sql(`update travel_agency set pinned_brand_key = '${brandKey}' where id = '${agencyId}'`);
		sessions.set(login, await signInAs(product, login));
		const lastName = `Card ${login}`;
		const details = {
			step: 'details',
			go: 'next',
			...STAY,
			checkIn,
			checkOut,
			...CLIENT,
			lastName,
			tls: '26-1',
			cc: '48-1',
		};
		const payment = await send('book-now', details, login);
		expect(payment.status).toBe(200);
		expect(payment.text).toMatch(/name="ccNumber"/);
		expect(payment.text).not.toMatch(code);
		const { ccCvv: _, ...card } = CARD;
		const paid = await send('book-now', { ...details, step: 'payment', paymentMethod: 'credit_card', ...card }, login);
		expect(wordsOf(paid.text)).toContain('Visa ending 6467');
		const last = {
			...details,
			step: 'summary',
			go: 'send',
			paymentMethod: 'credit_card',
			cardToken: hidden(paid.text, 'cardToken'),
			shown: hidden(paid.text, 'shown'),
			disclaimer: 'on',
		};
		const booked = await send('book-now', last, login);
		expect(booked.status).toBe(200);
		expect(wordsOf(booked.text)).toContain('Thank you for your booking!');
		expect(await leadsOf(lastName)).toMatchObject([
			{ status: 'requestedBooking', cardLastFour: '6467', paymentMethod: 'credit_card', brandKey },
		]);
	});
});

describe('a week under option', () => {
	const WEEK = { ...STAY, checkIn: '2027-01-16', checkOut: '2027-01-23' };
	const query = `checkIn=${WEEK.checkIn}&checkOut=${WEEK.checkOut}&serviceLevel=catered&tab=availability`;
	const leadPage = (id: string) => `/partner/dashboard/leads/${id}`;
	const take = (login: string, lastName: string) =>
		send('take-option', { step: 'details', go: 'send', ...WEEK, ...CLIENT, lastName, tls: '1', cc: '2' }, login);
	const post = (path: string, fields: Record<string, string>, login: string) => {
		const question = form(fields);
		return product.ask(path, {
			...question,
			headers: { ...question.headers, 'accept-language': 'en', cookie: String(sessions.get(login)) },
		});
	};
	const one = async (lastName: string) => {
		const [found, ...more] = await leadsOf(lastName);
		if (!found || more.length > 0) throw new Error(`${more.length} more leads of ${lastName}`);
		return found;
	};

	test('is seen as such at once, waited for in line, and follows when the first option ends', async () => {
		sessions.set('operator', await signInAs(product, 'operator'));
		expect((await look(`${PROPERTY}?${query}`, 'thornbury')).text).toContain('id="go-book"');
		await take('agent', 'First');
		const first = await one('First');
		expect((await look('/partner/inbox', 'operator')).text).toContain(first.bookingNumber);
		const confirmed = await post(
			'/partner/inbox',
			{ intent: 'confirm', id: first.id, version: '1', hours: '48' },
			'operator',
		);
		expect(confirmed.status).toBe(200);

		const { text } = await look(`${PROPERTY}?${query}`, 'thornbury');
		expect(wordsOf(text)).toContain('On option');
		expect(wordsOf(text)).toContain('Take option (yours waits in line)');
		expect(text).not.toContain('id="go-book"');
		expect(wordsOf((await take('thornbury', 'Second')).text)).toContain('yours waits in line');
		const second = await one('Second');
		expect(wordsOf((await look(leadPage(second.id), 'thornbury')).text)).toContain('waits in line, place 1');
		const inbox = await look('/partner/inbox', 'operator');
		const request = inbox.text.split(`id="${second.id}"`)[1]?.split('</article>')[0] ?? '';
		expect(wordsOf(request)).toContain('is confirmed by itself when that one ends');
		expect(request).not.toContain('value="confirm"');
		expect(wordsOf(request)).not.toContain('Answer by');

		await post(leadPage(first.id), { intent: 'withdraw', version: '2' }, 'agent');
		expect(await one('Second')).toMatchObject({ status: 'confirmedOption', queuePosition: null });
	});

	test('has a page and a paper that say what holds, in both languages', async () => {
		const { id, bookingNumber } = await one('Second');
		const page = wordsOf((await look(leadPage(id), 'thornbury')).text);
		expect(page).toContain(bookingNumber);
		expect(page).toContain('if booked today');
		const paper = wordsOf((await look(`${leadPage(id)}/confirmation`, 'thornbury')).text);
		for (const words of [
			bookingNumber,
			'The nights are held for you until',
			'free of charge',
			'Payments, if booked today',
		])
			expect(paper).toContain(words);
		expect(paper).not.toContain('Address');
		const german = await product.ask(`${leadPage(id)}/confirmation?lng=de`, {
			headers: { 'accept-language': 'de', cookie: String(sessions.get('thornbury')) },
		});
		expect(wordsOf(german.text)).toContain('Die Nächte sind für Sie gehalten bis');
		expect(german.text).not.toContain('Optionsbestätigung');
	});

	test('may be changed: both sides see the new price, and the agent takes it back', async () => {
		const { id, version } = await one('Second');
		const earlier = { checkIn: '2027-01-09', checkOut: '2027-01-16', serviceLevel: 'catered', pax: '4' };
		await post(
			leadPage(id),
			{ intent: 'change', version: String(version), ...earlier, comments: 'Sooner' },
			'thornbury',
		);
		const page = await look(leadPage(id), 'thornbury');
		expect(wordsOf(page.text)).toContain('Waiting for the answer of the house');
		expect(wordsOf(page.text)).toContain('24 500,00');
		const inbox = wordsOf((await look('/partner/inbox', 'operator')).text);
		for (const words of ['New price of the stay', '+1 699,50 EUR', 'The agent writes']) expect(inbox).toContain(words);
		const request = hidden(page.text, 'request');
		await post(leadPage(id), { intent: 'unask', request, version: String(version + 1) }, 'thornbury');
		expect(wordsOf((await look(leadPage(id), 'thornbury')).text)).not.toContain('Waiting for the answer of the house');
	});

	test('tells who has confirmed it, and its end leads to a new lead for the same client', async () => {
		const { id } = await one('First');
		const { text } = await look(leadPage(id), 'agent');
		expect(wordsOf(text)).toContain('by Hans (');
		expect(wordsOf(text)).toContain('Begin again');
		const again = await look(`${PROPERTY}/save-interest?again=${id}`, 'agent');
		expect(again.text).toMatch(/name="lastName"[^>]*value="First"|value="First"[^>]*name="lastName"/);
		expect(again.text).toContain('value="2027-01-16"');
		const refused = await look(`${PROPERTY}/book-now?lead=${id}`, 'agent');
		expect(wordsOf(refused.text)).toContain('it cannot be gone on with');
		expect(refused.text).not.toContain('name="firstName"');
	});

	test('of an interest that is saved again stays one lead', async () => {
		const fields = { step: 'details', go: 'send', ...WEEK, ...CLIENT, lastName: 'Once' };
		await send('save-interest', fields);
		const { id } = await one('Once');
		await send('save-interest', { ...fields, comments: 'Late arrival', version: '1' }, 'agent', `?lead=${id}`);
		expect(await one('Once')).toMatchObject({ id, comments: 'Late arrival', version: 2 });
	});

	test('once booked has an address, an arrival time and the card fee on its paper, and is not booked again', async () => {
		const [lead] = await leadsOf('Booking');
		const id = String(lead?.id);
		await post('/partner/inbox', { intent: 'confirm', id, version: '1' }, 'operator');
		const paper = wordsOf((await look(`${leadPage(id)}/confirmation`, 'agent')).text);
		for (const words of ['Booking confirmation', 'Credit card fee', 'Address', 'Lech', 'from 16:00', 'is kept'])
			expect(paper).toContain(words);
		expect(wordsOf((await look(`${PROPERTY}/book-now?lead=${id}`, 'agent')).text)).toContain(
			'it cannot be asked for again',
		);
	});
});
