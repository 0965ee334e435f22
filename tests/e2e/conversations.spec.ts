import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

/** The issuer's own pages have no icon; a browser without a network says so. */
const TOLD =
	/favicon|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource|\/live|requestfailed|messages|^400 .*\/partner\/conversations/;

test.afterEach(({ complaints }) => {
	const left = complaints.filter((line) => !TOLD.test(line));
	complaints.splice(0, complaints.length, ...left);
});

const HOTEL = '/hotels/hotel_le-meleze-blanc?tab=enquiry';

test.describe('an agent and a hotel', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('talk; one loses the network, and nothing is lost or doubled', async ({ page, browser, expectAccessible }) => {
		const client = `Asterhoff ${Date.now() % 100_000}`;
		await openAs(page, 'Clara Engels', HOTEL);
		const another = page.getByRole('button', { name: 'New enquiry' });
		await page.getByRole('button', { name: 'Send enquiry' }).or(another).waitFor();
		if (await another.isVisible()) await another.click();
		await page.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page.getByText("Please enter the client's first name")).toBeVisible();
		await expectAccessible('an enquiry with faults');
		await page.getByLabel("Client's first name").fill('Margarethe');
		await page.getByLabel("Client's last name").fill(client);
		await page.getByLabel('Your message').fill('Is the suite free from 13 to 20 February?');
		await page.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page.getByText('Success! Please open the enquiry tab to see more.')).toBeVisible();

		await page.goto('/partner/conversations');
		await page.getByRole('link', { name: new RegExp(client) }).click();
		await page.waitForURL(/\/conv_/);
		await whenAlive(page);
		const address = new URL(page.url()).pathname;
		const hotel = await windowOf(browser, 'Sabine Lorünser', address.replace('conversations', 'inbox'));
		const agentSees = page.getByRole('log').locator('.talk-bubble');
		const hotelSees = hotel.getByRole('log').locator('.talk-bubble');
		const write = async (who: Page, text: string) => {
			await who.getByRole('textbox', { name: /^Write to/ }).fill(text);
			await who.keyboard.press('Control+Enter');
		};
		await expect(page.getByText('Sabine Lorünser is online')).toBeVisible();
		await write(hotel, 'Good evening Clara, it is.');
		await expect(agentSees).toHaveText(['Is the suite free from 13 to 20 February?', 'Good evening Clara, it is.']);
		await expectAccessible('a conversation');

		await hotel.context().setOffline(true);
		await expect(hotel.getByText(/^Offline/)).toBeVisible();
		await write(hotel, 'Written without a network, one');
		await write(hotel, 'Written without a network, two');
		await expect(hotel.getByText('Waits for the connection')).toHaveCount(2);
		await write(page, 'Are you still there?');
		await write(page, 'I would like to take it.');
		await expect(agentSees).toHaveCount(4);
		await hotel.context().setOffline(false);
		await expect(hotel.getByText('Waits for the connection')).toHaveCount(0);
		const all = [
			'Is the suite free from 13 to 20 February?',
			'Good evening Clara, it is.',
			'Are you still there?',
			'I would like to take it.',
			'Written without a network, one',
			'Written without a network, two',
		];
		await expect(agentSees).toHaveText(all);
		await expect(hotelSees).toHaveText(all);
		await page.reload();
		await expect(agentSees).toHaveText(all);
		await hotel.context().close();
		// On a phone a colleague is added among the details.
		await page.setViewportSize(VIEWPORTS.phone);
		await page.getByRole('link', { name: 'Details' }).click();
		const details = page.getByRole('complementary', { name: 'About this conversation' });
		await expect(details).toBeFocused();
		await details.getByLabel('Let a colleague take part').selectOption({ index: 0 });
		await details.getByRole('button', { name: 'Add' }).click();
		await expect(details.getByRole('status')).toHaveText(/has joined$/);
		await expectAccessible('the details of a conversation on a phone');
		await details.getByRole('link', { name: 'Close details' }).click();
		await expect(page.getByRole('log')).toContainText('has joined');
		// As when a keyboard comes up: the last words stay in sight.
		await page.setViewportSize({ ...VIEWPORTS.phone, height: 560 });
		await expect(
			page
				.getByRole('log')
				.getByText(/has joined/)
				.last(),
		).toBeInViewport();
		// A client that exceeds the limit loses the connection, with the reason.
		const ends = (frame: string, times: number) =>
			page.evaluate(
				async ([path, frame, times]) => {
					const socket = new WebSocket(`ws://${location.host}${path}/live`);
					socket.onopen = () => {
						for (let n = 0; n < times; n++) socket.send(frame);
					};
					return new Promise<number>((told) => {
						socket.onclose = ({ code }) => told(code);
					});
				},
				[address, frame, times] as const,
			);
		const long = JSON.stringify({ t: 'send', key: 'long', text: 'x'.repeat(50_000) });
		expect([await ends(long, 1), await ends('{"t":"hello","seq":0}', 40)]).toEqual([4413, 4429]);
	});
});

