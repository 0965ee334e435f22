import { readFileSync } from 'node:fs';
import { ensurePdfTools } from '../../workers/local/pdf-tools';
import { readLinkedPdf } from './linked-pdf';
import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];
/** A transfer of the demonstration that waits for its supplier. */
const JOB = 'Innsbruck to Lech';
const GUEST = 'Delacroix';
const SUPPLIER = 'Arlberg Limousine';
const MAIL = 'dispo@arlberg-limousine.example';
const IBAN = 'AT48 3200 0000 1234 5864';
const PART = /251,40/;

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

test('a supplier does a job, two people pay it, and its page says so with the remittance advice (PAYOUT-5, PAYOUT-6)', async ({
	page,
	browser,
	inbox,
	complaints,
	expectFitting,
}) => {
	test.setTimeout(240_000);
	ensurePdfTools();
	await openAs(page, 'Lena Matt', '/partner/concierge-jobs');
	const job = page.getByRole('complementary', { name: JOB });
	await page.getByRole('link', { name: new RegExp(`${JOB}.*${GUEST}`) }).click();
	const [, number = ''] = /Job ([A-Z]{2}-\w+\D\d+)/.exec((await job.textContent()) ?? '') ?? [];
	expect(number).not.toBe('');
	await job.getByText('Ask another supplier').click();
	await job.getByRole('combobox', { name: /^Supplier/ }).selectOption(SUPPLIER);
	await job.getByLabel('The supplier gets').fill('251,40');
	await job.getByRole('button', { name: 'Ask the supplier' }).click();
	await expect(page.getByText('The supplier has been asked.')).toBeVisible();

	const mail = await inbox.mailAbout(MAIL, 'Innsbruck nach Lech');
	const link = /https?:\/\/\S+\/partner\/concierge-jobs\/[a-z2-9]{26}/.exec(mail.text ?? '')?.[0] ?? '';
	const phone = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'de-AT', hasTouch: true });
	const supplier = await phone.newPage();
	await supplier.goto(link);
	await whenAlive(supplier);
	await supplier.getByRole('button', { name: 'Für 251,40 EUR annehmen' }).click();
	await expect(supplier.getByText(/^Bestätigt am/)).toBeVisible();

	await test.step('the job is done, and its supplier has no account yet', async () => {
		await page.reload();
		await whenAlive(page);
		await job.getByRole('button', { name: 'Done', exact: true }).click();
		await expect(page.getByText('The job is done.')).toBeVisible();
		await expect(job).toContainText('it goes with the next payout run');
		await supplier.reload();
		await expect(supplier.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible();
		await expect(supplier.getByRole('link', { name: 'Zahlungsavis (PDF)' })).toHaveCount(0);
	});

	const owed = page.getByRole('row', { name: new RegExp(SUPPLIER) });
	await test.step('its account is typed, once with a mistake', async () => {
		await page.goto('/partner/money/payouts');
		await expect(owed).toContainText(PART);
		await expect(owed.getByRole('checkbox')).toBeDisabled();
		await expectFitting('a supplier without an account', SIZES);
		await page.setViewportSize(VIEWPORTS.desktop);
		await owed.getByRole('link', { name: 'Add the account' }).click();
		await whenAlive(page);
		const account = page.locator('details').filter({ hasText: `Add the account, ${SUPPLIER}` });
		await account.locator('summary').click();
		await account.getByLabel('Account holder').fill('Arlberg Limousine GmbH');
		await account.getByLabel('IBAN').fill(IBAN.replace(/4$/, '5'));
		await account.getByRole('button', { name: 'Save the account' }).click();
		await expect(account.getByRole('alert')).toContainText('Please enter a valid IBAN');
		await expect(account.getByLabel('Account holder')).toHaveValue('Arlberg Limousine GmbH');
		await expectFitting('an account with a mistake', SIZES);
		await page.setViewportSize(VIEWPORTS.desktop);
		expect(complaints.splice(0).filter((each) => !/\b400\b/.test(each))).toEqual([]);
		await account.getByLabel('IBAN').fill(IBAN);
		await account.getByRole('button', { name: 'Save the account' }).click();
		await expect(page.locator('summary').filter({ hasText: `Change, ${SUPPLIER}` })).toContainText('ends in 5864');
	});

	const run = await test.step('one person puts the run together', async () => {
		await page.goto('/partner/money/payouts');
		await expect(owed).toContainText('ends in 5864');
		await expect(owed.getByRole('checkbox')).toBeChecked();
		await page.locator('form').filter({ has: owed }).getByRole('button', { name: 'Put a run together' }).click();
		await expect(page.getByText('someone else has to release it')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Release', exact: true })).toHaveCount(0);
		await expect(page.getByRole('row').filter({ hasText: number })).toContainText(PART);
		await expectFitting('a payout run with a supplier', SIZES);
		await page.setViewportSize(VIEWPORTS.desktop);
		return new URL(page.url()).pathname;
	});

	const checker = await windowOf(browser, 'Johannes Kessler', run);
	const reference = await test.step('another person releases it, and the file of the bank names its part', async () => {
		await checker.getByRole('button', { name: 'Release', exact: true }).click();
		await expect(checker.getByText('The file for the bank is ready')).toBeVisible();
		const [download] = await Promise.all([
			checker.waitForEvent('download'),
			checker.getByRole('link', { name: 'File for the bank' }).click(),
		]);
		const xml = readFileSync(await download.path(), 'utf8');
		const transfers = xml.match(/<CdtTrfTxInf>.*?<\/CdtTrfTxInf>/gs) ?? [];
		const own = transfers.filter((each) => each.includes(`<IBAN>${IBAN.replaceAll(' ', '')}</IBAN>`));
		expect(own).toHaveLength(1);
		expect(own[0]).toContain('<InstdAmt Ccy="EUR">251.40</InstdAmt>');
		expect(own[0]).toContain('<Nm>Arlberg Limousine GmbH</Nm>');
		expect(xml).not.toContain(GUEST);
		await checker.getByRole('button', { name: 'Write it down as paid' }).click();
		await expect(checker.getByText('The payouts stand in the books')).toBeVisible();
		await checker.context().close();
		return /<EndToEndId>(.*?)<\/EndToEndId>/.exec(own[0] ?? '')?.[1] ?? '';
	});
	expect(reference).not.toBe('');

	await test.step('team and books say paid', async () => {
		await page.goto('/partner/concierge-jobs');
		await page.getByRole('link', { name: new RegExp(`${JOB}.*${GUEST}`) }).click();
		await expect(job.getByText(/^Paid on/)).toContainText(SUPPLIER);
		await page.goto('/partner/money/payouts');
		await expect(owed).toHaveCount(0);
		await expectFitting('payouts with a paid run', SIZES);
		await page.setViewportSize(VIEWPORTS.desktop);
		await page.goto(`/partner/money/ledger?account=supplier&words=${number.split('/')[0]}`);
		// The run also pays others for services of this booking.
		const line = page.getByRole('row').filter({ hasText: 'Paid out' }).filter({ hasText: SUPPLIER });
		await expect(line).toContainText(PART);
	});

	await test.step('the supplier reads it by the same link, and by mail', async () => {
		await supplier.reload();
		await expect(supplier.getByText('Wir haben Sie am 20. Nov. 2026 bezahlt.')).toBeVisible();
		const text = await readLinkedPdf(supplier.getByRole('link', { name: 'Zahlungsavis (PDF)' }));
		for (const each of [number, reference, 'Innsbruck nach Lech', '5864']) expect(text).toContain(each);
		expect(text).toMatch(PART);
		expect(text).not.toMatch(/Delacroix|290,00/);
		const told = await inbox.mailAbout(MAIL, '251,40');
		expect(told.text).toContain(`${link}/remittance-advice.pdf`);
		expect(told.text).toContain(number);
		await page.goto(`${link}?lng=en`);
		await expect(page.getByText('We paid you on 20 Nov 2026.')).toBeVisible();
		await expectFitting('the page of a supplier that was paid', SIZES);
	});
	await phone.close();
});
