import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

const OPERATOR = 'Hans Feuerstein';
/** A property of the demonstration in whose summer no other test has anything to do. */
const NAME = 'Chalet Zuel di Sopra';
const FROM = '2027-06-05';
const CALENDAR = `/partner/desk/calendar?q=Zuel&from=${FROM}`;

test.use({ viewport: VIEWPORTS.desktop });

const row = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: NAME }) });
const block = (page: Page, reason: string) => row(page).getByRole('button', { name: `Blocked: ${reason}` });
const form = (page: Page) => page.getByRole('region', { name: /^(Hold or block|Block)$/ });
const hold = (page: Page, name: string) => row(page).getByRole('button', { name: `Held for ${name}` });

/** The middle of a day of the calendar, counted from the first one shown. */
async function dayAt(page: Page, day: number) {
	const box = await row(page).locator('[data-track]').boundingBox();
	if (!box) throw new Error('no nights');
	return { x: box.x + 26 * (day + 1), y: box.y + box.height / 2 };
}

test('an operator paints nights and blocks them; a week that was on sale is gone for agents, until it is undone', async ({
	page,
	browser,
	complaints,
	expectAccessible,
}) => {
	await openAs(page, OPERATOR, `/partner/desk/calendar?q=Zuel&from=2027-01-16`);
	await expectAccessible('the calendar');
	const price = row(page).locator('.desk-price').first();
	const free = await price.boundingBox();
	const text = (await price.textContent()) ?? '';
	if (!free) throw new Error('no free week');
	const y = free.y + free.height / 2;
	await page.mouse.move(free.x + 8, y);
	await page.mouse.down();
	await page.mouse.move(free.x + free.width - 16, y, { steps: 4 });
	await page.mouse.up();
	await expect(form(page).getByRole('heading', { name: NAME })).toBeVisible();
	await expectAccessible('what can be done with the nights');
	await form(page).getByRole('button', { name: 'Block nights' }).click();
	await expect(form(page)).toContainText(NAME);
	const [from, until] = [
		await form(page).getByLabel('First night').inputValue(),
		await form(page).getByLabel('Free again from').inputValue(),
	];
	await form(page).getByRole('button', { name: 'Block nights' }).click();
	await expect(form(page).getByText('Please say why, so that your team knows.')).toBeVisible();
	// The 400 of the form without a reason.
	complaints.splice(0);
	// Other nights begin a form of their own, without what was refused; then those of before again.
	await page.keyboard.press('Escape');
	await page.getByRole('grid', { name: 'Nights by property' }).focus();
	await page.keyboard.press('Home');
	await page.keyboard.press('b');
	await expect(form(page).getByLabel('First night')).toHaveValue('2027-01-16');
	await expect(form(page).getByText('Please say why, so that your team knows.')).toHaveCount(0);
	await form(page).getByLabel('First night').fill(from);
	await form(page).getByLabel('Free again from').fill(until);
	await form(page).getByLabel('Reason').fill('Owner’s week');
	await expectAccessible('the form beside the nights');

	const path = '/chalets/italy/cortina-d-ampezzo/chalet-zuel-di-sopra';
	const agent = await windowOf(browser, 'Clara Engels', `${path}?checkIn=${from}&checkOut=${until}`);
	const sold = agent.getByText(/no longer available|sold|not available/i);
	await expect(sold).toHaveCount(0);

	await form(page).getByRole('button', { name: 'Block nights' }).click();
	await expect(page.getByText(`Blocked: ${NAME}.`)).toBeVisible();
	await expect(block(page, 'Owner’s week')).toBeVisible();
	await expect(row(page).getByText(text, { exact: true })).toHaveCount(0);
	await agent.reload();
	await expect(sold).not.toHaveCount(0);

	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('The nights are free again.')).toBeVisible();
	await expect(block(page, 'Owner’s week')).toHaveCount(0);
	await expect(row(page).getByText(text, { exact: true })).toBeVisible();
	await agent.reload();
	await expect(sold).toHaveCount(0);
});

