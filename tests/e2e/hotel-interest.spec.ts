import type { Locator, Page } from 'playwright/test';
import { HOTEL, ROOMS, ROOMS_ADDRESS, STAY, selectRoom } from './hotel-way';
import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

type Agent = {
	/** As at the local issuer. */
	name: string;
	brand: string;
	currency: 'CHF' | 'EUR' | 'GBP';
	/** Which search leads to the hotel: the one of hotels is not for everybody (ACCESS-4). */
	search: 'hotels' | 'header';
	/** A client the agency knows, by the first letters of the last name. */
	client: { typed: string; name: string };
	/** Fields of the dialog by their labels, and what the lead makes of them. */
	fields: readonly { label: RegExp; value: string; told: string }[];
	tier?: string;
	/** Who pays the hotel: the brand leaves no choice (OFFER-23). */
	payer: 'client' | 'agency' | 'chosen';
	/** In cents, as typed and as counted. */
	markup?: { typed: string; minor: number };
};

const NORDWAND: Agent = {
	name: 'Clara Engels',
	brand: 'Firnlicht Partner',
	currency: 'CHF',
	search: 'hotels',
	client: { typed: 'Lindho', name: 'Sofia Lindholm' },
	fields: [{ label: /^Booking reference/, value: 'NW 26-4410', told: 'NW 26-4410' }],
	payer: 'client',
	markup: { typed: '350,50', minor: 35_050 },
};

const THORNBURY: Agent = {
	name: 'Edward Hale',
	brand: 'Thornbury Lifestyle Services',
	currency: 'GBP',
	search: 'hotels',
	client: { typed: 'Hollow', name: 'Beatrice Holloway' },
	fields: [
		{ label: /^TLS/, value: 'TLS 26-10455', told: 'TLS26-10455' },
		{ label: /^CC/, value: '48-2210', told: 'CC48-2210' },
	],
	payer: 'client',
	markup: { typed: '200', minor: 20_000 },
};

const MERIDIAN: Agent = {
	name: 'Elena Moretti',
	brand: 'Meridian Card Lifestyle',
	currency: 'EUR',
	search: 'header',
	client: { typed: 'Sincl', name: 'Margaret Sinclair' },
	fields: [
		{ label: /^Case number/, value: 'C-77120', told: 'C-77120' },
		{ label: /^Card member number/, value: '3705 1188', told: '3705 1188' },
	],
	tier: 'centurion',
	payer: 'agency',
};

const GOLDGRAT: Agent = {
	name: 'Paul Rüf',
	brand: 'Goldgrat Concierge',
	currency: 'EUR',
	search: 'hotels',
	client: { typed: 'Waldn', name: 'Christoph Waldner' },
	fields: [],
	payer: 'chosen',
};

const WAYS: readonly { at: keyof typeof VIEWPORTS; agent: Agent }[] = [
	{ at: 'desktop', agent: NORDWAND },
	{ at: 'desktop', agent: THORNBURY },
	{ at: 'desktop', agent: MERIDIAN },
	{ at: 'phone', agent: THORNBURY },
];

for (const { at, agent } of WAYS)
	test.describe(`${agent.brand}, ${at}`, () => {
		test.use({ viewport: VIEWPORTS[at] });

		test("an agent's whole way from search to saved interest with two room types", async ({ page, complaints }) => {
			await openAs(page, agent.name, agent.search === 'hotels' ? '/hotels' : '/partner/dashboard');
			await expect(page.getByRole('banner').getByRole('link', { name: `${agent.brand}, start` })).toBeVisible();
			await findHotel(page, agent);
			const main = page.getByRole('main');
			await expect(main.getByText(`Paid by the ${agent.payer}`, { exact: true })).toBeVisible();
			await expect(main.getByRole('group', { name: 'Payment profile' })).toHaveCount(0);
			for (const room of ROOMS) await selectRoom(page, room);

			const selection = page.getByRole('region', { name: 'Selection', exact: true });
			if (at === 'phone') await page.getByRole('button', { name: 'View selection' }).click();
			await expect(selection).toContainText('3 rooms, 6 adults, 3 children');
			const seen = await sumsOf(selection);
			expect(seen.currency).toBe(agent.currency);
			expect(seen.payments.reduce((sum, { minor }) => sum + minor, 0)).toBe(seen.total);

			await selection.getByRole('link', { name: 'Save Selection as Interest' }).click();
			const dialog = page.getByRole('dialog', { name: 'Save Selection as Interest' });
			await expect(dialog.getByText(`Your ${agent.payer} pays ${HOTEL}`)).toBeVisible();
			await dialog.getByLabel('Last name').pressSequentially(agent.client.typed);
			await dialog.getByRole('button', { name: agent.client.name }).first().click();
			for (const { label, value } of agent.fields) await dialog.getByLabel(label).fill(value);
			if (agent.tier) await dialog.getByLabel('Card member', { exact: true }).selectOption(agent.tier);
			if (agent.markup) await dialog.getByLabel(/^Markup amount/).fill(agent.markup.typed);
			else await expect(dialog.getByLabel(/^Markup amount/)).toHaveCount(0);
			await dialog.getByRole('button', { name: /^Save Interest/ }).click();
			// It outlives the dialog in which it began.
			await expect(page.locator('body > .toasts').getByText('Saved Interest')).toBeVisible();

			await expect(page).toHaveURL(/\/partner\/dashboard\/leads\/lead_/);
			await expect(page.getByRole('heading', { level: 1 })).toContainText(agent.client.name);
			await expect(main.getByText(`The ${agent.payer} pays the hotel`)).toBeVisible();
			for (const { told } of agent.fields) await expect(page.getByRole('main')).toContainText(told);
			await expectSums(page, seen, agent);
			const saved = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('selection:')));
			expect(saved).toEqual([]);
			expect(complaints.splice(0).filter((line) => !/favicon/.test(line))).toEqual([]);
		});
	});

