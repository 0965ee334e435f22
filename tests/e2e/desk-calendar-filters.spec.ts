import type { Locator, Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const OPERATOR = 'Hans Feuerstein';
/** A property of the demonstration of which no other test blocks these nights. */
const NAME = 'Chalet Zuel di Sopra';

test.use({ viewport: VIEWPORTS.desktop });

const facet = (page: Page, name: string) => page.locator('.desk-facet').filter({ hasText: name });
const rows = (page: Page) => page.locator('.desk-row');
const foundOf = async (page: Page) => {
	const text = await page.locator('main h1 + p').textContent();
	const [, found, whole] = /^(\d+) of (\d+) properties/.exec(text ?? '') ?? [];
	return { found: Number(found), whole: Number(whole) };
};

test('place, period, guests and service narrow the calendar, in the address, until all is cleared', async ({
	page,
	complaints,
	expectAccessible,
}) => {
	await openAs(page, OPERATOR, '/partner/desk/calendar?from=2026-12-05');
	const place = facet(page, 'Place');
	await place.locator('summary').click();
	await place.getByRole('checkbox', { name: /^Zermatt/ }).check();
	await place.getByRole('checkbox', { name: /^Lech/ }).check();
	await expectAccessible('an open filter');
	await place.getByRole('button', { name: 'Apply' }).click();
	await expect(page).toHaveURL(/place=/);
	await expect(place.locator('summary')).toContainText('2 chosen');
	await expect(page.locator('.desk-place-name')).toHaveText([/^Lech/, /^Zermatt/]);
	const { found, whole } = await foundOf(page);
	expect(found).toBeLessThan(whole);

	const guests = facet(page, 'Guests, service');
	await guests.locator('summary').click();
	await guests.getByLabel('Guests at least').fill('13');
	await guests.getByLabel('Service').selectOption({ label: 'Catered' });
	await page.keyboard.press('Tab');
	await guests.getByRole('button', { name: 'Apply' }).click();
	await expect(page).toHaveURL(/guests=13&level=catered/);
	await expect.poll(async () => (await foundOf(page)).found).toBeLessThan(found);
	await page.reload();
	await expect(guests.locator('summary')).toContainText('13 or more, Catered');

	const period = facet(page, 'Free in period');
	await period.locator('summary').click();
	await period.getByLabel('Free from').fill('2027-01-16');
	await period.getByRole('button', { name: 'Apply' }).click();
	await expect(period.getByText('Please enter both dates.')).toBeVisible();
	// The 400 of a period without its end.
	complaints.splice(0);
	await expect(period.getByLabel('Free from')).toHaveValue('2027-01-16');
	await expectAccessible('a refused period');
	await period.getByLabel('Free until').fill('2027-01-23');
	await period.getByLabel('Free until').press('Enter');
	await expect(page).toHaveURL(/free=2027-01-16&until=2027-01-23/);
	await expect(page).toHaveURL(/from=2027-01-14/);

	await page.getByRole('searchbox', { name: 'Property or place' }).fill('no such name');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'No property fits these filters' })).toBeVisible();
	await expectAccessible('no property');
	await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click();
	await expect(page).not.toHaveURL(/place=|guests=|q=/);
	await expect(rows(page)).not.toHaveCount(0);
});

