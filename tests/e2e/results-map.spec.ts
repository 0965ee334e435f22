import { expect, test, VIEWPORTS, whenAlive } from './site';

const map = (page: import('playwright/test').Page) => page.getByRole('region', { name: 'Map of the results' });

test.describe('the map of results', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('is a view of the search: in its address, back, reloaded', async ({ page, expectAccessible, expectFitting }) => {
		const requested: string[] = [];
		page.on('request', (request) => requested.push(request.url()));
		await page.goto('/search?destination=Lech');
		await whenAlive(page);
		expect(requested.filter((url) => /maplibre|results-map|search\/points/.test(url))).toEqual([]);
		const views = page.getByRole('navigation', { name: 'Show results as' });
		await expect(views.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
		await views.getByRole('link', { name: 'Map' }).click();
		await expect(page).toHaveURL(/\/search\?destination=Lech&view=map$/);
		await expect(map(page).locator('canvas')).toBeVisible();
		await expect(map(page).getByRole('status')).toHaveCount(0, { timeout: 20_000 });
		expect(requested.filter((url) => url.includes('/search/points'))).toHaveLength(1);
		await expectAccessible('the map of results');
		await expectFitting('the map of results', Object.values(VIEWPORTS));
		const house = await page.locator('#results').getByRole('article').first().getByRole('heading').textContent();
		await page.reload();
		await expect(map(page).locator('canvas')).toBeVisible();
		await expect(page.locator('#results').getByRole('article').first().getByRole('heading')).toHaveText(String(house));
		// A filter keeps the map.
		await whenAlive(page);
		await page.getByRole('checkbox', { name: /^Pool/ }).check();
		await expect(page).toHaveURL(/facilityArray=pool.*view=map/);
		await page.goBack();
		await page.goBack();
		await expect(page).toHaveURL(/\/search\?destination=Lech$/);
		await expect(map(page)).toHaveCount(0);
	});

	test('shows the houses of a pin, one after the other, by pointer and by key', async ({ page }) => {
		await page.goto('/search?destination=Oberlech&view=map');
		const canvas = map(page).locator('canvas');
		await expect(map(page).getByRole('status')).toHaveCount(0, { timeout: 20_000 });
		const box = await canvas.boundingBox();
		if (!box) throw new Error('the map is not drawn');
		// The one place of Oberlech is in the middle.
		await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
		const card = map(page).getByRole('article');
		await expect(card).toBeVisible();
		const [name = ''] = await card.getByRole('heading').allTextContents();
		const inList = page.locator('#results').getByRole('article').filter({ hasText: name }).last();
		await expect(inList).toBeVisible();
		const price = await card.locator('.text-price').textContent();
		await expect(page.locator('#results ul').getByRole('article').filter({ hasText: name })).toContainText(
			String(price),
		);
		await expect(canvas).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(card).toBeHidden();
		await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
		await card.getByRole('button', { name: 'Close' }).press('Escape');
		await expect(card).toBeHidden();
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
		await page.goto('/search?view=map');
		await expect(map(page).getByRole('status')).toHaveCount(0, { timeout: 20_000 });
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
		await expect(map(page).getByRole('status')).toHaveCount(0, { timeout: 20_000 });
		await page.getByRole('link', { name: /^Area on the map/ }).click();
		await expect(title).toHaveText('128 results');
		await expect(page).toHaveURL(/\/search\?view=map$/);

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
		// An empty part keeps the map, and says so.
		await page.goto('/search?view=map&area=36.00,20.00,37.00,21.00');
		await expect(title).toHaveText('Results: 0');
		await expect(map(page).locator('canvas')).toBeVisible();
		// Another destination lies elsewhere.
		await whenAlive(page);
		const field = page.getByRole('main').locator('input[name=destination]');
		await field.fill('Lech');
		await field.press('Enter');
		await expect(page).toHaveURL(/destination=Lech&view=map$/);
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
		await page.goto('/search?destination=Lech&view=map');
		await expect(map(page).getByRole('status')).toHaveText(
			'This browser cannot draw the map. The list has every house.',
		);
		await expect(page.locator('#results').getByRole('article').first()).toBeVisible();
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the list is there, and a sentence says what the map needs', async ({ page }) => {
		await page.goto('/search?destination=Lech&view=map');
		await expect(page.getByText('The map needs JavaScript. The list has every house.')).toBeVisible();
		await expect(page.locator('#results').getByRole('article').first()).toBeVisible();
		await page.getByRole('link', { name: 'List', exact: true }).click();
		await expect(page).toHaveURL(/\/search\?destination=Lech$/);
	});
});
