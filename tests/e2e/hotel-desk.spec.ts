import type { Page } from 'playwright/test';
import { newInterest } from './new-interest';
import { expect, openAs, test, VIEWPORTS, windowOf } from './site';

/** The spring of the demonstration's hotel, where no other test has anything to do. */
const FROM = '2027-03-08';
const CALENDAR = `/partner/hotel/calendar?from=${FROM}`;
const STAFF = 'Sabine Lorünser';
const TYPE = 'Prestige Room La Loze';

/** Its rooms for an agent, from Wednesday to Saturday of that week. */
const ROOMS = '/hotels/hotel_le-meleze-blanc?tab=rooms&checkInDate=2027-03-10&checkOutDate=2027-03-13';

const night = (page: Page, day: string, type = TYPE) =>
	page.getByRole('gridcell', { name: new RegExp(`^${type}, ${day},`) });

const rates = (agent: Page) => agent.getByRole('article', { name: TYPE }).getByRole('button', { name: 'See Rates' });

test.use({ viewport: VIEWPORTS.desktop });

test('the hotel paints nights and stops their sale: the agent’s search no longer offers them, until it is undone', async ({
	page,
	browser,
	expectAccessible,
}) => {
	const agent = await windowOf(browser, 'Clara Engels', ROOMS);
	await expect(rates(agent)).toBeVisible();

	await openAs(page, STAFF, CALENDAR);
	await night(page, 'Wed 10 Mar').hover();
	await page.mouse.down();
	await night(page, 'Fri 12 Mar').hover();
	await page.mouse.up();
	const form = page.getByRole('region', { name: 'Change nights' });
	await expect(form.getByRole('heading', { name: TYPE })).toBeVisible();
	await expect(form).toContainText('10 – 12 Mar 2027, 3 nights');
	await expectAccessible('the form beside the nights');
	await form
		.getByRole('group', { name: /^Stop-sell/ })
		.getByText('Stopped')
		.click();
	await form.getByRole('button', { name: 'Set 3 nights' }).click();
	await expect(page.getByText('3 nights are set. Agents see it from now on.')).toBeVisible();
	await expect(night(page, 'Thu 11 Mar')).toHaveAccessibleName(/stop-sell/);
	await expect(night(page, 'Sat 13 Mar')).not.toHaveAccessibleName(/stop-sell/);

	await agent.reload();
	await expect(
		agent.getByRole('article').filter({ has: agent.getByRole('button', { name: 'See Rates' }) }),
	).not.toHaveCount(0);
	await expect(rates(agent)).toHaveCount(0);

	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('3 nights are as they were before.')).toBeVisible();
	await expect(night(page, 'Thu 11 Mar')).not.toHaveAccessibleName(/stop-sell/);
	await agent.reload();
	await expect(rates(agent)).toBeVisible();
	await page.getByRole('link', { name: 'Last changes' }).click();
	await expect(page.getByRole('row').nth(1)).toContainText('undone');
	await expect(page.getByRole('row').nth(2)).toContainText('Stop-sell');
	await expectAccessible('the last changes');
});

