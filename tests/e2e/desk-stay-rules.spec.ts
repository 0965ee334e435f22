import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const OPERATOR = 'Hans Feuerstein';
/** A property of the demonstration; nights in a year that no other test has anything to do with. */
const NAME = 'Chalet Zuel di Sopra';
const CALENDAR = '/partner/desk/calendar?q=Zuel&from=2028-05-06';

test.describe.configure({ mode: 'serial' });

const panel = (page: Page) => page.getByRole('region', { name: 'Hold or block' });

/** Four nights, by keys. */
async function chooseNights(page: Page): Promise<void> {
	await page.getByRole('grid', { name: 'Nights by property' }).focus();
	await page.keyboard.press('ArrowRight');
	for (let night = 1; night < 4; night++) await page.keyboard.press('Shift+ArrowRight');
}

test.describe('on a desk', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('the shortest stay, gaps and days of change-over are set and taken back by keys alone', async ({
		page,
		complaints,
		expectAccessible,
	}) => {
		await openAs(page, OPERATOR, CALENDAR);
		await chooseNights(page);
		await page.keyboard.press('s');
		await expect(panel(page).getByRole('heading', { name: 'Shortest stay and gaps' })).toBeFocused();
		await expect(panel(page).getByText('no rule')).toBeVisible();
		await expectAccessible('the form of the shortest stay');
		await panel(page).getByLabel('Shortest stay, in nights').fill('99');
		await page.keyboard.press('Enter');
		await expect(panel(page).getByText('Please enter a number from 1 to 42.')).toBeVisible();
		complaints.splice(0);
		await panel(page).getByLabel('Shortest stay, in nights').fill('5');
		await panel(page).getByLabel('Sell gaps that are shorter').press('Space');
		await panel(page).getByLabel('Percent off a gap').fill('15');
		await page.keyboard.press('Enter');
		await expect(page.getByText(`The rule is published: ${NAME}.`)).toBeVisible();

		await chooseNights(page);
		await page.keyboard.press('c');
		await expect(panel(page).getByText(/at least 5 nights.*gaps cost 15 % less/)).toBeVisible();
		await panel(page).getByRole('group', { name: 'Arrival on' }).getByLabel('Mon').press('Space');
		await expectAccessible('the form of the change-over days');
		await panel(page).getByRole('button', { name: 'Publish' }).press('Enter');
		await expect(panel(page).getByRole('heading', { name: 'Change-over days' })).toHaveCount(0);
		await expect(page.getByText(`The rule is published: ${NAME}.`)).toBeVisible();
		await page.keyboard.press('Control+z');
		await expect(page.getByText('The rules are as they were before.')).toBeVisible();
		await chooseNights(page);
		await page.keyboard.press('s');
		await expect(panel(page).getByText(/arrival any day/)).toBeVisible();
	});

	test('a season is set, reviewed and published, and removed again', async ({ page, expectAccessible }) => {
		await openAs(page, OPERATOR, '/partner/desk/properties?q=Zuel');
		await page.getByRole('link', { name: `Prices of ${NAME}` }).click();
		await page.getByRole('link', { name: 'Stay rules' }).click();
		await whenAlive(page);
		const add = page.getByRole('region', { name: 'Rule for a season' });
		await add.getByLabel('First night').fill('2028-07-01');
		await add.getByLabel('Last night').fill('2028-08-31');
		await add.getByLabel('Shortest stay, in nights').fill('7');
		await add.getByRole('button', { name: /Save in the draft/ }).click();
		await expect(page.getByText('Saved in the draft.')).toBeVisible();
		await expect(page.getByRole('region', { name: 'Seasons' }).getByText('at least 7 nights')).toBeVisible();
		await expectAccessible('the stay rules');
		await page.getByRole('link', { name: 'Review and publish' }).click();
		await expectAccessible('the review');
		await page.getByRole('button', { name: 'Publish' }).click();
		await expect(page.getByText('Published. Search, property pages and bookings follow from now on.')).toBeVisible();
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

	test('the rules are read and changed', async ({ page, expectAccessible }) => {
		await openAs(page, OPERATOR, '/partner/desk/properties?q=Zuel');
		const prices = await page.getByRole('link', { name: `Prices of ${NAME}` }).getAttribute('href');
		await page.goto(`${prices?.split('?')[0]?.replace(/prices$/, 'stay-rules')}`);
		await whenAlive(page);
		const change = page.getByLabel(/^Change: .*2028/).last();
		await change.tap();
		const season = page.getByRole('region', { name: 'Seasons' }).getByRole('listitem').last();
		await season.getByLabel('Shortest stay, in nights').fill('6');
		await season.getByRole('button', { name: /Save in the draft/ }).tap();
		await expect(page.getByText('Saved in the draft.')).toBeVisible();
		await expectAccessible('the stay rules on a phone');
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(width).toBeLessThanOrEqual(VIEWPORTS.phone.width);
		await page.getByRole('button', { name: 'Discard' }).tap();
		await expect(page.getByText('The draft is gone. Everything is as published.')).toBeVisible();
	});
});
