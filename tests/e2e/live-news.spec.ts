import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

/** A browser says so when a connection is cut or a network is away. */
const TOLD =
	/favicon|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource|\/live|requestfailed|messages/;

test.afterEach(({ complaints }) => {
	const left = complaints.filter((line) => !TOLD.test(line));
	complaints.splice(0, complaints.length, ...left);
});

test.use({ viewport: VIEWPORTS.desktop });

/** The number beside an entry of the menu; 0 without a mark. */
async function markOf(page: Page, entry: string): Promise<number> {
	const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry });
	const [mark] = await link.getByText(/unread message/).allTextContents();
	return Number.parseInt(mark ?? '0', 10);
}

test('a message is marked on every page and in the bell while it waits, and in no tab once it is read', async ({
	page,
	browser,
}) => {
	const client = `Novalis ${Date.now() % 100_000}`;
	await openAs(page, 'Clara Engels', '/partner/conversations?hotel=hotel_le-meleze-blanc');
	await whenAlive(page);
	await page.getByLabel("Client's first name").fill('Heidrun');
	await page.getByLabel("Client's last name").fill(client);
	await page.getByLabel('Your message').fill('Is there a table for six on Christmas Eve?');

	// The hotel's staff look at their calendar meanwhile.
	const hotel = await windowOf(browser, 'Sabine Lorünser', '/partner/hotel/calendar');
	const asked: string[] = [];
	hotel.on('request', (request) => {
		if (request.url().includes('/partner/notices')) asked.push(request.url());
	});
	await hotel.waitForResponse((answer) => answer.url().endsWith('/partner/notices'));
	await hotel.waitForEvent('websocket', (socket) => socket.url().endsWith('/partner/notices/live'));
	const before = await markOf(hotel, 'Inbox');
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await page.waitForURL(/\/conv_/);
	await expect.poll(() => markOf(hotel, 'Inbox')).toBe(before + 1);
	expect(asked.length).toBeLessThanOrEqual(3);
	await hotel
		.getByText(/^What is new/)
		.or(hotel.locator('summary[aria-label^="What is new"]'))
		.first()
		.click();
	const line = hotel.getByRole('link', { name: new RegExp(client) });
	await expect(line).toContainText('1 new message');

	// A second tab of the same browser shares the connection, and loses its mark when the first tab reads.
	const second = await hotel.context().newPage();
	await second.goto('/partner/hotel');
	await expect.poll(() => markOf(second, 'Inbox')).toBe(before + 1);
	await line.click();
	await hotel.waitForURL(/\/inbox\/conv_/);
	await expect.poll(() => markOf(second, 'Inbox')).toBe(before);

	// The agent goes on to the hotels; the answer is marked there.
	const thread = new URL(hotel.url()).pathname.split('/').at(-1) ?? '';
	await page.goto('/hotels');
	await page.waitForEvent('websocket', (socket) => socket.url().endsWith('/partner/notices/live'));
	const unread = await markOf(page, 'Conversations');
	const write = async (text: string) => {
		await hotel.getByRole('textbox', { name: /^Write to/ }).fill(text);
		await hotel.keyboard.press('Control+Enter');
		await expect(hotel.getByRole('log').getByText(text)).toBeVisible();
	};
	await write('There is, at eight.');
	// What the hotel has written itself stands in its list at once.
	await expect(
		hotel.getByRole('complementary', { name: 'Conversations' }).locator(`a[href*="${thread}"]`),
	).toContainText('You: There is, at eight.');
	await expect.poll(() => markOf(page, 'Conversations')).toBe(unread + 1);

	// Without a network nothing is marked; once it is back, what came meanwhile is.
	await page.context().setOffline(true);
	await write('Shall I hold it?');
	await page.context().setOffline(false);
	await expect.poll(() => markOf(page, 'Conversations'), { timeout: 15_000 }).toBe(unread + 2);
	await page.goto(`/partner/conversations/${thread}`);
	await expect.poll(() => markOf(page, 'Conversations')).toBe(unread);
	await hotel.context().close();
});