test('nights are chosen and set by keys alone, and the focus comes back to them', async ({ page }) => {
	await openAs(page, STAFF, CALENDAR);
	await night(page, 'Mon 15 Mar').focus();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Shift+ArrowRight');
	await page.keyboard.press('Shift+ArrowDown');
	await expect(page.locator('[aria-selected=true]')).toHaveCount(4);
	await page.keyboard.press('Enter');
	const form = page.getByRole('region', { name: 'Change nights' });
	await expect(form.getByRole('heading', { name: '2 room types' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(form).toBeHidden();
	await expect(night(page, 'Wed 17 Mar', 'Junior Suite Saulire')).toBeFocused();
	await page.keyboard.press('l');
	await expect(form.getByLabel('Minimum stay', { exact: true })).toBeFocused();
	await page.keyboard.type('2');
	await page.keyboard.press('Control+Enter');
	await expect(page.locator(':focus')).toContainText('4 nights are set.');
	await expect(night(page, 'Tue 16 Mar')).toHaveAccessibleName(/minimum stay 2 nights/);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('4 nights are as they were before.')).toBeVisible();

	// What they cost is set where prices are published.
	await night(page, 'Mon 15 Mar').focus();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('p');
	const toRates = form.getByRole('link', { name: 'Set prices' });
	await expect(toRates).toBeFocused();
	await expect(form).toContainText(/Price a night\s*EUR [\d\u00a0]+( to [\d\u00a0]+)? now/);
	const [, plan] = String(await form.getByText(/ now, /).textContent()).split(' now, ');
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('Rate plan').locator('option:checked')).toHaveText(String(plan));
});

test('what is wrong is said at its field, and nothing typed is lost', async ({ page, complaints, expectFitting }) => {
	await openAs(page, STAFF, CALENDAR);
	await page.getByRole('link', { name: 'Change many nights' }).click();
	const form = page.getByRole('region', { name: 'Change nights' });
	await form.getByRole('checkbox', { name: TYPE }).check();
	await form.getByLabel('First night').fill('2027-03-20');
	await form.getByLabel('Last night').fill('2027-03-18');
	await form.getByLabel('Rooms to sell', { exact: true }).fill('many');
	await form.getByRole('button', { name: /^Set/ }).click();
	await expect(form.getByRole('alert')).toContainText('2 fields need your attention');
	await expect(form.getByLabel('Last night')).toHaveAccessibleDescription('The last night comes before the first one.');
	await expect(form.getByLabel('Rooms to sell', { exact: true })).toHaveValue('many');
	await expect(form.getByRole('checkbox', { name: TYPE })).toBeChecked();
	expect(complaints.splice(0).every((each) => each.includes('400'))).toBe(true);
	await expectFitting('the form with errors', [VIEWPORTS.phone, { width: 820, height: 1100 }, VIEWPORTS.desktop]);
});

test.describe('on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

	test('the first and the last night are tapped', async ({ page }) => {
		await openAs(page, STAFF, CALENDAR);
		await night(page, 'Tue 9 Mar').tap();
		await expect(page.getByText('Tap the last night, or change this one.')).toBeVisible();
		await night(page, 'Wed 10 Mar').tap();
		await expect(page.getByRole('button', { name: 'Set 2 nights' })).toBeVisible();
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('nights are set by the form below the calendar', async ({ page }) => {
		await page.goto(`/signin?to=${encodeURIComponent(CALENDAR)}`);
		await page.getByRole('button', { name: STAFF }).click();
		await page.getByRole('link', { name: 'Change many nights' }).click();
		await page.getByRole('checkbox', { name: TYPE }).check();
		await page.getByLabel('First night').fill('2027-03-22');
		await page.getByLabel('Last night').fill('2027-03-23');
		await page.getByText('Closed', { exact: true }).click();
		await page.getByRole('button', { name: 'Set the nights' }).click();
		await expect(page.getByText('2 nights are set.')).toBeVisible();
		await expect(night(page, 'Mon 22 Mar')).toHaveAccessibleName(/closed for arrival/);
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect(page.getByText('2 nights are as they were before.')).toBeVisible();
	});
});

test('what waits stands above the nights: an answer is taken back within five seconds, sent after them, and sent at once when the page is left', async ({
	page,
	browser,
	expectAccessible,
}) => {
	const mark = Date.now() % 100_000;
	const [kept, left] = [`Keller ${mark}`, `Lund ${mark}`];
	const week = { checkIn: '2027-02-27', checkOut: '2027-03-06' };
	const agent = await windowOf(browser, 'Clara Engels', '/partner/dashboard');
	for (const client of [kept, left]) {
		await agent.goto(await newInterest(agent, client, 1, week));
		await agent.getByRole('link', { name: 'Take option' }).click();
		await agent.getByRole('button', { name: 'Ask for the option' }).click();
		await expect(agent.getByText('The option has been asked for.')).toBeVisible();
	}
	const expectHeld = async (client: string) => {
		const arrivals = page.getByRole('region', { name: /^Arrivals/ });
		// The page may be drawn before the answer, sent while it was left, has arrived.
		await expect(async () => {
			await page.goto('/partner/hotel');
			await expect(arrivals.getByRole('listitem').filter({ hasText: client })).toContainText('Confirmed option', {
				timeout: 1000,
			});
		}).toPass();
	};

	await openAs(page, STAFF, CALENDAR);
	const strip = page.getByRole('region', { name: 'To answer' });
	const card = (client: string) => strip.getByRole('article', { name: new RegExp(client) });
	await expectAccessible('the strip of requests');
	await card(kept).focus();
	await page.keyboard.press('y');
	await expect(card(kept)).toContainText(/Confirmed in \d seconds?/);
	await expect(card(kept).getByRole('button', { name: 'Undo' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(card(kept).getByRole('button', { name: /^Hold until/ })).toBeVisible();
	await agent.reload();
	await expect(agent.getByText('Requested option').first()).toBeVisible();

	await card(kept)
		.getByRole('button', { name: /^Hold until/ })
		.click();
	await expect(strip.getByText(new RegExp(`^${kept}.*Confirmed. The agent will see it at once.`))).toBeVisible();
	await expect(card(kept)).toHaveCount(0);
	await card(left)
		.getByRole('button', { name: /^Hold until/ })
		.click();
	await expectHeld(left);
	await expectHeld(kept);
});
