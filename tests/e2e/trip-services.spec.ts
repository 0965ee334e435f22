import { openDatabase } from '#db/client';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

/** A booking of the demonstration whose property is given services here. */
const LEAD = 'lead_demo013';
const ADDRESS = 'eleonora@fabbri.example';
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

const databaseOf = (baseURL: string | undefined) =>
	openDatabase({ url: `http://127.0.0.1:${Number(new URL(String(baseURL)).port) + 3}` }).$client;

test('a guest asks for a transfer, it is offered dearer, the guest says yes, and it stands among the payments', async ({
	page,
	browser,
	baseURL,
	inbox,
	expectFitting,
}) => {
	test.setTimeout(240_000);
	const db = databaseOf(baseURL);
	await db.execute({ sql: 'update lead set email = ? where id = ?', args: [ADDRESS, LEAD] });
	await db.execute({
		sql: `insert into concierge_service (key, place_no, kind, name_en, name_de, description_en, description_de, unit, currency,
			price_minor, net_minor, notice_hours, cancel_hours) select 'e2e-' || v.kind, p.place_no, v.kind, v.en, v.de, v.about, v.about, v.unit,
			l.currency, v.price, v.net, 48, 48 from lead l join property p on p.no = l.property_no join (
				select 'transfer' as kind, 'Airport transfer' as en, 'Transfer vom Flughafen' as de, 'up to six guests' as about, 'job' as unit, 42000 as price, 38000 as net
				union all select 'chef', 'A chef for an evening', 'Koch für einen Abend', 'four courses', 'person', 9000, 7500) v where l.id = ?`,
		args: [LEAD],
	});
	await openAs(page, 'Clara Engels', `/partner/dashboard/leads/${LEAD}`);
	await whenAlive(page);
	const card = page.getByRole('region', { name: 'Trip page' });
	const field = card.getByLabel('Trip page, Lead guest');
	if ((await field.count()) === 0) await card.getByRole('button', { name: 'Copy link: Lead guest' }).click();
	const link = await field.inputValue();

	await test.step('the guest asks, without script, and errors stand at the field', async () => {
		const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', viewport: VIEWPORTS.phone });
		const guest = await plain.newPage();
		await guest.goto(link);
		const services = guest.getByRole('region', { name: 'Add to your week' });
		await services.getByText('Add: Airport transfer').click();
		const form = services.getByRole('listitem').filter({ hasText: 'Airport transfer' });
		const day = await form.getByLabel('Day').inputValue();
		await form.getByLabel('Day').evaluate((input: HTMLInputElement) => {
			input.removeAttribute('max');
			input.removeAttribute('min');
		});
		await form.getByLabel('Day').fill('2026-11-21');
		await form.getByLabel('From', { exact: true }).fill('Zürich airport');
		await form.getByLabel(/I have read the terms/).check();
		await form.getByRole('button', { name: 'Ask for it' }).click();
		await expect(form.getByText('Please choose a day of the stay')).toBeVisible();
		await expect(form.getByLabel('From', { exact: true })).toHaveValue('Zürich airport');
		await form.getByLabel('Day').fill(day);
		await form.getByRole('button', { name: 'Ask for it' }).click();
		await expect(services.getByText('We have your request and will answer soon.')).toBeVisible();
		await expect(services.getByRole('list', { name: 'What you have asked for' })).toContainText('Asked');
		await plain.close();
	});

	await db.execute(
		`update concierge_job set state = 'offered', price_minor = 50000, net_minor = 46000, offered_at = 1, version = version + 1
			where name_en = 'Airport transfer'`,
	);
	await page.reload();
	await whenAlive(page);
	const ofAgent = page.getByRole('region', { name: 'Services' });
	await expect(ofAgent).toContainText('Waits for the client');
	await expect(ofAgent.getByRole('button', { name: /Yes/ })).toHaveCount(0);
	await expectFitting('a booking with services', SIZES);

	await page.goto(link);
	await whenAlive(page);
	const services = page.getByRole('region', { name: 'Add to your week' });
	await expect(services).toContainText('Waiting for your yes');
	await expect(services).toContainText('420,00 EUR');
	await expect(services).toContainText('500,00 EUR');
	await expectFitting('the trip page with services', SIZES);
	await services.getByRole('button', { name: /^Yes, please/ }).click();
	await expect(services.getByText('Agreed. It stands among your payments.')).toBeVisible();
	const payments = page.getByRole('region', { name: 'Payments' });
	const instalment = payments.getByRole('listitem').filter({ hasText: 'Airport transfer' });
	await expect(instalment).toContainText('500,00 EUR');
	await instalment.getByRole('button', { name: /^Pay: Airport transfer/ }).click();
	await expect(page).toHaveURL(/cimalpes-payment-links/);
	await expect(page.getByText('500,00 EUR').first()).toBeVisible();
	await page.goto(`${link}?lng=de`);
	await whenAlive(page);
	await expectFitting('the trip page with services in German', SIZES);
	expect(inbox).toBeDefined();
});
