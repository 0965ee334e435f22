import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, windowOf } from './site';

const STAFF = 'Sabine Lorünser';
const RATES = '/partner/hotel/rates';
const SUITE = 'Suite Verdons';

/** Rooms of the hotel in its season Spring snow. */
const ROOMS = '/hotels/hotel_le-meleze-blanc?tab=rooms&checkInDate=2027-03-15&checkOutDate=2027-03-18';

const cell = (page: Page, season: string, room = SUITE) =>
	page.getByRole('textbox', { name: `${room}, ${season}`, exact: true });
const price = (agent: Page) => agent.getByRole('article', { name: SUITE }).locator('.trade-amount').first();

/** As a spreadsheet puts it there. */
async function paste(at: ReturnType<typeof cell>, text: string): Promise<void> {
	await at.focus();
	await at.evaluate((input, plain) => {
		const data = new DataTransfer();
		data.setData('text/plain', plain);
		input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
	}, text);
}

test.use({ viewport: VIEWPORTS.desktop });
// Both edit the one draft of the hotel.
test.describe.configure({ mode: 'serial' });

test('rates are painted as a draft, published to agents, and gone back to', async ({
	page,
	browser,
	expectAccessible,
	expectFitting,
}) => {
	const agent = await windowOf(browser, 'Clara Engels', ROOMS);
	const before = (await price(agent).textContent()) ?? '';
	await openAs(page, STAFF, RATES);
	await cell(page, 'February').hover();
	await page.mouse.down();
	await cell(page, 'Spring snow').hover();
	await page.mouse.up();
	await page.keyboard.type('199');
	await expect(cell(page, 'Spring snow')).toHaveValue('199');
	await page.getByRole('button', { name: 'Save draft' }).click();
	await expect(page.getByText('Saved in the draft. Agents do not see it yet.')).toBeVisible();
	const bar = page.getByRole('region', { name: 'Draft' });
	await expect(bar).toContainText('Draft: 2 changes');
	await expectAccessible('the grid with a draft');
	await agent.reload();
	await expect(price(agent)).toHaveText(before);

	await cell(page, 'February').fill('4200');
	await page.getByRole('button', { name: 'Save draft' }).click();
	await expect(bar).toContainText('Draft: 1 change');
	await bar.getByRole('link', { name: 'Review and publish' }).click();
	const row = page.getByRole('row', { name: new RegExp(SUITE) });
	await expect(row).toContainText('3 040');
	await expect(row).toContainText('199');
	await expectFitting('the review', [VIEWPORTS.phone, { width: 820, height: 1100 }, VIEWPORTS.desktop]);
	await page.getByRole('button', { name: 'Publish now' }).click();
	await expect(page.getByText('Published. Agents see these rates from now on.')).toBeVisible();
	await agent.reload();
	await expect(price(agent)).not.toHaveText(before);

	await page.getByRole('link', { name: 'Back to the rates' }).click();
	await page.getByRole('link', { name: 'See version 1' }).click();
	await page.getByRole('button', { name: 'Make it the draft' }).click();
	await page.getByRole('button', { name: 'Publish now' }).click();
	await expect(page.getByText('Published. Agents see these rates from now on.')).toBeVisible();
	await agent.reload();
	await expect(price(agent)).toHaveText(before);
});

test('a pasted block is refused cell by cell, and pasted again when it is mended', async ({
	page,
	complaints,
	expectFitting,
}) => {
	await openAs(page, STAFF, RATES);
	const first = cell(page, 'February', 'Junior Suite Saulire');
	await paste(first, 'on request\tCHF 900\n\t2 000\n');
	await expect(cell(page, 'Spring snow', 'Family Room Creux')).toHaveValue('2 000');
	await page.getByRole('button', { name: 'Save draft' }).click();
	const errors = page.getByRole('alert');
	await expect(errors).toContainText('3 cells need your attention');
	await expect(errors).toContainText('Junior Suite Saulire, February: “on request” is no amount.');
	await expect(errors).toContainText('Junior Suite Saulire, Spring snow: “CHF 900” is not in EUR');
	await expect(errors).toContainText('Family Room Creux, February: The cell is empty.');
	await expect(first).toHaveValue('on request');
	await expect(first).toHaveAccessibleDescription(/is no amount/);
	await expect(page.getByRole('region', { name: 'Draft' })).toHaveCount(0);
	expect(complaints.splice(0).every((each) => each.includes('400'))).toBe(true);
	await expectFitting('the grid with errors', [VIEWPORTS.phone, { width: 820, height: 1100 }, VIEWPORTS.desktop]);

	await paste(first, '1\t2\t3\t4\t5\t6\t7\t8\t9');
	await expect(page.getByText('The block is larger than the grid')).toBeVisible();
	await paste(first, '1 111\t1 112\n1 113\t1 114\n');
	await page.getByRole('button', { name: 'Save draft' }).click();
	const bar = page.getByRole('region', { name: 'Draft' });
	await expect(bar).toContainText('Draft: 4 changes');
	await bar.getByRole('button', { name: 'Discard' }).click();
	await expect(page.getByText('The draft is gone. Everything is as published.')).toBeVisible();
	await expect(first).toHaveValue(/^2.830$/);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a season backwards is said at its field, and a price is saved and discarded', async ({ page, complaints }) => {
		await page.goto(`/signin?to=${encodeURIComponent(RATES)}`);
		await page.getByRole('button', { name: STAFF }).click();
		await page.getByText('Seasons', { exact: true }).click();
		const january = page.getByRole('group', { name: 'January', exact: true });
		await january.getByLabel('Last night').fill('2026-12-01');
		await page.getByRole('button', { name: 'Save seasons in the draft' }).click();
		await expect(january.getByLabel('Last night')).toHaveAccessibleDescription(
			'The last night comes before the first one.',
		);
		complaints.splice(0);
		await page.goto(RATES);
		await cell(page, 'Christmas').fill('+10%');
		await page.getByRole('button', { name: 'Save draft' }).click();
		const bar = page.getByRole('region', { name: 'Draft' });
		await expect(bar).toContainText('Draft: 1 change');
		await expect(cell(page, 'Christmas')).toHaveValue(/^7.205$/);
		await bar.getByRole('button', { name: 'Discard' }).click();
		await expect(bar).toHaveCount(0);
	});
});
