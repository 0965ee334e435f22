import type { BrowserContext, Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

/** Bookings of the demonstration. */
const LEAD = 'lead_demo015';
const OTHER = 'lead_demo008';
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

/** What a browser says of itself when its network is away. */
const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/;

/** The links of a booking's trip page, made by its agent. */
async function linksOf(page: Page, lead: string): Promise<{ lead: string; group: string }> {
	await page.goto(`/partner/dashboard/leads/${lead}`);
	await whenAlive(page);
	const card = page.getByRole('region', { name: 'Trip page' });
	const links = [];
	for (const who of ['Lead guest', 'Group']) {
		const field = card.getByLabel(`Trip page, ${who}`);
		if ((await field.count()) === 0) await card.getByRole('button', { name: `Copy link: ${who}` }).click();
		links.push(await field.inputValue());
	}
	const [own = '', group = ''] = links;
	return { lead: own, group };
}

async function phoneOf(context: BrowserContext, link: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(link);
	await whenAlive(page);
	return page;
}

test('a guest fills in who sleeps where on a phone, the agent sees it live, both edit, and no one loses anything', async ({
	page,
	browser,
	complaints,
	expectFitting,
}) => {
	test.setTimeout(150_000);
	await openAs(page, 'Clara Engels', '/partner/dashboard');
	const links = await linksOf(page, LEAD);
	expect(links.lead).toMatch(/\/trips\/[a-z2-9]{26}$/);
	await expectFitting('a booking with its trip links', SIZES);

	const phone = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'en-GB', hasTouch: true });
	const guest = await phoneOf(phone, links.group);
	await guest.getByText('Change', { exact: true }).click();
	const form = guest.getByRole('form', { name: 'Change who sleeps where' });
	await form
		.getByLabel(/^First name/)
		.nth(0)
		.fill('Ingrid');
	await form
		.getByLabel(/^Last name/)
		.nth(0)
		.fill('Reinhardt');
	await form
		.getByLabel(/^First name/)
		.nth(1)
		.fill('Jonas');
	await form
		.getByLabel(/^Last name/)
		.nth(1)
		.fill('Reinhardt');
	await form.getByLabel(/^Age/).nth(1).fill('9');
	await form.getByLabel(/^Room/).nth(0).selectOption({ index: 1 });
	await form.getByRole('button', { name: 'Save the list' }).click();
	await expect(guest.getByText('The list is saved.')).toBeVisible();
	await expect(guest.getByRole('region', { name: 'Who sleeps where' })).toContainText('Jonas Reinhardt, 9');
	expect(await guest.content()).not.toMatch(/EUR|mailto:/);

	// The agent's open page reads it anew, and the bell says so.
	const rooming = page.getByRole('region', { name: 'Rooming list' });
	await expect(rooming).toContainText('changed by the guests', { timeout: 20_000 });
	await expect(rooming.getByLabel('First name, guest 1', { exact: true })).toHaveValue('Ingrid');
	await page.locator('summary[aria-label^="What is new"]').click();
	await expect(page.getByRole('link', { name: /Guests have changed the guest list/ }).first()).toBeVisible();
	await page.keyboard.press('Escape');

	// Both type over the same version: other fields are merged, the same field is shown.
	await guest.getByText('Change', { exact: true }).click();
	await form.getByLabel(/^Age/).nth(1).fill('10');
	await rooming.getByLabel('Note for the house, guest 1', { exact: true }).fill('Arrives a day later');
	await rooming.getByRole('button', { name: 'Save rooming list' }).click();
	await expect(page.getByText('The rooming list is saved.')).toBeVisible();
	await form.getByRole('button', { name: 'Save the list' }).click();
	await expect(guest.getByRole('region', { name: 'Who sleeps where' })).toContainText('Jonas Reinhardt, 10');
	await expect(rooming.getByLabel('Age, guest 2', { exact: true })).toHaveValue('10', { timeout: 20_000 });
	await expect(rooming.getByLabel('Note for the house, guest 1', { exact: true })).toHaveValue('Arrives a day later');
	await guest.getByText('Change', { exact: true }).click();
	await form.getByLabel(/^Age/).nth(1).fill('11');
	await rooming.getByLabel('Age, guest 2', { exact: true }).fill('12');
	await rooming.getByRole('button', { name: 'Save rooming list' }).click();
	await expect(page.getByText('The rooming list is saved.')).toBeVisible();
	await form.getByRole('button', { name: 'Save the list' }).click();
	await expect(form.getByText('Meanwhile: 12')).toBeVisible();
	await expect(form.getByLabel(/^Age/).nth(1)).toHaveValue('11');
	await form.getByRole('button', { name: 'Save the list' }).click();
	await expect(guest.getByRole('region', { name: 'Who sleeps where' })).toContainText('Jonas Reinhardt, 11');
	await phone.close();

	for (const link of [links.lead, `${links.lead}?lng=de`, links.group]) {
		await page.goto(link);
		await whenAlive(page);
		await expectFitting(`the trip page ${link.slice(-8)}`, SIZES);
	}
	expect(complaints.filter((line) => !line.includes('409'))).toEqual([]);
	complaints.length = 0;
});

