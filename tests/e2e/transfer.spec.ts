import type { Page } from 'playwright/test';
import { camtFile } from '../unit/bank-statement/camt-file';
import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

/** A booking of the demonstration whose final payment and security deposit are ahead. */
const LEAD = 'lead_demo039';
const CLIENT = 'Familie Oberhofer';
const DEPOSIT = '2 000,00';

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

/** What a line of the payment's page says below its name. */
const lineOf = async (page: Page, name: string) =>
	((await page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]').textContent()) ?? '').trim();

const decimal = (amount: string) => (/\d[\d\s]*,\d\d/.exec(amount)?.[0] ?? '').replace(/\s/g, '').replace(',', '.');

test('a guest pays by transfer, the team drops the statement, all pages say paid, and the deposit goes back by two people', async ({
	page,
	browser,
	request,
	baseURL,
}) => {
	test.setTimeout(180_000);
	await openAs(page, 'Jonas Keller', `/partner/dashboard/leads/${LEAD}`);
	const payments = page.getByRole('region', { name: 'Payments' });
	const final = payments.getByRole('listitem').filter({ hasText: 'Final payment' });
	await payments.getByRole('button', { name: 'Copy payment link: Final payment' }).click();
	const link = await payments.getByLabel('Payment link, Final payment').inputValue();
	const [, depositReference = ''] = /transfer: (RF[\dA-Z ]+)/.exec((await payments.textContent()) ?? '') ?? [];
	expect(depositReference).toMatch(/^RF\d\d /);
	const trip = page.getByRole('region', { name: 'Trip page' });
	await trip.getByRole('button', { name: 'Copy link: Lead guest' }).click();
	const tripLink = await trip.getByLabel('Trip page, Lead guest').inputValue();

	const phone = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'en-GB', hasTouch: true });
	const guest = await phone.newPage();
	await guest.goto(link);
	await whenAlive(guest);
	const [reference, amount] = [await lineOf(guest, 'Reference'), decimal(await lineOf(guest, 'Amount'))];
	expect(reference).toMatch(/^RF\d\d /);
	expect(Number(amount)).toBeGreaterThan(0);

	const team = await windowOf(browser, 'Lena Matt', '/partner/money/bank');
	await test.step('the team drops the statement and books what it is for', async () => {
		const file = camtFile([
			{
				...{ id: 'E2E-TRANSFER', iban: 'FR1420041010050500013M02606' },
				closing: (Number(amount) + 2000).toFixed(2),
				entries: [
					{ amount, details: [{ debtor: 'Anna Oberhofer', reference: reference.replace(/\s/g, '') }] },
					{ amount: '2000.00', details: [{ debtor: 'Anna Oberhofer', lines: [`Kaution ${depositReference}`] }] },
				],
			},
		]);
		await team
			.getByLabel('Drop a CAMT.053 file here')
			.setInputFiles({ name: 'transfer.xml', mimeType: 'application/xml', buffer: Buffer.from(file) });
		await expect(team.getByText('2 new transactions are in.')).toBeVisible();
		// Another test may drop a later statement meanwhile.
		await team.getByRole('link', { name: /2606/ }).click();
		await expect(team).toHaveURL(/statement=/);
		// What is booked through the panel is the deposit's, not a payment of the stay.
		await team.getByRole('link', { name: /2.000.EUR of Anna Oberhofer$/ }).click();
		const panel = team.getByRole('region', { name: 'Entry' });
		await expect(panel.getByRole('radio', { name: /the security deposit/ })).toBeChecked();
		await panel.getByRole('button', { name: 'Book it' }).click();
		await expect(team.getByText('Booked.', { exact: true })).toBeVisible();
		await team.getByRole('button', { name: 'Book all of 95 % and more' }).click();
		await expect(team.getByText('No entry of this statement is in this state.')).toBeVisible();
	});

	await test.step('all pages say paid', async () => {
		await guest.reload();
		await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Paid, thank you');
		const receipt = await guest
			.getByRole('link', { name: /Receipt / })
			.last()
			.getAttribute('href');
		const paper = await request.get(new URL(String(receipt), link).href);
		expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
		await guest.goto(tripLink);
		await expect(
			guest.getByRole('region', { name: 'Payments' }).getByRole('listitem').filter({ hasText: 'Final payment' }),
		).toContainText('Paid');
		await page.reload();
		await expect(final).toContainText('Paid');
		await expect(payments.getByText('Paid in', { exact: true })).toBeVisible();
		await page.goto('/partner/dashboard');
		await whenAlive(page);
		await expect(page.getByRole('region', { name: 'Payments due' })).not.toContainText('Oberhofer');
		await team.goto('/partner/money?state=settled&words=Oberhofer');
		await expect(team.getByRole('row').filter({ hasText: 'Final payment' })).toContainText('Paid');
		await team.goto('/partner/money/deposits?list=held');
		await expect(team.getByRole('row').filter({ hasText: CLIENT })).toContainText(DEPOSIT);
	});

	await test.step('the deposit goes back once: proposed by one person, released by another', async () => {
		await team.goto(`/partner/dashboard/admin/leads/${LEAD}`);
		await whenAlive(team);
		const card = team.getByRole('region', { name: 'Payments' });
		await card.locator('summary', { hasText: 'Propose to give it back' }).click();
		await card.getByRole('button', { name: 'Propose to give it back' }).click();
		await expect(card.getByText('The refund is proposed; another person releases it.')).toBeVisible();
		await team.goto('/partner/money/refunds');
		const own = team.getByRole('group', { name: `Steps for ${CLIENT}` });
		await expect(own.getByText('someone else has to release it')).toBeVisible();
		await expect(own.getByRole('button', { name: 'Release' })).toHaveCount(0);
		const checker = await windowOf(browser, 'Johannes Kessler', '/partner/money/refunds');
		await checker
			.getByRole('group', { name: `Steps for ${CLIENT}` })
			.getByRole('button', { name: 'Release' })
			.click();
		await expect(checker.getByText('The refund is released.')).toBeVisible();

		await checker.goto('/partner/money/refunds?state=released');
		await team.goto('/partner/money/refunds?state=released');
		for (const [window, isFirst] of [
			[team, true],
			[checker, false],
		] as const) {
			await whenAlive(window);
			const steps = window.getByRole('group', { name: `Steps for ${CLIENT}` });
			await steps.getByText('Record as given back').click();
			await steps.getByRole('button', { name: 'Write it down' }).click();
			if (isFirst) await expect(steps).toHaveCount(0);
			else await expect(window.getByText('This step no longer follows', { exact: false }).first()).toBeVisible();
		}
		await team.goto('/partner/money/refunds?state=paid');
		await expect(team.locator('[data-refund]').filter({ hasText: CLIENT })).toHaveCount(1);
		const ledger = await team.request.get(`${baseURL}/partner/money/ledger.csv?words=Oberhofer&account=deposit`);
		expect((await ledger.text()).match(/,2000\.00,/g)).toHaveLength(2);
		await page.goto(`/partner/dashboard/leads/${LEAD}`);
		await expect(payments.getByText('Given back', { exact: true })).toBeVisible();
		await checker.context().close();
	});
	await team.context().close();
	await phone.close();
});
