import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { pageHead } from '../routes/page-head';

let product: Product;
beforeAll(async () => {
	product = await startProduct('enquiry-pages', { WRITES_PER_TEN_MINUTES: '5' });
});
afterAll(() => product?.stop());

const PROPERTY = '/chalets/austria/lech/chalet-enzian';
const ENQUIRE = `${PROPERTY}/enquire-now`;

const PERIOD = {
	step: 'period',
	checkIn: '2027-01-09',
	checkOut: '2027-01-16',
	serviceLevel: 'catered',
	adults: '2',
	children: '0',
	interest: 'on',
};
const CONTACT = {
	...PERIOD,
	step: 'contact',
	fullname: 'Katharina von Bülow',
	email: 'katharina@vonbuelow.example',
	phone: '+49 171 555 01 42',
	city: 'München',
	text: 'Zwei Familien.',
	contactConsent: 'on',
	privacy: 'on',
};

let visitors = 0;
/** Sends a form as a visitor of its own, so that no test uses up another's allowance. */
function send(path: string, fields: Record<string, string | readonly string[]>, visitor = `visitor ${++visitors}`) {
	const question = form(fields);
	return product.ask(path, {
		...question,
		headers: { ...question.headers, 'user-agent': visitor, 'accept-language': 'en' },
	});
}

const countMails = async () => (await product.mails()).length;

async function mailsBeyond(count: number) {
	for (let tries = 0; tries < 100; tries += 1) {
		const mails = await product.mails();
		if (mails.length > count) return mails;
		await new Promise((done) => setTimeout(done, 100));
	}
	throw new Error('no mail arrived');
}

