import type { Page } from 'playwright/test';
import { aliveFooter, expect, openAs, test, VIEWPORTS, whenAlive } from './site';

/** A visitor who has not been asked yet. */
test.use({ storageState: { cookies: [], origins: [] } });

const SERVICE = 'https://count.example/count.js';

/** Stands in for the service of statistics, and hears what else is sent. */
async function hear(page: Page) {
	const heard = { counted: 0, notes: [] as { msg: string; data: Record<string, unknown>; sessionId: string }[] };
	await page.route(SERVICE, (route) => {
		heard.counted += 1;
		return route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true;' });
	});
	page.on('request', (request) => {
		if (request.url().endsWith('/api/frontendlogs')) heard.notes.push(request.postDataJSON());
	});
	return heard;
}

const question = (page: Page) => page.getByRole('region', { name: 'Your choice about cookies' });

test('nothing is loaded, stored or sent before consent, nor after it is declined', async ({
	page,
	expectAccessible,
}) => {
	const heard = await hear(page);
	await page.goto('/search');
	await expect(question(page)).toBeVisible();
	await expectAccessible('the question about cookies');
	await page.getByRole('main').getByRole('button').first().click();
	await question(page).getByRole('button', { name: 'Decline' }).click();
	await expect(question(page)).toBeHidden();
	await page.reload();
	await whenAlive(page);
	await page.goto('/contact');
	await whenAlive(page);
	await expect(question(page)).toBeHidden();
	expect(heard).toEqual({ counted: 0, notes: [] });
	expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, 'consent=1.analytics+logs.']);
});

