import { expect, test, VIEWPORTS, whenAlive } from './site';

const title = /\d+ (results?|Ergebnisse?)/;

test.describe('any week of a month', () => {
	test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

	test('is chosen in the calendar by keyboard, opens on the week of the card, and goes again', async ({
		page,
		expectAccessible,
	}) => {
		await page.goto('/search?destination=Verbier');
		await whenAlive(page);
		const heading = page.getByRole('heading', { level: 1 });
		await page.getByRole('button', { name: /^Check-in/ }).press('Enter');
		const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
		const february = calendar.getByRole('button', { name: 'February 2027' });
		await calendar.getByRole('button', { name: 'Any week in …' }).press('Enter');
		await expect(calendar.getByRole('button', { name: 'November 2026' })).toBeFocused();
		await expectAccessible('the calendar with months');
		await february.press('Enter');
		await expect(page).toHaveURL(/\/search\?destination=Verbier&month=2027-02$/);
		await expect(calendar).toBeHidden();
		const chosen = page.getByRole('main').getByRole('button', { name: /Any week in February 2027/ });
		await expect(chosen).toBeFocused();
		await expect(page.getByText('Houses in Verbier, free for a week in February 2027')).toBeVisible();
		await expectAccessible('results of a month');
		const found = await heading.textContent();
		const card = page.locator('#results').getByRole('article').first();
		const week = (await card.getByRole('link').getAttribute('href')) ?? '';
		expect(week).toMatch(/checkIn=2027-02-\d\d&checkOut=2027-0[23]-\d\d/);
		const price = ((await card.locator('.amount').textContent()) ?? '').trim();

		await page.reload();
		await whenAlive(page);
		await expect(heading).toHaveText(String(found));
		await chosen.press('Enter');
		await expect(february).toHaveAttribute('aria-pressed', 'true');
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Search without the month' }).click();
		await expect(page).toHaveURL(/\/search\?destination=Verbier$/);
		await page.goBack();
		await expect(chosen).toBeVisible();

		await card.getByRole('link').click();
		await expect(page.locator('#your-stay')).toContainText(price);
	});

	test('dates end it, and a month that is over is told', async ({ page }) => {
		await page.goto('/search?month=2027-02');
		await whenAlive(page);
		await page.goto('/search?month=2027-02&checkIn=2027-03-20&checkOut=2027-03-27');
		await expect(page.getByText('free 20 – 27 Mar 2027')).toBeVisible();
		await expect(page.getByRole('button', { name: /Any week in/ })).toHaveCount(0);
		await page.goto('/search?destination=Lech&month=2020-02');
		await expect(page.getByText('This month is over or not valid')).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	});

	test('is searched for from the landing page, and as a sentence', async ({ page }) => {
		await page.goto('/');
		await whenAlive(page);
		await page
			.getByRole('main')
			.getByRole('button', { name: /^Check-in/ })
			.click();
		await page.getByRole('button', { name: 'Any week in …' }).click();
		await page.getByRole('button', { name: 'March 2027' }).click();
		await expect(page.getByRole('button', { name: /Any week in March 2027/ })).toBeVisible();
		await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
		await expect(page).toHaveURL(/\/search\?month=2027-03$/);
		await page.goto('/search?destination=Verbier+in+February');
		await expect(page.getByText('Houses in Verbier, free for a week in February 2027')).toBeVisible();
	});
});

test.describe('any week of a month on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone, locale: 'de-AT' });

	test('is a sheet, in German', async ({ page }) => {
		await page.goto('/search?destination=Verbier');
		await whenAlive(page);
		await page.locator('a[href="#search-line"]').click();
		await page.getByRole('button', { name: /^Anreise/ }).click();
		await page.getByRole('button', { name: 'Eine Woche im …' }).click();
		await page.getByRole('button', { name: 'Februar 2027' }).click();
		await expect(page).toHaveURL(/month=2027-02/);
		await expect(page.getByText('Häuser in Verbier, eine Woche frei im Februar 2027')).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
	});
});

test.describe('any week of a month without script', () => {
	test.use({ javaScriptEnabled: false, viewport: VIEWPORTS.desktop, locale: 'en-GB' });

	test('is a list of months', async ({ page }) => {
		await page.goto('/search?destination=Verbier');
		await page.getByLabel('Any week in').selectOption({ label: 'February 2027' });
		await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
		await expect(page.getByText('Houses in Verbier, free for a week in February 2027')).toBeVisible();
		await expect(page.getByLabel('Any week in')).toHaveValue('2027-02');
	});
});