describe('the enquiry about a property', () => {
	it('is cached as a page, not indexed, and belongs to its property', async () => {
		const path = `${ENQUIRE}?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered`;
		const first = await product.ask(path, { host: product.host('firnlicht.localhost') });
		const head = pageHead(first.text);
		expect(first.status).toBe(200);
		expect(head.robots).toBe('noindex');
		expect(head.canonical).toMatch(new RegExp(`${PROPERTY}$`));
		expect(first.text).toContain('24\u00a0500\u00a0EUR');
		expect(first.text).toMatch(/name="idempotencyKey" value=""/);
		const second = await product.ask(path, { host: product.host('firnlicht.localhost') });
		expect(second.headers['cache-status']).toBe('firnlicht; hit');
	});

	it('leads other spellings to its own, and knows no other property', async () => {
		expect((await product.ask('/chalets/Austria/lech/chalet-enzian/enquire-now')).status).toBe(301);
		expect((await product.ask('/chalets/austria/lech/chalet-nobody/enquire-now')).status).toBe(404);
		expect((await send('/chalets/austria/lech/chalet-nobody/enquire-now', CONTACT)).status).toBe(404);
	});

	it('goes from step to step without script and carries everything', async () => {
		const next = await send(ENQUIRE, { ...PERIOD, go: 'next', fullname: 'Typed before' });
		expect(next.status).toBe(200);
		expect(next.headers['cache-control']).toBe('private, no-store');
		expect(next.text).toContain('How may we reach you?');
		expect(next.text).toContain('<input type="hidden" name="checkIn" value="2027-01-09"/>');
		expect(next.text).toContain('value="Typed before"');
		const back = await send(ENQUIRE, { ...CONTACT, go: 'back' });
		expect(back.text).toContain('When would you like to come?');
		expect(back.text).toContain('<input type="hidden" name="city" value="München"/>');
	});

	it('has one choice for ages under 2, which takes no bed', async () => {
		const party = { ...PERIOD, adults: '2', children: '24', childrenAges: Array<string>(24).fill('1') };
		const { text } = await send(ENQUIRE, { ...party, children: '1', childrenAges: ['1'], go: 'period' });
		expect(text).toContain('<option value="1" selected="">under 2</option><option value="2">2</option>');
		expect(text).not.toContain('<option value="0">under');
		expect((await send(ENQUIRE, { ...party, go: 'next' })).text).toContain('How may we reach you?');
		expect((await send(ENQUIRE, { ...party, childrenAges: [], go: 'next' })).status).toBe(400);
	});

	it('says all that is wrong at its field, with status 400', async () => {
		const { status, text } = await send(ENQUIRE, { step: 'period', go: 'next', adults: '2' });
		expect(status).toBe(400);
		for (const sentence of [
			'Please enter the check in date',
			'Please enter the check out date',
			'Please choose a service level',
			'Please confirm that you are interested in this property',
		])
			expect(text).toContain(sentence);
	});

	it('says that a period is sold, in German on the German path, and takes the one that is tapped', async () => {
		const sold = { ...PERIOD, serviceLevel: 'self_catered' };
		const german = await send('/chalets/oesterreich/lech/chalet-enzian/enquire-now', sold);
		expect(german.text).toContain('Das Haus ist im gewünschten Zeitraum ausgebucht.');
		const tapped = await send(ENQUIRE, { ...PERIOD, near: '2027-01-16_2027-01-23', interest: '' });
		expect(tapped.text).toMatch(/name="checkIn"[^>]*value="2027-01-16"/);
		expect(tapped.text).toContain('When would you like to come?');
	});

	it('is written once however often it is sent, and both mails arrive', async () => {
		const before = await countMails();
		const fields = { ...CONTACT, go: 'send', city: 'Bregenz' };
		const answers = await Promise.all([1, 2, 3].map(() => send(ENQUIRE, fields, 'one visitor')));
		for (const { status, text } of answers) {
			expect(status).toBe(200);
			expect(text).toContain('Thank you for your Enquiry!');
			// Outside the team's hours the page names the moment (ENQUIRY-4).
			expect(text).toMatch(/We will contact you (within 24h|by [^.<]{10,40})\. Please also check your spam folder\./);
		}
		await mailsBeyond(before + 1);
		await new Promise((done) => setTimeout(done, 500));
		expect(await countMails()).toBe(before + 2);
	});

	it('confirms a submission that fills in the honeypot, and writes nothing', async () => {
		const before = await countMails();
		const { status, text } = await send(ENQUIRE, { ...CONTACT, go: 'send', website: 'https://spam.example' });
		expect(status).toBe(200);
		expect(text).toContain('Thank you for your Enquiry!');
		await new Promise((done) => setTimeout(done, 500));
		expect(await countMails()).toBe(before);
	});

	it('stops a visitor who sends too often, with everything typed still there', async () => {
		for (let count = 0; count < 5; count += 1) {
			expect((await send(ENQUIRE, { ...CONTACT, go: 'send', text: `No ${count}` }, 'eager')).status).toBe(200);
		}
		const { status, headers, text } = await send(ENQUIRE, { ...CONTACT, go: 'send', text: 'No 6' }, 'eager');
		expect(status).toBe(429);
		expect(Number(headers['retry-after'])).toBeGreaterThan(0);
		expect(text).toContain('value="Katharina von Bülow"');
		expect(text).toContain('No 6');
		expect(text).toContain('You have written to us several times');
	});

	it('shows markup as text', async () => {
		const hostile = '"><script>alert(1)</script>';
		const { text } = await send(ENQUIRE, { ...CONTACT, go: 'send', email: '', fullname: hostile, text: hostile });
		expect(text).not.toContain('<script>alert(1)');
		expect(text).toContain('&quot;&gt;&lt;script&gt;');
	});
});