test('nights are chosen, blocked, changed and given back by keys alone', async ({ page }) => {
	await openAs(page, OPERATOR, CALENDAR);
	await page.getByRole('grid', { name: 'Nights by property' }).focus();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Shift+ArrowRight');
	await page.keyboard.press('Shift+ArrowRight');
	await expect(page.locator('#active-night')).toHaveAccessibleName(new RegExp(`^${NAME}, Tue 8 Jun 2027`));
	await page.keyboard.press('Enter');
	await expect(form(page).getByRole('heading', { name: NAME })).toBeFocused();
	await page.keyboard.press('b');
	await expect(form(page).getByRole('heading', { name: 'Block nights' })).toBeFocused();
	await expect(form(page).getByLabel('First night')).toHaveValue('2027-06-06');
	await expect(form(page).getByLabel('Free again from')).toHaveValue('2027-06-09');
	await form(page).getByLabel('Reason').fill('Roof');
	await page.keyboard.press('Enter');
	await expect(block(page, 'Roof')).toBeVisible();

	await page.getByRole('grid', { name: 'Nights by property' }).focus();
	await page.keyboard.press(']');
	await expect(page.locator('#active-night')).toHaveAccessibleName(/Blocked: Roof/);
	await page.keyboard.press('Enter');
	await expect(form(page).getByRole('heading', { name: 'Block', exact: true })).toBeFocused();
	await form(page).getByLabel('Free again from').fill('2027-06-11');
	await page.keyboard.press('Enter');
	await expect(page.getByText('The block was changed.')).toBeVisible();
	await expect(row(page).getByRole('button', { name: 'Blocked: Roof, 6 – 11 Jun 2027' })).toBeVisible();
	await page.keyboard.press('Control+z');
	await expect(row(page).getByRole('button', { name: 'Blocked: Roof, 6 – 9 Jun 2027' })).toBeVisible();

	await block(page, 'Roof').click();
	await form(page).getByRole('button', { name: 'Give the nights back' }).click();
	await expect(page.getByText('The nights are free again.')).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('The nights are kept again.')).toBeVisible();
	await block(page, 'Roof').click();
	await form(page).getByRole('button', { name: 'Give the nights back' }).click();
	await expect(block(page, 'Roof')).toHaveCount(0);
});

test('who changes a block that somebody else has changed is told, and nothing is lost', async ({
	page,
	complaints,
}) => {
	await openAs(page, OPERATOR, `${CALENDAR.replace(FROM, '2027-07-17')}`);
	const start = await dayAt(page, 3);
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	const end = await dayAt(page, 6);
	await page.mouse.move(end.x, end.y, { steps: 3 });
	await page.mouse.up();
	await page.keyboard.press('b');
	await form(page).getByLabel('Reason').fill('Painting');
	await form(page).getByRole('button', { name: 'Block nights' }).click();
	await expect(block(page, 'Painting')).toBeVisible();

	const second = await page.context().newPage();
	await second.goto(page.url());
	await whenAlive(second);
	await block(second, 'Painting').click();
	await form(second).getByLabel('Reason').fill('Painting, both floors');
	await form(second).getByRole('button', { name: 'Save' }).click();
	await expect(second.getByText('The block was changed.')).toBeVisible();

	await block(page, 'Painting').click();
	await form(page).getByLabel('Reason').fill('Painting the hall');
	await form(page).getByRole('button', { name: 'Save' }).click();
	// The 409 of the form that came second.
	await expect(form(page).getByText(/^Somebody else has changed this block.*Painting, both floors/)).toBeVisible();
	await expect(form(page).getByLabel('Reason')).toHaveValue('Painting the hall');
	complaints.splice(0);
	await expect(block(page, 'Painting, both floors')).toBeVisible();
	await form(page).getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('The block was changed.')).toBeVisible();

	await block(page, 'Painting the hall').click();
	await form(page).getByRole('button', { name: 'Give the nights back' }).click();
	await expect(page.getByText('The nights are free again.')).toBeVisible();
});

