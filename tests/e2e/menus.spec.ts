import { expect, test, VIEWPORTS, whenAlive } from './site';

/** Header, menus and footer, as people use them: by touch, by keyboard, without script. */
const ENTRIES = {
	en: ['Home', 'Destinations', 'Search', 'About', 'Contact', 'Partner', 'Terms and Conditions', 'Privacy Policy'],
	de: ['Startseite', 'Reiseziele', 'Suche', 'Über uns', 'Kontakt', 'Partner', 'AGB', 'Datenschutz'],
} as const;

const MENU = 'header .menu';

test.describe('the menu of a phone', () => {
	test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

	test('by touch: it covers the page, names every entry and leads on', async ({ page, expectAccessible }) => {
		await page.goto('/');
		await whenAlive(page);
		const button = page.locator(`${MENU} > summary`);
		await expect(button).toHaveAccessibleName('Menu');
		await button.tap();
		const sheet = page.locator('.menu-sheet');
		await expect(sheet).toBeVisible();
		for (const name of ENTRIES.en) await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible();
		await expect(sheet.getByRole('link', { name: 'Enquire now' })).toBeVisible();
		await expect(sheet.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page');
		await expect(page.locator('main')).toHaveAttribute('inert', '');
		const before = await page.evaluate(() => window.scrollY);
		await page.mouse.wheel(0, 500);
		expect(await page.evaluate(() => window.scrollY)).toBe(before);
		await expectAccessible('the menu of a phone');
		await sheet.getByRole('link', { name: 'Contact', exact: true }).tap();
		await expect(page).toHaveURL(/\/contact$/);
		await expect(sheet).toBeHidden();
		await expect(page.locator('main')).not.toHaveAttribute('inert');
	});

	test('by keyboard: it keeps the focus, Escape closes and gives it back', async ({ page }) => {
		await page.goto('/search');
		await whenAlive(page);
		const button = page.locator(`${MENU} > summary`);
		await button.focus();
		await page.keyboard.press('Enter');
		await expect(page.locator('.menu-sheet')).toBeVisible();
		for (let press = 0; press < 25; press += 1) {
			await page.keyboard.press('Tab');
			const isOutside = await page.evaluate(() => {
				const { activeElement } = document;
				return activeElement !== document.body && !activeElement?.closest('header');
			});
			expect(isOutside).toBe(false);
		}
		await page.keyboard.press('Escape');
		await expect(page.locator('.menu-sheet')).toBeHidden();
		await expect(button).toBeFocused();
	});

	test('it lets go of the page when the window becomes wide', async ({ page }) => {
		await page.goto('/search');
		await whenAlive(page);
		await page.locator(`${MENU} > summary`).tap();
		await expect(page.locator('main')).toHaveAttribute('inert', '');
		await page.setViewportSize(VIEWPORTS.desktop);
		await expect(page.locator('main')).not.toHaveAttribute('inert');
	});

	test('the language changes in it, and the page stays', async ({ page }) => {
		await page.goto('/chalets/france/courchevel-1850');
		await whenAlive(page);
		await page.locator(`${MENU} > summary`).tap();
		await page
			.locator('.menu-sheet')
			.getByRole('link', { name: /Deutsch/ })
			.tap();
		await expect(page).toHaveURL(/\/chalets\/frankreich\/courchevel-1850$/);
		await expect(page.locator('html')).toHaveAttribute('lang', 'de');
		await page.locator(`${MENU} > summary`).tap();
		for (const name of ENTRIES.de)
			await expect(page.locator('.menu-sheet').getByRole('link', { name, exact: true })).toBeVisible();
	});
});

test.describe('where no script runs', () => {
	test.use({ javaScriptEnabled: false });

	test('the menu opens, leads on and closes', async ({ page }) => {
		await page.setViewportSize(VIEWPORTS.phone);
		await page.goto('/');
		await page.locator(`${MENU} > summary`).click();
		await page.locator('.menu-sheet').getByRole('link', { name: 'Search', exact: true }).click();
		await expect(page).toHaveURL(/\/search$/);
		await expect(page.locator('.menu-sheet')).toBeHidden();
	});

	test('the other pages of the desktop are there', async ({ page }) => {
		await page.setViewportSize(VIEWPORTS.desktop);
		await page.goto('/search');
		const line = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
		await expect(line.getByRole('link', { name: 'Search', exact: true })).toHaveAttribute('aria-current', 'page');
		await line.getByText('More').click();
		await line.getByRole('link', { name: 'Privacy Policy' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
	});
});

test('the other pages of the desktop close by Escape and by a click beside them', async ({
	page,
	expectAccessible,
}) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await page.goto('/');
	await whenAlive(page);
	const line = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
	const more = line.getByText('More');
	const terms = line.getByRole('link', { name: 'Terms and Conditions' });
	await more.focus();
	await page.keyboard.press('Enter');
	await expect(terms).toBeVisible();
	await expectAccessible('the other pages');
	await page.keyboard.press('Escape');
	await expect(terms).toBeHidden();
	await expect(more.locator('xpath=ancestor-or-self::summary')).toBeFocused();
	await more.click();
	await expect(terms).toBeVisible();
	await page.getByRole('heading', { level: 1 }).click();
	await expect(terms).toBeHidden();
});

test.describe('where header and menu change over', () => {
	const isWide = (host: string, width: number) => `${host} at ${width}`;
	for (const [brand, width, hasLine] of [
		['localhost', 999, false],
		['localhost', 1000, true],
		['demo.localhost', 1299, false],
		['demo.localhost', 1300, true],
	] as const) {
		test(isWide(brand, width), async ({ page, baseURL }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(`${String(baseURL).replace('localhost', brand)}/search`);
			const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).locator('visible=true');
			await expect(link).toHaveCount(hasLine ? 1 : 0);
			await expect(page.locator(`${MENU} > summary`)).toBeVisible({ visible: !hasLine });
			expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
				0,
			);
		});
	}
});

