import type { Page } from 'playwright/test';
import { expect, test, VIEWPORTS, whenAlive } from './site';

const PROPERTY = {
	en: '/chalets/austria/lech/chalet-aurikel',
	de: '/chalets/oesterreich/lech/chalet-aurikel',
} as const;

const WORDS = {
	en: {
		rooms: 'Rooms',
		bunks: /^Bunk room 5.*A single bed and a bunk bed.*own bathroom/s,
		twin: 'A double bed that can be two singles',
		living: 'Rooms for everyone',
		pool: 'Picture of Indoor pool',
		poolName: 'Indoor pool',
		gallery: /^Pictures of/,
		thumbnails: 'Pictures by room',
		lounge: 'Living room',
		suite: 'Suite 1',
		close: 'Close the pictures',
		groups: [
			'Outside',
			'Living room',
			'Dining room',
			'Kitchen',
			'Suite 1',
			'Suite 2',
			'Bunk room 5',
			'Indoor pool',
			'Around the house',
		],
		similar: 'Similar houses and apartments',
	},
	de: {
		rooms: 'Räume',
		bunks: /^Stockbettzimmer 5.*Ein Einzelbett und ein Stockbett.*eigenes Bad/s,
		twin: 'Ein Doppelbett, das sich teilen lässt',
		living: 'Räume für alle',
		pool: 'Bild: Hallenbad',
		poolName: 'Hallenbad',
		gallery: /^Bilder von/,
		thumbnails: 'Bilder nach Räumen',
		lounge: 'Wohnraum',
		suite: 'Suite 1',
		close: 'Bilder schließen',
		groups: [
			'Außen',
			'Wohnraum',
			'Esszimmer',
			'Küche',
			'Suite 1',
			'Suite 2',
			'Stockbettzimmer 5',
			'Hallenbad',
			'Rund um das Haus',
		],
		similar: 'Ähnliche Häuser und Wohnungen',
	},
} as const;

/** The lower part of the page comes alive at the first touch. */
async function openPage(page: Page, path: string) {
	await page.goto(path);
	await whenAlive(page);
	const lower = page.waitForResponse((response) => /lower-page/.test(response.url()));
	await page.mouse.wheel(0, 200);
	await lower;
}

for (const [language, name] of [
	['en', 'desktop'],
	['de', 'phone'],
] as const) {
	const words = WORDS[language];

	test(`rooms and beds one by one, and the gallery by room, ${name}, ${language}`, async ({
		page,
		expectAccessible,
	}) => {
		await page.setViewportSize(VIEWPORTS[name]);
		await openPage(page, PROPERTY[language]);
		const section = page.locator('#rooms');
		await expect(section.getByRole('heading', { level: 2, name: words.rooms })).toBeVisible();
		await expect(section.getByRole('listitem').filter({ hasText: words.bunks })).toHaveCount(1);
		await expect(section.getByText(words.twin)).toBeVisible();
		await expect(section.getByRole('heading', { name: words.living })).toBeVisible();

		const pool = section.getByRole('link', { name: words.pool });
		await pool.scrollIntoViewIfNeeded();
		const gallery = page.getByRole('dialog', { name: words.gallery });
		await expect(async () => {
			await pool.click();
			await expect(gallery).toBeVisible({ timeout: 2000 });
		}).toPass();
		const place = gallery.locator('[aria-live=polite]');
		await expect(place).toContainText(words.poolName);
		const thumbnails = gallery.getByRole('list', { name: words.thumbnails });
		await expect(thumbnails.locator('p')).toHaveText([...words.groups]);
		await expectAccessible('the gallery by room');

		await thumbnails.getByRole('list', { name: words.suite }).getByRole('button').nth(1).click();
		await expect(place).toContainText(words.suite);
		await expect(thumbnails.locator('[aria-current]')).toBeFocused();
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('Home');
		await expect(place).toContainText(words.groups[0]);
		await expect(thumbnails.locator('[aria-current]')).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(gallery).toBeHidden();
		await expect(pool).toBeFocused();
	});
}

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the pictures stand under the names of their rooms, and a room leads to its own', async ({ page }) => {
		await page.goto(PROPERTY.en);
		await page.locator('#rooms').getByRole('link', { name: WORDS.en.pool }).click();
		await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...WORDS.en.groups]);
		const pool = page.locator('section').filter({ has: page.getByRole('heading', { name: WORDS.en.poolName }) });
		await expect(pool.getByRole('listitem')).toBeInViewport();
	});
});

/** `38 500 EUR`, whatever its spaces. */
const amountOf = (text: string | null) => (/[\d\s]+(?=\s(EUR|CHF))/.exec(text ?? '')?.[0] ?? '').replace(/\s/g, '');

test.describe('similar properties', () => {
	test('without script a search of the place stands there', async ({ browser }) => {
		const page = await browser.newPage({ javaScriptEnabled: false });
		await page.goto(`${PROPERTY.en}?checkIn=2027-03-13&checkOut=2027-03-20&adults=8`);
		const region = page.getByRole('region', { name: WORDS.en.similar });
		await region.getByRole('link', { name: 'Everything in' }).click();
		await expect(page).toHaveURL(/\/search\?adults=8&checkIn=2027-03-13&checkOut=2027-03-20&destination=/);
		await expect(page.locator('#results').getByRole('article').first()).toBeVisible();
		await page.close();
	});

	for (const [name, query] of [
		['without dates', ''],
		['with dates and a party', '?checkIn=2027-03-13&checkOut=2027-03-20&adults=8&children=1'],
	] as const) {
		test(`show the price that opens, ${name}`, async ({ page }) => {
			await page.goto(`${PROPERTY.en}${query}`);
			await whenAlive(page);
			const region = page.getByRole('region', { name: WORDS.en.similar });
			await region.scrollIntoViewIfNeeded();
			await expect(region.getByRole('article').first()).toBeVisible();
			const cards = await region.getByRole('article').all();
			expect(cards.length).toBeGreaterThan(0);
			expect(cards.length).toBeLessThanOrEqual(4);
			const found = await Promise.all(
				cards.map(async (card) => ({
					to: (await card.getByRole('link').getAttribute('href')) ?? '',
					price: amountOf(await card.locator('.amount').textContent()),
				})),
			);
			for (const { to, price } of found) {
				expect(to).not.toContain('chalet-aurikel');
				if (query) expect(to).toContain('adults=8&children=1');
				await page.goto(to);
				expect(amountOf(await page.locator('#your-stay .amount').first().textContent()), to).toBe(price);
			}
			if (query) expect(found[0]?.to).toContain('checkIn=2027-03-13&checkOut=2027-03-20');
		});
	}
});

test('a card shows its second picture while it is pointed at, and loads it no earlier', async ({ page }) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await page.goto('/search?destination=Lech');
	await whenAlive(page);
	const card = page.locator('#results').getByRole('article').first();
	const pictures = card.locator('img');
	await expect(pictures).toHaveCount(1);
	await card.hover();
	await expect(pictures).toHaveCount(2);
	const second = pictures.nth(1);
	await expect(second.locator('xpath=../..')).toHaveCSS('opacity', '1');
	await page.mouse.move(0, 0);
	await expect(pictures).toHaveCount(2);
	await expect(second.locator('xpath=../..')).toHaveCSS('opacity', '0');
	await card.getByRole('link').first().focus();
	await expect(second.locator('xpath=../..')).toHaveCSS('opacity', '1');
});
