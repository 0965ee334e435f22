import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

/** A booking of the demonstration, of which 5 000 EUR are late. */
const LEAD = 'lead_demo015';
const CLIENT = 'Oliver Reinhardt';
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

test('an agent sends a payment link, the client reads it on a phone, the team records the payment, and all pages say paid', async ({
	page,
	browser,
	inbox,
	complaints,
	expectFitting,
}) => {
	test.setTimeout(120_000);
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await openAs(page, 'Clara Engels', '/partner/dashboard');
	const due = page.getByRole('region', { name: 'Payments due' });
	await expect(due).toContainText(CLIENT);

	await page.goto(`/partner/dashboard/leads/${LEAD}`);
	await whenAlive(page);
	const payments = page.getByRole('region', { name: 'Payments' });
	await expect(payments.getByRole('listitem').filter({ hasText: 'Final payment' })).toContainText('Overdue');
	await payments.getByRole('button', { name: 'Copy payment link: Final payment' }).click();
	const field = payments.getByLabel('Payment link, Final payment');
	const link = await field.inputValue();
	expect(link).toMatch(/\/partner\/cimalpes-payment-links\/[a-z2-9]{26}$/);
	await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);

	await payments.getByText('Send by mail').click();
	await payments.getByLabel('Address of the client').fill('oliver@reinhardt.example');
	await payments.getByRole('button', { name: 'Send the link' }).click();
	await expect(payments.getByText('The link is on its way to oliver@reinhardt.example.')).toBeVisible();
	await payments.getByRole('button', { name: 'Stop reminders' }).click();
	await expect(payments.getByText('Reminders of this booking are stopped.')).toBeVisible();
	await payments.getByRole('button', { name: 'Remind again' }).click();
	await expect(payments.getByText(/reminded by mail 7 days before/)).toBeVisible();
	await expectFitting('a booking with payments', SIZES);
	const [mail] = await inbox.mailsTo('oliver@reinhardt.example', 1);
	expect(mail?.text).toContain(link);

	await page.goto(link);
	await whenAlive(page);
	await expectFitting('the page of a payment link', SIZES);

	const phone = await browser.newContext({
		...{ viewport: VIEWPORTS.phone, locale: 'en-GB', hasTouch: true },
		permissions: ['clipboard-read', 'clipboard-write'],
	});
	const client = await phone.newPage();
	await client.goto(link);
	await whenAlive(client);
	await expect(client.getByRole('heading', { level: 1 })).toHaveText(/^Due .* days ago$/);
	await expect(client.getByText('5 000,00 EUR').first()).toBeVisible();
	await expect(client.getByText('AT61 1904 3002 3457 3201')).toBeVisible();
	await client.getByRole('button', { name: 'Copy: IBAN' }).click();
	await expect(client.getByRole('button', { name: 'Copied: IBAN' })).toBeVisible();
	await expect(client.getByRole('status')).toHaveText('Copied: IBAN');
	expect(await client.evaluate(() => navigator.clipboard.readText())).toBe('AT611904300234573201');
	await expect(client.getByRole('button', { name: 'Copy: IBAN' })).toBeVisible();
	await expect(client.getByRole('img', { name: /^QR code for a transfer of 5.000,00.EUR to Firnlicht/ })).toBeVisible();

	await test.step('the team records it', async () => {
		const team = await windowOf(browser, 'Lena Matt', `/partner/dashboard/admin/leads/${LEAD}`);
		const card = team.getByRole('region', { name: 'Payments' });
		// The deposit has a form of its own beside it.
		const record = card.locator('details', { hasText: 'Record a payment' });
		await record.getByText('Record a payment').click();
		await record.getByLabel('Amount in EUR').fill('five');
		await record.getByRole('button', { name: 'Record it' }).click();
		await expect(record.getByText('Please enter an amount above 0, such as 1250,50')).toBeVisible();
		await expect(record.getByLabel('Amount in EUR')).toHaveValue('five');
		await record.getByLabel('Amount in EUR').fill('5 000');
		await record.getByRole('button', { name: 'Record it' }).click();
		await expect(card.getByText('The payment is recorded.')).toBeVisible();
		await expect(card.getByRole('listitem').filter({ hasText: 'Recorded by the team' })).toContainText('5 000,00');
		await team.context().close();
	});

	await client.reload();
	await expect(client.getByRole('heading', { level: 1 })).toHaveText('Paid, thank you');
	await expect(client.getByText('Nothing more is due for your stay.')).toBeVisible();
	await phone.close();
	await page.goto('/partner/dashboard');
	await whenAlive(page);
	await expect(page.getByRole('region', { name: 'Payments due' })).not.toContainText(CLIENT);

	await page.goto(link);
	await whenAlive(page);
	await expectFitting('the page of a paid link', [VIEWPORTS.phone, VIEWPORTS.desktop]);
	expect(complaints).toEqual([]);
});

