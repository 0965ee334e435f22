import type { Page } from 'playwright/test';
import { selectRoom } from './hotel-way';
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

	test('a plan is made, moved, changed and closed, and another one taken off sale', async ({ page, complaints }) => {
		const name = `Quiet weeks ${Date.now() % 100_000}`;
		await page.goto(`/signin?to=${encodeURIComponent(`${RATES}/plans`)}`);
		await page.getByRole('button', { name: STAFF }).click();
		await page.getByRole('link', { name: 'New rate plan' }).click();
		await page.getByLabel('Name, English').fill(name);
		await page.getByLabel('Commission, percent').fill('70');
		await page.getByRole('button', { name: 'Make it in the draft' }).click();
		await expect(page.getByRole('alert')).toContainText('Nothing was saved.');
		await expect(page.getByLabel('Name, English')).toHaveValue(name);
		await expect(page.getByLabel('Commission, percent')).toHaveAccessibleDescription(/from 0 to 50/);
		expect(complaints.splice(0).every((each) => each.includes('400'))).toBe(true);
		await page.getByLabel('Name, German').fill(`${name} (de)`);
		await page.getByLabel('Description, English').fill('Three nights and more.');
		await page.getByLabel('Description, German').fill('Ab drei Nächten.');
		await page.getByLabel('Commission, percent').fill('11');
		await page.getByLabel('Paid at booking, percent').fill('30');
		await page.getByLabel('The client pays you').check();
		const fee = page.getByRole('group', { name: 'Fee 1' });
		await fee.getByLabel('Kept, percent').fill('50');
		await fee.getByLabel('From days before arrival on').fill('14');
		await page.getByRole('group', { name: 'For these room types' }).getByRole('checkbox', { name: SUITE }).check();
		await page.getByLabel('Price a night').fill('910');
		await page.getByRole('button', { name: 'Make it in the draft' }).click();
		await expect(page.getByText(`“${name}” is in the draft.`)).toBeVisible();

		const heads = page.getByRole('table').getByRole('rowheader');
		const count = await heads.count();
		await expect(heads.nth(count - 1)).toContainText(name);
		await page.getByRole('button', { name: `Move ${name} up` }).click();
		await expect(page.getByText('The order is saved in the draft.')).toBeVisible();
		await expect(heads.nth(count - 2)).toContainText(name);

		await page.getByRole('link', { name, exact: true }).click();
		await page.getByLabel('Commission, percent').fill('9.5');
		const closed = page.getByRole('group', { name: 'Closed days 1' });
		await closed.getByLabel('First day').fill('2027-03-10');
		await closed.getByLabel('Last day').fill('2027-03-01');
		await page.getByRole('button', { name: 'Save in the draft' }).click();
		await expect(closed.getByLabel('Last day')).toHaveAccessibleDescription(/comes before the first day/);
		await expect(page.getByLabel('Commission, percent')).toHaveValue('9.5');
		complaints.splice(0);
		await closed.getByLabel('Last day').fill('2027-03-14');
		await page.getByRole('button', { name: 'Save in the draft' }).click();
		await expect(page.getByText('Saved in the draft. Agents do not see it yet.')).toBeVisible();
		await expect(closed.getByLabel('Last day')).toHaveValue('2027-03-14');
		await page.goto(`${RATES}/plans`);
		await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('9.5%');

		await page.getByRole('button', { name: 'Take off sale Flexible Half Board' }).click();
		await expect(page.getByText('Off sale in the draft.')).toBeVisible();
		await page.getByRole('button', { name: `Remove ${name}` }).click();
		await expect(page.getByText('Taken out of the draft.')).toBeVisible();
		await page.getByRole('region', { name: 'Draft' }).getByRole('button', { name: 'Discard' }).click();
		await expect(page.getByRole('region', { name: 'Draft' })).toHaveCount(0);
	});
});

