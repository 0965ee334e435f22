import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

const OPERATOR = 'Hans Feuerstein';
const LIST = '/partner/desk/bookings';
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];
/** Bookings of the demonstration's operator, each looked after by another agent. */
const MOVED = {
	id: 'lead_demo007',
	client: 'Beatrix von Sommerau',
	agent: 'Clara Engels',
	email: 'clara@nordwand.example',
};
const CANCELLED = { id: 'lead_demo044', agent: 'Aurélie Marchand' };

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

const spaced = (text: string | null) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens what stands closed under a heading, as a reader does. */
async function unfold(page: Page, name: string) {
	await page.locator('summary', { hasText: name }).click();
}

test('an agent takes an option, its operator confirms, extends and releases it, and the agent sees each', async ({
	page,
	browser,
	inbox,
}) => {
	test.setTimeout(150_000);
	const client = `Berg${Math.random()
		.toString(36)
		.replace(/[^a-z]/g, '')}`;
	const agent = await windowOf(
		browser,
		'Clara Engels',
		'/chalets/austria/st-anton/haus-steinadler/take-option?checkIn=2027-03-20&checkOut=2027-03-27&serviceLevel=catered',
	);
	const dialog = agent.getByRole('dialog');
	await dialog.getByLabel('First name').fill('Jonas');
	await dialog.getByLabel('Last name').fill(client);
	await dialog.getByLabel(/^Nationality/).fill('Swedish');
	await dialog.getByLabel('Adults').fill('4');
	await dialog.getByRole('button', { name: 'Take Option' }).click();
	await expect(dialog.getByText('Your option is with the operator.')).toBeVisible();

	await openAs(page, OPERATOR, `${LIST}?state=requests`);
	await page.getByLabel('Guest, agency, property or number').fill(client);
	await page.getByRole('button', { name: 'Show', exact: true }).click();
	await page.getByRole('link', { name: `Jonas ${client}` }).click();
	await expect(page.getByRole('heading', { level: 1, name: `Haus Steinadler, Jonas ${client}` })).toBeVisible();
	await page.getByRole('button', { name: 'Confirm option' }).click();
	await expect(page.getByText('Confirmed. The agent will see it at once.')).toBeVisible();

	const acts = region(page, 'What you can do');
	const endOf = () => acts.locator('p time').first().getAttribute('datetime');
	const first = Date.parse((await endOf()) ?? '');
	await acts.getByRole('button', { name: /^2 days longer/ }).click();
	await expect(page.getByText('The option ends at the new time.')).toBeVisible();
	await expect.poll(async () => Date.parse((await endOf()) ?? '') - first).toBe(2 * 24 * 3_600_000);
	const moment = await acts.locator('p time').first().textContent();
	const mail = await inbox.mailAbout(
		'clara@nordwand.example',
		`another end: Haus Steinadler · 20 – 27 Mar 2027 · Jonas ${client}`,
	);
	const [, time = ''] = /, (\d\d:\d\d)/.exec(moment ?? '') ?? [];
	expect(mail.text).toContain(time);

	const leadId = new URL(page.url()).pathname.split('/').at(-1);
	await agent.goto(`/partner/dashboard/leads/${leadId}`);
	const [, day = ''] = /(\d+ \w+ \d{4}), /.exec(moment ?? '') ?? [];
	expect(day).not.toBe('');
	await expect(agent.getByRole('main')).toContainText(day);

	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(async () => Date.parse((await endOf()) ?? '')).toBe(first);
	await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
	await acts.getByLabel('Or until').fill('2027-03-25T10:00');
	await acts.getByRole('button', { name: 'Set this end' }).click();
	expect(
		await acts.getByLabel('Or until').evaluate((field) => (field as HTMLInputElement).validity.rangeOverflow),
	).toBe(true);

	await unfold(page, 'Release the option');
	await page.getByRole('button', { name: /^Release option / }).click();
	await expect(page.getByText('Released. The nights are free again')).toBeVisible();
	await agent.reload();
	await expect(agent.getByText('Cancelled option').first()).toBeVisible();
	await agent.context().close();
});

test('an operator moves a stay, and the payments of its client are those that were shown', async ({
	page,
	browser,
	inbox,
	expectFitting,
}) => {
	test.setTimeout(150_000);
	await openAs(page, OPERATOR, `${LIST}/${MOVED.id}`);
	await unfold(page, 'Move the stay');
	await page.getByLabel('New check-in').fill('2027-03-13');
	await page.getByLabel('New check-out').fill('2027-03-20');
	await page.getByRole('button', { name: 'Show what changes' }).click();
	const compared = page.getByRole('table', { name: 'Before and after' });
	await expect(compared.getByRole('row', { name: /^Nights/ }).first()).toContainText('13 – 20 Mar 2027');
	const review = page.getByRole('region', { name: 'What becomes of the payments' });
	await expect(review).toContainText('From then on');
	await expectFitting('the move of a stay', SIZES);
	const cells = await compared
		.getByRole('row', { name: /^Price of the stay/ })
		.getByRole('cell')
		.allTextContents();
	const [before, after] = cells.map((text) => /[\d ]+,\d\d/.exec(spaced(text))?.[0].trim());
	expect(before).not.toBe(after);
	await page.getByRole('button', { name: 'Move the stay', exact: true }).click();
	await expect(page.getByText('The stay is moved. The agent is told by mail.')).toBeVisible();
	await expect(region(page, 'History')).toContainText('Stay moved from 13 – 20 Feb 2027');

	const agent = await windowOf(browser, MOVED.agent, `/partner/dashboard/leads/${MOVED.id}`);
	const amount = after ?? '';
	await expect.poll(async () => spaced(await agent.getByRole('main').textContent())).toContain(amount);
	await expect.poll(async () => spaced(await region(agent, 'Payments').textContent())).toContain(amount.split(',')[0]);
	const mail = await inbox.mailAbout(
		MOVED.email,
		`has been moved: Chalet Grand Tétras · 13 – 20 Mar 2027 · ${MOVED.client}`,
	);
	expect(spaced(mail.text)).toContain(amount);
	await agent.context().close();
});

