import { openDatabase } from '#db/client';
import { isCountryCode } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';
import { isPropertyType } from '~/domain/property/property-type';
import { expect, test, VIEWPORTS, whenAlive, windowOf } from './site';

/** A stay of the demonstration that was over long ago; here it ended three days ago. */
const LEAD = 'lead_demo019';
const ADDRESS = 'henrik@aalto.example';
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

const databaseOf = (baseURL: string | undefined) =>
	openDatabase({ url: `http://127.0.0.1:${Number(new URL(String(baseURL)).port) + 3}` }).$client;

/** A zone in which it is early afternoon now: guests are thanked by the property's clock, whenever this test runs. */
function zoneOfAfternoon(): string {
	const ahead = ((13 - new Date().getUTCHours() + 36) % 24) - 12;
	return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

test('a guest is thanked after the stay, answers the question, the team releases it, and the property’s page shows it', async ({
	page,
	browser,
	baseURL,
	inbox,
	expectFitting,
}) => {
	test.setTimeout(240_000);
	const db = databaseOf(baseURL);
	const moved = await db.execute({
		sql: `update lead set check_in = '2026-11-10', check_out = '2026-11-17', email = ? where id = ? returning property_no as no`,
		args: [ADDRESS, LEAD],
	});
	const no = Number(moved.rows[0]?.no);
	const ofProperty = 'where no = (select operator_no from property where no = ?)';
	const zone = await db.execute({ sql: `select time_zone as zone from operator ${ofProperty}`, args: [no] });
	await db.execute({ sql: `update operator set time_zone = ? ${ofProperty}`, args: [zoneOfAfternoon(), no] });
	const { rows } = await db.execute({
		sql: `select p.name, p.slug, l.slug as place, l.country_code as country, p.property_type as type
			from property p join place l on l.no = p.place_no where p.no = ?`,
		args: [no],
	});
	const [row] = rows;
	const type = row?.type;
	const country = row?.country;
	if (!row || !isPropertyType(type) || !isCountryCode(country)) throw new Error('There is no property to review');
	const property = String(row.name);
	const path = propertyPath({ type, country, city: String(row.place), name: String(row.slug) }, 'en');

	const link = await test.step('the thanks arrive', async () => {
		await expect
			.poll(
				async () => {
					const { rows: sent } = await db.execute('select receiver from stay_thanks');
					return sent.map(({ receiver }) => receiver);
				},
				{ timeout: 90_000 },
			)
			.toEqual(['client']);
		await db.execute({
			sql: `update operator set time_zone = ? ${ofProperty}`,
			args: [zone.rows[0]?.zone ?? null, no],
		});
		const [mail] = await inbox.mailsTo(ADDRESS, 1);
		expect(mail?.subject).toContain(property);
		return /https?:\/\/\S+\/trips\/[a-z2-9]{26}/.exec(mail?.text ?? '')?.[0] ?? '';
	});

	await test.step('the guest answers, without script', async () => {
		const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', viewport: VIEWPORTS.phone });
		const guest = await plain.newPage();
		await guest.goto(link);
		const question = guest.getByRole('region', { name: 'How was your stay?' });
		await question.getByRole('radio', { name: 'Outstanding' }).check();
		await question.getByLabel(/What should we know/).fill('The stove, the silence & the snow.');
		await question.getByLabel(/You may show my answer/).check();
		await question.getByLabel('First name', { exact: true }).fill('Henrik');
		await question.getByLabel('Country', { exact: true }).fill('Atlantis');
		await question.getByRole('button', { name: 'Send the answer' }).click();
		await expect(question.getByText('Please look at the marked fields.')).toBeVisible();
		await expect(question.getByLabel(/What should we know/)).toHaveValue('The stove, the silence & the snow.');
		await question.getByLabel('Country', { exact: true }).fill('Finland');
		await question.getByRole('button', { name: 'Send the answer' }).click();
		await expect(guest.getByText('Thank you for your answer.')).toBeVisible();
		await plain.close();
	});

	await page.goto(link);
	await whenAlive(page);
	await expectFitting('the trip page after the stay', SIZES);
	await page.goto(`${link}?lng=de`);
	await whenAlive(page);
	await expectFitting('the trip page after the stay in German', SIZES);

	await test.step('the team releases it with a reply', async () => {
		const team = await windowOf(browser, 'Lena Matt', '/partner/reviews');
		const answer = team.getByRole('listitem').filter({ hasText: 'the silence & the snow' });
		await answer.getByLabel(/Reply of the house/).fill('The stove waits for you.');
		await answer.getByRole('button', { name: 'Release' }).click();
		await expect(team.getByText('Released. It stands on the page of the property.')).toBeVisible();
		await team.context().close();
	});

	const stranger = await browser.newContext({ locale: 'en-GB', viewport: VIEWPORTS.desktop });
	const visitor = await stranger.newPage();
	await expect
		.poll(
			async () => {
				await visitor.goto(`${path}?adults=2`);
				return visitor.locator('#reviews').count();
			},
			{ timeout: 45_000, intervals: [2000] },
		)
		.toBe(1);
	const reviews = visitor.locator('#reviews');
	await expect(reviews).toContainText('The stove, the silence & the snow.');
	await expect(reviews).toContainText('Henrik, Finland, November 2026');
	await expect(reviews).toContainText('The stove waits for you.');

	await test.step('the guest takes it off again', async () => {
		await page.goto(link);
		await whenAlive(page);
		await page.getByRole('button', { name: 'Take it off the page' }).click();
		await expect(page.getByText('Your answer is off the page.')).toBeVisible();
	});
	await stranger.close();
	const agent = await windowOf(browser, 'Clara Engels', `/partner/dashboard/leads/${LEAD}`);
	await expect(agent.getByRole('region', { name: 'Trip page' })).toContainText('5 of 5, outstanding');
	await agent.context().close();
});
