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
