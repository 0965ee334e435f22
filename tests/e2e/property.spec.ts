import type { Page } from 'playwright/test';
import { expect, type Language, test, VIEWPORTS, whenAlive } from './site';

const PROPERTY = {
	en: '/chalets/austria/lech/chalet-aurikel',
	de: '/chalets/oesterreich/lech/chalet-aurikel',
} as const;

const WORDS = {
	en: {
		cell: '6 – 13 Mar 2027, Catered, 39 400 EUR, Available',
		next: '13 – 20 Mar 2027, Catered, 38 000 EUR, Available',
		quarter: '20 Feb – 22 May 2027',
		price: '38 000 EUR',
		level: 'Catered',
		why: 'Why this price?',
		title: 'Why this price',
		close: 'Close the price explained',
		total: 'Price of your stay',
		together: 'Together',
		enquire: 'Enquire now',
		dialog: /^Enquiry about/,
		checkIn: 'Check-in',
		pictures: /^Pictures of/,
		noPrice:
			'Unfortunately, we cannot provide a price for the given period and service level. Please choose different values.',
	},
	de: {
		cell: '6. – 13. März 2027, Hotelservice, 39 400 EUR, Verfügbar',
		next: '13. – 20. März 2027, Hotelservice, 38 000 EUR, Verfügbar',
		quarter: '20. Feb. – 22. Mai 2027',
		price: '38 000 EUR',
		level: 'Hotelservice',
		why: 'Warum dieser Preis?',
		title: 'Warum dieser Preis',
		close: 'Erklärung des Preises schließen',
		total: 'Preis Ihres Aufenthalts',
		together: 'Zusammen',
		enquire: 'Anfragen',
		dialog: /^Anfrage zu/,
		checkIn: 'Anreise',
		pictures: /^Bilder von/,
		noPrice:
			'Für diesen Zeitraum und diese Servicestufe können wir leider keinen Preis nennen. Bitte wählen Sie andere Werte.',
	},
} as const;

const cell = (page: Page, name: string | RegExp) => page.locator('#availabilities').getByRole('link', { name });

/** Amounts of a text in minor units, in order. */
function amounts(text: string): number[] {
	return [...text.matchAll(/(\d[\d\s]*)(?:,(\d\d))?\sEUR/g)].map(
		([, whole = '', cents = '00']) => Number(whole.replace(/\s/g, '')) * 100 + Number(cents),
	);
}

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

