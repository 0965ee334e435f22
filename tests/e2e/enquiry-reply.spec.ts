import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

test('the team answers with a text block and a file, by keyboard, and an operator finds what it is given', async ({
	page,
	browser,
	expectFitting,
}) => {
	test.setTimeout(90_000);
	await openAs(page, 'Lena Matt', '/partner/enquiries');
	await page.getByRole('link', { name: 'Open the enquiry of Charlotte von Reinhold' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charlotte von Reinhold');
	const { pathname: enquiry } = new URL(page.url());
	const field = page.getByRole('textbox', { name: 'Reply to Charlotte von Reinhold' });
	await page.getByRole('button', { name: 'EN', exact: true }).click();
	await page.keyboard.press('Escape');
	await field.focus();
	await page.keyboard.type('Dear Charlotte,\n\n/hold the week');
	const block = page.getByRole('option', { name: /Shall I hold the week for two days/ });
	await expect(block).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Enter');
	await expect(field).toHaveValue(/^Dear Charlotte,\n\nShall I hold the week for two days/);
	await expect(page.getByRole('listbox')).toHaveCount(0);
	const file = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n   \n%%EOF\n') };
	const script = { name: 'x.sh', mimeType: 'text/x-sh', buffer: Buffer.from('#!/bin/sh') };
	await page.getByLabel('Attach pictures or PDFs').setInputFiles([file, script]);
	await expect(page.getByText('x.sh: Only pictures')).toBeVisible();
	await field.focus();
	await page.keyboard.press('Control+Enter');
	await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
	const sent = page.getByRole('list', { name: 'Files that went along' }).getByRole('link', { name: 'Plan.pdf' });
	const answer = await page.request.get((await sent.getAttribute('href')) ?? '');
	expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
	await expectFitting('an enquiry with a file', [VIEWPORTS.phone, VIEWPORTS.desktop]);

	await page.getByRole('complementary').getByText('Hold', { exact: true }).first().click();
	await page.getByRole('button', { name: 'Hold the nights' }).first().click();
	await expect(page.getByText('The nights are held for the guest.')).toBeVisible();
	await expect(page.getByText(/^Held until /).first()).toBeVisible();
	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(page.getByText('The nights are free again.')).toBeVisible();

	await page.getByRole('link', { name: 'Open the enquiry of Sofía Arteaga' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofía Arteaga');
	const { pathname: given } = new URL(page.url());
	const people = page.getByRole('combobox', { name: 'Answered by' });
	const hans = await people.locator('option', { hasText: 'Hans Feuerstein, ' }).getAttribute('value');
	await people.selectOption(hans ?? '');
	await page.getByRole('button', { name: 'Give', exact: true }).click();
	await expect(page.getByText('Given.')).toBeVisible();
	const own = await (await browser.newContext({ viewport: VIEWPORTS.desktop, locale: 'en-GB' })).newPage();
	await openAs(own, 'Hans Feuerstein', '/partner/enquiries');
	await expect(own.getByRole('link', { name: /^Open the enquiry of/ })).toHaveCount(1);
	await own.getByRole('link', { name: 'Open the enquiry of Sofía Arteaga' }).click();
	await expect(own.getByRole('heading', { level: 1 })).toHaveText('Sofía Arteaga');
	await expect(own.getByRole('button', { name: /Make an offer|Close as lost|Give|Prepare/ })).toHaveCount(0);
	await expect(own.getByRole('textbox', { name: 'Reply to Sofía Arteaga' })).toBeVisible();
	expect((await own.goto(enquiry))?.status()).toBe(404);
	await own.context().close();
	// For the tests that come after.
	await page.goto(given);
	await whenAlive(page);
	await people.selectOption('');
	await page.getByRole('button', { name: 'Give', exact: true }).click();
	await expect(page.getByText('Given.')).toBeVisible();
});
