import type { Locator, Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const PROPERTY = '/chalets/austria/lech/chalet-aurikel';

const dialog = (page: Page) => page.getByRole('dialog');

async function fillClient(page: Page, lastName: string) {
	await dialog(page).getByLabel('First name').fill('Jonas');
	await dialog(page).getByLabel('Last name').fill(lastName);
	await dialog(page)
		.getByLabel(/^Nationality/)
		.fill('Swedish');
}

const newName = () =>
	`Lindqvist ${Math.random()
		.toString(36)
		.replace(/[^a-z]/g, '')
		.slice(0, 8)}`;

/** A form that is answered with errors has the status 400, which browsers tell of. */
const without400 = (complaints: string[]) => complaints.splice(0).filter((complaint) => !/\b400\b/.test(complaint));

test.describe('a property for agents', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('suggests countries for the nationality, and requests their names once in a week', async ({ page }) => {
		const requested: string[] = [];
		page.on('request', (request) => requested.push(new URL(request.url()).pathname));
		const names = () => requested.filter((path) => path === '/api/country-names').length;
		await openAs(page, 'Clara Engels', `${PROPERTY}/save-interest?checkIn=2027-01-09&checkOut=2027-01-16`);
		await expect(dialog(page).locator('#countries option[value="Sweden"]')).toHaveCount(1);
		expect(await dialog(page).locator('#countries option').count()).toBeGreaterThan(200);
		expect(names()).toBe(1);
		await page.reload();
		await expect(dialog(page).locator('#countries option[value="Sweden"]')).toHaveCount(1);
		expect(names()).toBe(1);
		// After eight days they are asked for again.
		await page.evaluate(() => {
			const saved = JSON.parse(localStorage.getItem('countryNames-en') ?? '{}');
			localStorage.setItem('countryNames-en', JSON.stringify({ ...saved, at: saved.at - 8 * 86_400_000 }));
		});
		await page.reload();
		await expect.poll(names).toBe(2);
	});

	test('is read in tabs, by pointer and by keyboard', async ({ page, expectAccessible }) => {
		await openAs(page, 'Clara Engels', `${PROPERTY}?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered`);
		await expect(page.getByText('10% commission per stay')).toBeVisible();
		await expect(page.getByRole('tab', { name: 'Availability' })).toHaveAttribute('aria-selected', 'true');
		await expectAccessible('availability');
		await page.keyboard.press('4');
		await expect(page.getByRole('heading', { name: 'Your commission' })).toBeVisible();
		await expect(page).toHaveURL(/tab=conditions/);
		await page.getByRole('tab', { name: 'Sales conditions' }).focus();
		await page.keyboard.press('Home');
		await expect(page.getByRole('tab', { name: 'General' })).toBeFocused();
		await expect(page.getByRole('heading', { name: 'Distances' })).toBeVisible();
		await expectAccessible('general');
		await page.keyboard.press('2');
		await expect(page.getByText('47.21320, 10.13490')).toBeVisible();
		await expectAccessible('description');
		await page.reload();
		await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
	});

	test('gives its weeks by season and level, and the chosen one in full', async ({ page }) => {
		await openAs(page, 'Clara Engels', `${PROPERTY}?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered`);
		const summary = page.getByRole('complementary').filter({ hasText: 'Total by card' });
		await page.getByRole('link', { name: 'Choose Sat 20 Mar to Sat 27 Mar 2027' }).click();
		await expect(summary).toContainText('Sat 20 Mar to Sat 27 Mar 2027');
		await expect(summary).toContainText(/EUR\s38\s500,00/);
		await expect(summary).toContainText(/39\s655,00/);
		await expect(summary).toContainText(/Your commission 10%\s*EUR\s3\s850,00/);
		await page.keyboard.press('l');
		await expect(page.getByRole('link', { name: 'Selfcatered' })).toHaveAttribute('aria-current', 'true');
		await page.getByRole('link', { name: 'Summer 2027' }).click();
		await expect(page.getByRole('rowgroup').filter({ hasText: 'July' })).toBeVisible();
	});

	test('takes an option with a key, and says where it is', async ({ page, expectAccessible, complaints }) => {
		const client = newName();
		await openAs(page, 'Clara Engels', `${PROPERTY}?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered`);
		await page.keyboard.press('t');
		await expect(dialog(page)).toBeVisible();
		await expectAccessible('the dialog');
		await dialog(page).getByRole('button', { name: 'Take Option' }).click();
		await expect(dialog(page).getByText("Please enter the client's first name")).toBeVisible();
		await fillClient(page, client);
		await dialog(page).getByLabel('Adults').fill('40');
		await dialog(page).getByRole('button', { name: 'Take Option' }).click();
		await expect(dialog(page).getByText('Please enter less travelers.')).toBeVisible();
		await dialog(page).getByLabel('Adults').fill('6');
		await page.keyboard.press('Control+Enter');
		await expect(dialog(page).getByText('Your option is with the operator.')).toBeVisible();
		await expect(dialog(page).getByText('Requested option')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toBeHidden();
		await expect(page).toHaveURL(/chalet-aurikel\?checkIn=2027-01-09/);
		expect(without400(complaints)).toEqual([]);
	});

	test('has no price for some periods, and says so for a while', async ({ page }) => {
		await openAs(
			page,
			'Clara Engels',
			`${PROPERTY}/take-option?checkIn=2027-03-20&checkOut=2027-03-27&serviceLevel=catered`,
		);
		await page.locator('dialog [name=checkOut]').fill('2027-03-25');
		const toast = page
			.locator('.toasts')
			.getByText(
				'Unfortunately, we can not provide a price for the given period and service level. Please choose different values.',
			);
		await expect(toast).toBeVisible();
		await expect(toast).toHaveCount(1);
		await expect(toast).toBeHidden();
		// Opened without a price at once, it is said once too.
		await page.goto(`${PROPERTY}/book-now?checkIn=2027-03-20&checkOut=2027-03-25&serviceLevel=catered`);
		await expect(toast).toBeVisible();
		await expect(toast).toHaveCount(1);
	});
});

test.describe('a booking by an agent', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('is for a client who is known: his name and his reference are there', async ({
		page,
		complaints,
		expectAccessible,
	}) => {
		const client = newName();
		await openAs(page, 'Aurélie Marchand', `${PROPERTY}/save-interest?checkIn=2027-03-20&checkOut=2027-03-27`);
		await fillClient(page, client);
		await dialog(page)
			.getByLabel(/^Client reference/)
			.fill('48-2210');
		await dialog(page).getByRole('button', { name: 'Save interest' }).click();
		await expect(dialog(page).getByText('You successfully saved this interest.')).toBeVisible();
		await expect(dialog(page).getByRole('link', { name: 'Open the lead' })).toHaveAttribute(
			'href',
			/\/partner\/dashboard\/leads\/lead_/,
		);

		await page.goto(`${PROPERTY}?checkIn=2027-03-20&checkOut=2027-03-27&serviceLevel=catered`);
		await whenAlive(page);
		await page.getByRole('link', { name: 'Book Now' }).first().click();
		await dialog(page).getByLabel('Last name').pressSequentially(client);
		await dialog(page)
			.getByRole('button', { name: new RegExp(`Jonas ${client}`) })
			.click();
		await expect(dialog(page).getByLabel('First name')).toHaveValue('Jonas');
		await expect(dialog(page).getByLabel(/^Client reference/)).toHaveValue('48-2210');
		await dialog(page).getByLabel('Adults').fill('12');
		await dialog(page).getByRole('button', { name: 'Continue to payment' }).click();
		const methods = dialog(page).getByRole('radio', { name: /^(Credit card|Bank transfer)/ });
		for (const radio of await methods.all()) expect((await radio.boundingBox())?.width).toBeGreaterThan(15);
		await dialog(page).getByText('Credit card', { exact: true }).click();
		await expect(
			dialog(page)
				.getByText(/EUR\s39\s655,00/)
				.filter({ visible: true })
				.first(),
		).toBeVisible();
		await expectAccessible('payment');
		// Each step is an entry of the browser's history.
		await page.goBack();
		await expect(dialog(page).getByLabel('Adults')).toHaveValue('12');
		await expect(dialog(page).getByLabel('First name')).toHaveValue('Jonas');
		await dialog(page).getByLabel('Adults').fill('11');
		await page.goForward();
		await expect(dialog(page).getByRole('radio', { name: /^Credit card/ })).toBeChecked();
		await dialog(page).getByRole('button', { name: 'Details' }).click();
		await expect(dialog(page).getByLabel('Adults')).toHaveValue('11');
		expect(without400(complaints)).toEqual([]);
	});

	test('says who comes, and known clients lie over the fields, by keyboard alone', async ({
		page,
		expectAccessible,
	}) => {
		const path = `${PROPERTY}/save-interest?checkIn=2027-03-20&checkOut=2027-03-27&serviceLevel=catered`;
		await openAs(page, 'Clara Engels', path);
		await dialog(page).getByLabel('Adults').fill('3');
		await dialog(page).getByLabel('Children (under 14)').selectOption('2');
		await dialog(page).getByLabel('Age of child 1').selectOption('6');
		await dialog(page).getByLabel('Age of child 2').selectOption('1');
		await expect(dialog(page).getByRole('complementary')).toContainText('3 adults, 2 children (aged 6, under 2)');

		const nationality = dialog(page).getByLabel(/^Nationality/);
		const before = await nationality.boundingBox();
		const firstName = dialog(page).getByLabel('First name');
		await firstName.focus();
		const clients = dialog(page).getByRole('list', { name: 'Clients of your last leads' });
		await expect(clients).toBeVisible();
		expect(await nationality.boundingBox()).toEqual(before);
		await expectAccessible('the known clients');
		await page.keyboard.press('ArrowDown');
		await expect(clients.getByRole('button').first()).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(clients).toBeHidden();
		await expect(firstName).toBeFocused();
		await expect(dialog(page)).toBeVisible();
		await firstName.blur();
		await firstName.focus();
		await expect(clients).toBeVisible();
		await page.keyboard.press('ArrowDown');
		await expect(clients.getByRole('button').first()).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(firstName).not.toHaveValue('');
		await expect(nationality).toBeFocused();
	});

	test('input survives an expired session: it is there after the sign-in', async ({ page, context, complaints }) => {
		const client = newName();
		await openAs(
			page,
			'Clara Engels',
			`${PROPERTY}/take-option?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered`,
		);
		await fillClient(page, client);
		await dialog(page).getByLabel('Adults').fill('7');
		await context.clearCookies({ name: 'session' });
		await dialog(page).getByRole('button', { name: 'Take Option' }).click();
		await signInAgain(page);
		await expect(dialog(page).getByLabel('Last name')).toHaveValue(client);
		await expect(dialog(page).getByLabel('Adults')).toHaveValue('7');
		await expect(
			page.getByText(/^Your session had ended\. You are signed in again, and the form is filled in/),
		).toBeVisible();
		await expect(page).not.toHaveURL(/resume/);
		expect(await page.evaluate(() => sessionStorage.getItem('sent-form'))).toBeNull();

		await page.goto('/partner/dashboard/leads/lead_demo022');
		await whenAlive(page);
		const first = page.getByRole('textbox', { name: 'First name, guest 1' });
		await first.fill(client);
		await context.clearCookies({ name: 'session' });
		await page.getByRole('button', { name: 'Save rooming list' }).click();
		await signInAgain(page);
		await expect(first).toHaveValue(client);
		// What the page reads for itself meanwhile is refused: known clients, notifications, unread messages.
		const isRefusedRead = (each: string) => /\b401\b.*(autocomplete\/clients|partner\/notices)/.test(each);
		expect(complaints.splice(0).filter((each) => !isRefusedRead(each))).toEqual([]);
	});

	test('from a lead lies over the lead’s own stay, and closing leads back to it', async ({ page }) => {
		await openAs(page, 'Clara Engels', '/partner/dashboard/leads/lead_demo022');
		const stay = await page.locator('.lead-line b').nth(1).textContent();
		await page.getByRole('link', { name: 'Take option', exact: false }).first().click();
		await expect(dialog(page)).toBeVisible();
		await expect(page.locator('#stay-summary')).toHaveText(String(stay).replace(/ 2027 to/, ' to'));
		await page.keyboard.press('Escape');
		await expect(page).toHaveURL(/\/partner\/dashboard\/leads\/lead_demo022$/);
	});
});

