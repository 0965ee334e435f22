import type { Page } from 'playwright/test';
import { focusHouse } from './map-pins';
import { expect, test, VIEWPORTS, whenAlive } from './site';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
const pins = (page: Page) => map(page).getByRole('toolbar', { name: 'Houses on the map' }).getByRole('button');
const views = (page: Page) => page.getByRole('navigation', { name: 'Show results as' });
/** The map is drawn, and says nothing any more. */
const whenDrawn = (page: Page) => expect(map(page).getByRole('status')).toHaveCount(0, { timeout: 20_000 });

test.describe('the map of results', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('is a view of the search: in its address, back, reloaded', async ({ page, expectAccessible, expectFitting }) => {
		const requested: string[] = [];
		page.on('request', (request) => requested.push(request.url()));
		await page.goto('/search?destination=Lech');
		await whenAlive(page);
		expect(requested.filter((url) => /(maplibre|results-map|results-sheet)-.*\.js|search\/points/.test(url))).toEqual(
			[],
		);
		const view = (name: string) => views(page).getByRole('link', { name, exact: true });
		await expect(view('List')).toHaveAttribute('aria-current', 'true');
		await view('Both').focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/search\?destination=Lech&view=both$/);
		await expect(view('Both')).toHaveAttribute('aria-current', 'true');
		await expect(view('Both')).toBeFocused();
		await whenDrawn(page);
		expect(requested.filter((url) => url.includes('/search/points'))).toHaveLength(1);
		const [inList, onMap] = [await page.locator('#results').boundingBox(), await map(page).boundingBox()];
		expect([inList?.width, onMap?.x, onMap?.width]).toEqual([880, 880, 560]);
		await expectAccessible('list and map');
		await expectFitting('list and map', [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop]);
		const house = await page.locator('#results').getByRole('article').first().getByRole('heading').textContent();
		await page.reload();
		await expect(map(page).locator('canvas')).toBeVisible();
		await expect(page.locator('#results').getByRole('article').first().getByRole('heading')).toHaveText(String(house));
		// The filters are a sheet, and a filter keeps the map.
		await whenAlive(page);
		await expect(page.getByRole('checkbox', { name: /^Pool/ })).toBeHidden();
		const opener = page.getByRole('link', { name: /^Filters/ });
		await opener.click();
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		await sheet.getByRole('checkbox', { name: /^Pool/ }).check();
		await expect(page).toHaveURL(/facilityArray=pool.*view=both/);
		await expectAccessible('filters beside a map');
		await page.keyboard.press('Escape');
		await expect(sheet).toBeHidden();
		await expect(opener).toBeFocused();
		await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /^Pool/ })).toBeVisible();
		await view('Map').click();
		await expect(page).toHaveURL(/facilityArray=pool.*view=map/);
		await expect(page.locator('#results').getByRole('article')).toHaveCount(0);
		await expectFitting('the map alone', [VIEWPORTS.phone, VIEWPORTS.desktop]);
		for (let back = 0; back < 3; back++) await page.goBack();
		await expect(page).toHaveURL(/\/search\?destination=Lech$/);
		await expect(map(page)).toHaveCount(0);
	});

	test('is how the next search of this browser opens', async ({ page }) => {
		await page.goto('/search?destination=Lech');
		await whenAlive(page);
		await views(page).getByRole('link', { name: 'Both' }).click();
		await expect(page).toHaveURL(/view=both$/);
		await page.goto('/');
		await whenAlive(page);
		await page.getByRole('search', { name: 'Search' }).getByRole('button', { name: 'Search' }).click();
		await expect(page).toHaveURL(/\/search\?view=both$/);
		// The page without a view is the list, as its cached answer is for everybody; a search on it opens as the last one did.
		await page.goto('/search?destination=Lech');
		await expect(map(page)).toHaveCount(0);
		await whenAlive(page);
		await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
		await expect(page).toHaveURL(/destination=Lech&view=both$/);
		await views(page).getByRole('link', { name: 'List' }).click();
		await expect(page).toHaveURL(/destination=Lech$/);
		await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
		await expect(page.locator('#results [aria-busy=false]')).toBeVisible();
		await expect(page).toHaveURL(/destination=Lech$/);
	});

	test('shows the houses of a pin, one after the other', async ({ page }) => {
		await page.goto('/search?destination=Oberlech&view=both');
		await whenDrawn(page);
		const pin = pins(page).first();
		await expect(pin).toHaveAccessibleName(/^\d houses from [\d\s]+EUR$/);
		await pin.click();
		const card = map(page).getByRole('article');
		await expect(card).toBeVisible();
		const first = String(await card.getByRole('heading').textContent());
		const inList = page.locator('#results').getByRole('article').filter({ hasText: first });
		const price = await card.locator('.text-price').textContent();
		await expect(inList).toContainText(String(price));
		await expect(card).toContainText(/1 of \d here/);
		await card.getByRole('button', { name: 'Next house here' }).click();
		await expect(card.getByRole('heading')).not.toHaveText(first);
		await card.getByRole('button', { name: 'Close' }).click();
		await expect(card).toBeHidden();
		await expect(pin).toBeFocused();
	});

	test('goes through its pins by keyboard: a cluster parts, a house opens, Esc leads back', async ({
		page,
		expectAccessible,
	}) => {
		await page.goto('/search?destination=France&view=both');
		await whenDrawn(page);
		await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
		const toolbar = map(page).getByRole('toolbar', { name: 'Houses on the map' });
		const stops = toolbar.locator('[tabindex="0"]');
		await expect(stops).toHaveCount(1);
		await map(page).locator('canvas').focus();
		await page.keyboard.press('Tab');
		await expect(stops).toBeFocused();
		// Arrows walk in reading order, and move no map.
		const names = await pins(page).allTextContents();
		expect(names.length).toBeGreaterThan(1);
		await page.keyboard.press('ArrowRight');
		await expect(pins(page).nth(1)).toBeFocused();
		await page.keyboard.press('End');
		await expect(pins(page).last()).toBeFocused();
		await page.keyboard.press('Home');
		await expect(pins(page).first()).toBeFocused();
		expect(await pins(page).allTextContents()).toEqual(names);
		// Each Enter parts a cluster further, until there is a house.
		await expect(pins(page).first()).toHaveAccessibleName(/^\d+ houses from [\d\s]+EUR$/);
		const name = await focusHouse(page);
		await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}, ([\\d\\s]+EUR|On request)$`));
		await page.keyboard.press('Enter');
		const card = map(page).getByRole('article', { name });
		await expect(card.getByRole('link')).toBeFocused();
		await expectAccessible('the card of a pin');
		await page.keyboard.press('Escape');
		await expect(card).toBeHidden();
		// Opened once, it says so.
		await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}, .*, seen$`));
		await expect(page.locator(':focus')).toHaveAttribute('data-state', 'seen');
	});

	test('colours the pin of a card, and underlines the card of a pin', async ({ page }) => {
		await page.goto('/search?destination=Lech&view=both');
		await whenDrawn(page);
		const card = page.locator('#results').getByRole('article').first();
		await card.hover();
		await expect(map(page).locator('[data-state=lit]')).not.toHaveCount(0);
		await page.mouse.move(2, 2);
		await expect(map(page).locator('[data-state=lit]')).toHaveCount(0);
		await card.getByRole('link').first().focus();
		await expect(map(page).locator('[data-state=lit]')).not.toHaveCount(0);
	});

	test('a listing has the same houses on the map', async ({ page }) => {
		await page.goto('/chalets/austria/lech');
		await whenAlive(page);
		const intro = await page.getByText(/^\d+ houses in our collection/).textContent();
		await views(page).getByRole('link', { name: 'Both' }).click();
		await expect(page).toHaveURL(/\/search\?destination=Lech%2C\+Austria&propertyTypeArray=chalet&view=both$/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${Number.parseInt(String(intro), 10)} results`);
		await page.goBack();
		await expect(page).toHaveURL(/\/chalets\/austria\/lech$/);
	});

	test('the list follows the map, or waits for the button', async ({ page, expectAccessible }) => {
		const drag = async (by: number) => {
			const box = await map(page).locator('canvas').boundingBox();
			if (!box) throw new Error('the map is not drawn');
			const [x, y] = [box.x + box.width / 2, box.y + 200];
			await page.mouse.move(x, y);
			await page.mouse.down();
			await page.mouse.move(x + by, y, { steps: 10 });
			await page.mouse.up();
		};
		const title = page.getByRole('heading', { level: 1 });
		await page.goto('/search?view=both');
		await whenDrawn(page);
		await expect(title).toHaveText('128 results');
		const follows = map(page).getByRole('checkbox', { name: 'Search as I move the map' });
		await expect(follows).toBeChecked();
		// Westwards, until Austria is out of sight.
		await drag(230);
		await expect(page).toHaveURL(/area=-?\d+\.\d\d%2C/);
		await expect(title).not.toHaveText('128 results');
		const found = await title.textContent();
		await expectAccessible('a part of the map');
		await page.reload();
		await expect(title).toHaveText(String(found));
		await whenDrawn(page);
		await page.getByRole('link', { name: /^Area on the map/ }).click();
		await expect(title).toHaveText('128 results');
		await expect(page).toHaveURL(/\/search\?view=both$/);

		// The map goes back to all pins before it is moved again.
		await expect(map(page).locator('[aria-busy=false]')).toBeVisible();
		await follows.uncheck();
		await drag(230);
		await map(page).getByRole('button', { name: 'Search this area' }).click();
		await expect(page).toHaveURL(/area=/);
		await expect(title).not.toHaveText('128 results');
		await expect(map(page).getByRole('button', { name: 'Search this area' })).toHaveCount(0);
		await page.goBack();
		await expect(title).toHaveText('128 results');
		// An empty part keeps the map, says so, and leads to the nearest houses and to all.
		await page.goto('/search?view=both&area=36.00,20.00,37.00,21.00');
		await expect(title).toHaveText('Results: 0');
		await expect(page.locator('#results').getByText('No house in this part of the map.')).toBeVisible();
		await expect(page.locator('#results').getByRole('link', { name: /^The whole map/ })).toContainText('128 houses');
		await expect(map(page).getByRole('status')).toHaveText('No house in this part of the map.', { timeout: 20_000 });
		await expectAccessible('a part of the map without houses');
		await expect(map(page).getByRole('link', { name: 'Show all 128' })).toHaveAttribute('href', '/search?view=both');
		await map(page).getByRole('button', { name: 'Show the nearest 5' }).click();
		await expect(page).toHaveURL(/area=4/);
		await expect(title).toHaveText(/^([5-9]|\d\d) results$/);
		await whenDrawn(page);
		await expect(pins(page)).not.toHaveCount(0);
		// Another destination lies elsewhere.
		await whenAlive(page);
		const field = page.getByRole('main').locator('input[name=destination]');
		await field.fill('Lech');
		await field.press('Enter');
		await expect(page).toHaveURL(/destination=Lech&view=both$/);
	});

	test('says what did not come, and has the list', async ({ page, complaints }) => {
		const list = page.locator('#results').getByRole('article');
		await page.route('**/search/points*', (route) => route.fulfill({ status: 503, body: '' }));
		await page.goto('/search?destination=Lech&view=both');
		await expect(map(page).getByRole('status')).toHaveText(
			'The houses did not come onto the map. The list has every one of them.',
			{ timeout: 20_000 },
		);
		await expect(list.first()).toBeVisible();
		await page.route('**/results-map-*.js', (route) => route.abort());
		await page.goto('/search?destination=Lech&view=map');
		await expect(map(page).getByRole('status')).toHaveText('The map did not come. The list has every house.');
		await expect(list.first()).toBeVisible();
		expect(complaints.splice(0).every((text) => /503|results-map-|dynamically imported/.test(text))).toBe(true);
	});

	test('leads on from nothing', async ({ page }) => {
		await page.goto('/search?destination=Lech&bedrooms=30&view=map');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results: 0');
		await expect(page.locator('#results').getByRole('link', { name: 'Ask us' })).toBeVisible();
		await whenDrawn(page);
	});

	test('the pins of strangers are rounded, and nonsense finds a sentence', async ({ page }) => {
		const points = await (await page.request.get('/search/points?destination=Lech')).json();
		for (const degrees of [...points.latitudes, ...points.longitudes])
			expect(Math.round(degrees * 100) / 100).toBe(degrees);
		expect((await page.request.get('/search/points?card=%F0%9F%8E%BF')).status()).toBe(404);
		expect((await page.request.get('/search/points?card=nobody')).status()).toBe(404);
		expect((await page.request.get('/search/points?destination=%27%3B--&adults=9999&checkIn=x')).status()).toBe(200);
	});
});

test.describe('without WebGL', () => {
	test('the list is there, and a sentence says why the map is not', async ({ page }) => {
		await page.addInitScript(() => {
			HTMLCanvasElement.prototype.getContext = () => null;
		});
		await page.goto('/search?destination=Lech&view=both');
		await expect(map(page).getByRole('status')).toHaveText(
			'This browser cannot draw the map. The list has every house.',
		);
		await expect(page.locator('#results').getByRole('article').first()).toBeVisible();
		await page.goto('/search?destination=Lech&view=map');
		await expect(map(page).getByRole('status')).toBeVisible();
		await expect(page.locator('#results').getByRole('article').first()).toBeVisible();
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the list is there, and a sentence says what the map needs', async ({ page }) => {
		await page.goto('/search?destination=Lech&view=both');
		await expect(page.getByText('The map needs JavaScript. The list has every house.')).toBeVisible();
		await expect(page.locator('#results').getByRole('article').first()).toBeVisible();
		await page.getByRole('link', { name: 'List', exact: true }).click();
		await expect(page).toHaveURL(/\/search\?destination=Lech$/);
	});
});
