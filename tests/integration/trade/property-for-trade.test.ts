import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCatalogue } from '#db/catalogue/import-catalogue';
import { openDatabase } from '#db/client';
import { HOTELS, memoryStore } from '../catalogue/workspace';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
beforeAll(async () => {
	product = await startProduct('house-for-trade');
});
afterAll(() => product?.stop());

const PROPERTY = '/chalets/austria/lech/chalet-enzian';
const WEEK = 'checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered';
const EXACT = /47\.213/;
const SALES = /commission|provision|optionHours|Operator Arlberg/i;

async function page(path: string, login: string | null) {
	const cookie = login ? await signInAs(product, login) : null;
	return product.ask(path, { headers: { 'accept-language': 'en', ...(cookie ? { cookie } : {}) } });
}

describe('a property', () => {
	test.each([
		['agent', 'Book Now'],
		['supervisor', 'Book Now'],
		['corvin', 'Book Now'],
		['lifestyle', 'Save as interest'],
	])('shows %s prices, commission and terms', async (login, way) => {
		const { status, text, headers } = await page(`${PROPERTY}?${WEEK}`, login);
		expect(status).toBe(200);
		expect(headers['cache-control']).toBe('private, no-store');
		expect(text).toContain('10% commission per stay');
		expect(text).toContain('Your commission 10%');
		expect(text).toContain('Operator Arlberg Houses');
		expect(text).toContain(way);
		expect(text).toMatch(EXACT);
		if (login === 'lifestyle') expect(text).not.toContain('Book Now');
	});

	test.each([null, 'hotel', 'noagency', 'freemail', 'operator'])('shows %s what everybody sees', async (login) => {
		for (const path of [
			PROPERTY,
			`${PROPERTY}?${WEEK}&tab=conditions`,
			`${PROPERTY}?${WEEK}&_data=property%3Achalet`,
		]) {
			const { text } = await page(path, login);
			// The words of the foot and the menu are no property's.
			expect(text.replaceAll(/trade:keys[\w.]*/g, '')).not.toMatch(SALES);
			expect(text).not.toMatch(EXACT);
		}
	});

	test('opens the tab of the address, without script', async () => {
		const { text } = await page(`${PROPERTY}?tab=conditions`, 'agent');
		expect(/<details[^>]*id="conditions"[^>]*>/.exec(text)?.[0]).toMatch(/open=""/);
		expect(/<details[^>]*id="general"[^>]*>/.exec(text)?.[0]).not.toMatch(/open=""/);
	});

	test('that is none is a 404, and another spelling leads to the right one', async () => {
		expect((await page('/chalets/austria/lech/nobody-lives-here', 'agent')).status).toBe(404);
		const moved = await page('/Chalets/Austria/lech/chalet-enzian?tab=general', 'agent');
		expect([moved.status, moved.headers.location]).toEqual([301, `${PROPERTY}?tab=general`]);
	});
});

describe('a list of properties', () => {
	const LISTS = [
		'/search?checkIn=2027-01-09&checkOut=2027-01-16',
		'/search',
		'/chalets/austria/lech',
		'/search/other-periods?checkIn=2027-01-02&checkOut=2027-01-09',
	];

	test('says what an agent earns of each price', async () => {
		const found = await page(LISTS[0] ?? '', 'agent');
		expect(found.text).toMatch(/24\s500\sEUR(<!-- -->)?<small[^>]*>Commission 2\s450, 10%/);
		for (const path of LISTS) expect((await page(path, 'corvin')).text).toMatch(/Commission [\d\s]+, 10%/);
	});

	test.each([null, 'freemail', 'operator', 'hotel'])('says nothing of it to %s', async (login) => {
		for (const path of LISTS) expect((await page(path, login)).text).not.toMatch(/Commission [\d\s]+,/);
	});
});

describe('hotels are suggested', () => {
	beforeAll(async () => {
		const db = openDatabase({ url: product.installation.databaseUrl });
		const { errors } = await importCatalogue({ db, store: memoryStore(), folder: HOTELS });
		expect(errors).toEqual([]);
		db.$client.close();
	});

	test.each([
		['firnlicht.localhost', null, true, /^public/],
		['trade.localhost', null, false, /^public/],
		['firnlicht.localhost', 'agent', true, /^private/],
		['demo.localhost', 'agent', true, /^private/],
	] as const)('at %s to %s: %s', async (name, login, isShown, policy) => {
		const host = product.host(name);
		const cookie = login ? await signInAs(product, login, host) : null;
		const { text, headers } = await product.ask('/api/suggest?q=edelweiss', {
			host,
			headers: cookie ? { cookie } : {},
		});
		expect(text.includes('/hotels/hotel_edelweiss')).toBe(isShown);
		expect(headers['cache-control']).toMatch(policy);
	});
});
