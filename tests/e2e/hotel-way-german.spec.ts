import type { Page } from 'playwright/test';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { HOTEL } from './hotel-way';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

// Away from the weeks of other tests, and from what an earlier run may have left booked.
const checkIn = addDays(plainDate('2027-03-13'), 7 * (Math.floor(Date.now() / 1000) % 3));
const STAY = `checkInDate=${checkIn}&checkOutDate=${addDays(checkIn, 5)}`;

test.use({ viewport: VIEWPORTS.phone, locale: 'de-DE' });

test('the whole way on a phone, in German and in a partner’s brand: search, select, save, option, answer, booking', async ({
	page,
	browser,
	expectAccessible,
}) => {
	test.slow();
	const client = `Brandstätter ${Date.now() % 100_000}`;
	const fits = async (where: string, of: Page = page) => {
		const over = await of.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect.soft(Math.max(0, over), `pixels of ${where} beside the window`).toBe(0);
	};
	await openAs(page, 'Aurélie Marchand', `/hotels?destination=Courchevel&${STAY}&lng=de`);
	await expect(page.getByRole('banner').getByRole('link', { name: /^Corvin/ })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Courchevel');
	await fits('the search');
	await expectAccessible('the search');
	await page.getByRole('article').getByRole('link', { name: HOTEL, exact: true }).click();
	const room = page.getByRole('article', { name: 'Deluxe Room Jardin Alpin' });
	await room.getByRole('button', { name: 'Raten ansehen' }).click();
	await expect(room.getByRole('radio', { checked: true })).toHaveCount(1);
	await fits('the rooms');
	await room.getByRole('button', { name: /^Zur Auswahl hinzufügen/ }).click();
	await page.getByRole('button', { name: 'Auswahl ansehen' }).click();
	const selection = page.getByRole('region', { name: 'Auswahl', exact: true });
	await expectAccessible('the selection');
	await selection.getByRole('link', { name: 'Auswahl als Interesse sichern' }).click();
	const dialog = page.getByRole('dialog', { name: 'Auswahl als Interesse sichern' });
	await dialog.getByLabel('Vorname').fill('Johanna');
	await dialog.getByLabel('Nachname').fill(client);
	await dialog.getByRole('button', { name: /^Interesse sichern/ }).click();
	await expect(page).toHaveURL(/\/partner\/dashboard\/leads\/lead_/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(client);
	const lead = page.url();
	await fits('the lead');
	await expectAccessible('the lead');
	await page.getByRole('link', { name: 'Option nehmen' }).first().click();
	await expect(page.getByRole('heading', { level: 1, name: `Option: ${HOTEL}` })).toBeVisible();
	await fits('the request');
	await page.getByRole('button', { name: 'Option anfragen' }).click();
	await expect(page.getByText('Die Option ist angefragt. Das Hotel antwortet innerhalb von 24 Stunden.')).toBeVisible();

	const phone = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'de-DE' });
	const hotel = await phone.newPage();
	await openAs(hotel, 'Sabine Lorünser', '/partner/hotel?lng=de');
	const request = hotel.getByRole('article', { name: client });
	await fits('the desk of the hotel', hotel);
	await request.getByRole('button', { name: 'Option bestätigen' }).click();
	await expect(request).toHaveCount(0);
	await phone.close();

	await page.goto(lead);
	await whenAlive(page);
	await page
		.getByRole('link', { name: /Jetzt buchen/ })
		.first()
		.click();
	await page.getByLabel('Überweisung').check({ force: true });
	await page.getByLabel(/^Mein Kunde ist mit diesen Zimmern/).check();
	await fits('the booking');
	// Clear of the bar at the lower edge, as the page scrolls.
	const book = page.getByRole('button', { name: /^Für .* buchen$/ });
	await book.evaluate((button) => button.scrollIntoView({ block: 'center' }));
	await expectAccessible('the booking');
	await book.click();
	await expect(page.getByText(/^Gebucht\./)).toBeVisible();
	await expect(page.getByRole('main')).toContainText('Bestätigte Buchung');
	await fits('the booked lead');
});
