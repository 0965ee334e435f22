import { expect, test, VIEWPORTS, whenAlive } from './site';

const NAME = 'Standard Demo Chalet';
const DEMO = '/chalets/austria/lech/standard-demo-chalet';

test.describe('properties for demonstrations', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('are nowhere on a production host until a tab’s settings show them', async ({
		page,
		baseURL,
		expectAccessible,
	}) => {
		const host = `http://firnlicht.localhost:${new URL(String(baseURL)).port}`;
		const found = page.getByRole('region', { name: 'For demonstrations' });
		for (const path of [
			'/search?destination=Lech',
			'/chalets/austria/lech',
			'/sitemaps/houses-1.xml',
			'/api/suggest?q=demo',
		]) {
			await page.goto(host + path);
			expect(await page.content(), path).not.toContain(NAME);
		}
		const requested: string[] = [];
		page.on('request', (request) => requested.push(new URL(request.url()).pathname));
		await page.goto(`${host}/search?destination=Lech`);
		await whenAlive(page);
		const count = await page.getByRole('heading', { level: 1 }).textContent();
		await expect(found).toHaveCount(0);
		expect(requested).not.toContain('/search/demo-houses');

		await page.goto(`${host}/fflags`);
		await whenAlive(page);
		await page.getByRole('switch', { name: 'Display demo properties' }).check();
		await page.goto(`${host}/search?destination=Lech`);
		await whenAlive(page);
		await expect(found.getByRole('link', { name: NAME })).toBeVisible();
		// It stands apart: the search has found as many as before.
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(count);
		await expectAccessible('results with a house for demonstrations');
		await found.getByRole('link', { name: NAME }).click();
		await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
		expect(new URL(page.url()).pathname).toBe(DEMO);
	});

	test('are shown elsewhere, in both languages, until they are switched off', async ({ page }) => {
		for (const [language, title] of [
			['en', 'For demonstrations'],
			['de', 'Für Vorführungen'],
		] as const) {
			await page.goto(`/search?lng=${language}`);
			await expect(page.getByRole('region', { name: title }).getByRole('link', { name: NAME })).toBeVisible();
		}
		await page.goto('/fflags?lng=en');
		await whenAlive(page);
		await page.getByRole('switch', { name: 'Display demo properties' }).uncheck();
		await page.goto('/search');
		await whenAlive(page);
		await expect(page.getByRole('region', { name: 'For demonstrations' })).toHaveCount(0);
	});
});
