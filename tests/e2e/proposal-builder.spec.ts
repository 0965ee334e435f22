import type { Page } from 'playwright/test';
import { openDatabase } from '#db/client';
import { newInterest } from './new-interest';
import { expect, newGuest, openAs, test, VIEWPORTS, whenAlive } from './site';

/** Away from the weeks that other tests book. */
const MARCH = { checkIn: '2027-03-06', checkOut: '2027-03-13' };

const databaseOf = (baseURL: string | undefined) =>
	openDatabase({ url: `http://127.0.0.1:${Number(new URL(String(baseURL)).port) + 3}` }).$client;

/** Begins a proposal on the page of a lead; its address. */
async function begin(page: Page, baseURL: string | undefined, leadPath: string): Promise<string> {
	await page.goto(leadPath);
	await page.getByRole('button', { name: 'Begin a proposal' }).click();
	await page.waitForURL(/\/partner\/proposals\/proposal_/);
	const { pathname } = new URL(page.url());
	// The calendar is held still here, the clock by which a validity ends is not.
	const args = [Date.now() + 5 * 86_400_000, pathname.split('/').at(-1) ?? ''];
	await databaseOf(baseURL).execute({ sql: 'update proposal set valid_until = ? where id = ?', args });
	return pathname;
}

test.describe('a proposal', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('is built by keyboard, stopped by a price that has moved, decided, and sent by mail and link', async ({
		page,
		baseURL,
		browser,
		complaints,
		context,
		expectFitting,
		inbox,
	}) => {
		test.setTimeout(120_000);
		const db = databaseOf(baseURL);
		const lastName = `Ellingsen ${Date.now() % 100_000}`;
		await openAs(page, 'Clara Engels', '/partner/dashboard');
		const first = await newInterest(page, lastName, 1, MARCH);
		const second = await newInterest(page, lastName, 2, MARCH);
		const address = await begin(page, baseURL, first);
		await page.goto(address);
		await whenAlive(page);
		await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName);

		// Another of the client's leads, found and put first by keyboard alone.
		const options = page.getByRole('region', { name: 'Options' }).getByRole('article');
		await expect(options).toHaveCount(1);
		await page.keyboard.press('a');
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		await page.keyboard.type(lastName);
		await expect(page.getByRole('button', { name: /^Add Le Mélèze Blanc/ })).toHaveCount(1);
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(options).toHaveCount(2);
		await expect(options.last()).toContainText('Price of 2 rooms');
		await options.last().getByRole('button', { name: 'Move Le Mélèze Blanc up' }).press('Enter');
		await expect(page.getByText('Le Mélèze Blanc is now 1 of 2.')).toBeAttached();
		await expect(options.first().getByRole('button', { name: 'Move Le Mélèze Blanc up' })).toBeFocused();

		// The pointer drags it, and Alt with an arrow moves it back.
		const names = options.getByRole('heading', { level: 3 });
		await options.last().locator('[draggable="true"]').dragTo(options.first());
		await expect(names.last()).toHaveText('Le Mélèze Blanc');
		await names.last().press('Alt+ArrowUp');
		await expect(names.first()).toHaveText('Le Mélèze Blanc');

		// What the client pays and the agency earns follow the markup, and go back with undo.
		const earns = options.first().locator('output');
		const before = await earns.textContent();
		await options
			.first()
			.getByRole('textbox', { name: /^Your markup/ })
			.fill('250');
		await expect(options.first()).toContainText(/and markup CHF\s250/);
		await expect(earns).not.toHaveText(String(before));
		await page.getByRole('heading', { level: 1 }).click();
		await page.keyboard.press('z');
		await expect(earns).toHaveText(String(before));
		await options
			.first()
			.getByRole('textbox', { name: /^Your markup/ })
			.fill('10');
		await options.first().getByRole('radio', { name: 'percent' }).check({ force: true });
		await expect(options.first()).toContainText(/That is CHF/);

		const { email } = newGuest('en');
		await page.getByLabel('E-mail address').fill(email);
		await page.getByRole('button', { name: 'After a call' }).click();
		await expect(page.getByLabel('Letter to the client')).toHaveValue(new RegExp(`^Dear Nora ${lastName},`));
		await page.getByRole('radio', { name: /^Ask for an option/ }).check();
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		// The client's page of the draft, as it is saved; nothing can be answered there.
		const preview = page.frameLocator('iframe[title="Preview of the proposal"]');
		await expect(preview.getByText(`Dear Nora ${lastName},`)).toBeVisible();
		await expect(preview.getByText(/^Preview: only you see this page/)).toBeVisible();
		await expect(preview.locator('button[type=submit]:enabled')).toHaveCount(0);
		await page.getByRole('button', { name: 'Phone', exact: true }).click();
		await expect.poll(() => preview.locator('body').evaluate(() => innerWidth)).toBe(390);
		await expectFitting('the builder', [VIEWPORTS.desktop, { width: 820, height: 1180 }]);
		// The bar at the foot lies over whatever is scrolled below it.
		await page.setViewportSize(VIEWPORTS.phone);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await expectFitting('the builder', [VIEWPORTS.phone]);
		await page.setViewportSize(VIEWPORTS.desktop);

		// Everything is there again, and one price has moved since its lead was saved.
		await db.execute({
			sql: 'update lead set subtotal_minor = subtotal_minor - 5000, total_minor = total_minor - 5000 where id = ?',
			args: [first.split('/').at(-1) ?? ''],
		});
		await page.reload();
		await whenAlive(page);
		await expect(options.first()).toContainText('Price of 2 rooms');
		await expect(options.last()).toContainText(/CHF\s50 dearer than decided/);
		await page.keyboard.press('Control+Enter');
		const dialog = page.getByRole('dialog', { name: 'Send version 1' });
		await expect(dialog.getByRole('button', { name: 'Send by mail' })).toHaveAttribute('aria-disabled', 'true');
		await dialog.getByRole('button', { name: /^A price to decide/ }).click();
		await expect(dialog).toBeHidden();
		await expect(options.last().getByRole('heading', { level: 3 })).toBeFocused();
		await options.last().getByRole('button', { name: 'Take the new price' }).click();
		await expect(page.getByText('Nothing stops sending.')).toBeVisible();

		await page.keyboard.press('Control+Enter');
		await dialog.getByRole('button', { name: 'Test mail to me' }).click();
		await expect(dialog.getByText(/^The test mail is on its way/)).toBeVisible();
		await dialog.getByRole('button', { name: 'Send by mail' }).click();
		await expect(dialog.getByText(/^Version 1 is on its way to/)).toBeVisible();
		const link = await dialog.getByLabel('Link for the client').inputValue();
		const [mail] = await inbox.mailsTo(email, 1);
		expect(mail?.text).toContain(link);
		expect(mail?.replyTo[0]?.address).toBe('clara@nordwand.example');
		await dialog.getByRole('button', { name: 'Close' }).last().click();
		await expect(page.getByText(/Version 1, sent on .*Not opened yet\./)).toBeVisible();
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.getByRole('button', { name: 'Copy link' }).first().click();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);

		// The client opens the link on a phone, and the builder says so.
		const phone = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'en-GB' });
		const client = await phone.newPage();
		await client.goto(link);
		await expect(client.getByText(`Dear Nora ${lastName},`)).toBeVisible();
		await expect(client.getByRole('heading', { name: 'Le Mélèze Blanc' }).first()).toBeVisible();
		expect(await client.content()).not.toMatch(/commission|markup/i);
		await client.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
		await phone.close();
		await page.reload();
		await whenAlive(page);
		await expect(page.getByText(/Opened once, on /)).toBeVisible();

		// Copying the link within the pause saves nothing and loses nothing; leaving within it saves.
		await page.getByLabel('Headline').fill('Typed before the link');
		await page.getByRole('button', { name: 'Copy link' }).first().click();
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		await page.reload();
		await whenAlive(page);
		await expect(page.getByLabel('Headline')).toHaveValue('Typed before the link');
		// Its save is still on its way when the proposal is opened again.
		await page.route(`**${address}?_data=*`, async (route) => {
			if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 3000));
			await route.continue();
		});
		await page.getByLabel('Headline').fill('Typed before leaving');
		await page.getByRole('link', { name: 'Proposals', exact: true }).first().click();
		await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
		await page
			.getByRole('link', { name: new RegExp(lastName) })
			.first()
			.click();
		await page.waitForURL(`**${address}`);
		await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Typed before leaving');
		await page.unrouteAll({ behavior: 'wait' });
		// What is refused is asked about before it is left, and saved as soon as it is right.
		await page.getByLabel('E-mail address').fill('nobody@');
		await expect(page.getByText('Not saved: please check the marked fields').first()).toBeVisible();
		page.once('dialog', (question) => question.dismiss());
		await page.getByRole('link', { name: 'Proposals', exact: true }).first().click();
		await expect(page.getByLabel('E-mail address')).toHaveValue('nobody@');
		await page.getByRole('button', { name: 'Go to the field' }).click();
		await expect(page.getByLabel('E-mail address')).toBeFocused();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type(email);
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		// The answer to the address that was none.
		complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('400')));

		// Another tab changes it: nothing is overwritten, and nothing typed is lost.
		const other = await context.newPage();
		await other.goto(address);
		await whenAlive(other);
		await other.getByLabel('Headline').fill('From the other tab');
		await expect(other.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		await expect(other.getByRole('region', { name: 'Versions' })).toContainText('Version 2, draft');
		await page.getByLabel('Headline').fill('A week in March');
		const alert = page.getByRole('alert').filter({ hasText: 'was changed elsewhere' });
		await expect(alert).toBeVisible();
		await expect(page.getByLabel('Headline')).toHaveValue('A week in March');
		await alert.getByRole('button', { name: 'Use the other version' }).click();
		await expect(page.getByLabel('Headline')).toHaveValue('From the other tab');
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect(page.getByLabel('Headline')).toHaveValue('A week in March');
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		await other.reload();
		await expect(other.getByLabel('Headline')).toHaveValue('A week in March');
		await other.close();
		// One conflict, as the browser and its console tell it.
		expect(complaints.splice(0).filter((each) => !each.includes('409'))).toEqual([]);
		await expect(options.first().getByRole('link', { name: /^Lead/ })).toHaveAttribute('href', second);
	});
});