test('an operator cancels a booking, and its fee stands on the agent’s lead and in the mail', async ({
	page,
	browser,
	inbox,
	expectFitting,
}) => {
	test.setTimeout(150_000);
	await openAs(page, OPERATOR, `${LIST}/${CANCELLED.id}`);
	const email = await region(page, 'Guest and agency').getByRole('link').textContent();
	await unfold(page, 'Cancel the booking');
	const said = spaced(await page.getByText(/^What the agreed terms keep today/).textContent());
	const [, fee = ''] = /EUR ([\d ]+,\d\d)/.exec(said) ?? [];
	expect(fee).not.toBe('');
	await expectFitting('the cancellation of a booking', SIZES);
	await page.getByRole('button', { name: /^Cancel booking / }).click();
	await expect(page.getByText('Cancelled. The nights are free again.')).toBeVisible();
	await expect.poll(async () => spaced(await region(page, 'The stay').textContent())).toContain(fee);

	const agent = await windowOf(browser, CANCELLED.agent, `/partner/dashboard/leads/${CANCELLED.id}`);
	await expect.poll(async () => spaced(await agent.getByRole('main').textContent())).toContain(fee.split(',')[0]);
	const mail = await inbox.mailAbout(email ?? '', `is cancelled: Chalet Stella di Croda`);
	expect(spaced(mail.text)).toContain(`Cancellation fee: EUR ${fee}`);
	await agent.context().close();
});

test('the list is narrowed by words and state, and downloads as a file', async ({ page, expectFitting }) => {
	await openAs(page, OPERATOR, LIST);
	await expectFitting('the list of bookings', SIZES);
	await page.setViewportSize(VIEWPORTS.desktop);
	const all = await page.getByRole('row').count();
	await page.getByLabel('Guest, agency, property or number').fill('sommerau');
	await page.getByRole('button', { name: 'Show', exact: true }).click();
	await expect(page.getByRole('row')).toHaveCount(2);
	expect(all).toBeGreaterThan(2);
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Download as CSV' }).click(),
	]);
	const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
	expect(lines).toHaveLength(2);
	expect(lines[1]).toContain('Beatrix von Sommerau');
	await page.getByRole('link', { name: 'Cancelled and declined' }).click();
	await expect(page.getByText('Nothing fits these words.')).toBeVisible();
	await page.getByRole('link', { name: 'Show all' }).click();
	await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('list, page and day sheet fit and are accessible in German too', async ({ page, expectFitting }) => {
	test.setTimeout(120_000);
	await openAs(page, OPERATOR, `${LIST}?lng=de`);
	await expectFitting('the list in German', SIZES);
	await page.getByRole('link', { name: 'Tagesblatt' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Tagesblatt' })).toBeVisible();
	await page.getByLabel('Tag', { exact: true }).fill('2026-11-21');
	await page.getByRole('button', { name: 'Anzeigen' }).click();
	await expect(page.getByText('Anna Hohenester').first()).toBeVisible();
	await expectFitting('the day sheet in German', SIZES);
	await page.getByRole('link', { name: 'Chalet Alpendohle' }).first().click();
	await expect(page.getByRole('heading', { level: 1, name: /Hohenester/ })).toBeVisible();
	await whenAlive(page);
	await expectFitting('the page of a booking in German', SIZES);
});

test('addresses of stays lead to the page of the booking', async ({ page }) => {
	await openAs(page, OPERATOR, LIST);
	await page.goto('/partner/inbox/stays/lead_demo016');
	await expect(page).toHaveURL(/\/partner\/desk\/bookings\/lead_demo016$/);
	await page.goto('/partner/inbox/stays');
	await expect(page).toHaveURL(/\/partner\/desk\/bookings$/);
});

test('an option is prolonged and a payment reminded of from the operator’s day', async ({
	page,
	inbox,
	expectFitting,
}) => {
	test.setTimeout(120_000);
	await openAs(page, OPERATOR, '/partner/desk');
	const option = page.getByRole('listitem').filter({ has: page.getByLabel('Prolong the option of Rupert Ellison') });
	const until = () => option.locator('time').first().getAttribute('datetime');
	const before = Date.parse((await until()) ?? '');
	await option.getByLabel('Prolong the option of Rupert Ellison').click();
	await option.getByRole('button', { name: '1 day longer' }).click();
	await expect(page.getByText('The option ends at the new time.')).toBeVisible();
	await expect.poll(async () => Date.parse((await until()) ?? '') - before).toBe(24 * 3_600_000);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(async () => Date.parse((await until()) ?? '')).toBe(before);

	const payment = page.getByRole('listitem').filter({ hasText: 'Freya Halvorsen' }).filter({ hasText: 'days late' });
	await payment.getByRole('button', { name: 'Remind of the payment of Freya Halvorsen' }).click();
	await expect(page.getByText('The reminder is on its way.')).toBeVisible();
	await expect(payment).toContainText('Reminded');
	await expect(payment.getByRole('button')).toHaveCount(0);
	const mail = await inbox.mailAbout('clara@nordwand.example', 'Freya Halvorsen: Final payment');
	expect(mail.text).toContain('/partner/cimalpes-payment-links/');
	await expectFitting('the operator’s day', SIZES);
});
