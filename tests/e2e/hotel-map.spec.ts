import { expect, openAs, test, VIEWPORTS } from './site';

test.use({ viewport: VIEWPORTS.desktop });

test('the map of hotels comes when it is asked for, in step with the list, and says more of the hotel that is chosen', async ({
	page,
	expectAccessible,
}) => {
	const requested: string[] = [];
	page.on('request', (request) => requested.push(request.url()));
	const path = '/hotels?destination=Ischgl&checkInDate=2027-01-12&checkOutDate=2027-01-15';
	await openAs(page, 'Clara Engels', path);
	const row = page.getByRole('article').first();
	await expect(row).toContainText('Fimba Palais');
	expect(requested.filter((url) => /hotel-map|maplibre|points/.test(url))).toEqual([]);
	await page.keyboard.press('m');
	const map = page.getByRole('region', { name: 'Map of the hotels' });
	await expect(map.getByRole('status')).toHaveCount(0);
	await expect(map.getByText('CHF total of the stay')).toBeVisible();
	// The only hotel stands in the middle of what the controls leave free (`PADDING` of the map).
	const box = await map.locator('canvas').boundingBox();
	if (!box) throw new Error('the map has no canvas');
	await page.mouse.click(box.x + (48 + box.width - 64) / 2, box.y + (48 + box.height - 72) / 2);
	const card = map.getByRole('article');
	await expect(card.getByRole('link', { name: 'Fimba Palais' })).toHaveAttribute('href', /tab=rooms&checkInDate=2027/);
	await expect(card).toContainText(/Ischgl, \d Star/);
	await expect(page.locator('[data-lit]').getByRole('article')).toContainText('Fimba Palais');
	await expectAccessible('the map with a card');
	await card.getByRole('button', { name: 'Close' }).press('Enter');
	await expect(card).toHaveCount(0);
	await expect(page.locator('[data-lit]')).toHaveCount(0);
	await expect(map.locator('canvas')).toBeFocused();
});

test('the list follows the map, or waits until it is asked to', async ({ page }) => {
	const stay = 'checkInDate=2027-02-13&checkOutDate=2027-02-20&rooms=2';
	await openAs(page, 'Clara Engels', `/hotels?destination=France&${stay}`);
	await page.keyboard.press('m');
	const map = page.getByRole('region', { name: 'Map of the hotels' });
	const follows = map.getByRole('checkbox', { name: 'Search as the map moves' });
	await expect(follows).toBeVisible();
	const before = await page.getByRole('main').getByRole('article').count();
	await follows.check();
	await map.locator('canvas').focus();
	for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
	await expect(page).toHaveURL(/area=/);
	await expect(page).toHaveURL(/rooms=2/);
	await expect(page.getByText(/in this part of the map/)).toBeVisible();
	expect(before).toBeGreaterThan(0);

	await follows.uncheck();
	const area = new URL(page.url()).searchParams.get('area');
	await map.locator('canvas').focus();
	for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft');
	const here = map.getByRole('button', { name: 'Search this area' });
	await expect(here).toBeVisible();
	expect(new URL(page.url()).searchParams.get('area')).toBe(area);
	await here.click();
	await expect(async () => {
		const next = new URL(page.url()).searchParams.get('area');
		expect(next).not.toBeNull();
		expect(next).not.toBe(area);
	}).toPass();
});