test.describe('on a tablet', () => {
	test.use({ viewport: { width: 820, height: 1180 } });

	test('choosing a week is answered at the lower edge, with price, commission and ways on', async ({ page }) => {
		await openAs(page, 'Clara Engels', `${PROPERTY}?tab=availability&season=2026-w`);
		await page.getByRole('link', { name: 'Choose Sat 20 Mar to Sat 27 Mar 2027' }).click();
		const bar = page.getByRole('region', { name: 'Chosen stay' });
		await expect(bar).toContainText('20 – 27 Mar 2027');
		await expect(bar).toContainText(/EUR\s[\d\s]+.*Your commission 10%/);
		await expect(bar).toBeInViewport({ ratio: 1 });
		await expect(bar.getByRole('link')).toHaveCount(3);
		await expectPressable(bar.getByRole('link', { name: 'Book Now' }));
	});
});

/** The issuer asks who it is, unless it remembers. */
async function signInAgain(page: Page) {
	const name = page.getByRole('button', { name: 'Clara Engels' });
	await expect(name.or(page.getByText(/^Your session had ended/))).toBeVisible();
	if (await name.isVisible()) await name.click();
}

/** Nothing lies over it. */
async function expectPressable(link: Locator) {
	await link.click({ trial: true });
}

test.describe('on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone });

	test('a property is an accordion, and an interest requires both references with their prefixes', async ({
		page,
		expectAccessible,
		complaints,
	}) => {
		await openAs(page, 'Edward Hale', PROPERTY);
		await page.getByRole('button', { name: 'Expand all' }).first().click();
		await expect(page.getByRole('heading', { name: 'Exact position' })).toBeVisible();
		await page.getByRole('button', { name: 'Collapse all' }).first().click();
		await expect(page.getByRole('heading', { name: 'Exact position' })).toBeHidden();
		await expectAccessible('the accordion');
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
		await page.goto(`${PROPERTY}?checkIn=2027-03-20&checkOut=2027-03-27&serviceLevel=catered`);
		await page.getByRole('link', { name: 'Save as interest' }).first().click();
		const head = dialog(page).locator('.house-form-stay');
		await expect(head).toHaveText(/^Chalet Aurikel, 20 – 27 Mar 2027, EUR\s[\d\s]+,00$/);
		await expect(head).toBeInViewport({ ratio: 1 });
		await fillClient(page, newName());
		await dialog(page).getByRole('button', { name: 'Save interest' }).click();
		await expect(dialog(page).getByText('Please enter the booking reference')).toBeVisible();
		await expect(dialog(page).getByText('Please enter the client reference')).toBeVisible();
		await dialog(page).getByLabel(/^TLS/).fill('26-10455');
		await dialog(page).getByLabel(/^CC/).fill('48-2210');
		await expectAccessible('the sheet');
		await dialog(page).getByRole('button', { name: 'Save interest' }).click();
		await expect(dialog(page).getByText('You successfully saved this interest.')).toBeVisible();
		expect(without400(complaints)).toEqual([]);
	});
});

test('without script an option is taken all the same', async ({ browser, baseURL }) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		...(baseURL ? { baseURL } : {}),
		locale: 'en-GB',
	});
	const page = await context.newPage();
	await page.goto(
		`/signin?to=${encodeURIComponent(`${PROPERTY}?checkIn=2027-01-16&checkOut=2027-01-23&serviceLevel=catered`)}`,
	);
	await page.getByRole('button', { name: 'Ida Sonderegger' }).click();
	await page.getByRole('link', { name: /^Take Option, free/ }).click();
	await fillClient(page, newName());
	await page.getByLabel('Adults').fill('4');
	await page.getByRole('button', { name: 'Take Option' }).last().click();
	await expect(page.getByText('Your option is with the operator.')).toBeVisible();
	await context.close();
});
