import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

const GUESTS = 'firnlicht.localhost';
const UNREGISTERED = '/apartments/italy/cortina-d-ampezzo/apartment-campanile-18';
const REGISTERED = '/apartments/italy/cortina-d-ampezzo/apartment-faloria-6';

let product: Product;
let agent = '';
let operator = '';
beforeAll(async () => {
	product = await startProduct('registration', { PICTURES: 'on-demand' }, resolve('db/seed/catalogue'));
	agent = await signInAs(product, 'agent');
	operator = await signInAs(product, 'operator');
}, 300_000);
afterAll(() => product?.stop());

/** What a reader sees of a page. */
async function read(path: string, question: { host?: string; cookie?: string; language?: string } = {}) {
	const { host, cookie, language = 'en' } = question;
	const headers = { 'accept-language': language, ...(cookie ? { cookie } : {}) };
	const answer = await product.ask(path, { ...(host ? { host } : {}), headers });
	expect(answer.status, path).toBe(200);
	return answer.text.replace(/<script.*?<\/script>/gs, '').replace(/<!--.*?-->|<[^>]+>/g, ' ');
}

describe('the page of a property without its registration number', () => {
	it.each([
		['', 'This house cannot be booked at the moment. You may enquire about it.', 'en'],
		['?checkIn=2027-02-06&checkOut=2027-02-13', 'This house cannot be booked at the moment.', 'en'],
		['', 'Dieses Haus kann derzeit nicht gebucht werden. Anfragen können Sie es.', 'de'],
	])('tells guests (%s) that they may enquire, and no price', async (query, sentence, language) => {
		const path = language === 'de' ? UNREGISTERED.replace('italy', 'italien') : UNREGISTERED;
		const text = await read(path + query, { host: GUESTS, language });
		expect(text).toContain(sentence);
		expect(text).toContain(language === 'de' ? 'Anfragen  Unverbindlich.' : 'Enquire now  Not binding.');
		expect(text).not.toMatch(/EUR\s*\d|Price on request|Preis auf Anfrage|book today/);
		expect(text).not.toMatch(/registration number|Registrierungsnummer/i);
	});

	it('tells agents the reason, and offers them an interest alone', async () => {
		const path = `${UNREGISTERED}?checkIn=2027-02-06&checkOut=2027-02-13`;
		const text = await read(path, { cookie: agent });
		expect(text).toContain('Not bookable: this property lacks the registration number that its country demands.');
		expect(text).toContain('Save as interest');
		expect(text).not.toContain('Book Now');
	});

	it('is named to its operator in the list and in the editor', async () => {
		expect(await read('/partner/desk/properties?q=Campanile', { cookie: operator })).toContain('registration number');
	});
});

describe('the preview of a property', () => {
	it('is the page that guests would see, for the desk alone, and found or stored nowhere', async () => {
		const { text } = await product.ask('/partner/desk/properties?q=Campanile', { headers: { cookie: operator } });
		const id = /\/partner\/desk\/properties\/(prop_\w+)/.exec(text)?.[1] ?? '';
		const path = `/partner/desk/properties/${id}/preview`;
		const answer = await product.ask(path, { headers: { cookie: operator } });
		expect(answer.status).toBe(200);
		expect(answer.headers['cache-control']).toContain('no-store');
		expect(answer.headers['x-robots-tag']).toContain('noindex');
		const page = await read(path, { cookie: operator });
		expect(page).toContain('Preview of the draft: your team alone sees it so.');
		expect(page).toContain('Three bedrooms near the bell tower of Cortina');
		expect(page).toContain('This house cannot be booked at the moment. You may enquire about it.');
		expect((await product.ask(path, { headers: { cookie: agent } })).status).toBe(403);
		expect(
			(await product.ask('/partner/desk/properties/prop_none/preview', { headers: { cookie: operator } })).status,
		).toBe(404);
	});
});

describe('the page of a property with a registration number', () => {
	it('shows the number to guests and agents, with its prices', async () => {
		for (const question of [{ host: GUESTS }, { cookie: agent }]) {
			const path = question.cookie ? `${REGISTERED}?tab=general` : REGISTERED;
			expect(await read(path, question)).toContain('IT025016B4DEMO0005');
		}
		expect(await read(REGISTERED, { host: GUESTS })).toMatch(/EUR\s*\d/);
	});
});
