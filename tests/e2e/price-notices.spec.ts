import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

/** A hotel whose rates no other test changes. */
const HOTEL = 'hotel_gotthard-palais';
const ROOM = 'room_gotthard-palais.deluxe-reuss';
const ROOM_NAME = 'Deluxe Room Reuss';
const STAY = { checkInDate: '2027-03-15', checkOutDate: '2027-03-18' };
const RATES = '/partner/hotel/rates';

/** The schedule runs every minute. */
const NEXT_RUN = { timeout: 100_000 };

test.use({ viewport: VIEWPORTS.desktop });

/** The agent saves an interest at the flexible rate that is told of any rise, and gets the address of its lead. */
async function interest(page: Page, lastName: string): Promise<string> {
	const { origin } = new URL(page.url());
	const query = new URLSearchParams({ ...STAY, numAdults: '2', roomId: ROOM });
	const offers = (await (await page.request.get(`${origin}/api/hotelrooms/${ROOM}/offers?${query}`)).json()) as {
		_id: string;
	}[];
	const saved = await page.request.post(`${origin}/api/hotels/interests`, {
		headers: { origin },
		data: {
			...{ hotelId: HOTEL, ...STAY, guests: [{ firstName: 'Nora', lastName }] },
			rooms: [{ _id: offers[0]?._id ?? '', roomId: ROOM, numAdults: 2 }],
		},
	});
	expect(saved.status()).toBe(200);
	return `/partner/dashboard/leads/${((await saved.json()) as { _id: string })._id}`;
}

/** The hotel makes the season dearer by as much on its page of rates, and publishes it. */
async function raise(hotel: Page, by: number): Promise<void> {
	await hotel.goto(RATES);
	await whenAlive(hotel);
	const cell = hotel.getByRole('textbox', { name: `${ROOM_NAME}, Spring snow`, exact: true });
	const before = Number((await cell.inputValue()).replace(/\D/g, ''));
	await cell.fill(String(before + by));
	await hotel.getByRole('button', { name: 'Save draft' }).click();
	await hotel.getByRole('region', { name: 'Draft' }).getByRole('link', { name: 'Review and publish' }).click();
	await hotel.getByRole('button', { name: 'Publish now' }).click();
	await expect(hotel.getByText('Published. Agents see these rates from now on.')).toBeVisible();
}

test('a hotel raises its rate: the agent is told in the bell, on the dashboard, by mail and at the lead, and switches it off', async ({
	page,
	browser,
	inbox,
	expectFitting,
}) => {
	test.setTimeout(240_000);
	const client = `Falk ${Date.now() % 100_000}`;
	await openAs(page, 'Moritz Amann', '/partner/dashboard');
	const lead = await interest(page, client);
	await page.goto(lead);
	const rooms = page.getByRole('region', { name: 'Rooms' });
	await expect(rooms).toContainText('Nothing has changed since');
	await expect(rooms).toContainText('Price notices are on');

	const hotel = await windowOf(browser, 'Reto Furrer', RATES);
	await raise(hotel, 60);
	await page.goto('/partner/dashboard');
	const row = page.getByRole('row').filter({ hasText: client });
	await expect(row).not.toContainText('now');
	// The bell hears of it while the page stays open.
	const bell = page.locator('summary[aria-label^="What is new"]');
	await page.waitForEvent('websocket', (socket) => socket.url().endsWith('/partner/notices/live'));
	await bell.click();
	const line = page.getByRole('link').filter({ hasText: client }).filter({ hasText: 'Price risen to' });
	await expect(line).toBeVisible(NEXT_RUN);

	const mail = await inbox.mailAbout('moritz@nordwand.example', client);
	expect(mail.subject).toMatch(/^The price of an interest has risen: .*Gotthard/);
	const [off = ''] = /http\S+\/price-notices\/[\w-]{43}/.exec(mail.text) ?? [];

	await page.reload();
	await expect(row).toContainText(/Price news: .*now /);
	await row.getByRole('link', { name: client }).click();
	await expect(rooms).toContainText(/Told on .* instead of .* more\./);
	await expect(rooms).toContainText('dearer');
	await expectFitting('a lead whose price has risen', [
		VIEWPORTS.phone,
		{ width: 820, height: 1100 },
		VIEWPORTS.desktop,
	]);

	// The link of the mail needs no session; opening it does nothing yet.
	const reader = await (await browser.newContext()).newPage();
	await reader.goto(off);
	await expect(reader.getByRole('heading', { level: 1 })).toHaveText('No more price notices?');
	await expect(reader.locator('main')).not.toContainText(client);
	await page.reload();
	await expect(rooms).toContainText('Price notices are on');
	await reader.getByRole('button', { name: 'Switch price notices off' }).click();
	await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Price notices are off');
	await page.reload();
	await expect(rooms).toContainText('Price notices are off');

	await rooms.getByRole('button', { name: 'Switch price notices on' }).click();
	await expect(page.getByText('Price notices about this interest are on.')).toBeVisible();
	await rooms.getByRole('button', { name: 'Switch price notices off' }).click();
	await expect(page.getByText('Price notices about this interest are off.')).toBeVisible();
});

test('a link that no mail of ours carries says so', async ({ page, complaints }) => {
	await page.goto('/price-notices/unknown');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
	expect(complaints.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
});