test('a payment link is read, and made and withdrawn, without script', async ({ browser, baseURL, page }) => {
	await openAs(page, 'Clara Engels', '/partner/dashboard/leads/lead_demo008');
	const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', baseURL: String(baseURL) });
	await plain.addCookies(await page.context().cookies());
	const agent = await plain.newPage();
	await agent.goto('/partner/dashboard/leads/lead_demo008');
	const payments = agent.getByRole('region', { name: 'Payments' });
	await payments.getByRole('button', { name: 'Copy payment link: Final payment' }).click();
	const link = await agent.getByLabel('Payment link, Final payment').inputValue();
	await agent.goto(link);
	await expect(agent.getByText('AT61 1904 3002 3457 3201')).toBeVisible();
	await expect(agent.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
	await agent.goto('/partner/dashboard/leads/lead_demo008');
	await payments.getByText('Withdraw', { exact: true }).click();
	await payments.getByRole('button', { name: 'Withdraw the link' }).click();
	await expect(payments.getByText('The link no longer works.')).toBeVisible();
	await agent.goto(link);
	await expect(agent.getByRole('heading', { level: 1 })).toHaveText('This link has been withdrawn');
	await plain.close();
});

test('an agent invoices a booking to a company: the old invoice is taken back, and the new one is an e-invoice too', async ({
	page,
	complaints,
	expectFitting,
}) => {
	await openAs(page, 'Clara Engels', '/partner/dashboard/leads/lead_demo009');
	await whenAlive(page);
	const payments = page.getByRole('region', { name: 'Payments' });
	await expect(payments.getByRole('link', { name: /^Invoice / })).toHaveCount(1);
	await payments.getByText('Invoice to a company').click();
	await expectFitting('the form of a company', SIZES);
	const fill = async (fields: Record<string, string>) => {
		for (const [label, value] of Object.entries(fields)) await payments.getByLabel(label).fill(value);
		await payments.getByRole('button', { name: 'Invoice to this company' }).click();
	};
	await fill({
		...{ Company: 'Castellan Conseil SARL', 'Street and number': '4 rue de Paradis', 'Postal code': '75010' },
		...{ Town: 'Paris', Country: 'Atlantis', 'VAT number': 'FR40303265045' },
	});
	await expect(payments.getByText('Please enter a country, such as Austria')).toBeVisible();
	await expect(payments.getByLabel('Company')).toHaveValue('Castellan Conseil SARL');
	expect(complaints.splice(0).filter((each) => !/\b400\b/.test(each))).toEqual([]);
	await fill({ Country: 'Frankreich' });
	await expect(payments.getByRole('link', { name: /^Credit note / })).toHaveCount(1);
	await expect(payments.getByRole('link', { name: /^Invoice / })).toHaveCount(2);
	await payments.getByText('Change the company on the invoice').click();
	await expect(payments.getByLabel('Country')).toHaveValue('France');
	const pdf = await payments
		.getByRole('link', { name: /^Invoice / })
		.last()
		.getAttribute('href');
	const paper = await page.request.get(String(pdf));
	expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
	const xml = await (await page.request.get(String(pdf).replace('.pdf', '.xml'))).text();
	expect(xml).toContain('Castellan Conseil SARL');
	expect(xml).toContain('FR40303265045');
});