for (const [name, viewport, language] of [
	['desktop', VIEWPORTS.desktop, 'en'],
	['phone', VIEWPORTS.phone, 'de'],
] as const satisfies [string, object, Language][]) {
	test.describe(`on a ${name} in ${language}`, () => {
		test.use({ viewport, locale: language === 'en' ? 'en-GB' : 'de-AT' });
		const words = WORDS[language];

		test('a week chosen in the year by keyboard fills panel, bar and enquiry', async ({ page, expectAccessible }) => {
			await page.goto(PROPERTY[language]);
			await whenAlive(page);
			expect(await page.evaluate(() => scrollY)).toBe(0);
			const table = page.locator('#availabilities').getByRole('table', { name: words.quarter });
			await table.scrollIntoViewIfNeeded();
			await expect(table.getByRole('rowheader', { name: words.level, exact: true })).toBeAttached();
			await expect(table.getByRole('columnheader', { name: '13', exact: true })).toHaveCount(1);
			// the strip's script comes with the first touch; until then each cell is a link that loads its page
			await expect(page.locator('#availabilities table a[tabindex="0"]')).toHaveCount(1);
			await cell(page, words.cell).click();
			await expect(cell(page, words.cell)).toHaveAttribute('aria-current', 'true');
			await expect(cell(page, words.cell)).toBeFocused();

			// left and right are weeks, down leads on into the next line, and one stop of the tab key is all there is
			await page.keyboard.press('ArrowRight');
			await expect(cell(page, words.next)).toBeFocused();
			await expect(page.locator('#availabilities table a[tabindex="0"]')).toHaveCount(1);
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/checkIn=2027-03-13&checkOut=2027-03-20&serviceLevel=catered/);
			await expect(cell(page, words.next)).toHaveAttribute('aria-current', 'true');
			await expect(page.locator('#your-stay').getByRole('status')).toContainText(words.price);
			await expect(page.locator('#your-stay').locator('input[name=checkIn]').first()).toHaveValue('2027-03-13');
			await expectAccessible('the year of a house');

			const enquire = page
				.getByRole('main')
				.getByRole('link', { name: words.enquire, exact: true })
				.locator('visible=true')
				.last();
			await expect(enquire).toHaveAttribute('href', /enquire-now\?checkIn=2027-03-13&checkOut=2027-03-20/);
			await enquire.click();
			const dialog = page.getByRole('dialog', { name: words.dialog });
			await expect(dialog.locator('input[name=checkIn]').first()).toHaveValue('2027-03-13');
		});

		test('the price taken apart adds up to the cent', async ({ page, expectAccessible }) => {
			await page.goto(`${PROPERTY[language]}?checkIn=2027-03-13&checkOut=2027-03-20&serviceLevel=catered`);
			await whenAlive(page);
			await page.getByRole('button', { name: words.why }).first().click();
			const dialog = page.getByRole('dialog', { name: words.title });
			await expect(dialog).toBeVisible();
			await expectAccessible('the price taken apart');
			await expectWholePrice(page, language);
			await page.keyboard.press('Escape');
			await expect(dialog).toBeHidden();
			await expect(page.getByRole('button', { name: words.why }).first()).toBeFocused();
		});

		test.describe('without script', () => {
			test.use({ javaScriptEnabled: false });

			test('the price opens, a week is chosen by its link, and the enquiry knows it', async ({ page }) => {
				await page.goto(PROPERTY[language]);
				await cell(page, words.next).click();
				await expect(page).toHaveURL(/checkIn=2027-03-13.*#availabilities$/);
				await expect(cell(page, words.next)).toHaveAttribute('aria-current', 'true');
				await page.locator('#terms').getByRole('button', { name: words.why }).click();
				const dialog = page.getByRole('dialog', { name: words.title });
				await expect(dialog).toBeVisible();
				await expectWholePrice(page, language);
				await dialog.getByRole('button', { name: words.close }).click();
				await expect(dialog).toBeHidden();
				await page
					.locator('main')
					.getByRole('link', { name: words.enquire, exact: true })
					.locator('visible=true')
					.last()
					.click();
				const enquiry = page.getByRole('dialog', { name: words.dialog });
				await expect(enquiry.getByLabel(words.checkIn, { exact: true })).toHaveValue('2027-03-13');
			});
		});
	});
}

for (const width of [320, 390, 820, 1024, 1300, 1366, 1440, 1920]) {
	test(`at ${width} px the year neither widens the page nor cuts its figures`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/villas/france/courchevel-1850/villa-grand-ciel');
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.locator('#availabilities').scrollIntoViewIfNeeded();
		const found = await page.evaluate(() => {
			const cells = [...document.querySelectorAll<HTMLElement>('.year-strip td > a')];
			const frame = document.querySelector('.year-strip')?.parentElement;
			return {
				page: document.documentElement.scrollWidth - innerWidth,
				row: (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0),
				cut: cells.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
				narrowest: Math.min(...cells.map((each) => each.getBoundingClientRect().width)),
				lowest: Math.min(...cells.map((each) => each.getBoundingClientRect().height)),
			};
		});
		expect(found.page).toBeLessThanOrEqual(0);
		expect(found.cut).toEqual([]);
		expect(found.narrowest).toBeGreaterThanOrEqual(36);
		expect(found.lowest).toBe(44);
		// the empty space around the outermost cells lies outside
		if (width >= 800) expect(found.row).toBeLessThanOrEqual(2);
		else expect(found.row).toBeGreaterThan(0);
	});
}

test('the large picture changes after 5000 ms, over 1200 ms', async ({ page }) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await page.clock.install();
	await page.goto(PROPERTY.en);
	await whenAlive(page);
	const gallery = page.getByRole('region', { name: WORDS.en.pictures });
	await expect(gallery.getByRole('button', { name: 'Stop the slide show' })).toBeVisible();
	await expect(gallery.locator('.slide').first()).toHaveCSS('transition-duration', '1.2s');
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
	const position = gallery.getByText(/^\d+ of \d+$/);
	const turn = async () => {
		const before = (await position.textContent()) ?? '';
		for (let waited = 0; waited <= 5000; waited += 100) {
			if ((await position.textContent()) !== before) return;
			await page.clock.runFor(100);
		}
	};
	await turn();
	const shown = (await position.textContent()) ?? '';
	await page.clock.runFor(4700);
	await expect(position).toHaveText(shown);
	await page.clock.runFor(300);
	await expect(position).not.toHaveText(shown);
});

