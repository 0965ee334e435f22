import type { Locator, Page } from 'playwright/test';
import { expect, test, VIEWPORTS, whenAlive } from './site';

const PROPERTY = '/chalets/austria/lech/chalet-aurikel';
const SIZES = [
	{ width: 1440, height: 900 },
	{ width: 1440, height: 1080 },
	{ width: 1920, height: 1080 },
	{ width: 1280, height: 720 },
	{ width: 820, height: 1180 },
	{ width: 390, height: 844 },
] as const;

const opener = (page: Page) =>
	page
		.getByRole('main')
		.getByRole('button', { name: /^Check-in, .*Open calendar$/ })
		.filter({ visible: true })
		.first();
const calendarOf = (page: Page) => page.getByRole('dialog', { name: 'Choose your dates' });

async function boxOf(element: Locator) {
	const box = await element.boundingBox();
	if (!box) throw new Error('it is not drawn');
	return box;
}

/** The box once the page stands still. */
async function restingBox(element: Locator) {
	let last = await boxOf(element);
	await expect
		.poll(
			async () => {
				const now = await boxOf(element);
				const isResting = now.y === last.y && now.x === last.x;
				last = now;
				return isResting;
			},
			{ intervals: [150] },
		)
		.toBe(true);
	return last;
}

for (const { width, height } of SIZES)
	for (const reducedMotion of ['no-preference', 'reduce'] as const)
		test(`the hero’s calendar stays in a window of ${width} by ${height}, motion: ${reducedMotion}`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height });
			await page.emulateMedia({ reducedMotion });
			await page.goto('/');
			await whenAlive(page);
			for (const opening of ['first', 'second']) {
				await opener(page).click();
				const calendar = calendarOf(page);
				await expect(calendar.locator(':focus')).toHaveCount(1);
				const box = await restingBox(calendar);
				expect(box.y, `top, ${opening} time`).toBeGreaterThanOrEqual(0);
				expect(box.x, `left, ${opening} time`).toBeGreaterThanOrEqual(0);
				expect(box.y + box.height, `bottom, ${opening} time`).toBeLessThanOrEqual(height);
				expect(box.x + box.width, `right, ${opening} time`).toBeLessThanOrEqual(width);
				await page.keyboard.press('Escape');
				await expect(calendar).toBeHidden();
			}
		});

for (const { width, height } of [VIEWPORTS.desktop, { width: 820, height: 1180 }])
	test(`nothing of the results shines through the calendar at ${width}`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.goto('/search');
		await whenAlive(page);
		await opener(page).click();
		const calendar = calendarOf(page);
		await expect(calendar.locator(':focus')).toHaveCount(1);
		await restingBox(calendar);
		const others = await calendar.evaluate((dialog) => {
			const { left, top, width, height } = dialog.getBoundingClientRect();
			const found = new Set<string>();
			for (let x = left + 4; x < left + width - 4; x += 8)
				for (let y = top + 4; y < top + height - 4; y += 8) {
					const element = document.elementFromPoint(x, y);
					if (element && !dialog.contains(element)) found.add(element.outerHTML.slice(0, 80));
				}
			return [...found];
		});
		expect(others).toEqual([]);
		const before = await page.getByRole('button', { name: /^Keep/, pressed: true }).count();
		await calendar.getByRole('button', { name: /\d{4}/, disabled: false }).last().click();
		await expect(page.getByRole('button', { name: /^Keep/, pressed: true })).toHaveCount(before);
	});

for (const path of ['/', '/search', PROPERTY])
	test(`the word over a date opens the calendar on ${path}`, async ({ page }) => {
		await page.setViewportSize(VIEWPORTS.desktop);
		await page.goto(path);
		await whenAlive(page);
		await page
			.getByRole('main')
			.locator('label', { hasText: /^Check-in$/ })
			.filter({ visible: true })
			.first()
			.click();
		await expect(calendarOf(page)).toBeVisible();
		await expect(page.locator('input[type="date"]:focus')).toHaveCount(0);
	});

test('the calendar of a house ends with the page’s column and keeps its size', async ({ page }) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await page.goto(PROPERTY);
	await whenAlive(page);
	await opener(page).click();
	const calendar = calendarOf(page);
	await expect(calendar.locator(':focus')).toHaveCount(1);
	const empty = await restingBox(calendar);
	expect(empty.x + empty.width).toBeLessThanOrEqual(VIEWPORTS.desktop.width - 64);
	await calendar.getByRole('button', { name: /26 June 2027/ }).click();
	await calendar.getByRole('button', { name: /, 3 July 2027/ }).click();
	await expect(calendar.getByText('7 nights')).toBeVisible();
	expect(await boxOf(calendar)).toEqual(empty);
});