test.describe('a room without a price', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('is enquired for with the selection, given a price on a card, and saved as an interest', async ({
		page,
		browser,
		expectAccessible,
	}) => {
		const client = `Valtersen ${Date.now() % 100_000}`;
		const rooms = '/hotels/hotel_le-meleze-blanc?tab=rooms&checkInDate=2027-02-13&checkOutDate=2027-02-20';
		await openAs(page, 'Clara Engels', rooms);
		await page.getByRole('link', { name: 'Enquire Suite Mélèze, two bedrooms' }).click();
		await page.getByRole('button', { name: /^Add to Selection/ }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('link', { name: /^Enquire now/ }).click();
		await expect(dialog.getByText('Price on Application')).toBeVisible();
		await dialog.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(dialog.getByText("Please enter the client's last name")).toBeVisible();
		await expectAccessible('the dialog of an enquiry');
		await dialog.getByLabel("Client's first name").fill('Ingrid');
		await dialog.getByLabel("Client's last name").fill(client);
		await dialog.getByLabel('Your message').fill('What would it cost?');
		await dialog.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page.getByText('Success! Please open the enquiry tab to see more.')).toBeVisible();
		await expect(page).toHaveURL(rooms);
		await expect(page.getByText('Nothing selected yet')).toBeVisible();

		await page.goto('/partner/conversations');
		await page.getByRole('link', { name: new RegExp(client) }).click();
		await expect(page.getByRole('log').getByText('What is asked for')).toBeVisible();
		const address = new URL(page.url()).pathname;
		const hotel = await windowOf(browser, 'Sabine Lorünser', address.replace('conversations', 'inbox'));
		await expect(hotel.getByRole('log').getByText('What is asked for')).toBeVisible();
		await hotel.getByRole('button', { name: 'Post a rate' }).click();
		await hotel.getByLabel('Price for this client').fill('30660');
		await hotel.getByRole('button', { name: 'Post the rate' }).click();
		await page.getByRole('button', { name: 'Put into the selection' }).click();
		const card = page.getByRole('article', { name: /^Rate for/ });
		await expect(card.getByText('In your selection for')).toBeVisible();
		await page.reload();
		await expect(card.getByText('In your selection for')).toBeVisible();
		await expect(card.getByRole('button')).toHaveCount(0);
		await expectAccessible('a conversation with a rate in the selection');
		await card.getByRole('link', { name: 'To the selection' }).click();
		await hotel.context().close();

		await expect(page.getByText('Price of the hotel for this client')).toBeVisible();
		await page
			.getByRole('link', { name: /^Save Selection as Interest/ })
			.first()
			.click();
		await dialog.getByLabel('First name').fill('Ingrid');
		await dialog.getByLabel('Last name').fill(client);
		await dialog.getByRole('button', { name: /^Save Interest/ }).click();
		await page.waitForURL(/\/partner\/dashboard\/leads\/lead_/);
		await expect(page.getByText(client).first()).toBeVisible();

		// Where the column beside has no room, one way leads to the lead; what the card says of itself stands in the messages.
		for (const size of [{ width: 820, height: 1100 }, VIEWPORTS.phone]) {
			await page.setViewportSize(size);
			await page.goto(address);
			const ways = page.getByRole('link', { name: 'Open lead' }).locator('visible=true');
			await expect(ways.first()).toBeVisible();
			expect(await ways.evaluateAll((links) => links.filter((link) => !link.closest('[role=log]')).length)).toBe(1);
		}
	});
});

