import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const STAY = 'checkInDate=2027-02-13&checkOutDate=2027-02-20';

const partyField = (page: Page) => page.getByRole('main').locator('[data-party-field] > summary');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Another list may take the place of the one before while it is looked at. */
async function expectOnEveryCard(page: Page, words: string): Promise<void> {
	await expect(async () => {
		const texts = await cards(page).allTextContents();
		expect(texts.length).toBeGreaterThan(0);
		expect(texts.filter((text) => !text.includes(words))).toEqual([]);
	}).toPass();
}

/** What the stay costs on each card, in whole units. */
async function totals(page: Page): Promise<number[]> {
	const texts = await cards(page).locator('[data-total]').allTextContents();
	return texts.map((text) => Number(text.replace(/\D/g, '')));
}

test.describe('a search for a party, by keys alone', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('asks for rooms and ages, sorts, filters, and goes into the hotel with all of it', async ({
		page,
		expectAccessible,
	}) => {
		await openAs(page, 'Clara Engels', `/hotels?destination=France&${STAY}`);
		await partyField(page).focus();
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Add a room' }).press('Enter');
		const second = page.getByRole('group', { name: 'Room 2' });
		await expect(second.getByRole('spinbutton', { name: /^Adults/ })).toBeFocused();
		await second.getByRole('spinbutton', { name: /^Children/ }).fill('1');
		await expect(page.getByText('Please give the age of each child')).toBeVisible();
		await expectAccessible('rooms and guests');
		await second.getByLabel('Age of child 1').press('7');
		await page.getByRole('button', { name: 'Done' }).press('Enter');
		await expect(partyField(page)).toBeFocused();
		await expect(partyField(page)).toContainText('2 rooms, 4 adults, 1 child (7)');
		await page
			.getByRole('button', { name: /^Search/ })
			.first()
			.press('Enter');
		await expect(page).toHaveURL(/rooms=2%2C2-7/);
		await expect(page.getByText(/^For 2 rooms and 5 guests together/)).toBeVisible();
		await expect(cards(page).first()).toContainText('7 nights, 2 rooms');

		// A tick searches at once; the price is that of a rate which obeys it.
		const halfBoard = page.getByRole('checkbox', { name: /^Half board/ });
		await halfBoard.press('Space');
		await expect(page).toHaveURL(/boards=halfBoard/);
		await expect(page.getByText('1 filter on.')).toBeVisible();
		await expectOnEveryCard(page, 'Half board');
		await expectAccessible('the filtered list');
		// The tick keeps its place while lists come and go, so a second key takes it back.
		await expect(halfBoard).toBeFocused();
		await page.keyboard.press('Space');
		await expect(page).not.toHaveURL(/boards/);
		// Half board alone leaves nothing that is free for so long: until the whole list is there the choice is off.
		const thirtyDays = page.getByRole('radio', { name: /^30 days before/ });
		await expect(thirtyDays).toBeEnabled();
		await thirtyDays.press('Space');
		await expect(page).toHaveURL(/freeDays=30/);
		await expectOnEveryCard(page, 'Free until');
		await page.getByRole('link', { name: 'Clear these filters' }).press('Enter');
		await expect(page).not.toHaveURL(/freeDays/);
		await expect(page).toHaveURL(/rooms=2%2C2-7/);

		await page.getByLabel('Sort').selectOption('Price, lowest');
		await expect(page).toHaveURL(/sort=price/);
		await expect(async () => {
			const sums = await totals(page);
			expect(sums.length).toBeGreaterThan(4);
			expect(sums).toEqual(sums.toSorted((a, b) => a - b));
		}).toPass();
		await page.keyboard.press('f');
		await expect(halfBoard).toBeHidden();
		await page.keyboard.press('f');
		await expect(halfBoard).toBeVisible();

		await page.getByLabel('Name contains').fill('meleze');
		await page.keyboard.press('Enter');
		await expect(cards(page)).toHaveCount(1);
		const [sum] = await totals(page);
		await page.keyboard.press('j');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/hotel_le-meleze-blanc\?tab=rooms.*rooms=2%2C2-7/);
		await expect(partyField(page)).toContainText('2 rooms, 4 adults, 1 child (7)');
		await page.getByRole('button', { name: 'Prices by day' }).press('Enter');
		const days = page.getByRole('list', { name: /^Prices of 7 nights/ });
		await expect(days.locator('[aria-current="date"]')).toContainText(
			String(sum).replace(/(\d)(?=(\d{3})$)/, '$1\u00a0'),
		);
		await expectAccessible('the prices by day');
		await days.getByRole('link').nth(3).press('Enter');
		await expect(page).not.toHaveURL(/checkInDate=2027-02-13/);
		await expect(page).toHaveURL(/rooms=2%2C2-7/);
	});

	test('a room costs what its first rate says, for the party of the search', async ({ page }) => {
		await openAs(page, 'Clara Engels', `/hotels/hotel_le-meleze-blanc?tab=rooms&${STAY}&rooms=2-7`);
		const room = page.getByRole('article', { name: 'Junior Suite Saulire' });
		await expect(room).toContainText('per night for 2 adults, 1 child (7)');
		const price = String(await room.locator('.trade-amount').first().textContent()).replace(/^\D+/, '');
		await room.getByRole('button', { name: /^See Rates/ }).press('Enter');
		await expect(room.getByRole('spinbutton', { name: /^Adults/ })).toHaveValue('2');
		await expect(room.getByLabel('Age of child 1')).toHaveValue('7');
		await expect(room.getByRole('radio').first()).toBeChecked();
		const first = room.getByRole('radio').first().locator('xpath=ancestor::div[1]');
		await expect(first.getByText(price, { exact: true })).toBeVisible();
	});

	test('says why a hotel has nothing, and leads to dates that work', async ({ page, expectAccessible }) => {
		await openAs(
			page,
			'Clara Engels',
			'/hotels?destination=Courchevel, France&checkInDate=2027-01-12&checkOutDate=2027-01-13',
		);
		const row = page.getByRole('row', { name: /Le Mélèze Blanc/ });
		await expect(row).toContainText('A stay that begins on this day has at least 3 nights.');
		await expectAccessible('why hotels are not free');
		await row.getByRole('link', { name: 'Free 12 – 15 Jan 2027' }).press('Enter');
		await expect(page).toHaveURL(/checkInDate=2027-01-12&checkOutDate=2027-01-15/);
		await expect(page.getByRole('heading', { name: /room types? for 3 nights/ })).toBeVisible();
	});

	test('names places nearby that have more, and leads to them with the same stay', async ({ page }) => {
		await openAs(page, 'Clara Engels', `/hotels?destination=Lech&${STAY}&rooms=2`);
		const near = page.getByRole('region', { name: 'Near by' });
		await expect(near.getByRole('listitem')).toHaveCount(3);
		const first = near.getByRole('listitem').first();
		await expect(first).toContainText(/km as the crow flies/);
		await expect(first).toContainText(/\d hotels?, from CHF/);
		const name = String(await first.getByRole('link').textContent());
		await first.getByRole('link').click();
		await expect(page).toHaveURL(/checkInDate=2027-02-13.*rooms=2/);
		await expect(page.getByRole('heading', { level: 1 })).toContainText(`in ${name}`);
		expect(await cards(page).count()).toBeGreaterThan(0);
	});

	test('takes a hotel’s name as a destination, and remembers nothing that it does not find', async ({ page }) => {
		await openAs(page, 'Clara Engels', `/hotels?destination=meleze&${STAY}`);
		await expect(cards(page)).toHaveCount(1);
		await expect(cards(page)).toContainText('Le Mélèze Blanc');
		await page.goto(`/hotels?destination=nowhere-at-all&${STAY}`);
		await whenAlive(page);
		await expect(page.getByText('Unfortunately, there are no hotels available')).toBeVisible();
		await page.goto('/hotels');
		await expect(page).toHaveURL(/destination=meleze/);
	});
});

test.describe('a search for a party on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone });

	test('shows sums first and unfolds its filters', async ({ page, expectAccessible }) => {
		await openAs(page, 'Clara Engels', `/hotels?destination=Austria&${STAY}&rooms=2-4`);
		await expect(cards(page).first()).toContainText('7 nights');
		await expectAccessible('the list');
		await page.getByRole('button', { name: /Austria/ }).click();
		await partyField(page).click();
		await page.getByRole('button', { name: 'Add a room' }).click();
		await page.getByRole('button', { name: 'Done' }).click();
		await page.getByRole('checkbox', { name: /^Breakfast/ }).check();
		await expect(page).toHaveURL(/rooms=2-4%2C2.*boards=breakfast/);
		await expectAccessible('the open filters');
		await expectOnEveryCard(page, 'Breakfast');
	});
});
