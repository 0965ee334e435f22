import type { Page } from 'playwright/test';
import { aliveZone, expect, type Language, test, VIEWPORTS, whenAlive } from './site';

const PROPERTY = {
	en: '/chalets/austria/lech/chalet-aurikel',
	de: '/chalets/oesterreich/lech/chalet-aurikel',
} as const;

const WORDS = {
	en: {
		opener: /^Check-in, .*Open calendar$/,
		calendar: 'Choose your dates',
		week: /^Any week/,
		list: 'Weeks in February 2027',
		march: 'March 2027',
		may: 'May 2027',
		closed: 'The house is closed in May 2027.',
		next: /The next open week:/,
		least: '4 of 5 weeks are open. The least expensive in February:',
		leastWeek: /^30 Jan – 6 Feb 2027, 39\s700\sEUR$/,
		taken: /^20 – 27 Feb 2027 Sat to Sat Catered Available 47\s200\sEUR$/,
		sold: /^13 – 20 Feb 2027 Sat to Sat\s+Sold/,
		chosen: 'Available, chosen',
		range: /against Winter 2026\/27, 28\s800 to 47\s200\sEUR$/,
		short: 'Short stays',
		none: 'Nothing below seven nights is free in the next 24 months.',
		back: 'Show the weeks',
		sort: 'Sort',
	},
	de: {
		opener: /^Anreise, .*Kalender öffnen$/,
		calendar: 'Zeitraum wählen',
		week: /^Eine Woche/,
		list: 'Wochen im Februar 2027',
		march: 'März 2027',
		may: 'Mai 2027',
		closed: 'Im Mai 2027 ist das Haus geschlossen.',
		next: /Die nächste freie Woche:/,
		least: '4 von 5 Wochen sind frei. Am günstigsten im Februar:',
		leastWeek: /^30\. Jan\. – 6\. Feb\. 2027, 39\s700\sEUR$/,
		taken: /^20\. – 27\. Feb\. 2027 .*Hotelservice Verfügbar 47\s200\sEUR$/,
		sold: /^13\. – 20\. Feb\. 2027 Sa bis Sa\s+Ausgebucht/,
		chosen: 'Verfügbar, gewählt',
		range: /Winter 2026\/27, 28\s800 bis 47\s200\sEUR$/,
		short: 'Kurzaufenthalte',
		none: 'In den nächsten 24 Monaten ist nichts unter sieben Nächten frei.',
		back: 'Wochen anzeigen',
		sort: 'Sortieren',
	},
} as const;

const QUERY = '?checkIn=2027-02-06&checkOut=2027-02-13&serviceLevel=catered&adults=6';

async function openWeeks(page: Page, language: Language) {
	const words = WORDS[language];
	await page.goto(`${PROPERTY[language]}${QUERY}`);
	await whenAlive(page);
	await page.locator('#your-stay').getByRole('button', { name: words.opener }).click();
	const calendar = page.getByRole('dialog', { name: words.calendar });
	await expect(calendar.locator('.stay-day:focus')).toHaveCount(1);
	await calendar.getByRole('tab', { name: words.week }).click();
	return { calendar, words, list: calendar.getByRole('list', { name: words.list }) };
}

const shownPrice = (page: Page) => page.locator('#your-stay [role=status] .amount').first();

