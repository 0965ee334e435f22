import { ensurePdfTools } from '../../workers/local/pdf-tools';
import { readLinkedPdf } from './linked-pdf';
import { type SecondSite, startSecondSite } from './second-site';
import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

/** A booking of the demonstration in Courchevel, whose services are in the catalogue. */
const LEAD = 'lead_demo033';
const AGENT = 'Moritz Amann';
const SERVICE = 'Geneva airport to Courchevel';
const SUPPLIER_MAIL = 'reservation@navettes-3v.example';
const TEAM_MAIL = 'team@firnlicht.example';
const PRICE = /540[.,]00/;
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];

/** The same installation on the day after the stay. */
let later: SecondSite;

test.beforeAll(async ({ baseURL }) => {
	later = await startSecondSite(baseURL, { TODAY: '2027-02-28' });
});
test.afterAll(() => later?.stop());

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

test('a service that a guest asked for is invoiced by itself, on the payment link and on the trip page after the stay (INVOICE-10)', async ({
	page,
	browser,
	inbox,
	expectFitting,
}) => {
	test.setTimeout(300_000);
	ensurePdfTools();
	const agent = await windowOf(browser, AGENT, `/partner/dashboard/leads/${LEAD}`);
	const papers = agent.getByRole('region', { name: 'Payments' }).getByRole('link', { name: /^Invoice / });
	await expect(papers).toHaveCount(1);
	const card = agent.getByRole('region', { name: 'Trip page' });
	await card.getByRole('button', { name: 'Copy link: Lead guest' }).click();
	const trip = await card.getByLabel('Trip page, Lead guest').inputValue();

	const phone = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'en-GB', hasTouch: true });
	const guest = await phone.newPage();
	const services = guest.getByRole('region', { name: 'Add to your week' });
	await test.step('the guest asks for it at its price', async () => {
		await guest.goto(trip);
		await whenAlive(guest);
		await services.getByText(`Add: ${SERVICE}`).click();
		const form = services.getByRole('listitem').filter({ hasText: SERVICE });
		await expect(form).toContainText('540 EUR');
		await form.getByLabel('From', { exact: true }).fill('Geneva airport');
		await form.getByLabel(/I have read the terms/).check();
		await form.getByRole('button', { name: 'Ask for it' }).click();
		await expect(services.getByText('We have your request and will answer soon.')).toBeVisible();
		await expect(guest.getByRole('region', { name: 'Payments' })).not.toContainText(SERVICE);
	});

	await test.step('the team opens it from its mail and asks a supplier, which takes it on', async () => {
		const told = await inbox.mailAbout(TEAM_MAIL, `${SERVICE}, Apartment Loze 7`, 90_000);
		const url = new URL(/https?:\/\/\S+\/partner\/concierge-jobs\S*/.exec(told.text ?? '')?.[0] ?? '');
		await openAs(page, 'Lena Matt', url.pathname + url.search);
		const job = page.getByRole('complementary', { name: SERVICE });
		await job.getByRole('button', { name: 'Ask the supplier' }).click();
		await expect(page.getByText('The supplier has been asked.')).toBeVisible();
		const mail = await inbox.mailAbout(SUPPLIER_MAIL, SERVICE);
		const link = /https?:\/\/\S+\/partner\/concierge-jobs\/[a-z2-9]{26}/.exec(mail.text ?? '')?.[0] ?? '';
		const supplier = await phone.newPage();
		await supplier.goto(link);
		await whenAlive(supplier);
		await supplier.getByRole('button', { name: /^Accept for / }).click();
		await expect(supplier.getByText(/^Confirmed on/)).toBeVisible();
		await supplier.close();
	});

	const number = await test.step('the agent finds a second invoice on the booking', async () => {
		await agent.reload();
		await expect(papers).toHaveCount(2);
		const [, found = ''] = /(FL-\d{4}-\d{5})/.exec((await papers.last().textContent()) ?? '') ?? [];
		expect(found).not.toBe('');
		return found;
	});
	const expectInvoice = (text: string) => {
		for (const each of [number, SERVICE, 'Firnlicht Reisen GmbH']) expect(text).toContain(each);
		expect(text).toMatch(PRICE);
		// 20 % of the brand's services, which is not the rate of its stays.
		expect(text).toMatch(/90[.,]00/);
		expect(text).not.toMatch(/23.300|490[.,]00|Navettes/);
	};

	await test.step('the guest pays it from the trip page, and takes the invoice from the payment link', async () => {
		await guest.goto(trip);
		await whenAlive(guest);
		await expect(services.getByRole('list', { name: 'What you have asked for' })).toContainText('Confirmed');
		const instalment = guest
			.getByRole('region', { name: 'Payments' })
			.getByRole('listitem')
			.filter({ hasText: SERVICE });
		await expect(instalment).toContainText(PRICE);
		await instalment.getByRole('button', { name: `Pay: ${SERVICE}` }).click();
		await expect(guest).toHaveURL(/cimalpes-payment-links/);
		await expect(guest.getByText(PRICE).first()).toBeVisible();
		expectInvoice(await readLinkedPdf(guest.getByRole('link', { name: `Invoice ${number}` })));
		await page.goto(guest.url());
		await whenAlive(page);
		await expectFitting('the payment link of a service', SIZES);
	});

	await test.step('after the stay it is among the papers of the trip page', async () => {
		const after = later.url + new URL(trip).pathname;
		await guest.goto(after);
		await whenAlive(guest);
		const row = guest.getByRole('region', { name: 'Your papers' }).getByRole('listitem').filter({ hasText: SERVICE });
		await expect(row).toContainText(number);
		await expect(row).toContainText(PRICE);
		expectInvoice(await readLinkedPdf(row.getByRole('link')));
		await page.goto(after);
		await whenAlive(page);
		await expectFitting('a trip page after the stay with the invoice of a service', SIZES);
	});
	await phone.close();
	await agent.context().close();
});
