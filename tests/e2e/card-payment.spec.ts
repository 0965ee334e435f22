import { freePort } from '../../workers/local/free-port';
import { portsFrom } from '../../workers/local/ports';
import { type ServedWorkers, serveWorkers } from '../../workers/local/serve';
import {
	STAND_IN_KEY,
	STAND_IN_WEBHOOK_SECRET,
	type StripeStandIn,
	startStripeStandIn,
} from '../stripe-stand-in/stripe-stand-in';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

/** A booking of the demonstration whose final payment is ahead. */
const LEAD = 'lead_demo014';
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];

let stripe: StripeStandIn;
let workers: ServedWorkers;
/** A second site beside the usual one, with its database, which takes cards. */
let site: string;

test.beforeAll(async ({ baseURL }) => {
	const ports = portsFrom(new URL(String(baseURL)).port);
	const port = await freePort();
	site = `http://localhost:${port}`;
	stripe = await startStripeStandIn({ webhook: () => `${site}/api/card-events` });
	const database = { LIBSQL_URL: `http://127.0.0.1:${ports.sqld}` };
	workers = await serveWorkers({
		root: process.cwd(),
		port,
		variables: {
			site: {
				...database,
				PICTURE_BASE_URL: `http://localhost:${ports.pictures}/pictures`,
				FORM_SECRET: 'of-a-second-site-in-a-test',
				TODAY: '2026-11-20',
				STRIPE_SECRET_KEY: STAND_IN_KEY,
				STRIPE_WEBHOOK_SECRET: STAND_IN_WEBHOOK_SECRET,
				STRIPE_API_URL: stripe.url,
			},
			mailer: {
				...database,
				...{ MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(ports.smtp), SMTP_SECURITY: 'none' },
			},
			'crash-reports': database,
			conversations: database,
			'country-names': {},
			documents: {},
			pictures: {},
			'offer-cache': database,
		},
	});
});
test.afterAll(() => Promise.all([workers?.stop(), stripe?.stop()]));

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
	await client.goto(site + link);
	await whenAlive(client);
	const amount = (await client.getByRole('heading', { level: 1 }).textContent()) ?? '';
	const [owed = ''] = /\d[\d\s\u00a0]*,\d\d/.exec(amount) ?? [];
	await page.goto(site + link);
	await whenAlive(page);
	await expectFitting('a payment link with cards', SIZES);

	await test.step('it goes to the card provider, and comes back without having paid', async () => {
		await client.getByRole('button', { name: /^Pay .* by card$/ }).click();
		await expect(client).toHaveURL(new RegExp(`^${stripe.url}/pay/`));
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
