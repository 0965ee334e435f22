import type { Page } from 'playwright/test';
import { expect, type Language, test, VIEWPORTS, whenAlive } from './site';

const PROPERTY = {
	en: '/chalets/austria/lech/chalet-aurikel',
	de: '/chalets/oesterreich/lech/chalet-aurikel',
} as const;

const WORDS = {
	en: {
		opener: /^Check-in, .*Open calendar$/,
		calendar: 'Choose your dates',
		rule: 'Whole weeks, Saturday to Saturday.',
		sold: /28 December 2026, sold/,
		priced: /19 December 2026, arrival, 33\s300\sEUR for 7 nights/,
		departure: /26 December 2026, departure, 33\s300\sEUR for 7 nights/,
		muted: /16 December 2026, no arrival/,
		apply: 'Apply',
		take: /^Take Sat, 19 Dec 2026, 33\s300\sEUR$/,
	},
	de: {
		opener: /^Anreise, .*Kalender öffnen$/,
		calendar: 'Zeitraum wählen',
		rule: 'Ganze Wochen, Samstag bis Samstag.',
		sold: /28\. Dezember 2026, ausgebucht/,
		priced: /19\. Dezember 2026, Anreise, 33\s300\sEUR für 7 Nächte/,
		departure: /26\. Dezember 2026, Abreise, 33\s300\sEUR für 7 Nächte/,
		muted: /16\. Dezember 2026, keine Anreise/,
		apply: 'Übernehmen',
		take: /^Sa\., 19\. Dez\. 2026 wählen, 33\s300\sEUR$/,
	},
} as const;

/** The calendar over December, where one week is sold. */
async function open(
	page: Page,
	language: Language,
	query = '?checkIn=2026-12-05&checkOut=2026-12-12&serviceLevel=self_catered',
) {
	const words = WORDS[language];
	await page.goto(`${PROPERTY[language]}${query}`);
	await whenAlive(page);
	await page.locator('#your-stay').getByRole('button', { name: words.opener }).click();
	const calendar = page.getByRole('dialog', { name: words.calendar });
	await expect(calendar.locator('.stay-day:focus')).toHaveCount(1);
	return { calendar, words, day: (name: RegExp) => calendar.getByRole('button', { name }) };
}

const shownPrice = (page: Page) => page.locator('#your-stay [role=status] .amount').first();

for (const [name, viewport, language] of [
	['desktop', VIEWPORTS.desktop, 'en'],
	['phone', VIEWPORTS.phone, 'de'],
] as const)
	test.describe(`${name}, ${language}`, () => {
		test.use({ viewport, locale: language === 'de' ? 'de-DE' : 'en-GB' });

		test('days say what they are before they are chosen, and cost what they say', async ({
			page,
			expectAccessible,
		}) => {
			const requests: string[] = [];
			page.on('request', (request) => {
				if (request.url().includes('/property-calendar/')) requests.push(request.url());
			});
			await page.goto(PROPERTY[language]);
			await whenAlive(page);
			expect(requests).toEqual([]);
			const { calendar, words, day } = await open(page, language);
			expect(requests).toHaveLength(1);
			await expect(calendar.getByText(words.rule)).toBeVisible();
			const sold = day(words.sold);
			await expect(sold).toHaveAttribute('aria-disabled', 'true');
			await expect(sold).toHaveCSS('text-decoration-line', 'line-through');
			await expectAccessible('the calendar of a property');
			const arrival = day(words.priced);
			await expect(arrival).toHaveAttribute('data-below', /^33\s300$/);
			await arrival.click();
			await expect(day(words.departure)).toBeVisible();
			await sold.click({ force: true });
			await expect(calendar.getByRole('button', { name: words.apply, exact: true })).toBeDisabled();
			await day(words.departure).click();
			await expect(calendar.locator('.stay-hint .amount')).toHaveText(/^33\s300\sEUR$/);
			await expectAccessible('a chosen stay');
			await calendar.getByRole('button', { name: words.apply, exact: true }).click();
			await expect(page).toHaveURL(/checkIn=2026-12-19&checkOut=2026-12-26/);
			await expect(shownPrice(page)).toHaveText(/^33\s300\sEUR$/);
		});

		test('a day without an arrival answers with the next one', async ({ page }) => {
			const { calendar, words, day } = await open(page, language);
			await day(words.muted).click({ force: true });
			await calendar.getByRole('button', { name: words.take }).click();
			await calendar.getByRole('button', { name: words.apply, exact: true }).click();
			await expect(page).toHaveURL(/checkIn=2026-12-19&checkOut=2026-12-26/);
			await expect(shownPrice(page)).toHaveText(/^33\s300\sEUR$/);
		});
	});

test.describe('desktop', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('by keyboard: sold days can be read, not chosen', async ({ page }) => {
		const { calendar, day, words } = await open(page, 'en');
		const focused = calendar.locator('.stay-day:focus');
		await expect(focused).toHaveAccessibleName(/5 December 2026/);
		for (let week = 0; week < 3; week++) await page.keyboard.press('ArrowDown');
		await expect(focused).toHaveAccessibleName(/26 December 2026, sold/);
		await page.keyboard.press('Enter');
		await expect(calendar.locator('[data-mark=start]')).toHaveAccessibleName(/5 December 2026/);
		await expect(calendar.getByText('Sat, 26 Dec 2026: sold.')).toBeVisible();
		await page.keyboard.press('ArrowUp');
		await expect(focused).toHaveAccessibleName(words.priced);
		await page.keyboard.press('Enter');
		await expect(day(words.departure)).toBeVisible();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect(calendar.locator('[data-mark=end]')).toHaveAccessibleName(/26 December 2026/);
		await page.keyboard.press('Escape');
		await expect(calendar).toBeHidden();
	});

	test('an enquiry may ask for days without a price, not for sold nights', async ({ page }) => {
		await page.goto(`${PROPERTY.en}/enquire-now?checkIn=2026-12-05&checkOut=2026-12-12`);
		await whenAlive(page);
		const dialog = page.getByRole('dialog', { name: /^Enquiry about/ });
		await dialog.getByRole('button', { name: WORDS.en.opener }).click();
		const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
		await calendar.getByRole('button', { name: /15 December 2026, on enquiry/ }).click();
		await expect(calendar.getByRole('button', { name: /27 December 2026, sold/ })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		await calendar.getByRole('button', { name: /23 December 2026, on enquiry/ }).click();
		await calendar.getByRole('button', { name: 'Apply' }).click();
		await expect(dialog.locator('input[name=checkIn]')).toHaveValue('2026-12-15');
		await expect(dialog.locator('input[name=checkOut]')).toHaveValue('2026-12-23');
	});

	test('without its data the calendar is the plain one', async ({ page, complaints }) => {
		await page.route('**/property-calendar/**', (route) => route.fulfill({ status: 503, body: '{}' }));
		await page.goto(PROPERTY.en);
		await whenAlive(page);
		await page.locator('#your-stay').getByRole('button', { name: WORDS.en.opener }).click();
		const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
		await expect(calendar.getByText('Best prices from Saturday to Saturday')).toBeVisible();
		expect(complaints.splice(0)).toHaveLength(2);
	});
});