test('a plan is copied, negotiated and published: agents of its programme see and book it, others do not', async ({
	page,
	browser,
	complaints,
	expectAccessible,
	expectFitting,
}) => {
	const name = `Peaks in April ${Date.now() % 100_000}`;
	const april = '/hotels/hotel_le-meleze-blanc?tab=rooms&checkInDate=2027-04-05&checkOutDate=2027-04-08';
	await openAs(page, STAFF, '/partner/hotel/rates/plans');
	await expectAccessible('the rate plans');
	await page.getByRole('link', { name: 'Copy Flexible Half Board' }).click();
	await expect(page.getByRole('heading', { level: 1, name: /as a copy of Flexible Half Board/ })).toBeVisible();
	const rooms = page.getByRole('group', { name: 'For these room types' });
	for (const box of await rooms.getByRole('checkbox').all()) await box.uncheck();
	await rooms.getByRole('checkbox', { name: SUITE }).check();
	await page.getByLabel('Change of the prices').fill('-15%');
	await page.getByLabel('Name, English').fill(name);
	await page.getByLabel('Name, German').fill(`${name} (de)`);
	await page.getByLabel('Seen by').selectOption({ label: 'Circle of Peaks only' });
	await page.getByLabel('First night sold').fill('2027-04-01');
	const fee = (number: number, what: 'Kept, percent' | 'From days before arrival on') =>
		page.getByRole('group', { name: `Fee ${number}` }).getByLabel(what);
	await fee(1, 'Kept, percent').fill('40');
	await fee(1, 'From days before arrival on').fill('7');
	await fee(2, 'From days before arrival on').fill('20');
	const preview = page.getByRole('region', { name: 'As an agent reads it' });
	await expect(preview).toContainText('The preview appears when payment and cancellation are complete.');
	await page.getByRole('button', { name: 'Make it in the draft' }).click();
	await expect(page.getByRole('alert')).toContainText('1 field needs your attention');
	await expect(fee(2, 'From days before arrival on')).toHaveAccessibleDescription(/fewer than 7 days/);
	expect(complaints.splice(0).every((each) => each.includes('400'))).toBe(true);
	await expect(page.getByLabel('Name, English')).toHaveValue(name);
	await fee(1, 'From days before arrival on').fill('21');
	await fee(2, 'From days before arrival on').fill('7');
	await expect(preview).toContainText('40% fee');
	await expectAccessible('the terms of a new plan');
	await expectFitting('the terms of a new plan', [VIEWPORTS.phone, { width: 820, height: 1100 }, VIEWPORTS.desktop]);
	await page.getByRole('button', { name: 'Make it in the draft' }).click();
	await expect(page.getByText(`“${name}” is in the draft.`)).toBeVisible();
	await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('New');
	const heads = page.getByRole('table').getByRole('rowheader');
	const last = (await heads.count()) - 1;
	// By its button twice in a row, by keys, and by the pointer; the focus stays with the plan.
	await page.getByRole('button', { name: `Move ${name} up` }).click();
	await page.getByRole('button', { name: `Move ${name} up` }).click();
	await expect(heads.nth(last - 2)).toContainText(name);
	await expect(page.getByRole('button', { name: `Move ${name} up` })).toBeFocused();
	await page.keyboard.press('Alt+ArrowDown');
	await expect(heads.nth(last - 1)).toContainText(name);
	await expect(page.getByText('The order is saved in the draft.')).toBeVisible();
	await page.reload();
	await expect(heads.nth(last - 1)).toContainText(name);
	await page.getByTitle(`Drag to move ${name}`).dragTo(heads.first());
	await expect(heads.first()).toContainText(name);
	await expect(page.getByText('The order is saved in the draft.')).toBeVisible();
	await expectFitting('the plans in their order', [VIEWPORTS.phone, { width: 820, height: 1100 }, VIEWPORTS.desktop]);

	await page.getByRole('link', { name: 'Review and publish' }).click();
	const terms = page.getByRole('region', { name: `${name} is new` });
	await expect(terms).toContainText('Circle of Peaks only');
	await expect(terms).toContainText('Free until 22 days before arrival');
	await expectAccessible('the review of a new plan');
	await expectFitting('the review of a plan', [VIEWPORTS.phone, { width: 820, height: 1100 }, VIEWPORTS.desktop]);
	await page.getByRole('button', { name: 'Publish now' }).click();
	await expect(page.getByText('Published. Agents see these rates from now on.')).toBeVisible();

	const other = await windowOf(browser, 'Paul Rüf', april);
	await other.getByRole('article', { name: SUITE }).getByRole('button', { name: 'See Rates' }).click();
	await expect(other.getByRole('radio', { name: 'Flexible Half Board' })).toHaveCount(1);
	await expect(other.getByRole('radio', { name })).toHaveCount(0);

	const agent = await windowOf(browser, 'Clara Engels', april);
	await selectRoom(agent, { type: SUITE, rate: name, ages: [[]] });
	const client = `Aurel ${Date.now() % 100_000}`;
	await agent
		.getByRole('link', { name: /^Save Selection as Interest/ })
		.first()
		.click();
	const dialog = agent.getByRole('dialog', { name: 'Save Selection as Interest' });
	await dialog.getByLabel('First name').fill('Nora');
	await dialog.getByLabel('Last name').fill(client);
	await dialog.getByRole('button', { name: 'Save and book' }).click();
	await expect(agent.getByRole('heading', { level: 1, name: /Book|Booking at/ })).toBeVisible();
	await agent.getByLabel('Bank transfer').check({ force: true });
	await agent.getByLabel(/My client has agreed/).check();
	await agent.getByRole('button', { name: /^Book for/ }).click();
	await expect(agent.getByText('Booked. The confirmation goes to you by mail.')).toBeVisible();
	await expect(agent.getByText(name).first()).toBeVisible();

	// Off sale no agent sees it, and the booking keeps it.
	await page.goto('/partner/hotel/rates/plans');
	await page.getByRole('button', { name: `Take off sale ${name}` }).click();
	await expect(page.getByText('Off sale in the draft.')).toBeVisible();
	await page.getByRole('link', { name: 'Review and publish' }).click();
	await page.getByRole('button', { name: 'Publish now' }).click();
	await expect(page.getByText('Published. Agents see these rates from now on.')).toBeVisible();
	const again = await windowOf(browser, 'Clara Engels', april);
	await again.getByRole('article', { name: SUITE }).getByRole('button', { name: 'See Rates' }).click();
	await expect(again.getByRole('radio', { name: 'Flexible Half Board' })).toHaveCount(1);
	await expect(again.getByRole('radio', { name })).toHaveCount(0);
	await agent.reload();
	await expect(agent.getByText(name).first()).toBeVisible();
	await agent.locator('summary', { hasText: 'Cancel the booking' }).click();
	await agent.getByRole('button', { name: /^Cancel the booking/ }).click();
	await expect(agent.getByText(/The booking has been cancelled/)).toBeVisible();
});

