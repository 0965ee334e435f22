import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ensurePdfTools } from '../../workers/local/pdf-tools';
import { scanCode } from '../integration/documents/scan-code';
import { camtFile } from '../unit/bank-statement/camt-file';
import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

/** A booking of Blaufirn Travel in francs, its agent, and how the brand's booking numbers begin. */
const LEAD = 'lead_demo070';
const AGENT = 'Ida Sonderegger';
const PREFIX = 'BT-';
const BRAND_PAGE = '/partner/dashboard/admin/brands/demo';
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

test('a guest takes a QR-bill that can be scanned', async ({ page }) => {
	ensurePdfTools();
	await openAs(page, AGENT, `/partner/dashboard/leads/${LEAD}`);
	const payments = page.getByRole('region', { name: 'Payments' });
	await payments.getByRole('button', { name: 'Copy payment link: Final payment' }).click();
	await page.goto(await payments.getByLabel('Payment link, Final payment').inputValue());
	await whenAlive(page);
	await expect(page.getByRole('heading', { name: 'Pay with the QR-bill' })).toBeVisible();
	const line = async (name: string) =>
		(await page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]').textContent()) ?? '';
	const packed = (text: string) => text.replace(/[^A-Z0-9.]/g, '');
	const [account, reference, amount] = [await line('Account'), await line('Reference'), await line('Amount')];
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'QR-bill as PDF' }).click(),
	]);
	const read = (await scanCode(readFileSync(await file.path())))?.data.split(/\r?\n/) ?? [];
	expect([read[0], read[3], read[27], read[28]]).toEqual(['SPC', packed(account), 'SCOR', packed(reference)]);
	expect(`${read[19]}${read[18]}`).toBe(packed(amount));
	expect(Number(read[18])).toBeGreaterThan(0);
});

test('a brand gets the numbers of its bookkeeper, and its month goes to DATEV with the sums of the ledger', async ({
	page,
	browser,
	complaints,
}) => {
	test.setTimeout(120_000);
	await openAs(page, 'Marie Burtscher', BRAND_PAGE);
	const consultant = page.getByLabel('Number of the consultant (Berater)');
	await consultant.fill('12');
	await page.getByLabel('Number of the client (Mandant)').fill('55003');
	await page.getByRole('button', { name: 'Save' }).first().click();
	await expect(consultant).toHaveAttribute('aria-invalid', 'true');
	await expect(page.getByLabel('Number of the client (Mandant)')).toHaveValue('55003');
	expect(complaints.splice(0).filter((each) => !/\b400\b/.test(each))).toEqual([]);
	await consultant.fill('29098');
	await page.getByRole('button', { name: 'Save' }).first().click();
	await expect(page.getByText('Saved. It shows everywhere within ten seconds.')).toBeVisible();

	const team = await windowOf(browser, 'Lena Matt', '/partner/money/ledger');
	const form = team.locator('form', { has: team.getByRole('button', { name: 'File for DATEV' }) });
	await expect(async () => {
		await team.reload();
		await team.getByText('For the bookkeeper', { exact: true }).click();
		await form.getByLabel('Brand').selectOption('Blaufirn Travel', { timeout: 500 });
	}).toPass({ timeout: 40_000 });
	await form.getByLabel('Month').selectOption('October 2026');
	const [file] = await Promise.all([
		team.waitForEvent('download'),
		form.getByRole('button', { name: 'File for DATEV' }).click(),
	]);
	const bytes = readFileSync(await file.path());
	expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow();
	const [head = '', columns = '', ...lines] = new TextDecoder('windows-1252').decode(bytes).split('\r\n');
	expect(lines.pop()).toBe('');
	expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;.*;29098;55003;/);
	expect(columns).toContain('Gegenkonto (ohne BU-Schlüssel)');
	expect(new Set([columns, ...lines].map((each) => each.split(';').length))).toEqual(new Set([125]));
	const cents = (text = '') => Number(text.replace(/[.,]/, ''));
	const sent = lines.map((each) => cents(each.split(';')[0]));
	const ledger = await (await team.request.get('/partner/money/ledger.csv?month=2026-10')).text();
	const ours = [...ledger.matchAll(new RegExp(`,EUR,(\\d+\\.\\d\\d),${PREFIX}`, 'g'))].map(([, amount]) =>
		cents(amount),
	);
	expect(ours.length).toBeGreaterThan(0);
	expect(sent.toSorted()).toEqual(ours.toSorted());
	await team.context().close();
});