test('nights are held for somebody until a moment, told another end, and given back', async ({
	page,
	complaints,
	expectAccessible,
}) => {
	await openAs(page, OPERATOR, CALENDAR.replace(FROM, '2027-08-14'));
	await page.getByRole('grid', { name: 'Nights by property' }).focus();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Shift+ArrowRight');
	await page.keyboard.press('h');
	await expect(form(page).getByRole('heading', { name: 'Hold for somebody' })).toBeFocused();
	await page.keyboard.press('Tab');
	await form(page).getByRole('button', { name: 'Hold for somebody' }).click();
	await expect(form(page).getByText('Please say whom you hold the nights for.')).toBeVisible();
	// The 400 of the form without a name.
	complaints.splice(0);
	await form(page).getByLabel('Held for').fill('Familie Aubert');
	await form(page).getByText('2 days', { exact: true }).click();
	await form(page).getByLabel('Price told, EUR').fill('31 500');
	await expectAccessible('the form of a hold');
	await form(page).getByRole('button', { name: 'Hold for somebody' }).click();
	await expect(page.getByText(`Held: ${NAME}.`)).toBeVisible();
	await expect(hold(page, 'Familie Aubert, 15 – 17 Aug 2027')).toContainText(/4[78] h|2 days/);
	await expect(hold(page, 'Familie Aubert')).toHaveAccessibleName(/, at 31.500, /);

	await hold(page, 'Familie Aubert').click();
	await expect(form(page).getByLabel('Held for')).toHaveValue('Familie Aubert');
	await expect(form(page).getByRole('radio', { name: 'Date' })).toBeChecked();
	await form(page).getByLabel('Held for').fill('Frau Meier');
	await form(page).getByText('3 days', { exact: true }).click();
	await form(page).getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('The block was changed.')).toBeVisible();
	await expect(hold(page, 'Frau Meier')).toContainText(/7\d h|[23] days/);
	await page.getByRole('button', { name: 'Undo' }).click();
	await hold(page, 'Familie Aubert').click();
	await expect(form(page).getByLabel('Price told, EUR')).toHaveValue('31500');
	await form(page).getByRole('button', { name: 'Give the nights back' }).click();
	await expect(page.getByText('The nights are free again.')).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('The nights are kept again.')).toBeVisible();
	await hold(page, 'Familie Aubert').click();
	await form(page).getByRole('button', { name: 'Give the nights back' }).click();
	await expect(hold(page, 'Familie Aubert')).toHaveCount(0);
});

test('the end of a block moves by keys and by its handle, and days get narrower until a month is a share', async ({
	page,
	expectAccessible,
}) => {
	await openAs(page, OPERATOR, CALENDAR.replace(FROM, '2027-10-02'));
	const grid = page.getByRole('grid', { name: 'Nights by property' });
	await grid.focus();
	for (const key of ['ArrowRight', 'Shift+ArrowRight', 'b']) await page.keyboard.press(key);
	await form(page).getByLabel('Reason').fill('Floors');
	await page.keyboard.press('Enter');
	await expect(block(page, 'Floors, 3 – 5 Oct 2027')).toBeVisible();
	await grid.focus();
	await page.keyboard.press(']');
	await page.keyboard.press('Alt+ArrowRight');
	await expect(block(page, 'Floors, 3 – 6 Oct 2027')).toBeVisible();
	await block(page, 'Floors').hover();
	const handle = await row(page).locator('.desk-handle').boundingBox();
	if (!handle) throw new Error('no handle');
	const y = handle.y + handle.height / 2;
	await page.mouse.move(handle.x + 6, y);
	await page.mouse.down();
	await page.mouse.move(handle.x + 6 + 52, y, { steps: 4 });
	await page.mouse.up();
	await expect(block(page, 'Floors, 3 – 8 Oct 2027')).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(block(page, 'Floors, 3 – 6 Oct 2027')).toBeVisible();

	await page.keyboard.press('-');
	await expect(page).toHaveURL(/zoom=week/);
	await expect(block(page, 'Floors')).toHaveCSS('width', /^2[89]/);
	await expectAccessible('weeks');
	await page.keyboard.press('-');
	await expect(row(page).getByRole('gridcell', { name: '10 %' })).toBeVisible();
	await expectAccessible('months');
	await page.keyboard.press('+');
	await page.keyboard.press('+');
	await expect(page).not.toHaveURL(/zoom/);
	await block(page, 'Floors').click();
	await form(page).getByRole('button', { name: 'Give the nights back' }).click();
	await expect(block(page, 'Floors')).toHaveCount(0);
	await page.keyboard.press('f');
	await expect(page.getByRole('searchbox', { name: 'Property or place' })).toBeFocused();
	await page.keyboard.press('Escape');
});

test('properties and days come as one scrolls, and only those in sight are drawn', async ({ page }) => {
	await openAs(page, OPERATOR, '/partner/desk/calendar?from=2026-11-25');
	const grid = page.getByRole('grid', { name: 'Nights by property' });
	const rows = page.locator('.desk-row');
	await grid.focus();
	await page.keyboard.press('End');
	await expect(page.locator('#active-night')).toHaveAccessibleName(/Wed 29 Dec 2027/);
	await expect(page.locator('.desk-head').getByText('December 2027')).toBeVisible();
	const all = Number((await page.getByText(/^\d+ properties, /).textContent())?.split(' ')[0]);
	expect(all).toBeGreaterThan(50);
	for (let down = 0; down < all; down += 1) await page.keyboard.press('ArrowDown');
	await expect(rows.last()).toHaveAttribute('data-row', String(all - 1));
	await expect(rows.last().getByRole('rowheader')).not.toContainText('Yet to come');
	expect(await rows.count()).toBeLessThan(45);
});

