import type { Page } from 'playwright/test';
import { camtFile } from '../unit/bank-statement/camt-file';
import { type CardSite, startCardSite } from './card-site';
import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

/** A booking of Blaufirn Travel in francs; no other test pays one in francs by card. */
const LEAD = 'lead_demo055';
const AGENT = 'Ida Sonderegger';
const BRAND = 'Blaufirn Travel';
const CLIENT = 'Hartmann';
const IBAN = 'CH5604835012345678009';
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];

let site: CardSite;

test.beforeAll(async ({ baseURL }) => {
	site = await startCardSite(baseURL);
});
test.afterAll(() => site?.stop());

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

/** Minor units as a file of the bank writes them. */
const decimal = (minor: number) => (minor / 100).toFixed(2);

/** Minor units as the pages write them, whatever their spaces, and without cents where there are none. */
const words = (minor: number) => {
	const [whole = '', cents = ''] = decimal(minor).split('.');
	return new RegExp(`${whole.replace(/\B(?=(\d{3})+$)/g, '\\s?')}${cents === '00' ? '(,00)?' : `,${cents}`}(?!\\d)`);
};

/** Pays the final payment by card on a phone. Gives what the card provider took, in minor units. */
async function paidByCard(client: Page, link: string): Promise<number> {
	await client.goto(site.url + link);
	await whenAlive(client);
	await client.getByRole('button', { name: /^Pay .* by card$/ }).click();
	const asked = (await client.getByText(/^\d+\.\d\d CHF$/).textContent()) ?? '';
	await client.getByRole('button', { name: 'Pay' }).click();
	await expect(client.getByRole('heading', { level: 1 })).toHaveText('Payment succeeded');
	return Math.round(Number.parseFloat(asked) * 100);
}

test('what a client has paid by card arrives from the provider less its fees, and the team books it as its payout (BOOKS-6)', async ({
	page,
	browser,
	complaints,
	expectFitting,
}) => {
	test.setTimeout(180_000);
	const agent = await windowOf(browser, AGENT, `/partner/dashboard/leads/${LEAD}`);
	const payments = agent.getByRole('region', { name: 'Payments' });
	await payments.getByRole('button', { name: 'Copy payment link: Final payment' }).click();
	const link = new URL(await payments.getByLabel('Payment link, Final payment').inputValue()).pathname;
	await agent.context().close();
	const phone = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'en-GB', hasTouch: true });
	const paid = await paidByCard(await phone.newPage(), link);
	expect(paid).toBeGreaterThan(0);
	await phone.close();
	const fee = Math.round(paid * 0.015) + 30;

	const ledger = '/partner/money/ledger?account=card&month=2026-11';
	const francs = page.getByRole('row').filter({ hasText: 'CHF' });
	await openAs(page, 'Lena Matt', `${ledger}&words=${CLIENT}`);
	await expect(francs).toHaveCount(1);
	await expect(francs).toContainText('Payment');
	await expect(francs).toContainText(words(paid));

	const entry = page.getByRole('link', { name: /of STRIPE PAYMENTS EUROPE$/ });
	const panel = page.getByRole('region', { name: 'Entry' });
	await test.step('the team drops the statement, which offers the fees that are missing', async () => {
		await page.goto('/partner/money/bank');
		await whenAlive(page);
		const amount = decimal(paid - fee);
		const details = [{ debtor: 'STRIPE PAYMENTS EUROPE', lines: ['STRIPE PAYOUT 2026-11-20'] }];
		const file = camtFile([
			{ id: 'E2E-CARD-PAYOUT', iban: IBAN, currency: 'CHF', closing: amount, entries: [{ amount, details }] },
		]);
		await page
			.getByLabel('Drop a CAMT.053 file here')
			.setInputFiles({ name: 'payout.xml', mimeType: 'application/xml', buffer: Buffer.from(file) });
		await expect(page.getByText('1 new transaction is in.')).toBeVisible();
		// Another test may drop a later statement meanwhile.
		await page.getByRole('link', { name: /8009/ }).click();
		await expect(page).toHaveURL(/statement=/);
		await entry.click();
		await expect(panel.getByLabel('Brand')).toHaveValue('demo');
		await expect(panel.getByRole('option', { name: new RegExp(BRAND) })).toContainText(words(paid));
		await expect(panel.getByLabel('Fees that were kept, in CHF')).toHaveValue(decimal(fee));
		await expectFitting('a payout of the card provider', SIZES);
		await page.setViewportSize(VIEWPORTS.desktop);
	});

	await test.step('more than the provider owes is refused, and what is typed stays', async () => {
		await panel.getByLabel('Fees that were kept, in CHF').fill(decimal(fee + 1));
		await panel.getByRole('button', { name: 'Book the payout' }).click();
		await expect(panel.getByRole('alert')).toBeVisible();
		await expect(panel.getByLabel('Fees that were kept, in CHF')).toHaveValue(decimal(fee + 1));
		expect(complaints.splice(0).filter((each) => !/\b409\b/.test(each))).toEqual([]);
	});

	await test.step('it is booked', async () => {
		await panel.getByLabel('Fees that were kept, in CHF').fill(decimal(fee));
		await panel.getByRole('button', { name: 'Book the payout' }).click();
		await expect(page.getByText('Booked.', { exact: true })).toBeVisible();
		await expect(panel).toContainText(`Payout of the card provider, ${BRAND}`);
		await expect(panel.getByText(/of fees were kept$/)).toContainText(words(fee));
		await expect(panel.getByRole('button', { name: 'Book the payout' })).toHaveCount(0);
		await expect(page.getByText('No entry of this statement is in this state.')).toBeVisible();
		await page.getByRole('link', { name: 'Booked', exact: true }).click();
		await entry.click();
		await expect(panel).toContainText(`Payout of the card provider, ${BRAND}`);
		await expectFitting('a booked payout of the card provider', SIZES);
		await page.setViewportSize(VIEWPORTS.desktop);
	});

	await test.step('the ledger has what arrived and what was kept, and the provider owes nothing more', async () => {
		await page.goto(ledger);
		const payout = francs.filter({ hasText: 'Payout of the card provider' });
		const fees = francs.filter({ hasText: 'Fees of the card provider' });
		for (const [row, account, minor] of [
			[payout, 'Bank', paid - fee],
			[fees, 'Bank fees', fee],
		] as const) {
			await expect(row).toHaveCount(1);
			await expect(row.getByRole('cell', { name: account })).toContainText(BRAND);
			await expect(row.getByRole('cell', { name: 'Card provider' })).toContainText(BRAND);
			await expect(row).toContainText(words(minor));
		}
		const csv = await (await page.request.get(ledger.replace('ledger?', 'ledger.csv?'))).text();
		const lines = csv.split('\r\n').filter((line) => line.includes(',CHF,'));
		const owed = lines.map((line) => {
			const [, , , , debit, , , , , amount] = line.split(',');
			return Math.round(Number(amount) * 100) * (debit === 'card' ? 1 : -1);
		});
		expect(owed.reduce((sum, each) => sum + each, 0)).toBe(0);
	});
});
