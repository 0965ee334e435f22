import type { Page } from 'playwright/test';
import { expect, test, VIEWPORTS, whenAlive } from './site';

/** What guests meet on their way: suggestions, addresses that are wrong, the entry of the trade, cards in a row. */
test.use({ viewport: VIEWPORTS.desktop });

const headerField = (page: Page) =>
	page.getByRole('banner').getByLabel('Find a country, resort or house').locator('visible=true');
const heroField = (page: Page) => page.getByRole('main').locator('input[name=destination]');

test('where nothing is found the header helps a guest on', async ({ page, expectAccessible }) => {
	await page.goto('/');
	await whenAlive(page);
	await headerField(page).pressSequentially('zanzibar & more');
	const ask = page.getByRole('option', { name: 'Ask our team about “zanzibar & more”' });
	await expect(ask).toBeVisible();
	await expect(page.getByRole('option', { name: 'All destinations' })).toHaveAttribute('href', '/destinations');
	await expect(page.getByRole('group', { name: 'Popular places' }).getByRole('option')).toHaveCount(5);
	await expectAccessible('nothing found in the header');
	// Upwards from the field the list begins at its end: all destinations, then the team.
	for (const _ of ['destinations', 'team']) await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/enquire-now\?destination=zanzibar/);
	await expect(
		page
			.getByRole('main')
			.getByRole('combobox', { name: /destination/i })
			.or(page.locator('main [name="destination"]'))
			.first(),
	).toHaveValue('zanzibar & more');
});

test('a step to a page of the trade leads a guest to the sign-in', async ({ page }) => {
	await page.goto('/search');
	await whenAlive(page);
	// As a link within the page would: without a new document.
	await page.evaluate(() => Reflect.get(window, '__remixRouter').navigate('/partner/my-network'));
	await page.waitForURL(/\/interaction\/|\/signin/);
});

for (const how of ['by its link', 'by its address'])
	test(`the entry of the trade has header, way back and footer ${how}`, async ({ page }) => {
		await page.goto(how === 'by its link' ? '/' : '/partner');
		if (how === 'by its link') {
			await whenAlive(page);
			await page
				.getByRole('banner')
				.getByRole('link', { name: 'Partner', exact: true })
				.filter({ visible: true })
				.click();
			await expect(page).toHaveURL(/\/partner$/);
		}
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('banner').getByRole('link', { name: /Home$/ })).toBeVisible();
		await expect(page.getByRole('contentinfo')).toBeVisible();
		await expect(page.getByText('All shortcuts')).toHaveCount(0);
	});

for (const height of [900, 720])
	test(`popular resorts stand below the hero’s field on focus, in view at ${height} px`, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height });
		await page.goto('/');
		await whenAlive(page);
		await heroField(page).click();
		const list = page.getByRole('listbox', { name: 'Destination' });
		await expect(list.getByRole('group', { name: 'Popular places' })).toBeVisible();
		await expect(list.getByRole('group', { name: 'Popular places' }).getByRole('option')).toHaveCount(5);
		for (const text of ['', 'le']) {
			await heroField(page).fill(text);
			await expect(list).toBeInViewport({ ratio: 0.95 });
			await expect(list.getByRole('option').first()).toBeInViewport({ ratio: 0.9 });
			await expect(heroField(page)).toBeInViewport();
		}
	});

test('dates of an address that cannot be used are not dropped without a word', async ({ page, expectFitting }) => {
	await page.goto('/search?checkIn=2026-01-03&checkOut=2026-01-10');
	await expect(page.getByText('These dates are past or not valid', { exact: false })).toBeVisible();
	await expectFitting('a search without its dates', Object.values(VIEWPORTS));
	await page.goto('/search?checkIn=2027-01-16&checkOut=2027-01-09');
	await expect(page.getByText('not a valid day after the check-in', { exact: false })).toBeVisible();
	await page.goto('/search?checkIn=2027-01-16&checkOut=2027-01-23');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByText('the search goes on without', { exact: false })).toHaveCount(0);
});

test('an empty listing leads to the landing page, which says so', async ({ page, expectFitting }) => {
	await page.goto('/chalets/austria/nowhere');
	await expect(page).toHaveURL(/\/#no-houses$/);
	const words = page.getByText('There are no houses at that address', { exact: false });
	await expect(words).toBeInViewport();
	await whenAlive(page);
	await expectFitting('the landing page of an empty listing', Object.values(VIEWPORTS));
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await page.goto('/');
	await expect(words).toBeHidden();
});

for (const width of [1000, 1024, 1180])
	for (const language of ['en', 'de'])
		test(`the name of the brand stands apart from the links at ${width}, ${language}`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(`/?lng=${language}`);
			const header = page.getByRole('banner');
			const gap = await header.evaluate((element) => {
				const name = element.querySelector('.serif')?.getBoundingClientRect();
				const link = element.querySelector('nav a')?.getBoundingClientRect();
				return (link?.left ?? 0) - (name?.right ?? 0);
			});
			expect(gap).toBeGreaterThanOrEqual(16);
			expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
				0,
			);
		});

test('the first house of the landing page has a picture of its width at 820', async ({ page }) => {
	await page.setViewportSize({ width: 820, height: 1180 });
	await page.goto('/');
	const picture = page.locator('#hand-picked').locator('xpath=ancestor::section').locator('img').first();
	await picture.scrollIntoViewIfNeeded();
	await expect
		.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')))
		.toMatch(/800/);
});

for (const path of ['/search?lng=de', '/chalets/frankreich?lng=de', '/?lng=de'])
	for (const width of [820, 1440])
		test(`prices of a row share a line on ${path} at ${width}`, async ({ page }) => {
			await page.setViewportSize({ width, height: 1000 });
			await page.goto(path);
			const uneven = await page.evaluate(() => {
				const rows = new Map<number, number[]>();
				for (const card of document.querySelectorAll('main article')) {
					const bottom = Math.round(card.parentElement?.getBoundingClientRect().bottom ?? 0);
					const price = card.querySelector('.amount')?.getBoundingClientRect().bottom ?? 0;
					rows.set(bottom, [...(rows.get(bottom) ?? []), Math.round(price)]);
				}
				return [...rows.values()].filter((prices) => Math.max(...prices) - Math.min(...prices) > 1);
			});
			expect(uneven).toEqual([]);
		});