test('a month is closed with a fingerprint that any tool can check, and what stands in it is no longer taken back', async ({
	page,
	complaints,
	expectFitting,
}) => {
	test.setTimeout(150_000);
	await openAs(page, 'Lena Matt', '/partner/money/ledger');
	const months = page.getByRole('region', { name: 'Months' });
	const name = await months.getByRole('listitem').first().locator('b').textContent();
	const month = new Date(`1 ${name} 12:00 UTC`).toISOString().slice(0, 7);

	await page.goto('/partner/money/bank');
	await whenAlive(page);
	const file = camtFile([
		{
			id: 'E2E-OLD',
			closing: '10.00',
			entries: [{ amount: '10.00', date: `${month}-28`, details: [{ debtor: 'Emilia H.' }] }],
		},
	]);
	await page
		.getByLabel('Drop a CAMT.053 file here')
		.setInputFiles({ name: 'old.xml', mimeType: 'application/xml', buffer: Buffer.from(file) });
	await expect(page.getByText('1 new transaction is in.')).toBeVisible();
	await page.goto('/partner/money/ledger');
	await expect(months.getByRole('listitem').first()).toContainText('1 entry to decide');
	await expect(months.getByText('Close', { exact: true })).toHaveCount(0);

	await page.goBack();
	await page.getByRole('link', { name: /of Emilia H\.$/ }).click();
	const panel = page.getByRole('region', { name: 'Entry' });
	await panel.getByText('Another booking, or several').click();
	await panel.getByLabel('Client, booking number or agency').fill('Hohenberg');
	await panel.getByRole('button', { name: 'Find' }).click();
	await expect(panel.getByRole('checkbox', { name: /Emilia Hohenberg, Security deposit/ })).toBeVisible();
	await panel.getByRole('checkbox', { name: /Emilia Hohenberg, Final payment/ }).check();
	await panel.getByRole('button', { name: 'Book what is chosen' }).click();
	await expect(page.getByText('Booked.', { exact: true })).toBeVisible();

	await page.goto('/partner/money/ledger');
	await whenAlive(page);
	await months.getByText('Close', { exact: true }).click();
	await months.getByRole('button', { name: `Close ${name}` }).click();
	await expect(page.getByText('The month is closed. Its fingerprint stands beside it.')).toBeVisible();
	await expectFitting('the ledger with a closed month', SIZES);
	const lines = await page.request.get(`/partner/money/months/${month}.csv`);
	const print = createHash('sha256')
		.update(await lines.body())
		.digest('hex');
	await expect(months.locator('code').first()).toContainText(print);
	await months.getByRole('button', { name: `Check the fingerprint of ${name}` }).click();
	await expect(page.getByText('The books of this month are what they were when it was closed.')).toBeVisible();

	await page.goto('/partner/money/bank');
	await whenAlive(page);
	const [statement] = await page.locator('a[href*="statement="]', { hasText: '1 entry' }).all();
	await statement?.click();
	await page.getByRole('link', { name: 'Booked', exact: true }).click();
	await page.getByRole('link', { name: /of Emilia H\.$/ }).click();
	await panel.getByRole('button', { name: 'Take back' }).click();
	await expect(panel.getByRole('alert')).toHaveText(
		'The month of this payment is closed. A mistake in it is corrected by a new line in an open month.',
	);
	expect(complaints.splice(0).filter((each) => !/\b409\b/.test(each))).toEqual([]);
});