test('the next page of a list begins at the list', async ({ page }) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await page.goto('/search');
	await whenAlive(page);
	const next = page.getByRole('link', { name: 'Next', exact: true });
	await next.scrollIntoViewIfNeeded();
	await next.click();
	await expect(page).toHaveURL(/page=2/);
	const top = page.locator('#content');
	await expect.poll(async () => Math.round((await top.boundingBox())?.y ?? -1)).toBe(80);
});

test('a new page begins at its top, and going back finds the old place', async ({ page }) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await page.goto('/');
	await whenAlive(page);
	const all = page.getByRole('link', { name: /See all \d+ houses/ });
	await all.scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => window.scrollY);
	expect(before).toBeGreaterThan(300);
	await all.click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('results');
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await page.goBack();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test.describe('a machine', () => {
	test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

	test('is marked as one', async ({ page, context }) => {
		await page.goto('/privacy-policy');
		await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'isBot')?.value).toBe('true');
	});
});

test('a person is not marked as a machine', async ({ page, context }) => {
	await page.goto('/privacy-policy');
	await whenAlive(page);
	expect((await context.cookies()).map(({ name }) => name)).not.toContain('isBot');
});

for (const language of ['en', 'de'] as const) {
	test(`all that header and footer lead to answers, in ${language}`, async ({ page, request, baseURL }) => {
		await page.goto(`/?lng=${language}`);
		const paths = await page
			.locator('header a, footer a')
			.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
		const inside = paths.filter((path) => path.startsWith('/') && !path.includes('lng='));
		expect(inside.length).toBeGreaterThan(30);
		const lost: string[] = [];
		for (const path of inside) {
			const status = (await request.get(`${baseURL}${path}`, { maxRedirects: 0 })).status();
			if (status !== 200) lost.push(`${path} ${status}`);
		}
		expect(lost).toEqual([]);
	});
}