test.describe('a room without a price, phone', () => {
	test.use({ viewport: VIEWPORTS.phone });

	test('is enquired for, and the hotel answers on the page of the hotel', async ({ page, browser }) => {
		const client = `Sandberg ${Date.now() % 100_000}`;
		const dialog = page.getByRole('dialog');
		await openAs(page, THORNBURY.name, ROOMS_ADDRESS);
		await page.getByRole('link', { name: 'Enquire Suite Mélèze, two bedrooms' }).click();
		await dialog.getByRole('button', { name: /^Add to Selection/ }).click();
		await dialog.getByRole('link', { name: /^Enquire now/ }).click();
		await dialog.getByLabel("Client's first name").fill('Viktor');
		await dialog.getByLabel("Client's last name").fill(client);
		await dialog.getByLabel('Your message').fill('Is a cot possible in the second bedroom?');
		await dialog.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page.getByText('Success! Please open the enquiry tab to see more.')).toBeVisible();
		await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Enquiry' }).click();
		await expect(page.getByRole('log')).toContainText('Is a cot possible');

		const hotel = await windowOf(browser, 'Sabine Lorünser', '/partner/inbox');
		await hotel.setViewportSize(VIEWPORTS.phone);
		await hotel.getByRole('link', { name: new RegExp(client) }).click();
		await hotel.getByRole('textbox', { name: /^Write to/ }).fill('With pleasure, we prepare it.');
		await hotel.getByRole('button', { name: /^Send/ }).click();
		await expect(page.getByRole('log')).toContainText('With pleasure, we prepare it.');
		await hotel.context().close();
	});
});

test.describe('without a mouse', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('the whole way from search to saved interest goes by keys', async ({ page }) => {
		const { keyboard } = page;
		const main = page.getByRole('main');
		const focused = page.locator(':focus');
		const choose = async (target: Locator, key = 'Enter') => {
			await tabTo(page, target);
			await keyboard.press(key);
		};
		const write = async (target: Locator, text: string) => {
			await tabTo(page, target);
			await keyboard.type(text);
		};
		await openAs(page, GOLDGRAT.name, '/hotels');
		await choose(page.getByRole('link', { name: 'Skip to content' }));
		await write(main.getByLabel('Destination'), 'Courchevel');
		await writeDate(page, main.getByLabel('Check-in', { exact: true }), STAY.checkIn);
		await writeDate(page, main.getByLabel('Check-out', { exact: true }), STAY.checkOut);
		await keyboard.press('Enter');
		await expect(main.getByRole('heading', { level: 1 })).toContainText('in Courchevel');
		await choose(main.getByRole('link', { name: HOTEL, exact: true }));

		for (const [type, rooms] of [
			['Deluxe Room Jardin Alpin', 3],
			['Family Room Creux', 1],
		] as const) {
			const card = page.getByRole('article', { name: type });
			await choose(card.getByRole('button', { name: 'See Rates' }));
			for (let room = 1; room < rooms; room++)
				await choose(card.getByRole('button', { name: 'One more: Number of rooms' }), 'Space');
			if (rooms === 3) {
				await keyboard.press('Space');
				await expect(page.getByText('4 are not available. Try fewer rooms.')).toBeVisible();
				await expect(card.getByRole('tab')).toHaveCount(3);
			}
			await write(card.getByRole('spinbutton', { name: /^Adults/ }), '2');
			if (rooms > 1) {
				await card.getByRole('tab', { name: 'Room 1' }).focus();
				await keyboard.press('ArrowRight');
				await expect(card.getByRole('tab', { name: 'Room 2' })).toBeFocused();
			}
			await expect(card.getByRole('radio', { checked: true })).toHaveCount(1);
			await tabTo(page, card.getByRole('radio', { checked: true }));
			await keyboard.press('ArrowDown');
			await expect(card.getByRole('radio').nth(1)).toBeChecked();
			await keyboard.press('a');
			await expect(focused).toContainText(`${type} is in your selection`);
			await choose(card.getByRole('button', { name: 'Add another room type' }));
			await expect(focused).toContainText(`Edit, ${rooms} in selection`);
		}

		await keyboard.press('s');
		const dialog = page.getByRole('dialog', { name: 'Save Selection as Interest' });
		await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
		await keyboard.press('Escape');
		await expect(focused).toContainText('Edit, 1 in selection');
		await keyboard.press('s');
		await tabTo(page, dialog.getByLabel('First name'));
		const last = dialog.getByRole('list', { name: 'Clients of your last leads' });
		await expect(last.getByRole('button').first()).toBeVisible();
		await write(dialog.getByLabel('Last name'), GOLDGRAT.client.typed);
		await expect(last).toHaveCount(0);
		await choose(dialog.getByRole('button', { name: GOLDGRAT.client.name }));
		await expect(dialog.getByLabel(/^Loyalty number/)).toBeFocused();
		await write(dialog.getByLabel(/^Markup amount/), '100');
		await keyboard.press('Control+Enter');
		await expect(page).toHaveURL(/\/partner\/dashboard\/leads\/lead_/);
		await expect(page.getByRole('heading', { level: 1 })).toContainText(GOLDGRAT.client.name);
	});
});