test('on a phone, pictures two swipes away wait for the first swipe', async ({ page }) => {
	await page.setViewportSize(VIEWPORTS.phone);
	await page.goto(PROPERTY.en, { waitUntil: 'networkidle' });
	await whenAlive(page);
	const row = page.getByRole('region', { name: WORDS.en.pictures }).locator('ul');
	const isThere = (index: number) =>
		row
			.locator('li')
			.nth(index)
			.locator('img')
			.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
	await expect.poll(() => isThere(1)).toBe(true);
	expect(await isThere(3)).toBe(false);
	await row.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
	await expect.poll(() => isThere(3)).toBe(true);
});

test('a period without a price is said once, with its reason: in the panel, or for five seconds out of its sight', async ({
	page,
}) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await page.clock.install();
	await page.goto(PROPERTY.en);
	await whenAlive(page);
	const panel = page.locator('#your-stay');
	await panel.locator('input[name=checkIn]').first().fill('2027-05-03');
	await panel.locator('input[name=checkOut]').first().fill('2027-05-06');
	const toast = page.locator('.toasts').getByText(WORDS.en.noPrice);
	await expect(panel.getByRole('alert')).toContainText(WORDS.en.noPrice);
	await expect(panel.getByRole('alert')).toContainText('The house is closed in May 2027.');
	await page.clock.runFor(500);
	await expect(toast).toBeHidden();

	await page.locator('footer').scrollIntoViewIfNeeded();
	await panel.locator('input[name=children]').evaluate((input) => {
		if (input instanceof HTMLInputElement) input.value = '1';
		input.dispatchEvent(new Event('change', { bubbles: true }));
	});
	await expect(page).toHaveURL(/children=1/);
	await page.clock.runFor(500);
	await expect(toast).toBeVisible();
	await page.clock.runFor(5000);
	await expect(toast).toBeHidden();
});

test('more guests than beds: how many fit, and the houses for all of them', async ({ page }) => {
	await page.setViewportSize(VIEWPORTS.phone);
	await page.goto(`${PROPERTY.en}?checkIn=2027-03-13&checkOut=2027-03-20&adults=30`);
	const panel = page.locator('#your-stay');
	await expect(panel.getByRole('alert')).toContainText(/This house has beds for \d+ adults\./);
	await expect(panel.getByText('Available', { exact: true })).toHaveCount(0);
	await expect(panel.getByRole('link', { name: 'Houses for 30 guests' })).toHaveAttribute(
		'href',
		'/search?checkIn=2027-03-13&checkOut=2027-03-20&adults=30',
	);
});

test('a sold week leads to the availabilities, on a phone too', async ({ page }) => {
	await page.setViewportSize(VIEWPORTS.phone);
	await page.goto(`${PROPERTY.en}?checkIn=2026-12-26&checkOut=2027-01-02`);
	const bar = page.locator('[data-bottom-bar]');
	await expect(bar).toContainText('Fully booked');
	await expect(bar.getByRole('link', { name: 'Availabilities' })).toHaveAttribute('href', '#availabilities');
	await expect(bar.getByRole('link', { name: 'Enquire now' })).toHaveCount(0);
});

/** The open explanation: rates and level are the price, payments are the total. */
async function expectWholePrice(page: Page, language: Language): Promise<void> {
	const words = WORDS[language];
	const dialog = page.getByRole('dialog', { name: words.title });
	const parts = amounts(((await dialog.locator('dl').textContent()) ?? '').replaceAll('\u00a0', ' '));
	const total = parts.at(-1);
	expect(total).toBe(3_800_000);
	expect(sum(parts.slice(0, -1))).toBe(total);
	const rows = await dialog.locator('tbody tr').allTextContents();
	const payments = rows.map((row) => amounts(row.replaceAll('\u00a0', ' ')));
	expect(payments.length).toBeGreaterThan(2);
	const last = payments.at(-1) ?? [];
	// Guests pay the same by card (BRAND-11).
	expect(last).toEqual([3_800_000]);
	expect(sum(payments.slice(0, -1).map((row) => row[0] ?? 0))).toBe(last[0]);
}
