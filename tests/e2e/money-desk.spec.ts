import { camtFile } from '../unit/bank-statement/camt-file';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });
// The page shows the latest statement: one test after the other.
test.describe.configure({ mode: 'default' });

test('the team drops a statement, books what it is for, and the same file again adds nothing', async ({
	page,
	complaints,
	expectFitting,
}) => {
	test.setTimeout(120_000);
	await openAs(page, 'Lena Matt', '/partner/money?words=Halvorsen');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money');
	await expect(page.getByRole('region', { name: 'Figures of the day' })).toContainText('Overdue');
	const row = page
		.getByRole('row')
		.filter({ has: page.getByRole('link', { name: /Freya Halvorsen$/ }) })
		.first();
	await expect(row).toContainText('Overdue');
	const text = (await row.textContent()) ?? '';
	const number = /[A-Z]{2}-[A-Z0-9]{6}/.exec(text)?.[0] ?? '';
	const amount = (/EUR\s([\d\s]+,\d\d)/.exec(text)?.[1] ?? '').replace(/\s/g, '').replace(',', '.');
	expect(Number(amount)).toBeGreaterThan(0);
	await expectFitting('receivables', [VIEWPORTS.phone, VIEWPORTS.desktop]);

	const file = {
		name: 'statement.xml',
		mimeType: 'application/xml',
		buffer: Buffer.from(
			camtFile([
				{
					...{ id: 'E2E-1', iban: 'CH9300762011623852957' },
					closing: (Number(amount) + 77).toFixed(2),
					entries: [
						{ amount, details: [{ debtor: 'Freya Halvorsen', lines: [`Booking ${number}`] }] },
						{ amount: '77.00', details: [{ debtor: 'Somebody Else', lines: ['Rent'] }] },
					],
				},
			]),
		),
	};
	await page.getByRole('link', { name: 'Bank statements' }).click();
	await expect(page.getByText('Drop a CAMT.053 file here')).toBeVisible();
	await whenAlive(page);
	const field = page.getByLabel('Drop a CAMT.053 file here');
	await field.setInputFiles({ ...file, buffer: Buffer.from('<Document>') });
	await expect(page.getByText('nothing of it is booked')).toBeVisible();
	// The browser says of the refusal what it says of any answer with an error.
	complaints.splice(0);
	await field.setInputFiles(file);
	await expect(page.getByText('2 new transactions are in.')).toBeVisible();
	// Another test may drop a later statement meanwhile.
	await page.getByRole('link', { name: /2957/ }).click();
	await expect(page).toHaveURL(/statement=/);
	await page.getByRole('link', { name: /of Freya Halvorsen$/ }).click();
	const panel = page.getByRole('region', { name: 'Entry' });
	await expect(panel.getByRole('radio', { name: /Freya Halvorsen/ })).toBeChecked();
	await expectFitting('a bank statement', [VIEWPORTS.phone, VIEWPORTS.desktop]);
	await panel.getByRole('button', { name: 'Book it' }).click();
	await expect(page.getByText('Booked.', { exact: true })).toBeVisible();

	await page.getByRole('link', { name: /of Somebody Else$/ }).click();
	await panel.getByText('Not for our books').click();
	await panel.getByLabel('Reason').fill('Rent of the office');
	await panel.getByRole('button', { name: 'Put aside' }).click();
	await expect(page.getByText('Put aside.', { exact: true })).toBeVisible();

	await field.setInputFiles(file);
	await expect(page.getByText('nothing is new, and nothing was changed')).toBeVisible();
	await page.goto('/partner/money?state=settled&words=Halvorsen');
	await expect(page.getByRole('row').filter({ hasText: 'Final payment' })).toContainText('Paid');

	await page.goto(`/partner/money/ledger?words=${number}`);
	await expect(page.getByRole('row').filter({ hasText: 'Bank' }).first()).toContainText('Payment');
	await expectFitting('the ledger', [VIEWPORTS.phone, VIEWPORTS.desktop]);
});

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
			...{ id: 'E2E-KEYS', iban: 'DE89370400440532013000' },
			closing: value,
			entries: [{ amount: value, details: [{ debtor: 'Keys', lines: [`Booking ${number}`] }] }],
		},
	]);
	await page
		.getByLabel('Drop a CAMT.053 file here')
		.setInputFiles({ name: 'keys.xml', mimeType: 'application/xml', buffer: Buffer.from(file) });
	await expect(page.getByText('1 new transaction is in.')).toBeVisible();
	await page.getByRole('link', { name: /3000/ }).click();
	await expect(page).toHaveURL(/statement=/);
	await page.keyboard.press('j');
	const panel = page.getByRole('region', { name: 'Entry' });
	await expect(panel.getByRole('radio', { name: new RegExp(number) }).first()).toBeChecked();
	await page.keyboard.press('a');
	await expect(page.getByText('Booked.', { exact: true })).toBeVisible();
	await expect(panel.getByRole('button', { name: 'Take back' })).toBeVisible();
	await page.keyboard.press('z');
	await expect(page.getByText('Taken back. It waits for a decision again.')).toBeVisible();
	await expect(panel.getByRole('button', { name: 'Book it' })).toBeVisible();
	// Nothing waits at the end: other tests close months.
	await page.keyboard.press('f');
	await expect(panel.getByLabel('Client, booking number or agency')).toBeFocused();
	await panel.getByText('Not for our books').click();
	await panel.getByLabel('Reason').fill('A test of the keys');
	await panel.getByRole('button', { name: 'Put aside' }).click();
	await expect(panel.getByText('Put aside: A test of the keys')).toBeVisible();
});