test.describe('a card of two rooms', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('is corrected at its fields, withdrawn, posted anew, and becomes an option', async ({
		page,
		browser,
		expectAccessible,
	}) => {
		const client = `Ostrander ${Date.now() % 100_000}`;
		await openAs(page, 'Clara Engels', '/partner/conversations?hotel=hotel_le-meleze-blanc');
		await page.getByLabel("Client's first name").fill('Philippa');
		await page.getByLabel("Client's last name").fill(client);
		await page.getByLabel('Your message').fill('Two rooms for the last week of January, please.');
		await page.getByRole('button', { name: 'Send enquiry' }).click();
		await page.waitForURL(/\/conv_/);
		const address = new URL(page.url()).pathname;
		const hotel = await windowOf(browser, 'Sabine Lorünser', address.replace('conversations', 'inbox'));
		await hotel.getByRole('button', { name: 'Post a rate' }).click();
		const form = hotel.getByRole('dialog', { name: 'Post a rate' });
		await form.getByRole('button', { name: 'Add a room' }).click();
		const second = form.getByRole('group', { name: 'Room 2' });
		await form.getByRole('textbox', { name: 'Check-in' }).fill('2027-01-23');
		await form.getByRole('textbox', { name: 'Check-out' }).fill('2027-01-30');
		await second.getByRole('spinbutton', { name: 'Adults' }).fill('9');
		await second.getByLabel('Price for this client').fill('9000');
		await form.getByRole('button', { name: 'Post the rate' }).click();
		await expect(second.getByRole('alert').filter({ hasText: 'does not take so many guests' })).toBeVisible();
		await expect(second.getByLabel('Price for this client')).toHaveValue('9000');
		await second.getByRole('spinbutton', { name: 'Adults' }).fill('2');
		await form.getByRole('group', { name: 'Room 1' }).getByLabel('Price for this client').fill('8500');
		await form.getByRole('button', { name: 'Post the rate' }).click();
		await expect(form).toHaveCount(0);

		const card = page.getByRole('article', { name: /^Rate for/ });
		await expect(card.getByRole('heading', { name: '2 rooms' })).toBeVisible();
		await expect(card).toContainText(/At booking, \d+%/);
		await expect(card).toContainText(/At the rate of \d+ \w+ \d{4}/);
		await expectAccessible('a card of two rooms');
		await hotel.getByRole('button', { name: 'Withdraw' }).click();
		await hotel.getByRole('button', { name: 'Withdraw' }).click();
		await expect(card.getByText('Withdrawn by the hotel')).toBeVisible();
		await expect(card.getByRole('button')).toHaveCount(0);

		await hotel.getByRole('button', { name: 'Post a rate' }).click();
		await form.getByRole('textbox', { name: 'Check-in' }).fill('2027-01-23');
		await form.getByRole('textbox', { name: 'Check-out' }).fill('2027-01-30');
		await form.getByLabel('Price for this client').fill('8400');
		await form.getByRole('button', { name: 'Post the rate' }).click();
		await hotel.context().close();
		await card.nth(1).getByRole('button', { name: 'Take option' }).click();
		await page.waitForURL(/\/partner\/dashboard\/leads\/lead_\w+\/take-option$/);
		await expect(page.getByText(client).first()).toBeVisible();
	});
});

test.describe('without script', () => {
	test.use({ viewport: VIEWPORTS.phone, javaScriptEnabled: false });

	test('an enquiry and its answer go as forms', async ({ page }) => {
		await page.goto(`/signin?to=${encodeURIComponent('/partner/conversations?hotel=hotel_le-meleze-blanc')}`);
		await page.getByRole('button', { name: 'Clara Engels' }).click();
		await page.getByLabel("Client's first name").fill('Theo');
		await page.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page.getByText("Please enter the client's last name")).toBeVisible();
		await expect(page.getByLabel("Client's first name")).toHaveValue('Theo');
		await page.getByLabel("Client's last name").fill('Castellan');
		await page.getByLabel('Your message').fill('Is there a transfer from Grenoble?');
		await page.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page.getByRole('log')).toContainText('Is there a transfer from Grenoble?');
		await page.getByRole('textbox', { name: /^Write to/ }).fill('For four, please.');
		await page.getByRole('button', { name: 'Send' }).click();
		await expect(page.getByRole('log')).toContainText('For four, please.');
		await page.getByRole('link', { name: 'Details' }).click();
		await page.getByRole('button', { name: 'Add' }).click();
		await expect(page.getByRole('log')).toContainText('has joined');
	});
});