for (const [name, viewport, language] of [
	['desktop', VIEWPORTS.desktop, 'en'],
	['phone', VIEWPORTS.phone, 'de'],
] as const)
	test.describe(`${name}, ${language}`, () => {
		test.use({ viewport, locale: language === 'de' ? 'de-DE' : 'en-GB' });

		test('any week of a month, each with its state and price; a row is the choice', async ({
			page,
			expectAccessible,
		}) => {
			const { calendar, words, list } = await openWeeks(page, language);
			await expect(list.getByRole('listitem')).toHaveCount(5);
			await expect(list.getByRole('listitem').filter({ hasText: words.sold })).toHaveCount(1);
			await expect(list.locator('[aria-current=true]')).toContainText(words.chosen);
			await expect(calendar.getByText(words.range)).toBeVisible();
			await expect(calendar.getByText(words.least)).toBeVisible();
			await expect(calendar.getByRole('button', { name: words.leastWeek })).toBeVisible();
			await expectAccessible('the weeks of a month');
			await list.getByRole('button', { name: words.taken }).click();
			await expect(page).toHaveURL(/checkIn=2027-02-20&checkOut=2027-02-27/);
			await expect(page).toHaveURL(/adults=6/);
			await expect(shownPrice(page)).toHaveText(/^47\s200\sEUR$/);
			await expect(calendar).toBeHidden();
		});

		test('a closed month says so and leads to the next open week', async ({ page }) => {
			const { calendar, words } = await openWeeks(page, language);
			await calendar.getByRole('button', { name: words.may }).click();
			await expect(calendar.getByText(words.closed)).toBeVisible();
			await expect(calendar.getByText(words.next).getByRole('button')).toHaveText(/^\d+\.? .*EUR$/);
		});

		test('no short stays: said, with the way to the weeks', async ({ page }) => {
			const { calendar, words, list } = await openWeeks(page, language);
			await calendar.getByRole('tab', { name: words.short }).click();
			await expect(calendar.getByText(words.none)).toBeVisible();
			await calendar.getByRole('button', { name: words.back }).click();
			await expect(list).toBeVisible();
		});
	});

test.describe('desktop', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('by keyboard, sorted by price, at another level than the chosen one', async ({ page }) => {
		const { calendar, list } = await openWeeks(page, 'en');
		await page.keyboard.press('ArrowRight');
		await expect(calendar.getByRole('tab', { name: 'Short stays' })).toBeFocused();
		await page.keyboard.press('ArrowLeft');
		await expect(calendar.getByRole('tab', { name: 'Any week in February' })).toBeFocused();
		await calendar.getByLabel('Sort').selectOption('By price');
		await expect(list.getByRole('listitem').first()).toContainText('30 Jan – 6 Feb 2027');
		await expect(list.getByRole('listitem').last()).toContainText('13 – 20 Feb 2027');
	});

	test('the same weeks stand beside the year, and a row changes the panel in place', async ({ page }) => {
		await page.goto(`${PROPERTY.en}${QUERY}`);
		const section = await aliveZone(page, page.locator('#availabilities'));
		await section.getByRole('tab', { name: 'Any week in February' }).click();
		await section.getByRole('button', { name: WORDS.en.taken }).click();
		await expect(page).toHaveURL(/checkIn=2027-02-20&checkOut=2027-02-27/);
		await expect(shownPrice(page)).toHaveText(/^47\s200\sEUR$/);
		await expect(section.locator('button[aria-current=true]')).toContainText('20 – 27 Feb 2027');
		await section.getByRole('tab', { name: 'The year' }).click();
		await expect(section.locator('.year-strip')).toBeVisible();
	});

	test('short stays are listed with their nights, and open as they are shown', async ({ page }) => {
		await page.goto('/villas/switzerland/davos/villa-mondholz');
		await whenAlive(page);
		await page.locator('#your-stay').getByRole('button', { name: WORDS.en.opener }).click();
		const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
		await calendar.getByRole('tab', { name: 'Short stays' }).click();
		await expect(calendar.getByText(/^Below seven nights from .* on, at least 3 nights\.$/)).toBeVisible();
		const row = calendar
			.getByRole('list', { name: /^Short stays in/ })
			.getByRole('button')
			.first();
		const price = /[\d\s]+\s(CHF|EUR)$/.exec((await row.textContent()) ?? '')?.[0].trim() ?? 'no price';
		await row.click();
		await expect(calendar).toBeHidden();
		await expect(shownPrice(page)).toHaveText(price);
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the year stands alone', async ({ page }) => {
		await page.goto(`${PROPERTY.en}${QUERY}`);
		await expect(page.locator('#availabilities').getByRole('tablist')).toBeHidden();
		await expect(page.locator('.year-strip')).toBeVisible();
	});
});
