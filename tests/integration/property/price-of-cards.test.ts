import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTRY_CODES, LANGUAGES, PROPERTY_TYPES } from '#db/schema/enums';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { propertyPath } from '~/domain/place/property-path';
import { type Product, startProduct } from '../product';

const HOST = 'firnlicht.localhost';
const DEMONSTRATION = resolve('db/seed/catalogue');
/** Listed properties of the demonstration. */
const PROPERTIES = 128;

let product: Product;

beforeAll(async () => {
	product = await startProduct('price-of-cards', { PICTURES: 'on-demand' }, DEMONSTRATION);
}, 300_000);

afterAll(() => product?.stop());

type Card = { to: string; period: string; price: string; week: string };

/** What a reader sees, with plain spaces. */
const textOf = (html = '') =>
	html
		.replace(/<!--.*?-->|<[^>]+>/g, '')
		.replace(/&#x27;|&#39;/g, "'")
		.replaceAll('&amp;', '&')
		.replace(/\s+/g, ' ')
		.trim();

async function page(path: string, language: Language): Promise<string> {
	const answer = await product.ask(path, { host: HOST, headers: { 'accept-language': language } });
	if (answer.status === 302) return '';
	expect(answer.status, path).toBe(200);
	return answer.text;
}

function cardsOf(html: string): Card[] {
	return html
		.split('<article class="group house-card"')
		.slice(1)
		.map((rest) => {
			const card = rest.split('</article>')[0] ?? '';
			const line = card.split('</p><p>').at(-1) ?? '';
			const amount = /<span class="amount[^"]*">(.*?)<\/span>/s.exec(line)?.[1] ?? '';
			return {
				to: (/<h[23]><a[^>]*href="([^"]+)"/.exec(card)?.[1] ?? '').replaceAll('&amp;', '&'),
				period: textOf(/<span>(.*?)<\/span>/s.exec(line)?.[1]),
				price: textOf(amount.replace(/<small.*<\/small>/s, '')),
				week: textOf(/<small[^>]*>(.*?)<\/small>/s.exec(amount)?.[1]),
			};
		});
}

/** The stay that the page of a property opens on. */
async function openedOn(path: string, language: Language) {
	const html = (await page(path, language)).split('id="your-stay"')[1] ?? '';
	const inputValue = (name: string) =>
		new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';
	return {
		price: textOf(/<p class="amount[^"]*">(.*?)<\/p>/s.exec(html)?.[1]),
		week: formatDateRange(inputValue('checkIn'), inputValue('checkOut'), language),
		hasError: html.includes('role="alert"'),
	};
}

/** All cards of a list with pages. */
async function listed(path: string, language: Language): Promise<Card[]> {
	const cards: Card[] = [];
	for (let number = 1; number < 20; number++) {
		const more = cardsOf(
			await page(number === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${number}`, language),
		);
		if (more.length === 0) break;
		cards.push(...more);
		if (more.length < 24) break;
	}
	return cards;
}

/** They lack their registration number, so that they have no price (REGISTRATION-2). */
const UNREGISTERED = ['/apartment-tougnete-14', '/apartment-campanile-18'];

const NAMES = { en: 'per week from', de: 'pro Woche ab' } as const;

test.each(LANGUAGES)(
	'every property of the listings opens at the price and on the week of its card (%s)',
	async (language) => {
		const cards: Card[] = [];
		for (const type of PROPERTY_TYPES)
			for (const country of COUNTRY_CODES)
				cards.push(...(await listed(propertyPath({ type, country }, language), language)));
		expect(new Set(cards.map(({ to }) => to)).size).toBe(PROPERTIES);
		const searched = new Map((await listed('/search', language)).map((card) => [card.to, card]));
		expect(searched.size).toBe(PROPERTIES);
		for (const card of cards) {
			if (UNREGISTERED.some((name) => card.to.endsWith(name))) {
				expect([card.period, card.week], card.to).toEqual(['', '']);
				continue;
			}
			expect(card.period, card.to).toBe(NAMES[language]);
			expect(card.week, card.to).toMatch(/\d{4}$/);
			expect(searched.get(card.to), card.to).toEqual(card);
			expect(await openedOn(card.to, language), card.to).toEqual({
				price: card.price,
				week: card.week,
				hasError: false,
			});
		}
	},
	240_000,
);

test.each(LANGUAGES)(
	'the cards of the landing page and of a search with dates keep the price of their dates (%s)',
	async (language) => {
		const landing = (await page('/', language)).split('id="hand-picked"')[1] ?? '';
		const picked = landing
			.split('<article')
			.slice(1)
			.map((card) => ({
				to: (/<h3[^>]*><a[^>]*href="([^"]+)"/.exec(card)?.[1] ?? '').replaceAll('&amp;', '&'),
				price: textOf(/<span class="amount[^"]*">(.*?)<\/span>/s.exec(card)?.[1]),
			}));
		expect(picked).toHaveLength(5);
		const dated = await listed('/search?checkIn=2027-03-20&checkOut=2027-03-27', language);
		expect(dated.length).toBeGreaterThan(5);
		expect(dated.filter(({ week }) => week !== '')).toEqual([]);
		for (const { to, price } of [...picked, ...dated]) {
			expect(to).toContain('checkIn=');
			expect((await openedOn(to, language)).price, to).toBe(price);
		}
	},
	120_000,
);

test.each(LANGUAGES)(
	'the cards of any week of a month open on that week at its price (%s)',
	async (language) => {
		const cards = await listed('/search?month=2027-03', language);
		expect(cards.length).toBeGreaterThan(20);
		for (const { to, price } of cards) {
			expect(to).toContain('checkIn=2027-03-');
			const opened = await openedOn(to, language);
			expect([opened.price, opened.hasError], to).toEqual([price, false]);
		}
	},
	120_000,
);