test('accepted services start, and stop when the consent is withdrawn', async ({
	page,
	complaints,
	expectAccessible,
}) => {
	const heard = await hear(page);
	await page.goto('/contact');
	await question(page).getByRole('button', { name: 'Accept' }).click();
	await expect.poll(() => [heard.counted, heard.notes.length]).toEqual([1, 1]);
	expect(heard.notes[0]).toMatchObject({ msg: 'tracking start', data: { path: '/contact', language: 'en' } });

	await page.goto('/search');
	await expect.poll(() => [heard.counted, heard.notes.length]).toEqual([2, 2]);
	await (await aliveFooter(page)).getByRole('button', { name: 'Subscribe' }).click();
	await expect
		.poll(() => heard.notes.at(-1))
		.toMatchObject({ msg: 'click', data: { kind: 'button', label: 'Subscribe' } });
	expect(new Set(heard.notes.map(({ sessionId }) => sessionId)).size).toBe(1);

	await page.goto('/hotels/hotel_le-meleze-blanc');
	await whenAlive(page);
	// Clicks are noted from here on: the notes' script comes after the page's own.
	await expect.poll(() => heard.notes.at(-1)).toMatchObject({ msg: 'tracking start' });
	await page.getByRole('navigation').getByRole('link', { name: 'Enquiry' }).first().click();
	await expect.poll(() => heard.notes.at(-1)).toMatchObject({ msg: 'click', data: { kind: 'tab', label: 'Enquiry' } });
	await page.goto('/search');

	await page.getByRole('link', { name: 'Cookie settings' }).click();
	const settings = page.getByRole('dialog', { name: 'Cookie settings' });
	await expectAccessible('the cookie settings');
	await expect(settings.getByLabel('Visit statistics')).toBeChecked();
	await settings.getByLabel('Visit statistics').uncheck();
	await settings.getByLabel('Notes on use').uncheck();
	const reloaded = page.waitForEvent('load');
	await settings.getByRole('button', { name: 'Save my choice' }).click();
	await reloaded;
	await whenAlive(page);
	const before = heard.notes.length;
	await (await aliveFooter(page)).getByRole('button', { name: 'Subscribe' }).click();
	await expect(page.getByText('Please enter your name')).toBeVisible();
	expect([heard.counted, heard.notes.length]).toEqual([4, before]);
	expect(await page.evaluate(() => 'counted' in window)).toBe(false);
	await expect.poll(() => page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull();
	// the service is on another site, as the consent says
	const others = complaints.splice(0).filter((each) => !each.includes(SERVICE));
	expect(others).toEqual([]);
});

test('a visit marked as a bot’s is not counted, and all else goes on', async ({ page, context, baseURL }) => {
	await context.addCookies([
		{ name: 'isBot', value: 'true', url: String(baseURL) },
		{ name: 'consent', value: '1.analytics+logs.analytics+logs', url: String(baseURL) },
	]);
	const heard = await hear(page);
	await page.goto('/contact');
	await expect.poll(() => heard.notes.length).toBe(1);
	expect(heard.counted).toBe(0);
});

test('the question is met first by keyboard, moves nothing, and can be answered in parts', async ({ page }) => {
	const heard = await hear(page);
	await page.goto('/contact');
	await expect(question(page)).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(question(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	const settings = page.getByRole('dialog', { name: 'Cookie settings' });
	await expect(settings).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(settings).toBeHidden();
	await question(page).getByRole('button', { name: 'Settings' }).click();
	await settings.getByLabel('Notes on use').check();
	await settings.getByRole('button', { name: 'Save my choice' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Your choice is kept.' })).toBeVisible();
	await expect.poll(() => [heard.counted, heard.notes.length]).toEqual([0, 1]);
});

test.describe('on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone });

	for (const [language, label] of [
		['en', 'Search'],
		['de', 'Suchen'],
	] as const)
		test(`the question leaves the search free, ${language}`, async ({ page, expectAccessible }) => {
			const arrived = page.waitForResponse(/\/consent-panel-/);
			await page.goto(`/?lng=${language}`);
			await arrived;
			await whenAlive(page);
			const sheet = page.locator('.consent-sheet');
			const button = page.getByRole('main').getByRole('button', { name: label, exact: true });
			await button.scrollIntoViewIfNeeded();
			await button.click({ trial: true });
			await expect(sheet).toBeHidden();
			await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
			await page.mouse.wheel(0, 600);
			await expect(sheet).toBeVisible();
			await expectAccessible(`the question on a phone, ${language}`);
		});

	test('the question leaves the button of a property free', async ({ page }) => {
		await page.goto('/chalets/austria/lech/chalet-aurikel');
		await expect(question(page)).toBeVisible();
		const enquire = page.getByRole('link', { name: 'Enquire now' }).filter({ visible: true }).last();
		await enquire.click({ trial: true });
		const shift = await page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					let sum = 0;
					new PerformanceObserver((list) => {
						for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
					}).observe({ type: 'layout-shift', buffered: true });
					setTimeout(() => resolve(sum), 500);
				}),
		);
		expect(shift).toBeLessThan(0.01);
	});
});

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
	test(`on a ${name} a message is sent before the question is answered`, async ({ page, complaints }) => {
		await page.setViewportSize(viewport);
		await openAs(page, 'Clara Engels', '/partner/conversations');
		await page.getByRole('main').locator('a[href*="/conv_"]').first().click();
		await page.waitForURL(/\/conv_/);
		await whenAlive(page);
		await expect(question(page)).toBeVisible();
		const words = `Sent before the answer ${Date.now()}`;
		await page.getByRole('textbox', { name: /^Write to/ }).fill(words);
		const send = page.getByRole('button', { name: /^Send/ });
		const box = await send.boundingBox();
		const sheet = await question(page).boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
		await send.click();
		await expect(page.getByRole('log').locator('.talk-bubble').last()).toContainText(words);
		complaints.splice(0, complaints.length, ...complaints.filter((line) => !/favicon|\/live/.test(line)));
	});
}

test('nothing that was accepted starts on a page whose address holds a token', async ({ page, complaints }) => {
	const heard = await hear(page);
	await page.goto('/contact');
	await question(page).getByRole('button', { name: 'Accept' }).click();
	await expect.poll(() => [heard.counted, heard.notes.length]).toEqual([1, 1]);

	// An expired link is a page like one that works.
	await page.goto('/newsletter/confirm/expired-token');
	await whenAlive(page);
	await page.mouse.click(5, 5);
	expect(await page.evaluate(() => 'counted' in window)).toBe(false);
	expect([heard.counted, heard.notes.length]).toEqual([1, 1]);

	// The next page is one for statistics again; its notes do not name the token.
	await page.getByRole('main').getByRole('link').first().click();
	await expect(page).toHaveURL(/\/newsletter$/);
	await expect.poll(() => heard.counted).toBe(2);
	expect(JSON.stringify(heard.notes)).not.toContain('expired-token');
	complaints.splice(0);
});
