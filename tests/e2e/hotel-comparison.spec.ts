import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const STAY = 'checkInDate=2027-02-13&checkOutDate=2027-02-20&rooms=2';
const LIST = `/hotels?destination=France&${STAY}`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const bar = (page: Page) => page.getByRole('form', { name: 'Hotels to compare' });
const columns = (page: Page) => page.getByRole('columnheader');

test.describe('hotels side by side, by keys', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('are ticked in the list, compared, taken off, and lead to their rates', async ({ page, expectAccessible }) => {
		await openAs(page, 'Clara Engels', LIST);
		await expect(bar(page)).toBeHidden();
		const names = (await cards(page).getByRole('heading', { level: 2 }).allTextContents()).slice(0, 5);
		for (let at = 0; at < 4; at++) {
			await page.keyboard.press('j');
			await page.keyboard.press('x');
		}
		await expect(bar(page)).toContainText('4 of 4 hotels to compare.');
		await page.keyboard.press('j');
		await page.keyboard.press('x');
		await expect(bar(page).getByRole('status')).toContainText('No more than 4 stand side by side');
		await expect(bar(page).getByRole('listitem')).toHaveCount(4);
		await expectAccessible('the list with its ticks');
		await bar(page)
			.getByRole('button', { name: `Take ${names[3]} off` })
			.press('Enter');
		await expect(bar(page)).toContainText('3 of 4');

		const total = await cards(page).first().locator('[data-total]').textContent();
		await bar(page).getByRole('button', { name: 'Compare' }).press('Enter');
		await expect(page).toHaveURL(/\/hotels\/compare\?hotels=hotel_.*destination=France/);
		await expect(columns(page)).toHaveCount(3);
		await expect(page.getByRole('row', { name: /Whole stay/ })).toContainText(String(total));
		await expectAccessible('the comparison');

		// What is the same for all can be hidden.
		const common = page.getByRole('row', { name: /What all of them have/ });
		await expect(common).toBeVisible();
		await page.getByRole('checkbox', { name: 'Only what differs' }).press('Space');
		await expect(common).toBeHidden();

		await page.keyboard.press('j');
		await page.keyboard.press('j');
		await page.keyboard.press('x');
		await expect(columns(page)).toHaveCount(2);
		await expect(page.getByRole('link', { name: String(names[1]), exact: true })).toHaveCount(0);
		// The list has the ticks of what is left, and the comparison takes one more.
		await page.getByRole('link', { name: 'Add a hotel' }).press('Enter');
		await expect(page).toHaveURL(/\/hotels\?destination=France/);
		await expect(bar(page)).toContainText('2 of 4');
		await page.goBack();
		// Its keys are those of the page that has come back.
		await expect(columns(page)).toHaveCount(2);
		await expect(page.getByRole('row', { name: /Whole stay/ })).toContainText(String(total));
		await whenAlive(page);
		await page.keyboard.press('j');
		await page.keyboard.press('r');
		await expect(page).toHaveURL(/\/rooms\/room_.*\/shop-modal\?tab=rooms/);
		await expect(page.getByRole('radio').first()).toBeChecked();
	});

	test('say why one is not free, and lead to dates that work', async ({ page }) => {
		await openAs(
			page,
			'Clara Engels',
			'/hotels/compare?hotels=hotel_le-meleze-blanc.hotel_la-rochefine&checkInDate=2027-01-12&checkOutDate=2027-01-13',
		);
		const stay = page.getByRole('row', { name: /Whole stay/ });
		await expect(stay).toContainText('A stay that begins on this day has at least 3 nights.');
		await stay.getByRole('link', { name: /Free 12 – 15 Jan 2027/ }).click();
		await expect(page).toHaveURL(/hotel_le-meleze-blanc\?tab=rooms&checkInDate=2027-01-12/);
	});
});

test.describe('hotels side by side on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone });

	test('two at a time, for dates that can be changed', async ({ page, expectAccessible }) => {
		await openAs(page, 'Clara Engels', LIST);
		await cards(page)
			.first()
			.getByRole('checkbox', { name: /^Compare/ })
			.check();
		await expect(bar(page).getByRole('button', { name: 'Compare' })).toBeDisabled();
		await cards(page)
			.nth(1)
			.getByRole('checkbox', { name: /^Compare/ })
			.check();
		await bar(page).getByRole('button', { name: 'Compare' }).click();
		await expect(columns(page)).toHaveCount(2);
		await expect(columns(page).nth(1)).toBeInViewport({ ratio: 0.9 });
		await expectAccessible('the comparison');
	});
});

test.describe('hotels side by side without script', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('open from their address, and can be taken off', async ({ page, browser }) => {
		await openAs(page, 'Clara Engels', LIST);
		const state = await page.context().storageState();
		const context = await browser.newContext({ javaScriptEnabled: false, storageState: state });
		const plain = await context.newPage();
		await plain.goto(new URL(LIST, page.url()).href);
		await plain
			.getByRole('article')
			.first()
			.getByRole('checkbox', { name: /^Compare/ })
			.check();
		await plain
			.getByRole('article')
			.nth(1)
			.getByRole('checkbox', { name: /^Compare/ })
			.check();
		await plain.getByRole('form', { name: 'Hotels to compare' }).getByRole('button', { name: 'Compare' }).click();
		await expect(columns(plain)).toHaveCount(2);
		await columns(plain)
			.first()
			.getByRole('link', { name: /^Take off/ })
			.click();
		await expect(columns(plain)).toHaveCount(1);
		await context.close();
	});
});

test('a comparison of nothing leads to the list', async ({ page }) => {
	await openAs(page, 'Clara Engels', '/hotels/compare');
	await whenAlive(page);
	await expect(page.getByRole('heading', { name: 'No hotels to compare yet' })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: 'To the hotels', exact: true }).click();
	await expect(page).toHaveURL(/\/hotels$|\/hotels\?/);
});