/** Goes on by Tab as a hand does, until the control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let press = 0; press < 80; press++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	await expect(target).toBeFocused();
}

/** Types a date in the order of the browser's own field, whose parts the arrows lead through. */
async function writeDate(page: Page, field: Locator, date: string): Promise<void> {
	const [year = '', month = '', day = ''] = date.split('-');
	await tabTo(page, field);
	for (const digits of [day + month + year, month + day + year]) {
		for (let part = 0; part < 2; part++) await page.keyboard.press('ArrowLeft');
		await page.keyboard.type(digits);
		if ((await field.inputValue()) === date) return;
	}
	await expect(field).toHaveValue(date);
}

/** From the search of hotels with its dates, or from the header's and then the period of the rooms. */
async function findHotel(page: Page, { search }: Agent): Promise<void> {
	const main = page.getByRole('main');
	if (search === 'hotels') {
		await main.getByLabel('Destination').pressSequentially('Courchevel');
		await main.getByLabel('Check-in', { exact: true }).fill(STAY.checkIn);
		await main.getByLabel('Check-out', { exact: true }).fill(STAY.checkOut);
		await main.getByRole('button', { name: /^Search/ }).click();
		await expect(main.getByRole('heading', { level: 1 })).toContainText('in Courchevel');
		await main.getByRole('link', { name: HOTEL, exact: true }).click();
	} else {
		await page.getByRole('banner').getByLabel('Search country').locator('visible=true').pressSequentially('mélèze');
		await page.getByRole('option', { name: new RegExp(`^${HOTEL}`) }).click();
		await page.waitForURL(/\/hotels\/hotel_/);
		await page
			.getByRole('navigation', { name: 'Parts of this page' })
			.getByRole('link', { name: /^Rooms/ })
			.click();
		await main.getByLabel('Check-in', { exact: true }).fill(STAY.checkIn);
		await main.getByLabel('Check-out', { exact: true }).fill(STAY.checkOut);
		await main.getByRole('button', { name: /^Search/ }).click();
	}
	await expect(main.getByRole('heading', { name: /room types for 7 nights/ })).toBeVisible();
	await whenAlive(page);
}

type Sums = {
	currency: string;
	total: number;
	commission: number;
	payments: { text: string; minor: number }[];
};

/** The sums of the selection as they stand on the screen; amounts in cents. */
async function sumsOf(selection: Locator): Promise<Sums> {
	const total = String(await selection.locator('[data-total] dd').textContent());
	const due = await selection.locator('dl > div:not([data-total], [data-commission]) dd').allTextContents();
	return {
		currency: total.slice(0, 3),
		total: cents(total),
		commission: cents(await selection.locator('[data-commission] dd').textContent()),
		payments: due.map((text) => ({ text, minor: cents(text) })),
	};
}

/** The lead has every sum of the selection, to the cent. */
async function expectSums(page: Page, seen: Sums, { currency, markup }: Agent): Promise<void> {
	const rooms = await page
		.getByRole('region', { name: 'Rooms' })
		.locator('.lead-room-price .trade-amount')
		.allTextContents();
	expect(rooms).toHaveLength(3);
	expect(rooms.reduce((sum, text) => sum + cents(text), 0)).toBe(seen.total);
	const price = page.getByRole('region', { name: 'Price' });
	const totals = await price.locator('[data-name=total] .trade-amount').allTextContents();
	expect(totals.map(cents)).toEqual([seen.total, ...(markup ? [seen.total + markup.minor] : [])]);
	for (const text of totals) expect(text).toContain(currency);
	const earned = await price.locator('[data-name=earn] .trade-amount').textContent();
	expect(cents(earned)).toBe(seen.commission + (markup?.minor ?? 0));
	const dates = page.getByRole('region', { name: 'Dates and amounts' });
	for (const { text } of seen.payments) await expect(dates).toContainText(text);
}

/** `CHF 13 720,00` as 1372000. */
function cents(text: string | null): number {
	expect(text).toMatch(/\d,\d\d$/);
	return Number(String(text).replace(/\D/g, ''));
}
