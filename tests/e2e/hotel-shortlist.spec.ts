import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const LIST = '/hotels?destination=France&checkInDate=2027-02-13&checkOutDate=2027-02-20&rooms=2,2-7';

const header = (page: Page) => page.locator('header').first();
const section = (page: Page) => page.getByRole('region', { name: /hotels?$/ });
const kept = (page: Page) => section(page).getByRole('article');

for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
	test.describe(`hotels on the shortlist at ${viewport.width}`, () => {
		test.use({ viewport });

		test('are kept with dates and rooms, compared, taken off and put back', async ({ page, expectAccessible }) => {
			await openAs(page, 'Clara Engels', LIST);
			const cards = page.getByRole('main').getByRole('article');
			const names = (await cards.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 2);
			const total = await cards.first().locator('[data-total]').textContent();
			for (const at of [0, 1]) {
				const heart = cards.nth(at).getByRole('button', { name: /on the shortlist$/ });
				await heart.click();
				await expect(heart).toHaveAttribute('aria-pressed', 'true');
			}
			await page.goto('/shortlist');
			await whenAlive(page);
			await expect(page).toHaveURL(/hotels=hotel_.*rooms=2/);
			await expect(kept(page).getByRole('heading', { level: 2 })).toHaveText(names);
			await expect(kept(page).first().locator('[data-total]')).toHaveText(String(total));
			await expectAccessible('the shortlist with hotels');

			await section(page)
				.getByRole('link', { name: `Remove ${names[0]} from the shortlist` })
				.click();
			await expect(kept(page)).toHaveCount(1);
			await page.getByRole('button', { name: 'Undo' }).click();
			await expect(kept(page).getByRole('heading', { level: 2 })).toHaveText(names);

			for (const at of [0, 1])
				await kept(page)
					.nth(at)
					.getByRole('checkbox', { name: /^Compare/ })
					.check();
			await page.getByRole('form', { name: 'Hotels to compare' }).getByRole('button', { name: 'Compare' }).click();
			await expect(page).toHaveURL(/\/hotels\/compare\?hotels=.*rooms=2%2C2-7/);
			await expect(page.getByRole('columnheader')).toHaveCount(2);
		});
	});
}

test('a shared list of hotels can be kept', async ({ page }) => {
	await openAs(page, 'Clara Engels', '/shortlist?hotels=hotel_le-meleze-blanc.hotel_la-rochefine');
	await page.getByRole('button', { name: 'Keep these 2 hotels' }).click();
	await expect(header(page).getByRole('link', { name: 'Shortlist, 2 entries' })).toBeVisible();
	await page.goto('/hotels');
	await expect(header(page).getByRole('link', { name: 'Shortlist, 2 entries' })).toHaveAttribute(
		'href',
		/hotels=hotel_le-meleze-blanc\.hotel_la-rochefine/,
	);
});