test.describe('without script', () => {
	test.use({ viewport: VIEWPORTS.phone, javaScriptEnabled: false });

	test('a proposal is built as a form, and its link is made', async ({ page, baseURL, complaints }) => {
		await page.goto(`/signin?to=${encodeURIComponent('/partner/dashboard')}`);
		await page.getByRole('button', { name: 'Clara Engels' }).click();
		const lastName = `Ottesen ${Date.now() % 100_000}`;
		const first = await newInterest(page, lastName, 1, MARCH);
		await newInterest(page, lastName, 2, MARCH);
		await page.goto(await begin(page, baseURL, first));
		const options = page.getByRole('region', { name: 'Options' }).getByRole('article');
		await page.getByLabel('Headline').fill('Typed before the button');
		await page.locator('summary', { hasText: 'Add an option' }).click();
		await page
			.getByRole('button', { name: /^Add Le Mélèze Blanc/ })
			.first()
			.click();
		await expect(options).toHaveCount(2);
		await expect(page.getByLabel('Headline')).toHaveValue('Typed before the button');
		await options.last().getByRole('button', { name: /up$/ }).click();
		await expect(options.first()).toContainText('Price of 2 rooms');
		await page.getByLabel('E-mail address').fill('nobody@');
		await page.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(page.getByText('This is not an e-mail address.')).toBeVisible();
		// The answer of a form that is not saved.
		expect(complaints.splice(0).filter((each) => !each.includes('400'))).toEqual([]);
		await expect(page.getByLabel('E-mail address')).toHaveValue('nobody@');
		await page.getByLabel('E-mail address').fill('');
		await page.getByRole('button', { name: 'Make the link' }).click();
		await expect(page.getByLabel('Link for the client')).toHaveValue(/\/p\/[a-z2-9]{26}$/);
	});
});
