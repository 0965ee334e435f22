import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];
const SUPPLIER = 'post@kinderhaus-murmel.example';

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

test('the team asks a supplier, which proposes another price by its link, is confirmed and reports the job done', async ({
	page,
	browser,
	inbox,
	expectFitting,
}) => {
	test.setTimeout(180_000);
	await openAs(page, 'Lena Matt', '/partner/concierge-jobs');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concierge');
	await expectFitting('the board', SIZES);
	await page.setViewportSize(VIEWPORTS.desktop);
	await page.getByRole('link', { name: /Someone for the children.*Delacroix/ }).click();
	const job = page.getByRole('complementary', { name: 'Someone for the children' });
	await expect(job).toBeVisible();
	await expectFitting('a job beside the board', SIZES);
	await page.setViewportSize(VIEWPORTS.desktop);
	await job.getByText('Ask another supplier').click();
	await job.getByLabel('The supplier gets').fill('81,00');
	await job.getByRole('button', { name: 'Ask the supplier' }).click();
	await expect(page.getByText('The supplier has been asked.')).toBeVisible();

	const mail = await inbox.mailAbout(SUPPLIER, 'Betreuung für die Kinder');
	const link = /https?:\/\/\S+\/partner\/concierge-jobs\/[a-z2-9]{26}/.exec(mail.text ?? '')?.[0] ?? '';
	const phone = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'de-AT', hasTouch: true });
	const supplier = await phone.newPage();
	await supplier.goto(link);
	await whenAlive(supplier);
	await expect(supplier.getByRole('button', { name: 'Für 81,00 EUR annehmen' })).toBeVisible();
	await supplier.getByRole('link', { name: 'Andere Zeit oder anderen Preis vorschlagen' }).click();
	await supplier.getByLabel('Preis mit MwSt.').fill('90');
	await supplier.getByLabel('Warum, in einem Satz').fill('Es ist Samstag.');
	await supplier.getByRole('button', { name: 'Vorschlag senden' }).click();
	await expect(supplier.getByText('Ihr Vorschlag ist bei uns')).toBeVisible();
	await page.goto(link);
	await whenAlive(page);
	await expectFitting('a supplier’s page', SIZES);
	await page.setViewportSize(VIEWPORTS.desktop);

	await page.goto('/partner/concierge-jobs');
	await whenAlive(page);
	await page.getByRole('link', { name: /Someone for the children.*Delacroix/ }).click();
	await expect(job.getByRole('heading', { name: 'Kinderhaus Murmel proposes something else' })).toBeVisible();
	await expect(
		job
			.getByText('9,00 EUR more for the guest', { exact: false })
			.or(job.getByText('9 EUR more for the guest', { exact: false })),
	).toBeVisible();
	// What the guest has agreed to; our margin is the smaller.
	await job.getByLabel('The guest pays').fill('96,00');
	await job.getByRole('button', { name: 'Take it over and tell the guest' }).click();
	await expect(job.getByText('Confirmed', { exact: true }).first()).toBeVisible();

	await supplier.reload();
	await whenAlive(supplier);
	await expect(supplier.getByRole('link', { name: 'Gast anrufen' })).toHaveAttribute('href', 'tel:+41225550163');
	await supplier.getByLabel('Mit einer Abweichung').check();
	await supplier.getByLabel('Notiz für das Team').fill('Eine Stunde länger.');
	await supplier.getByRole('button', { name: 'Erledigt' }).click();
	await expect(supplier.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible();
	await phone.close();

	await page.reload();
	await expect(page.getByRole('complementary').getByText('Eine Stunde länger.').first()).toBeVisible();
	await page.goto('/partner/concierge-jobs/day');
	await expect(page.getByText('Someone for the children')).toBeVisible();
	await expectFitting('the day sheet', SIZES);
	await page.goto('/partner/concierge-jobs/services');
	await expectFitting('services and suppliers', SIZES);
});

test('a service is saved in its row as an entry of the catalogue, and what is wrong is said at its field', async ({
	page,
	complaints,
	expectAccessible,
}) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await openAs(page, 'Lena Matt', '/partner/concierge-jobs/services');
	const row = page.getByRole('form', { name: 'Ski passes, six days' });
	const price = row.getByLabel('The guest pays');
	const before = await price.inputValue();
	const save = () => row.getByRole('button', { name: 'Save' }).press('Enter');
	await price.fill('much');
	await save();
	await expect(row.getByText('Not saved. Please check what is marked.')).toBeVisible();
	await expect(price).toHaveValue('much');
	await expect(price).toHaveAttribute('aria-invalid', 'true');
	complaints.splice(0);
	await expectAccessible('a service with an error');
	await price.fill('438,50');
	await save();
	await expect(row.getByText('Saved.', { exact: true })).toBeVisible();
	await row.getByRole('link', { name: 'All fields and history of Ski passes, six days' }).click();
	await expect(page.getByRole('region', { name: 'Changes' }).getByText('438.5').first()).toBeVisible();
	await page.goto('/partner/concierge-jobs/services');
	await whenAlive(page);
	await price.fill(before);
	await save();
	await expect(row.getByText('Saved.', { exact: true })).toBeVisible();
});
