import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { editedFixture } from '../catalogue/workspace';
import { wordsOf } from '../faults/forms';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

const HOUSE = '/chalets/austria/lech/chalet-enzian';
const HOUSE_DE = '/chalets/oesterreich/lech/chalet-enzian';
const WEEK = '?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered&adults=2&children=0';
const FAMILY = WEEK.replace('children=0', 'children=1');
const base = mkdtempSync(join(tmpdir(), 'firnlicht-tourist-tax-'));

let product: Product;

beforeAll(async () => {
	const catalogue = editedFixture(join(base, 'catalogue'), ({ write }) => {
		write(
			'place-tourist-taxes.csv',
			'place,kind,amount,currency,percent,from_age,to_age,included,source,read_on\nlech,per_person_night,3.80,EUR,,12,,no,,\n',
		);
		write(
			'property-tourist-taxes.csv',
			'property,kind,amount,currency,percent,from_age,to_age,included,source,read_on\nchalet-arve,per_person_night,4,EUR,,,,no,,\n',
		);
	});
	product = await startProduct('tourist-tax', {}, catalogue);
}, 300_000);

afterAll(async () => {
	await product?.stop();
	rmSync(base, { recursive: true, force: true });
});

async function read(path: string, { host = 'firnlicht.localhost', language = 'en', cookie = '' } = {}) {
	const headers = { 'accept-language': language, ...(cookie ? { cookie } : {}) };
	const answer = await product.ask(path, { host: product.host(host), headers });
	expect(answer.status, path).toBe(200);
	return wordsOf(answer.text);
}

describe('the price of a stay', () => {
	test('is told with its tourist tax, and stays what it is', async () => {
		const words = await read(HOUSE + WEEK);
		expect(words).toContain('24 500 EUR');
		expect(words).toContain('24 553,20 EUR with tourist tax');
		expect(words).toContain('Tourist tax (3,80 EUR per person and night, from 12 years)');
		expect(words).toContain('53,20 EUR');
		expect(words).toContain('Total with tourist tax');
		expect(words).toContain('The tourist tax is paid to the house on the spot.');
	});

	test('says "up to" where the age of a child decides', async () => {
		const words = await read(HOUSE + FAMILY);
		expect(words).toContain('Up to 24 579,80 EUR with tourist tax');
		expect(words).toContain('Total with tourist tax, at most');
	});

	test('is told in German', async () => {
		const words = await read(HOUSE_DE + WEEK, { language: 'de' });
		expect(words).toContain('24 553,20 EUR mit Kurtaxe');
		expect(words).toContain('Kurtaxe (3,80 EUR pro Person und Nacht, ab 12 Jahren)');
		expect(words).toContain('Die Kurtaxe zahlen Sie vor Ort an das Haus.');
	});

	test('stands beside a tax of another currency', async () => {
		const words = await read(
			'/chalets/switzerland/zermatt/chalet-arve-sued?checkIn=2027-01-10&checkOut=2027-01-13&adults=2',
		);
		expect(words).toContain('Plus 24 EUR tourist tax');
		expect(words).not.toContain('Total with tourist tax');
	});

	test('is told to agents beside their figures', async () => {
		const cookie = await signInAs(product, 'agent');
		const words = await read(HOUSE + WEEK, { cookie, host: 'localhost' });
		expect(words).toContain('Tourist tax (3,80 EUR per person and night, from 12 years)');
		expect(words).toMatch(/Total by card EUR 25 112,50.*Total with tourist tax 25 165,70/);
		const dialog = await read(`${HOUSE}/book-now${FAMILY}&childrenAges=12`, { cookie, host: 'localhost' });
		expect(dialog).toMatch(/Total with tourist tax, at most\s*24 579,80/);
	});
});

describe('an enquiry', () => {
	test('has the tax in its summary', async () => {
		expect(await read(`${HOUSE}/enquire-now${WEEK}`)).toMatch(
			/Guests 2 adults 7 nights 24 500 EUR 24 553,20 EUR with tourist tax/,
		);
	});

	test('knows the ages of its children once they are sent', async () => {
		const send = async (age: string) => {
			const question = form({
				...{ step: 'period', go: 'look', checkIn: '2027-01-09', checkOut: '2027-01-16', serviceLevel: 'catered' },
				...{ adults: '2', children: '1', childrenAges: age },
			});
			const headers = { ...question.headers, 'accept-language': 'en' };
			const host = product.host('firnlicht.localhost');
			return wordsOf((await product.ask(`${HOUSE}/enquire-now`, { ...question, host, headers })).text);
		};
		expect(await send('11')).toContain('24 553,20 EUR with tourist tax');
		expect(await send('12')).toContain('24 579,80 EUR with tourist tax');
	});
});

const GUEST = {
	...{ checkIn: '2027-01-09', checkOut: '2027-01-16', serviceLevel: 'catered', adults: '2', children: '0' },
	...{ firstName: 'Katharina', lastName: 'von Bülow', email: 'katharina@vonbuelow.example' },
	...{ phone: '+49 171 555 01 42', address: 'Maximilianstraße 12', postalCode: '80538', city: 'München' },
	...{ country: 'DE', comments: '', paymentMethod: 'bank_transfer' },
};

describe('a booking', () => {
	const send = async (fields: Record<string, string>) => {
		const question = form({ ...GUEST, ...fields });
		const headers = { ...question.headers, 'accept-language': 'en' };
		return product.ask(`${HOUSE}/book-now`, { ...question, host: product.host('demo.localhost'), headers });
	};

	test('has the tax in its total, among what is due, on its button, and in the mail; not in what is stored', async () => {
		const first = await read(`${HOUSE}/book-now${WEEK}`, { host: 'demo.localhost' });
		expect(first).toMatch(/Tourist tax \(3,80 EUR per person and night, from 12 years\)\s*53,20 EUR/);
		expect(first).toMatch(/Total with tourist tax\s*24 553,20 EUR/);
		expect(first).toMatch(/Tourist tax, to the house\s*53,20 EUR/);

		const checkout = (await send({ step: 'payment', go: 'next' })).text;
		expect(wordsOf(checkout)).toContain('Book for 24 553,20 EUR');
		const shown = /name="shown" value="([^"]*)"/.exec(checkout)?.[1] ?? '';
		expect(shown).toMatch(/^EUR 2450000 0;/);
		const consents = { privacy: 'on', salesPolicy: 'on', strTerms: 'on', operatorTerms: 'on', disclaimer: 'on' };
		const sent = await send({ step: 'checkout', go: 'send', shown, ...consents });
		expect(wordsOf(sent.text)).toContain('Total with tourist tax');

		const db = openDatabase({ url: product.installation.databaseUrl });
		expect(await db.select().from(lead)).toMatchObject([
			{ subtotalMinor: 2_450_000, cardFeeMinor: 0, totalMinor: 2_450_000, currency: 'EUR' },
		]);
		const mails = await db.select().from(mailOutbox);
		for (const kind of ['booking-guest', 'booking-team']) {
			const text = mails.find((mail) => mail.kind === kind)?.plainText.replace(/\s+/g, ' ') ?? '';
			expect(text).toContain('Tourist tax (3,80 EUR per person and night, from 12 years): 53,20 EUR');
			expect(text).toContain('Total with tourist tax: 24 553,20 EUR');
			expect(text).toContain('Tourist tax, to the house: 53,20 EUR');
		}
	});
});