test('without script a guest gives the arrival and sees it ticked, and a link that was ended is over', async ({
	browser,
	baseURL,
	page,
}) => {
	await openAs(page, 'Clara Engels', '/partner/dashboard');
	const links = await linksOf(page, OTHER);
	const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', baseURL: String(baseURL) });
	const guest = await plain.newPage();
	await guest.goto(links.group);
	await guest.getByText('When and how you arrive').click();
	await guest.getByLabel('Time').fill('16:30');
	await guest.getByLabel('How').selectOption('By train');
	await guest.getByRole('region', { name: 'What we still need' }).getByRole('button', { name: 'Save' }).first().click();
	await expect(guest.getByText('Saved. You are expected.')).toBeVisible();
	await expect(guest.getByText('1 of 4 given')).toBeVisible();
	const card = page.getByRole('region', { name: 'Trip page' });
	await card.getByText('End link').last().click();
	await card.getByRole('button', { name: 'End this link' }).last().click();
	await expect(card.getByText('The link no longer works.')).toBeVisible();
	await guest.goto(links.group);
	await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
	await plain.close();
});

test('an opened trip can be read without a network, without payments, and is wiped once its link has ended', async ({
	page,
	browser,
}) => {
	test.setTimeout(90_000);
	await openAs(page, 'Clara Engels', '/partner/dashboard');
	const links = await linksOf(page, OTHER);
	const context = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'en-GB', serviceWorkers: 'allow' });
	const guest = await phoneOf(context, links.lead);
	await expect(guest.getByText('On this device', { exact: true })).toBeVisible({ timeout: 20_000 });
	await expect(guest.getByRole('heading', { name: 'Payments' })).toBeVisible();
	const kept = () =>
		guest.evaluate(async () => {
			const texts = [];
			for (const name of await caches.keys())
				for (const request of await (await caches.open(name)).keys()) {
					const copy = await (await caches.open(name)).match(request);
					if (copy?.headers.get('content-type')?.includes('html')) texts.push(await copy.text());
				}
			return texts;
		});
	const [copy = '', ...rest] = await kept();
	expect(rest).toEqual([]);
	expect(copy).not.toMatch(/EUR|<script|instalment|Registration/);

	await context.setOffline(true);
	await guest.reload();
	await expect(guest.getByText('Without a network')).toBeVisible();
	await expect(guest.getByRole('heading', { name: 'Who sleeps where' })).toBeVisible();
	await expect(guest.getByRole('heading', { name: 'Payments' })).toHaveCount(0);
	await expect(guest.locator('h1')).toHaveCSS('font-family', /Cormorant/);
	await context.setOffline(false);

	const card = page.getByRole('region', { name: 'Trip page' });
	await card.getByText('End link').first().click();
	await card.getByRole('button', { name: 'End this link' }).first().click();
	await expect(card.getByText('The link no longer works.')).toBeVisible();
	await guest.reload();
	await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
	expect(await kept()).toEqual([]);
	await context.setOffline(true);
	await guest.reload().catch((error: Error) => expect(error.message).toMatch(AWAY));
	await context.close();
});
