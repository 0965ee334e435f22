import type { Page } from 'playwright/test';
import { ROOMS, ROOMS_ADDRESS, selectRoom } from './hotel-way';
import { expect, openAs, whenAlive } from './site';

/** A page as it opens, or after some interaction. */
export type Screen = string | { name: string; open: (page: Page) => Promise<void> };

const HOTEL = '/hotels/hotel_le-meleze-blanc';
const DATES = 'checkInDate=2027-02-14&checkOutDate=2027-02-20';

/** What an agent sees on the way to an interest. */
export const SEARCH_SCREENS: readonly Screen[] = [
	{
		name: 'hotels with a period, beside their map',
		async open(page) {
			await visit(page, `/hotels?destination=Courchevel&${DATES}`);
			await page.getByRole('button', { name: /^Show map/ }).click();
			await expect(page.getByRole('region', { name: 'Map of the hotels' }).locator('canvas')).toBeVisible();
		},
	},
	{
		name: 'a facet of the hotels',
		async open(page) {
			await visit(page, '/hotels');
			await page.getByText('Facilities', { exact: true }).click();
		},
	},
	{ name: 'no hotels', open: (page) => visit(page, '/hotels?destination=Atlantis') },
	{
		name: 'a hotel with all its sections open',
		async open(page) {
			await visit(page, HOTEL);
			await page.getByRole('button', { name: 'Expand all' }).first().click();
		},
	},
	`${HOTEL}?tab=rooms`,
	{
		name: 'rates and a selection',
		async open(page) {
			await visit(page, ROOMS_ADDRESS);
			for (const room of ROOMS) await selectRoom(page, room);
			const card = page.getByRole('article', { name: 'Junior Suite Saulire' });
			await card.getByRole('button', { name: 'See Rates' }).click();
			await card.getByRole('button', { name: 'One more: Number of rooms' }).click();
			await expect(card.getByRole('radio', { checked: true })).toHaveCount(1);
		},
	},
	{
		name: 'the dialog for an interest, with faults',
		async open(page) {
			await page
				.getByRole('region', { name: 'Selection' })
				.getByRole('link', { name: /^Save Selection/ })
				.click();
			const dialog = page.getByRole('dialog');
			await dialog.getByRole('button', { name: /^Save Interest/ }).click();
			await expect(dialog.getByText("Please enter the client's first name")).toBeVisible();
		},
	},
	{
		name: 'rooms for a whole party',
		async open(page) {
			await visit(page, ROOMS_ADDRESS);
			const finder = page.getByRole('region', { name: 'Rooms for a whole party' });
			await finder.getByRole('button', { name: 'Find rooms' }).click();
			for (let adults = 1; adults < 5; adults++) await finder.getByRole('button', { name: 'One more: Adults' }).click();
			await finder.getByRole('button', { name: /^Find rooms/ }).click();
			await expect(finder.getByRole('button', { name: 'Take this combination' }).first()).toBeVisible();
		},
	},
	{
		name: 'an enquiry with a selection',
		async open(page) {
			await visit(page, ROOMS_ADDRESS);
			await page.getByRole('link', { name: 'Enquire Suite Mélèze, two bedrooms' }).click();
			const dialog = page.getByRole('dialog');
			await dialog.getByRole('button', { name: /^Add to Selection/ }).click();
			await dialog.getByRole('link', { name: /^Enquire now/ }).click();
			await expect(dialog.getByLabel('Your message')).toBeVisible();
		},
	},
	{
		name: 'a party beyond the beds of a room',
		async open(page) {
			await visit(page, ROOMS_ADDRESS);
			const card = page.getByRole('article', { name: 'Prestige Room La Loze' });
			await card.getByRole('button', { name: 'See Rates' }).click();
			for (let adults = 1; adults < 5; adults++) await card.getByRole('button', { name: 'One more: Adults' }).click();
			await expect(card.getByText('Invalid occupancy')).toBeVisible();
		},
	},
];

/** The other tabs of a hotel, and its related pages. */
export const HOTEL_SCREENS: readonly Screen[] = [
	`${HOTEL}?tab=sales`,
	`${HOTEL}/invite-sales-contact?tab=sales`,
	'/hotels/inspirationnow',
	`${HOTEL}/inspirationnow`,
	'/distribution/hotels/hotel_le-meleze-blanc',
	{
		name: 'the booking engine behind its welcome',
		async open(page) {
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toBeHidden();
		},
	},
	{
		name: 'a link for a hotel, and where it leads',
		async open(page) {
			await visit(page, '/hotels/hotel_la-rochefine');
			await page.getByRole('link', { name: 'Create invitation link' }).click();
			await page.goto(await page.getByLabel('Your invitation link').inputValue());
		},
	},
];

/** A conversation from its first word, as the agency and as the hotel see it. */
export const CONVERSATION_SCREENS: readonly Screen[] = [
	{
		name: 'a conversation on the page of the hotel',
		async open(page) {
			await visit(page, `${HOTEL}?tab=enquiry`);
			const another = page.getByRole('button', { name: 'New enquiry' });
			await page.getByRole('button', { name: 'Send enquiry' }).or(another).waitFor();
			if (await another.isVisible()) await another.click();
			await page.getByLabel("Client's first name").fill('Bianca');
			await page.getByLabel("Client's last name").fill('Torlonia');
			await page.getByLabel('Your message').fill('Is a late arrival on 14 February possible?');
			await page.getByRole('button', { name: 'Send enquiry' }).click();
			await expect(page.getByRole('log')).toContainText('late arrival');
		},
	},
	'/partner/conversations',
	'/partner/conversations > /partner/conversations/',
	{
		name: 'the inbox of the hotel',
		async open(page) {
			// Another user of the same browser.
			await page.context().clearCookies({ name: /^(?!consent$)/ });
			await openAs(page, 'Sabine Lorünser', '/partner/inbox');
		},
	},
	'/partner/inbox > /partner/inbox/',
];

async function visit(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await whenAlive(page);
}
