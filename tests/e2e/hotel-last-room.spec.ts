import type { Page } from 'playwright/test';
import { formatDate } from '~/domain/date/format-date';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { selectRoom } from './hotel-way';
import { expect, test, VIEWPORTS, whenAlive, windowOf } from './site';

const ROOM = { type: 'Junior Suite Saulire', rate: null, ages: [[]] } as const;

/** Three nights, the shortest stay of the season, for this run: those of an earlier one may still be booked. */
function nightsOfThisRun() {
	const checkIn = addDays(plainDate('2027-03-17'), Math.floor(Date.now() / 60_000) % 12);
	return { checkIn, checkOut: addDays(checkIn, 3) };
}

/** Fills the dialog over a hotel's rooms, and goes on to booking them. */
async function saveAndBook(page: Page, client: string) {
	await page
		.getByRole('link', { name: /^Save Selection as Interest/ })
		.first()
		.click();
	const dialog = page.getByRole('dialog', { name: 'Save Selection as Interest' });
	await dialog.getByLabel('First name').fill('Nora');
	await dialog.getByLabel('Last name').fill(client);
	await dialog.getByRole('button', { name: 'Save and book' }).click();
	return dialog;
}

test('the last room: one agent books it on a phone, the hotel reads who comes, and the other agent is told that it is gone', async ({
	browser,
}) => {
	const stay = nightsOfThisRun();
	const rooms = `/hotels/hotel_le-meleze-blanc?tab=rooms&checkInDate=${stay.checkIn}&checkOutDate=${stay.checkOut}`;
	const client = `Solheim ${Date.now() % 100_000}`;
	const calendar = `/partner/hotel/calendar?from=${stay.checkIn}`;
	const hotel = await windowOf(browser, 'Sabine Lorünser', calendar);
	await hotel.getByRole('link', { name: 'Change many nights' }).click();
	const form = hotel.getByRole('region', { name: 'Change nights' });
	await form.getByRole('checkbox', { name: ROOM.type }).check();
	await form.getByLabel('First night').fill(stay.checkIn);
	await form.getByLabel('Last night').fill(addDays(stay.checkIn, 2));
	await form.getByLabel('Rooms to sell', { exact: true }).fill('1');
	await form.getByRole('button', { name: /^Set/ }).click();
	await expect(hotel.getByText('3 nights are set.')).toBeVisible();
	const day = formatDate(stay.checkIn, 'en', { weekday: 'plain', hasYear: false });
	const night = hotel.getByRole('gridcell', { name: new RegExp(`^${ROOM.type}, ${day},`) });
	await expect(night).toHaveAccessibleName(/1 room left/);

	const other = await windowOf(browser, 'Paul Rüf', rooms);
	await selectRoom(other, ROOM);

	const agent = await windowOf(browser, 'Clara Engels', rooms);
	await agent.setViewportSize(VIEWPORTS.phone);
	await agent.reload();
	await whenAlive(agent);
	await selectRoom(agent, ROOM);
	await saveAndBook(agent, client);
	await expect(agent.getByRole('heading', { level: 1, name: /Book|Booking at/ })).toBeVisible();
	// Right after saving nothing has changed, and that few are left is said with what the agent can do.
	const booking = agent.url();
	await agent.goto(booking.replace(/\/book-now.*$/, ''));
	const saved = agent.getByRole('region', { name: 'Rooms' });
	await expect(saved).toContainText('Nothing has changed since');
	await expect(saved).toContainText(
		'Only 1 room of this type is still free. An interest holds none: take an option to keep it.',
	);
	await agent.goto(booking);
	await agent.getByLabel('Bank transfer').check({ force: true });
	await agent.getByLabel(/My client has agreed/).check();
	await agent.getByRole('button', { name: /^Book for/ }).click();
	await expect(agent.getByText('Booked. The confirmation goes to you by mail.')).toBeVisible();

	await hotel.reload();
	await expect(night).toHaveAccessibleName(/sold out/);
	await hotel.goto('/partner/hotel');
	await expect(hotel.getByRole('listitem').filter({ hasText: client })).toContainText('Confirmed booking');

	const dialog = await saveAndBook(other, `Zoller ${Date.now() % 100_000}`);
	await expect(dialog.getByText(/Nothing has been written/)).toBeVisible();
	await expect(dialog.getByRole('link', { name: /other rooms/i })).toBeVisible();
	await other.goto(rooms);
	await expect(other.getByRole('article', { name: ROOM.type }).getByRole('button', { name: 'See Rates' })).toHaveCount(
		0,
	);

	// It leaves the nights as it found them: another run may come to the same ones.
	await agent.locator('summary', { hasText: 'Cancel the booking' }).click();
	await agent.getByRole('button', { name: /^Cancel the booking/ }).click();
	await expect(agent.getByText(/The booking has been cancelled. By the agreed terms/)).toBeVisible();
	await hotel.goto(calendar);
	await hotel.getByRole('link', { name: 'Change many nights' }).click();
	await form.getByRole('checkbox', { name: ROOM.type }).check();
	await form.getByLabel('First night').fill(stay.checkIn);
	await form.getByLabel('Last night').fill(addDays(stay.checkIn, 2));
	await form.getByLabel('Rooms to sell', { exact: true }).fill('12');
	await form.getByRole('button', { name: /^Set/ }).click();
	await expect(hotel.getByText('3 nights are set.')).toBeVisible();
});