test('terms that another window has changed are shown beside what was typed, and saved again', async ({
	page,
	browser,
	complaints,
	expectAccessible,
}) => {
	const terms = '/partner/hotel/rates/plans/package';
	await openAs(page, STAFF, terms);
	const other = await windowOf(browser, STAFF, terms);
	await other.getByLabel('Commission, percent').fill('9.5');
	await other.getByRole('button', { name: 'Save in the draft' }).click();
	await expect(other.getByText('Saved in the draft. Agents do not see it yet.')).toBeVisible();
	await page.getByLabel('Commission, percent').fill('11');
	await page.getByRole('button', { name: 'Save in the draft' }).click();
	await expect(page.getByRole('alert')).toContainText('What you typed is still here');
	expect(complaints.splice(0).every((each) => each.includes('409'))).toBe(true);
	await expect(page.getByRole('region', { name: 'How it stands now' })).toContainText('9.5%');
	await expect(page.getByLabel('Commission, percent')).toHaveValue('11');
	await expectAccessible('terms that were changed meanwhile');
	await page.getByRole('button', { name: 'Save in the draft' }).click();
	await expect(page.getByText('Saved in the draft. Agents do not see it yet.')).toBeVisible();
	await page.reload();
	await expect(page.getByLabel('Commission, percent')).toHaveValue('11');
	await page.getByRole('region', { name: 'Draft' }).getByRole('button', { name: 'Discard' }).click();
	await expect(page.getByText('The draft is gone. Everything is as published.')).toBeVisible();
	await expect(page.getByLabel('Commission, percent')).toHaveValue('8');
});