describe('the general enquiry', () => {
	it('goes through its three steps', async () => {
		const general = { step: 'general', checkIn: '2027-01-09', checkOut: '2027-01-16', adults: '2', children: '0' };
		expect((await send('/enquire-now', { ...general, go: 'next' })).text).toContain('What makes it a holiday?');
		const preferences = { ...general, step: 'preferences', activities: ['onPiste', 'offPiste'] };
		const contact = await send('/enquire-now', { ...preferences, go: 'next' });
		expect(contact.text).toContain('<input type="hidden" name="activities" value="offPiste"/>');
		const { fullname: name, email, phone, contactConsent, privacy } = CONTACT;
		const sent = await send('/enquire-now', {
			...preferences,
			step: 'contact',
			go: 'send',
			...{ name, email, phone, contactConsent, privacy },
		});
		expect(sent.text).toContain('Thank you for your Enquiry!');
	});

	it('takes a month of a search over, and says when it is over (FORM-23)', async () => {
		const taken = (await product.ask('/enquire-now?destination=Verbier&month=2027-02')).text;
		expect(taken).toContain('<option value="2027-02" selected="">February 2027</option>');
		expect(taken).toContain('value="Verbier"');
		for (const month of ['2026-10', '2027-13', '%F0%9F%8E%BF']) {
			const { status, text } = await product.ask(`/enquire-now?month=${month}`);
			expect([month, status]).toEqual([month, 200]);
			expect(text).toContain('This month is over or not valid.');
		}
		const far = (await product.ask('/enquire-now?month=2030-02')).text;
		expect(far).toContain('<option value="2030-02" selected="">February 2030</option>');
	});

	it('carries the month from step to step, and asks for dates or a month', async () => {
		const general = { step: 'general', month: '2027-02', adults: '2', go: 'next' };
		const { text } = await send('/enquire-now', general);
		expect(text).toContain('What makes it a holiday?');
		expect(text).toContain('<input type="hidden" name="month" value="2027-02"/>');
		const none = await send('/enquire-now', { ...general, month: '', destination: 'Verbier' });
		expect(none.status).toBe(400);
		expect(none.text).toContain('Please enter the check in date, or choose a month below');
		expect(none.text).toContain('value="Verbier"');
	});

	it('leads back to the step with an error', async () => {
		const { status, text } = await send('/enquire-now', { ...CONTACT, name: 'K', checkIn: '2020-01-01', go: 'send' });
		expect(status).toBe(400);
		expect(text).toContain('Check-in date is in the past.');
		expect(text).toContain('When, where and with whom?');
	});
});

describe('the contact page', () => {
	it('is one page with two paths', async () => {
		const english = pageHead((await product.ask('/contact')).text);
		const german = pageHead((await product.ask('/kontakt', { headers: { 'accept-language': 'en' } })).text);
		expect([english.language, german.language]).toEqual(['en', 'de']);
		expect(german.alternates).toEqual(english.alternates);
		expect(new URL(german.alternates.de ?? '').pathname).toBe('/kontakt');
		expect(new URL(german.canonical ?? '').pathname).toBe('/kontakt');
		expect(new URL(english.canonical ?? '').pathname).toBe('/contact');
	});

	it('requires missing fields, then sends and locks its button', async () => {
		const invalid = await send('/contact', {});
		expect(invalid.status).toBe(400);
		for (const sentence of ['Please enter your name', 'Please enter your email address', 'Please provide a message'])
			expect(invalid.text).toContain(sentence);
		const sent = await send('/contact', { name: 'K', email: 'k@b.example', message: 'Hello' });
		expect(sent.text).toContain('Message sent successfully');
		expect(sent.text).toMatch(/<button[^>]*disabled=""[^>]*>Send message/);
	});
});

describe('while the database is away', () => {
	it('says so with 503 and keeps everything typed, page and all', async () => {
		await product.ask(ENQUIRE);
		await product.installation.database.stop();
		try {
			const property = await send(ENQUIRE, { ...CONTACT, go: 'send' });
			const contact = await send('/contact', { name: 'K', email: 'k@b.example', message: 'Hello' });
			for (const { status, text } of [property, contact]) {
				expect(status).toBe(503);
				expect(text).toContain('A problem occurred. Please reach us by email or phone.');
			}
			expect(property.text).toContain('value="Katharina von Bülow"');
			expect(property.text).toContain('Zwei Familien.');
			expect(contact.text).toContain('Try again');
		} finally {
			await product.installation.database.start();
		}
		expect((await send(ENQUIRE, { ...CONTACT, go: 'send' })).text).toContain('Thank you for your Enquiry!');
	});
});
