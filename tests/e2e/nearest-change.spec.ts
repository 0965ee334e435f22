import type { Locator } from 'playwright/test';
import { expect, test, VIEWPORTS, whenAlive } from './site';

const WORDS = {
	en: { none: 'Results: 0', title: 'Small changes that find a house', few: 'A small change finds more', lang: 'en-GB' },
	de: {
		none: 'Ergebnisse: 0',
		title: 'Kleine Änderungen, die ein Haus finden',
		few: 'Eine kleine Änderung findet mehr',
		lang: 'de-AT',
	},
} as const;

const NOTHING = '/search?destination=Lech&checkIn=2027-02-13&checkOut=2027-02-20&priceRange=0-9000&sort=price_low';
const FEW =
	'/search?destination=Lech&checkIn=2027-02-06&checkOut=2027-02-13&bedrooms=6&facilityArray=pool&sort=price_low';

const numberIn = (text: string | null) => (/\d[\d\s]*/.exec(text ?? '')?.[0] ?? '').replace(/\s/g, '');

/** Follows every change and compares what its button said with what its page shows. */
async function expectSaved(changes: Locator, count: number): Promise<void> {
	const page = changes.page();
	await expect(changes).toHaveCount(count);
	for (let at = 0; at < count; at++) {
		const [, , properties, price] = await changes.nth(at).locator('span > span').allTextContents();
		await changes.nth(at).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			new RegExp(`^${numberIn(properties ?? '')} [ER]`, 'i'),
		);
		const cheapest = page.locator('#results').getByRole('article').first().locator('.amount');
		expect(numberIn(await cheapest.textContent())).toBe(numberIn(price ?? ''));
		await page.goBack();
		await expect(changes).toHaveCount(count);
	}
}

for (const [language, viewport] of [
	['en', VIEWPORTS.desktop],
	['de', VIEWPORTS.phone],
] as const) {
	const words = WORDS[language];
	test.describe(`nearest changes in ${language} at ${viewport.width}`, () => {
		test.use({ viewport, locale: words.lang });

		test('a search that finds nothing offers what would, and keeps its word', async ({ page, expectAccessible }) => {
			await page.goto(NOTHING);
			await whenAlive(page);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.none);
			await expectAccessible('a search with nearest changes');
			const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
			expect(isWide, 'nothing sticks out sideways').toBe(false);
			const changes = page.getByRole('region', { name: words.title }).getByRole('link');
			await expectSaved(changes, await changes.count());
			expect(await changes.count()).toBeGreaterThan(1);
		});

		test('a search that finds few offers more, beside what it found', async ({ page }) => {
			await page.goto(FEW);
			await whenAlive(page);
			await expect(page.locator('#results').getByRole('article').first()).toBeVisible();
			const changes = page.getByRole('region', { name: words.few }).getByRole('link');
			await expectSaved(changes, await changes.count());
			expect(await changes.count()).toBeGreaterThan(0);
		});
	});
}

test('a search with many results offers no changes', async ({ page }) => {
	await page.goto('/search?destination=Courchevel');
	await expect(page.locator('#results').getByRole('article').first()).toBeVisible();
	await expect(page.getByRole('heading', { name: WORDS.en.few })).toBeHidden();
});

test('a page beyond the last one leads to the last', async ({ page }) => {
	await page.goto('/search?destination=Lech&page=90');
	await expect(page).toHaveURL(/destination=Lech$/);
	await expect(page.locator('#results').getByRole('article').first()).toBeVisible();
});

test.describe('where no script runs', () => {
	test.use({ javaScriptEnabled: false });

	test('changes are links', async ({ page }) => {
		await page.goto(NOTHING);
		const changes = page.getByRole('region', { name: WORDS.en.title }).getByRole('link');
		await expectSaved(changes, await changes.count());
	});
});
