import { camtFile } from '../unit/bank-statement/camt-file';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

test('the team goes through receivables and the bank’s entries by keys, books one and takes it back', async ({
	page,
}) => {
	await openAs(page, 'Lena Matt', '/partner/money');
	await whenAlive(page);
	const first = page.locator('[data-row]').first();
	await page.keyboard.press('j');
	await expect(first.getByRole('link', { name: /^Open the booking of / })).toBeFocused();
	const [number = ''] = /[A-Z]{2}-[0-9A-Z]{6}/.exec((await first.textContent()) ?? '') ?? [];
	const amount = await first.locator('.amount, [data-label="Amount"]').first().textContent();
	const [figure = ''] = /\d[\d\s]*,\d\d/.exec(amount ?? '') ?? [];
	expect([number, figure]).not.toContain('');
	await page.keyboard.press('n');
	await expect(page.getByRole('dialog', { name: 'Record a payment' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await page.keyboard.press('f');
	await expect(page.getByLabel('Client, booking number or agency')).toBeFocused();
	await page.keyboard.press('Tab');
	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('g');
	await page.keyboard.press('b');
	await expect(page).toHaveURL(/\/partner\/money\/bank$/);

	const value = figure.replace(/\s/g, '').replace(',', '.');
	const file = camtFile([
		{
			id: 'E2E-KEYS',
			closing: value,
			entries: [{ amount: value, details: [{ debtor: 'Keys', lines: [`Booking ${number}`] }] }],
		},
	]);
	await page
		.getByLabel('Drop a CAMT.053 file here')
		.setInputFiles({ name: 'keys.xml', mimeType: 'application/xml', buffer: Buffer.from(file) });
	await expect(page.getByText('1 new transaction is in.')).toBeVisible();
	await page.keyboard.press('j');
	const panel = page.getByRole('region', { name: 'Entry' });
	await expect(panel.getByRole('radio', { name: new RegExp(number) }).first()).toBeChecked();
	await page.keyboard.press('a');
	await expect(page.getByText('Booked.', { exact: true })).toBeVisible();
	await expect(panel.getByRole('link', { name: /./ }).filter({ hasNotText: 'Close' }).first()).toBeVisible();
	await page.keyboard.press('z');
	await expect(panel.getByRole('button', { name: 'Book it' })).toBeVisible();
	// Nothing waits at the end: other tests close months.
	await page.keyboard.press('f');
	await expect(panel.getByLabel('Client, booking number or agency')).toBeFocused();
	await panel.getByText('Not for our books').click();
	await panel.getByLabel('Reason').fill('A test of the keys');
	await panel.getByRole('button', { name: 'Put aside' }).click();
	await expect(panel.getByText('Put aside: A test of the keys')).toBeVisible();
});
