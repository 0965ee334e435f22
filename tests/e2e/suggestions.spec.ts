import type { Page } from 'playwright/test';
import { expect, test, VIEWPORTS, whenAlive } from './site';

/** What stands below a search box (SEARCH-26, SEARCH-27). */
const heroField = (page: Page) => page.getByRole('main').locator('input[name=destination]');
const headerField = (page: Page) =>
	page.getByRole('banner').getByLabel('Find a country, resort or house').locator('visible=true');
const chosen = (page: Page) => page.locator('.suggest-groups').getByRole('option', { selected: true });

test.describe('on a desktop', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('arrows go through all three columns, and a place is written into the field', async ({
		page,
		expectAccessible,
	}) => {
		await page.goto('/');
		await whenAlive(page);
		await heroField(page).click();
		const list = page.getByRole('listbox', { name: 'Destination' });
		for (const title of ['Popular places', 'By ski area', 'By wish'])
			await expect(list.getByRole('group', { name: title })).toBeVisible();
		await expectAccessible('the three columns');
		await page.keyboard.press('ArrowDown');
		await expect(chosen(page)).toHaveText(/^Courchevel/);
		await page.keyboard.press('ArrowRight');
		await expect(chosen(page)).toHaveText(/^The Three Valleys/);
		await page.keyboard.press('ArrowRight');
		await expect(chosen(page)).toHaveText(/^Pool/);
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('ArrowUp');
		await expect(chosen(page)).toHaveText(/^Val d.Isère/);
		await page.keyboard.press('Enter');
		await expect(list).toBeHidden();
		await expect(heroField(page)).toHaveValue(/^Val d.Isère/);
		await expect(heroField(page)).toBeFocused();
	});

	test('a wish keeps what the form says, and finds as many as it says without that', async ({ page }) => {
		await page.goto('/');
		await whenAlive(page);
		await heroField(page).click();
		const wish = page.getByRole('option', { name: /^Ski-in, ski-out/ });
		const count = /(\d+) houses/.exec((await wish.textContent()) ?? '')?.[1];
		await wish.click();
		await expect(page).toHaveURL(/\/search\?facilityArray=ski-in-ski-out$/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${count} results`);
		await page.goto('/search?adults=10');
		await whenAlive(page);
		await heroField(page).click();
		await page.getByRole('option', { name: /^Pool/ }).click();
		await expect(page).toHaveURL(/\/search\?adults=10&facilityArray=pool$/);
	});

	test('a letter too few is put right before searching, and both ways are there', async ({
		page,
		expectAccessible,
	}) => {
		await page.goto('/search');
		await whenAlive(page);
		await headerField(page).click();
		await headerField(page).pressSequentially('zermat');
		await expect(page.getByRole('group', { name: 'Meant?' }).getByRole('option')).toHaveText(/^Zermatt/);
		await expect(page.getByRole('group', { name: /^Houses in Zermatt/ }).getByRole('option')).toHaveCount(3);
		await expectAccessible('a meant place');
		await page.getByRole('option', { name: 'Search exactly for “zermat” 0 found' }).click();
		await expect(page).toHaveURL(/destination=zermat&exactDestination=true/);
		await headerField(page).fill('zermat');
		await page.getByRole('group', { name: 'Meant?' }).getByRole('option').click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ results$/);
		await expect(page).toHaveURL(/destination=Zermatt$/);
	});

	test('a sentence is taken apart before it is searched, by keyboard too', async ({ page, expectAccessible }) => {
		await page.goto('/search?adults=4');
		await whenAlive(page);
		await heroField(page).click();
		await heroField(page).pressSequentially('chalet with pool and helipad in verb');
		const group = page.getByRole('group', { name: 'Understood as' });
		await expect(group.getByRole('option')).toHaveText([/Verbier/, /Pool/, /Chalets/, /^Show \d+ chalets?$/]);
		await expect(page.getByText('We do not know the word “helipad”.')).toBeVisible();
		await expectAccessible('a sentence');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowDown');
		await expect(chosen(page)).toHaveAccessibleName('Pool, take it off');
		await page.keyboard.press('Enter');
		await expect(group.getByRole('option')).toHaveText([/Verbier/, /Chalets/, /^Show \d+ chalets$/]);
		await expect(heroField(page)).toBeFocused();
		const show = group.getByRole('option', { name: /^Show/ });
		const count = /\d+/.exec((await show.textContent()) ?? '')?.[0];
		await show.click();
		await expect(page).toHaveURL(/\/search\?destination=Verbier&adults=4&propertyTypeArray=chalet$/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${count} results`);
		await expect(heroField(page)).toHaveValue('Verbier');
	});

	test('a ski area has its resorts in German too', async ({ page }) => {
		await page.goto('/?lng=de');
		await whenAlive(page);
		await heroField(page).click();
		await heroField(page).pressSequentially('three valleys');
		const area = page.getByRole('group', { name: 'Skigebiet' });
		await expect(area.getByRole('option').first()).toHaveText(/Les Trois Vallées/);
		await expect(area.getByRole('option', { name: /Méribel/ })).toHaveText(/\d+ Häuser/);
		await expect(page.getByText(/Auch zu finden unter/)).toBeVisible();
	});

	test('the last searches come back until they are cleared', async ({ page, expectAccessible }) => {
		for (const path of [
			'/search?destination=Lech&adults=4',
			'/search?destination=Zanzibar',
			'/search?destination=Verbier',
		]) {
			await page.goto(path);
			await whenAlive(page);
		}
		await page.goto('/');
		await whenAlive(page);
		await headerField(page).click();
		const last = page.getByRole('group', { name: 'Looked for last' });
		await expect(last.getByRole('option')).toHaveText([/^Verbier/, /^Lech.*4 adults/, 'Clear this list']);
		await expectAccessible('the last searches');
		await last.getByRole('option', { name: /^Lech/ }).click();
		await expect(page).toHaveURL(/\/search\?destination=Lech&adults=4$/);
		await headerField(page).click();
		await last.getByRole('option', { name: 'Clear this list' }).click();
		await expect(last).toBeHidden();
		expect(await page.evaluate(() => localStorage.getItem('last-searches'))).toBeNull();
	});

	test('the last answer stays while a slow one is on its way', async ({ page }) => {
		await page.goto('/');
		await whenAlive(page);
		await heroField(page).click();
		await heroField(page).pressSequentially('lech');
		const lech = page.getByRole('option', { name: /^Lech/ }).first();
		await expect(lech).toBeVisible();
		let answer = () => {};
		const isHeld = new Promise<void>((resolve) => {
			answer = resolve;
		});
		await page.route('**/search/suggest?q=verbier*', async (route) => {
			await isHeld;
			await route.continue();
		});
		await heroField(page).fill('verbier');
		await expect(page.locator('.suggest-progress[data-runs]')).toBeVisible();
		await expect(lech).toBeVisible();
		answer();
		await expect(page.getByRole('option', { name: /^Verbier/ }).first()).toBeVisible();
		await expect(page.locator('.suggest-progress[data-runs]')).toHaveCount(0);
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone });

	test('the suggestions are a page of their own, with the same groups', async ({ page, expectAccessible }) => {
		await page.goto('/');
		await whenAlive(page);
		await heroField(page).click();
		const whole = page.getByRole('dialog', { name: 'Destination' });
		await expect(whole.getByRole('group', { name: 'By wish' })).toBeAttached();
		expect(
			await whole.getByRole('group').evaluateAll((groups) => groups.map((each) => each.textContent?.slice(0, 7))),
		).toEqual(['Popular', 'By ski ', 'By wish', 'Or writ']);
		await expectAccessible('the suggestions of a phone');
		expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
		const field = whole.getByRole('combobox', { name: 'Destination' });
		await expect(field).toBeFocused();
		await field.pressSequentially('zermat');
		await whole.getByRole('group', { name: 'Meant?' }).getByRole('option').click();
		await expect(whole).toBeHidden();
		await expect(heroField(page)).toHaveValue('Zermatt');
		await heroField(page).click();
		await expect(whole.getByRole('combobox')).toHaveValue('Zermatt');
		await whole.getByRole('button', { name: 'Close suggestions' }).click();
		await expect(whole).toBeHidden();
		await heroField(page).click();
		await whole.getByRole('combobox').fill('chalet with pool in Verbier');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/search\?destination=chalet\+with\+pool\+in\+Verbier$/);
		await expect(page.getByText('Understood as Verbier, Pool, Chalets.', { exact: true })).toBeVisible();
	});
});