test('a filter opens and closes by keys, and blocked nights are not free', async ({ page }) => {
	const path = '/partner/desk/calendar?q=Zuel&from=2027-11-01';
	await openAs(page, OPERATOR, path);
	await page.getByRole('grid').focus();
	for (const key of ['ArrowRight', 'Shift+ArrowRight', 'b']) await page.keyboard.press(key);
	await page.getByRole('region', { name: 'Hold or block' }).getByLabel('Reason').fill('Chimney');
	await page.keyboard.press('Enter');
	const bar = page.getByRole('button', { name: /^Blocked: Chimney/ });
	await expect(bar).toBeVisible();
	const period = facet(page, 'Free in period');
	await period.locator('summary').focus();
	await page.keyboard.press('Enter');
	await expect(period.getByLabel('Free from')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(period.getByLabel('Free from')).toBeHidden();
	await expect(period.locator('summary')).toBeFocused();
	await page.goto(`${path}&free=2027-11-03&until=2027-11-10`);
	await expect(page.getByRole('heading', { name: 'No property fits these filters' })).toBeVisible();
	await page.goto(`${path}&free=2027-11-04&until=2027-11-10`);
	await expect(bar).toBeVisible();
	await bar.click();
	await page.getByRole('button', { name: 'Give the nights back' }).click();
	await expect(bar).toHaveCount(0);
});

test('holidays stand below the days, with their countries and days', async ({ page, expectAccessible }) => {
	await openAs(page, OPERATOR, '/partner/desk/calendar?from=2026-12-01');
	const head = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Holidays' }) });
	const school = head.getByText(/^Christmas holidays in France, Great Britain, Switzerland, Austria and Germany$/);
	await expect(school).toBeVisible();
	await expect(school.locator('..')).toHaveAttribute('title', /Austria 24 Dec 2026 – 6 Jan 2027.*regions may differ/);
	await expect(
		head.getByRole('gridcell', { name: /^Tue 8 Dec 2026: Immaculate Conception in Austria and Italy$/ }),
	).toBeVisible();
	await expect(head.getByRole('gridcell', { name: /^Fri 25 Dec 2026: Christmas Day in .*, no team$/ })).toBeVisible();
	await expectAccessible('holidays');
	await page.keyboard.press('-');
	await expect(school).toBeVisible();
	// Where all properties are in one country, the holidays of others are not theirs.
	await page.goto('/partner/desk/calendar?from=2026-12-01&q=Zermatt');
	await expect(head.getByRole('gridcell', { name: /8 Dec 2026/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

	test('a finger moves both ends of a block over weeks, undone by the button, and the ends of chosen nights', async ({
		page,
	}) => {
		await openAs(page, OPERATOR, '/partner/desk/calendar?q=Zuel&from=2027-12-01');
		await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
		const day = (name: string) => page.getByRole('region', { name: 'December 2027' }).getByRole('button', { name });
		await day('Tue 7 Dec 2027').tap();
		await day('Thu 9 Dec 2027').tap();
		const sheet = page.getByRole('region', { name: 'Hold or block' });
		const size = await page.locator('.phone-handle').first().boundingBox();
		expect([size?.width, size?.height]).toEqual([44, 44]);
		await sheet.getByRole('button', { name: 'Close' }).tap();
		await drag(page, page.locator('.phone-handle[data-side=end]'), day('Sat 11 Dec 2027'));
		await expect(sheet).toContainText('7 – 11 Dec 2027, 4 nights');
		// A browser takes a tap at once after a finger's way for a part of it.
		await sheet.getByRole('button', { name: 'Block nights' }).click();
		await sheet.getByLabel('Reason').fill('Lift');
		await page.keyboard.press('Enter');
		const bar = page.getByRole('button', { name: /^Blocked: Lift/ });
		await expect(bar.first()).toHaveAccessibleName('Blocked: Lift, 7 – 11 Dec 2027');

		await drag(page, page.locator('.phone-handle[data-side=end]'), day('Wed 15 Dec 2027'));
		await expect(bar.first()).toHaveAccessibleName('Blocked: Lift, 7 – 15 Dec 2027');
		await expect(page.getByText('The block was changed.')).toBeInViewport();
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect(bar.first()).toHaveAccessibleName('Blocked: Lift, 7 – 11 Dec 2027');
		const saved = page.waitForResponse((response) => response.request().method() === 'POST');
		await drag(page, page.locator('.phone-handle[data-side=start]'), day('Thu 9 Dec 2027'));
		await saved;
		await page.reload();
		await whenAlive(page);
		await expect(bar.first()).toHaveAccessibleName('Blocked: Lift, 9 – 11 Dec 2027');
		// A tap on the end is one on the block.
		await page.locator('.phone-handle[data-side=start]').tap();
		await page.getByRole('button', { name: 'Give the nights back' }).tap();
		await expect(bar).toHaveCount(0);
	});

	test('the property is at the head, and the list narrows the properties', async ({ page, expectAccessible }) => {
		await openAs(page, OPERATOR, '/partner/desk/calendar?from=2026-12-01');
		const head = await page.locator('.phone-head').boundingBox();
		expect(head?.y).toBeLessThan(90);
		await page.getByRole('button', { name: 'All properties' }).tap();
		const list = page.getByRole('dialog');
		await list.getByText('Guests, service').tap();
		await list.getByLabel('Guests at least').fill('13');
		await list.getByRole('button', { name: 'Apply' }).last().tap();
		await expect(page).toHaveURL(/guests=13/);
		await expectAccessible('the narrowed list');
		const first = list.getByRole('listitem').getByRole('button').first();
		const name = (await first.locator('strong').textContent()) ?? '';
		await first.tap();
		await expect(page.locator('.phone-head h2')).toHaveText(name);
		await expect(page.getByText(/^\d+ of \d+ properties, 1 filter/)).toBeVisible();
		await page.getByRole('link', { name: 'Clear all' }).tap();
		await expect(page).not.toHaveURL(/guests/);
	});
});

/** A finger from the middle of one thing to that of another. */
async function drag(page: Page, from: Locator, to: Locator) {
	await to.scrollIntoViewIfNeeded();
	const middle = async (of: Locator) => {
		const box = await of.boundingBox();
		if (!box) throw new Error('not in sight');
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	};
	const [begin, end] = [await middle(from), await middle(to)];
	const client = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
		client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
	await touch('touchStart', [begin]);
	for (const part of [0.25, 0.5, 0.75, 1])
		await touch('touchMove', [{ x: begin.x + (end.x - begin.x) * part, y: begin.y + (end.y - begin.y) * part }]);
	await touch('touchEnd', []);
}
