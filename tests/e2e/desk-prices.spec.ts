import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const OPERATOR = 'Hans Feuerstein';
/** A property of the demonstration whose prices no other test has anything to do with. */
const NAME = 'Chalet Zuel di Sopra';
const LIST = '/partner/desk/properties?q=Zuel';

test.use({ viewport: VIEWPORTS.desktop });
test.describe.configure({ mode: 'serial' });

const cell = (page: Page, row: number, column: number) =>
	page.locator(`td[data-row="${row}"][data-column="${column}"] input`);
const isDraft = (page: Page, row: number, column: number) =>
	expect(page.locator(`td[data-row="${row}"][data-column="${column}"]`)).toHaveAttribute('data-draft', '');
const saved = (page: Page) => expect(page.getByRole('status').getByText('Saved in the draft.')).toBeVisible();

/** The year after next, in which nothing is sold. */
async function openPrices(page: Page): Promise<void> {
	await openAs(page, OPERATOR, LIST);
	await page.getByRole('link', { name: `Prices of ${NAME}` }).click();
	await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
	await page.goto(`${new URL(page.url()).pathname}?year=2028`);
	await whenAlive(page);
}

test('weeks are typed, counted, copied, pasted and published, and a version is gone back to', async ({
	page,
	complaints,
	expectAccessible,
}) => {
	await openPrices(page);
	await expectAccessible('the prices');
	// Typing, then another cell by keys: each saves itself.
	await cell(page, 2, 8).click();
	await page.keyboard.type('30000');
	await page.keyboard.press('Enter');
	await saved(page);
	await isDraft(page, 2, 8);
	await cell(page, 2, 8).click();
	// Filled to the right, then raised.
	await page.keyboard.press('Shift+ArrowRight');
	await page.keyboard.press('Shift+ArrowRight');
	await expect(page.getByText('3 cells, 3 weeks in 1 service')).toBeVisible();
	await page.keyboard.press('Control+d');
	await expect(cell(page, 2, 10)).toHaveValue(/^30\s000$/);
	await saved(page);
	await page.getByRole('textbox', { name: 'Percent' }).fill('4');
	await page.getByRole('button', { name: 'Apply' }).click();
	await expect(cell(page, 2, 9)).toHaveValue(/^31\s200$/);
	// On request by Delete.
	await cell(page, 2, 10).click();
	await page.keyboard.press('Delete');
	await expect(page.locator('td[data-row="2"][data-column="10"]')).toHaveAttribute('data-state', 'on_request');
	await saved(page);
	// Painting with the mouse.
	const [from, to] = [await cell(page, 0, 12).boundingBox(), await cell(page, 1, 14).boundingBox()];
	if (!from || !to) throw new Error('no cells');
	await page.mouse.move(from.x + 8, from.y + 8);
	await page.mouse.down();
	await page.mouse.move(to.x + 8, to.y + 8, { steps: 4 });
	await page.mouse.up();
	await expect(page.getByText('6 cells, 3 weeks in 2 services')).toBeVisible();
	await page.keyboard.type('9000');
	await page.keyboard.press('Enter');
	await expect(cell(page, 1, 14)).toHaveValue(/^9\s000$/);
	await saved(page);
	// What is no amount stays, and is named.
	await cell(page, 0, 20).click();
	await page.keyboard.type('ten');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('alert')).toContainText('“ten” is no amount.');
	complaints.splice(0);
	await expectAccessible('a wrong cell');
	await cell(page, 0, 20).click();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('alert')).toHaveCount(0);
	// A block, shown before it is taken.
	await cell(page, 0, 16).click();
	await page.getByRole('button', { name: 'Paste' }).click();
	await page.getByRole('textbox', { name: 'Copied cells' }).fill("5 Feb\t12 Feb\n7 500\t7'600\nEUR 8500\tten");
	await expect(page.getByText('1 cell cannot be read; it is left out.')).toBeVisible();
	await expectAccessible('the pasted block');
	await page.getByRole('button', { name: 'Take over' }).click();
	await expect(cell(page, 1, 16)).toHaveValue(/^8\s500$/);
	await saved(page);

	// It is there after a reload, for everybody of the team.
	await page.reload();
	await expect(cell(page, 0, 17)).toHaveValue(/^7\s600$/);
	await page
		.getByRole('button', { name: /^Take .* out of the draft$/ })
		.first()
		.click();
	await expect(page.getByText('The week is out of the draft.')).toBeVisible();

	await page.getByRole('link', { name: /^Review and publish/ }).click();
	await expect(page.getByRole('heading', { level: 1, name: `${NAME}: review prices` })).toBeVisible();
	await expectAccessible('the review');
	await page.getByRole('button', { name: 'Publish now' }).click();
	await expect(page.getByText('Published. Guests and agents see these prices from now on.')).toBeVisible();
	await page.getByRole('link', { name: 'Back to the prices' }).click();
	await expect(page.getByText('There is no draft.')).toBeVisible();

	// Everything as it was, as a new version.
	const versions = page.getByRole('region', { name: 'Published before' });
	await versions
		.getByRole('link', { name: /^See version/ })
		.nth(1)
		.click();
	await page.getByRole('button', { name: 'Make it the draft' }).click();
	await page.getByRole('button', { name: 'Publish now' }).click();
	await expect(page.getByText('Published. Guests and agents see these prices from now on.')).toBeVisible();
});

test('who sets a cell that somebody else has set meanwhile sees both, and keeps or takes', async ({
	page,
	complaints,
}) => {
	await openPrices(page);
	const second = await page.context().newPage();
	await second.goto(page.url());
	await whenAlive(second);
	await cell(second, 2, 30).click();
	await second.keyboard.type('5000');
	await second.keyboard.press('Enter');
	await saved(second);

	await cell(page, 2, 30).click();
	await page.keyboard.type('6000');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('alert')).toContainText('Somebody else has changed 1 of these cells meanwhile.');
	await expect(cell(page, 2, 30)).toHaveValue('6000');
	await page.getByRole('button', { name: 'Take mine' }).click();
	await expect(cell(page, 2, 30)).toHaveValue(/^6\s000$/);
	await saved(page);
	// The 409 of the save that came second.
	complaints.splice(0);
	await page.getByRole('button', { name: 'Discard' }).click();
	await expect(page.getByText('There is no draft.')).toBeVisible();
});

test('on a phone a month is edited, and no window is wider than it should be', async ({ page, expectAccessible }) => {
	await openPrices(page);
	for (const width of [390, 820]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(`the prices at ${width}`);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
	}
	await page.setViewportSize({ width: 390, height: 844 });
	const month = page.getByRole('navigation', { name: 'Month' });
	await month.getByRole('link', { name: 'December 2028' }).click();
	await expect(month.getByText('December 2028')).toBeVisible();
	await expect(page.locator('td[data-column]:visible')).toHaveCount(15);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a price is typed, saved, and discarded', async ({ page }) => {
		await page.goto(`/signin?to=${encodeURIComponent(LIST)}`);
		await page.getByRole('button', { name: OPERATOR }).click();
		await page.getByRole('link', { name: `Prices of ${NAME}` }).click();
		await page.goto(`${new URL(page.url()).pathname}?year=2028`);
		await cell(page, 1, 40).fill('4 200');
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText('Saved in the draft. Guests and agents see what is published.')).toBeVisible();
		await expect(cell(page, 1, 40)).toHaveValue(/^4\s200$/);
		await page.getByRole('button', { name: 'Discard' }).click();
		await expect(page.getByText('There is no draft.')).toBeVisible();
	});
});
