import { expect, openAs, test, VIEWPORTS } from './site';

const ROOMS = '/hotels/hotel_le-meleze-blanc?tab=rooms&checkInDate=2027-02-13&checkOutDate=2027-02-20';

test.use({ viewport: VIEWPORTS.desktop });

test('rooms for a whole party are found, taken and given back by keys; a room on request opens over them', async ({
	page,
	expectAccessible,
}) => {
	await openAs(page, 'Clara Engels', ROOMS);
	const finder = page.getByRole('region', { name: 'Rooms for a whole party' });
	const selection = page.getByRole('region', { name: 'Selection' });
	await finder.getByRole('button', { name: 'Find rooms' }).press('Enter');
	const children = finder.getByRole('spinbutton', { name: /^Children/ });
	await finder.getByRole('spinbutton', { name: /^Adults/ }).fill('5');
	await children.fill('1');
	await children.press('Enter');
	await expect(finder.getByRole('alert')).toContainText('age of each child');
	await expect(finder.getByLabel('Age of child 1')).toBeFocused();
	await page.keyboard.type('7');
	await page.keyboard.press('Enter');
	await expect(finder.getByRole('heading', { name: 'combinations for 5 adults, 1 child (7)' })).toBeVisible();
	const best = finder.getByRole('listitem').filter({ hasText: 'Lowest price' });
	const total = (await best.locator('.trade-amount').first().textContent()) ?? '';
	await best.getByRole('button', { name: 'Take this combination' }).press('Enter');
	await expect(selection.locator('[data-total]')).toContainText(total);
	await expect(selection).toContainText('5 adults, 1 child');
	await expectAccessible('rooms for a party');
	await page.keyboard.press('z');
	await expect(selection).toContainText('Nothing selected yet');

	const way = page.getByRole('link', { name: /^Enquire Suite/ });
	await way.click();
	const dialog = page.getByRole('dialog', { name: /^Add Suite/ });
	await expect(page).toHaveURL(/\/rooms\/[^/]+\/shop-modal\?tab=rooms&checkInDate=2027-02-13/);
	await expectAccessible('the dialog of a room');
	await dialog.getByRole('button', { name: 'Add to Selection' }).click();
	await expect(dialog.getByRole('link', { name: 'Enquire now' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(ROOMS);
	await expect(selection).toContainText('Price on Application');
});

test('a stay that is too short is answered with the nearest days, which lead to their rooms', async ({ page }) => {
	await openAs(
		page,
		'Clara Engels',
		'/hotels/hotel_le-meleze-blanc?tab=rooms&checkInDate=2027-03-03&checkOutDate=2027-03-05',
	);
	await expect(page.getByText('A stay that begins on this day has at least 7 nights.')).toBeVisible();
	await page
		.getByRole('region', { name: 'Nearest days with rooms for these guests' })
		.getByRole('link', { name: /^3 – 10 Mar 2027/ })
		.click();
	await expect(page).toHaveURL(/checkInDate=2027-03-03&checkOutDate=2027-03-10/);
	await expect(page.getByRole('button', { name: 'See Rates' }).first()).toBeVisible();
});
