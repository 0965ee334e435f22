import { expect, openAs, test, whenAlive } from './site';

const ROOMS = '/hotels/hotel_le-meleze-blanc?tab=rooms&checkInDate=2027-02-13&checkOutDate=2027-02-20';

test('a feature that was not used for 30 days is marked as new', async ({ page, expectAccessible }) => {
	const feature = page.locator('[data-feature="party-rooms"]').filter({ visible: true }).first();
	const open = async () => {
		await openAs(page, 'Clara Engels', ROOMS);
		await page.mouse.wheel(0, 20);
	};
	await open();
	await expect(feature).toHaveAttribute('data-new', 'New');
	await expectAccessible('the rooms of a hotel with a new feature');
	await feature.click();
	await expect(feature).not.toHaveAttribute('data-new');
	const used = await page.evaluate(() => localStorage.getItem('featureUses'));
	expect(Object.keys(JSON.parse(used ?? '{}'))).toEqual(['party-rooms']);

	const ago = (days: number) =>
		page.evaluate((ms) => localStorage.setItem('featureUses', `{"party-rooms":${Date.now() - ms}}`), days * 86_400_000);
	await ago(30);
	await open();
	await expect(feature).toHaveAttribute('data-new', 'New');
	await ago(29);
	await open();
	// The marks have been rendered when an unknown feature has one.
	await page.evaluate(() => {
		const unknown = document.createElement('i');
		unknown.dataset.feature = 'unknown';
		document.body.appendChild(unknown);
	});
	await expect(page.locator('[data-feature="unknown"]')).toHaveAttribute('data-new', 'New');
	await expect(feature).not.toHaveAttribute('data-new');
});

test('guests see no such marks', async ({ page }) => {
	await page.goto('/chalets/austria/lech/chalet-aurikel');
	await whenAlive(page);
	await page.mouse.wheel(0, 20);
	await expect(page.getByRole('button', { name: 'Why this price?' }).first()).toBeVisible();
	await expect(page.locator('[data-feature]')).toHaveCount(0);
});
