import type { Browser, Page } from 'playwright/test';
import { expect, test } from './site';

/** A window of its own, with somebody signed in. */
async function windowOf(browser: Browser, name: string, to: string): Promise<Page> {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.goto(`/signin?to=${encodeURIComponent(to)}`);
	await page.getByRole('button', { name: new RegExp(name) }).click();
	await page.waitForURL((url) => url.pathname === to.split('?', 1)[0]);
	return page;
}

type Stay = { _property: string; checkIn: string; checkOut: string; level: string };

const LEVELS = ['self_catered', 'bed_and_breakfast', 'catered'];

/** The last week of a house that can be booked; each test takes another house. */
async function freeWeek(page: Page, house: number): Promise<Stay> {
	const houses = await (await page.request.get('/api/properties?limit=20')).json();
	const id = houses[house]._id as string;
	const stays = (await (await page.request.get(`/api/properties/${id}/stays`)).json()) as {
		checkIn: string;
		checkOut: string;
		rates: Record<string, { status: string; price: number | null }>;
	}[];
	const free = stays.filter(({ rates }) => LEVELS.some((level) => isFree(rates[level]))).at(-1);
	const level = LEVELS.find((each) => isFree(free?.rates[each]));
	if (!free || !level) throw new Error('no free week');
	return { _property: id, checkIn: free.checkIn, checkOut: free.checkOut, level };
}

const isFree = (rate: { status: string; price: number | null } | undefined) =>
	rate !== undefined && /available/i.test(rate.status) && rate.price !== null;

async function ask(
	page: Page,
	week: Stay,
	intent: string,
	lastName: string,
): Promise<{ _id: string; version: number }> {
	const answer = await page.request.post('/api/sales/leads/new/property', {
		headers: { 'idempotency-key': crypto.randomUUID() },
		data: {
			_property: week._property,
			intent,
			period: { checkInDate: week.checkIn, checkOutDate: week.checkOut },
			client: { firstName: 'Ada', lastName, nationality: 'British' },
			occupancy: { pax: 2 },
			serviceLevel: week.level,
			...(intent === 'booking' ? { payments: { isPaidByCreditCard: false } } : {}),
		},
	});
	expect(answer.status()).toBe(200);
	return answer.json();
}

test('agent and admin in two windows: from an interest to a confirmed booking, and its commission', async ({
	browser,
}) => {
	const name = `Thorne${Date.now()}`;
	const agent = await windowOf(browser, 'Clara Engels', '/partner/dashboard/commission');
	const week = await freeWeek(agent, 0);
	const interest = await ask(agent, week, 'interest', name);
	const booked = await agent.request.patch(`/api/sales/leads/${interest._id}/property`, {
		data: {
			version: interest.version,
			intent: 'booking',
			occupancy: { pax: 2 },
			serviceLevel: week.level,
			payments: { isPaidByCreditCard: false },
		},
	});
	expect(booked.status()).toBe(200);

	const admin = await windowOf(browser, 'Marie Burtscher', '/partner/inbox');
	const request = admin.getByRole('article').filter({ hasText: name });
	await expect(request.getByText('Requested booking').first()).toBeVisible();
	await request.getByLabel('Note to the agent').fill('The sauna is heated from four o’clock.');
	await request.getByRole('button', { name: 'Confirm booking' }).click();
	await expect(admin.getByRole('status').getByText('Confirmed. The agent will see it at once.')).toBeVisible();
	await expect(request).toHaveCount(0);

	await agent.reload();
	const commission = agent.getByRole('row').filter({ hasText: name });
	await expect(commission).toContainText('Expected');
	await expect(commission).toContainText('% ×');

	await commission.getByText('Dispute').click();
	await commission.getByLabel('What is not right?').fill('The cleaning is counted twice.');
	await commission.getByRole('button', { name: 'Send objection' }).click();
	await expect(agent.getByRole('row').filter({ hasText: name })).toContainText('Disputed');

	await admin.goto(`/partner/dashboard/admin/leads/${interest._id}`);
	await expect(admin.getByText('The cleaning is counted twice.')).toBeVisible();
	await admin.getByRole('button', { name: 'Paid', exact: true }).click();
	await expect(admin.getByRole('status').getByText('The commission is paid.')).toBeVisible();
	await agent.reload();
	await expect(agent.getByRole('row').filter({ hasText: name })).toContainText('Paid');
});

test('an operator sets a week, and one who looks at the same week learns that it has changed', async ({ browser }) => {
	const operator = await windowOf(browser, 'Hans Feuerstein', '/partner/inbox/houses');
	await operator
		.getByRole('link', { name: /^Set weeks/ })
		.nth(1)
		.click();
	const row = operator
		.getByRole('row')
		.filter({ has: operator.getByRole('button', { name: /^Save/ }) })
		.last();
	const price = row.getByLabel(/^Price/);
	await expect(price).toBeVisible();
	const second = await operator.context().newPage();
	await second.goto(operator.url());
	// Another one at each run: the same values would be no change.
	await price.fill(String(10_000 + (Date.now() % 9000)));
	await row.getByLabel(/^Availability/).selectOption('on_request');
	await row.getByRole('button', { name: /^Save/ }).click();
	await expect(operator.getByRole('status').getByText(/^Saved/)).toBeVisible();

	const late = second
		.getByRole('row')
		.filter({ has: second.getByRole('button', { name: /^Save/ }) })
		.last();
	await late.getByLabel(/^Price/).fill('1');
	await late.getByRole('button', { name: /^Save/ }).click();
	await expect(second.getByRole('status').getByText(/^Somebody has changed this meanwhile/)).toBeVisible();
	await expect(late.getByLabel(/^Price/)).toHaveValue('1');
});

test('a calendar’s address is shown once and answers until it is revoked', async ({ browser }) => {
	const agent = await windowOf(browser, 'Moritz Amann', '/partner/calendar');
	const own = agent.locator('section').filter({ hasText: 'My leads' });
	await own.getByRole('button').first().click();
	const address = await own.getByLabel('Address for your calendar program').inputValue();
	const stranger = await (await browser.newContext()).newPage();
	expect((await stranger.request.get(address)).status()).toBe(200);
	await agent.reload();
	await expect(own.getByLabel('Address for your calendar program')).toHaveCount(0);
	await own.getByRole('button', { name: 'Revoke' }).click();
	await expect(agent.getByRole('status').getByText('The address answers no more.')).toBeVisible();
	expect((await stranger.request.get(address)).status()).toBe(404);
});

const PAGES: readonly [name: string, paths: readonly string[]][] = [
	[
		'Marie Burtscher',
		['', '/agencies', '/leads', '/users', '/brands', '/mails', '/crashes', '/audit', '/privacy'].map(
			(path) => `/partner/dashboard/admin${path}`,
		),
	],
	['Hans Feuerstein', ['/partner/inbox', '/partner/inbox/houses']],
	['Sabine Lor', ['/partner/inbox']],
	['Jonas Keller', ['/partner/dashboard/commission', '/partner/calendar']],
];

for (const [name, paths] of PAGES)
	test(`pages of ${name} are accessible, and as wide as the window`, async ({ page, expectAccessible }) => {
		await page.goto(`/signin?to=${encodeURIComponent(paths[0] ?? '')}`);
		await page.getByRole('button', { name: new RegExp(name) }).click();
		await page.waitForURL((url) => url.pathname === paths[0]);
		for (const path of paths) {
			await page.goto(path);
			await expectAccessible(path);
			for (const width of [390, 820, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect([path, width, over]).toEqual([path, width, 0]);
			}
		}
	});