test('the price of a week is published and taken back by keys', async ({ page, complaints, expectAccessible }) => {
	// A property whose prices no other test has anything to do with; its draft stays.
	await openAs(page, OPERATOR, '/partner/desk/calendar?q=Birkhahn&from=2027-08-20');
	const choose = async () => {
		await page.getByRole('grid', { name: 'Nights by property' }).focus();
		await page.keyboard.press('ArrowRight');
		for (let night = 1; night < 7; night++) await page.keyboard.press('Shift+ArrowRight');
	};
	await choose();
	await page.keyboard.press('p');
	const panel = page.getByRole('region', { name: 'Hold or block' });
	await expect(panel.getByRole('heading', { name: 'Price' })).toBeFocused();
	await expect(panel.getByText(/15.500.EUR/)).toBeVisible();
	await expectAccessible('the form of the price');
	await panel.getByLabel('Price, or how it changes').fill('a lot');
	await page.keyboard.press('Enter');
	await expect(panel.getByText('“a lot” is no amount.')).toBeVisible();
	complaints.splice(0);
	await panel.getByLabel('Price, or how it changes').fill('+10%');
	await page.keyboard.press('Enter');
	await expect(page.getByText('The prices are published: Chalet Birkhahn.')).toBeVisible();
	await choose();
	await page.keyboard.press('p');
	await expect(panel.getByText(/17.050.EUR/)).toBeVisible();
	await page.keyboard.press('Escape');
	await page.keyboard.press('Control+z');
	await expect(page.getByText('The prices are as they were before.')).toBeVisible();
	await choose();
	await page.keyboard.press('p');
	await expect(panel.getByText(/15.500.EUR/)).toBeVisible();
});

test.describe('on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

	test('a month of one property takes two taps and a sheet to hold nights', async ({ page, expectAccessible }) => {
		await openAs(page, OPERATOR, CALENDAR.replace(FROM, '2027-05-01'));
		await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
		await expect(page.getByRole('grid')).toHaveCount(0);
		await expectAccessible('the months');
		await page.getByRole('button', { name: /Mon 10 May 2027/ }).tap();
		await expect(page.getByText('Tap the last night.')).toBeVisible();
		await page.getByRole('button', { name: /Wed 12 May 2027/ }).tap();
		await form(page).getByRole('button', { name: 'Hold for somebody' }).tap();
		await form(page).getByLabel('Held for').fill('Frau Meier');
		await expectAccessible('the sheet');
		await form(page).getByRole('button', { name: 'Hold for somebody' }).tap();
		await expect(page.getByText(`Held: ${NAME}.`)).toBeVisible();
		const bar = page.getByRole('button', { name: /^Held for Frau Meier, 10 – 13 May 2027/ });
		await bar.tap();
		await form(page).getByRole('button', { name: 'Give the nights back' }).tap();
		await expect(bar).toHaveCount(0);
	});

	test('arrows and the list turn to another property, and further months come below', async ({
		page,
		expectAccessible,
	}) => {
		await openAs(page, OPERATOR, '/partner/desk/calendar?from=2026-12-01');
		const name = page.locator('.phone-head h2');
		const first = await name.textContent();
		await page.getByRole('button', { name: 'Next property' }).tap();
		await expect(name).not.toHaveText(first ?? '');
		await page.getByRole('region', { name: 'January 2027' }).scrollIntoViewIfNeeded();
		await expect(page.getByRole('region', { name: 'April 2027' })).toBeAttached();
		await page.getByRole('button', { name: 'All properties' }).tap();
		await expectAccessible('the list');
		await page.getByRole('dialog').getByRole('searchbox').fill('Zuel');
		await page.keyboard.press('Enter');
		await page.getByRole('dialog').getByRole('button', { name: NAME }).tap();
		await expect(name).toHaveText(NAME);
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('nights are blocked by the form below the calendar', async ({ page }) => {
		await page.goto(`/signin?to=${encodeURIComponent(CALENDAR.replace(FROM, '2027-09-04'))}`);
		await page.getByRole('button', { name: OPERATOR }).click();
		await page.getByRole('combobox', { name: 'Property' }).selectOption({ label: NAME });
		await page.getByLabel('First night').fill('2027-09-06');
		await page.getByLabel('Free again from').fill('2027-09-09');
		await page.getByLabel('Reason').fill('Deep cleaning');
		await page.getByRole('button', { name: 'Save' }).click();
		await expect(page.getByText(`Blocked: ${NAME}.`)).toBeVisible();
		await expect(block(page, 'Deep cleaning')).toBeVisible();
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect(page.getByText('The nights are free again.')).toBeVisible();
	});
});
