import { type CardSite, startCardSite } from './card-site';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

/** A booking of the demonstration whose final payment is ahead. */
const LEAD = 'lead_demo014';
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];

let site: CardSite;

test.beforeAll(async ({ baseURL }) => {
	site = await startCardSite(baseURL);
});
test.afterAll(() => site?.stop());

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

test('a client pays by card on a phone: leaves it once, pays, and all pages say paid', async ({
	page,
	browser,
	expectFitting,
}) => {
	test.setTimeout(120_000);
	await openAs(page, 'Clara Engels', `/partner/dashboard/leads/${LEAD}`);
	await whenAlive(page);
	const payments = page.getByRole('region', { name: 'Payments' });
	await payments.getByRole('button', { name: 'Copy payment link: Final payment' }).click();
	const link = new URL(await payments.getByLabel('Payment link, Final payment').inputValue()).pathname;
	// Where no key is set, nothing is said of cards.
	await page.goto(link);
	await expect(page.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
	await expect(page.getByText('by card')).toHaveCount(0);

	const phone = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'en-GB', hasTouch: true });
	const client = await phone.newPage();
	await client.goto(site.url + link);
	await whenAlive(client);
	const amount = (await client.getByRole('heading', { level: 1 }).textContent()) ?? '';
	const [owed = ''] = /\d[\d\s\u00a0]*,\d\d/.exec(amount) ?? [];
	await page.goto(site.url + link);
	await whenAlive(page);
	await expectFitting('a payment link with cards', SIZES);

	await test.step('it goes to the card provider, and comes back without having paid', async () => {
		await client.getByRole('button', { name: /^Pay .* by card$/ }).click();
		await expect(client).toHaveURL(new RegExp(`^${site.stripe.url}/pay/`));
		await client.getByRole('link', { name: 'Back' }).click();
		await expect(client.getByRole('heading', { level: 1 })).toHaveText(
			'The payment for your upcoming trip was canceled',
		);
		await client.getByRole('link', { name: 'Back to your payment' }).click();
		await expect(client.getByRole('heading', { name: 'A card payment is under way' })).toBeVisible();
		await expect(client.getByText('IBAN')).toHaveCount(0);
		await page.reload();
		await expectFitting('a payment link with a card payment under way', SIZES);
		await client.getByRole('button', { name: 'Cancel it' }).click();
		await expect(client.getByText('IBAN').first()).toBeVisible();
	});

	await test.step('it pays', async () => {
		await client.getByRole('button', { name: /^Pay .* by card$/ }).click();
		await expect(client.getByText(/^\d+\.\d\d EUR$/)).toHaveText(
			`${owed.replace(/[\s\u00a0]/g, '').replace(',', '.')} EUR`,
		);
		await client.getByRole('button', { name: 'Pay' }).click();
		await expect(client.getByRole('heading', { level: 1 })).toHaveText('Payment succeeded');
		await client.getByRole('link', { name: 'Back to your payment' }).click();
		await expect(client.getByRole('heading', { level: 1 })).toHaveText('Paid, thank you');
	});
	await phone.close();

	await page.goto(`/partner/dashboard/leads/${LEAD}`);
	await expect(payments.getByRole('listitem').filter({ hasText: 'Final payment' })).toContainText('Paid');
	await expect(payments.getByRole('listitem').filter({ hasText: 'By card' })).toContainText(owed);
});
