import type { Page } from 'playwright/test';
import { focusHouse } from './map-pins';
import { expect, test, VIEWPORTS, whenAlive } from './site';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
const pins = (page: Page) => map(page).getByRole('toolbar', { name: 'Houses on the map' }).getByRole('button');
const around = (page: Page) => page.locator('.with-map');
const row = (page: Page) => page.locator('.results-list > ul');

async function open(page: Page, query: string): Promise<void> {
	await page.goto(`/search?${query}&view=map`);
	await whenAlive(page);
	await expect(map(page).getByRole('status')).toHaveCount(0, { timeout: 20_000 });
	await expect(around(page)).toHaveAttribute('data-sheet', 'card');
}

/** Below what the sheet shows there is nothing of it. */
const topOf = async (page: Page) => (await page.locator('#results').boundingBox())?.y ?? 0;

test.describe('the list over the map', () => {
	test.use({ viewport: VIEWPORTS.phone });

	test('has three heights, by its button, its keys and a finger', async ({ page, expectAccessible }) => {
		await open(page, 'destination=Lech');
		await expectAccessible('the map with a row of cards');
		expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
		const handle = page.getByRole('button', { name: 'Show the whole list' });
		await handle.press('ArrowDown');
		await expect(around(page)).toHaveAttribute('data-sheet', 'title');
		await expect(page.getByRole('article').first()).toBeHidden();
		await expectAccessible('the map with a title');
		await page.getByRole('button', { name: 'Show a row of houses' }).press('ArrowUp');
		await expect(around(page)).toHaveAttribute('data-sheet', 'card');
		await handle.click();
		await expect(around(page)).toHaveAttribute('data-sheet', 'full');
		await expect(page).toHaveURL(/#list$/);
		await expectAccessible('the whole list over the map');
		// Its button pushes it down, and so does the way back.
		await page.getByRole('button', { name: 'Map', exact: true }).click();
		await expect(around(page)).toHaveAttribute('data-sheet', 'card');
		await expect(page).toHaveURL(/view=map$/);
		await handle.click();
		await page.goBack();
		await expect(around(page)).toHaveAttribute('data-sheet', 'card');
		await handle.press('Enter');
		await expect(around(page)).toHaveAttribute('data-sheet', 'full');
		// It has come to rest: a key amid its way up is answered by what it scrolls to.
		await expect(page).toHaveURL(/#list$/);
		await expect.poll(() => topOf(page)).toBe(215);
		await page.keyboard.press('Escape');
		await expect(around(page)).toHaveAttribute('data-sheet', 'card');
		await expect(handle).toBeFocused();
		// By a finger: up to the list, down to the title.
		const drag = async (from: number, to: number) => {
			await page.mouse.move(195, from);
			await page.mouse.down();
			await page.mouse.move(195, (from + to) / 2, { steps: 4 });
			await page.mouse.move(195, to, { steps: 4 });
			await page.mouse.up();
		};
		await expect.poll(() => topOf(page)).toBe(600);
		const y = (await topOf(page)) + 12;
		await drag(y, 260);
		await expect(around(page)).toHaveAttribute('data-sheet', 'full');
		await expect.poll(() => topOf(page)).toBe(215);
		await drag((await topOf(page)) + 12, 800);
		await expect(around(page)).toHaveAttribute('data-sheet', 'title');
	});

	test('moves the dark pin with its cards, and brings the card of a pin', async ({ page }) => {
		await open(page, 'destination=Austria');
		const dark = map(page).locator('[data-state=open]');
		await expect(dark).not.toHaveCount(0);
		const second = page.locator('#results').getByRole('article').nth(1);
		await row(page).hover();
		await page.mouse.wheel(320, 0);
		await expect(second).toHaveAttribute('data-lit', '');
		await expect(row(page).getByRole('article').first()).not.toHaveAttribute('data-lit', '');
		// A pin at the end of the map: its house comes to the left edge.
		const pin = pins(page).last();
		await pin.focus();
		const name = await focusHouse(page);
		await page.keyboard.press('Enter');
		const link = row(page).getByRole('link', { name, exact: true });
		await expect(link).toBeFocused();
		await expect
			.poll(async () => Math.round((await link.locator('xpath=ancestor::li').boundingBox())?.x ?? 0))
			.toBe(20);
		await page.keyboard.press('Escape');
		await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}, `));
	});

	test('opens search and filters over both, and the house', async ({ page, expectAccessible }) => {
		await open(page, 'destination=Lech');
		await page.getByRole('link', { name: /^Filters/ }).click();
		await expectAccessible('filters over the map');
		await page.getByRole('link', { name: 'Close filters' }).click();
		await page.getByRole('link', { name: 'Change the search' }).click();
		await expect(page.getByRole('main').locator('input[name=destination]')).toBeVisible();
		await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
		await expect(around(page)).toHaveAttribute('data-sheet', 'card');
		const card = row(page).getByRole('link').first();
		const name = String(await card.textContent());
		await card.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
		await page.goBack();
		await expect(around(page)).toHaveAttribute('data-sheet', 'card');
	});
});
