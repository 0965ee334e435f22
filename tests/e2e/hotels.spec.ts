import type { Page } from 'playwright/test';
import { expect, expectPicture, openAs, test, VIEWPORTS, whenAlive } from './site';

const HOTEL = '/hotels/hotel_le-meleze-blanc';

const tab = (page: Page, name: RegExp) =>
	page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name });

test.describe('a hotel at a desk', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('is read by agents in tabs and in an accordion, by pointer and by keys', async ({ page, expectAccessible }) => {
		await openAs(page, 'Clara Engels', HOTEL);
		await expect(page.getByText('Certified partner, Gold')).toBeVisible();
		await page.getByRole('button', { name: 'Expand all' }).first().click();
		await expect(page.locator('.hotel-section:not([open])')).toHaveCount(0);
		await expectAccessible('the hotel');
		await page.getByRole('button', { name: 'Collapse all' }).last().click();
		await expect(page.locator('.hotel-section[open]')).toHaveCount(0);
		await tab(page, /^Rooms and Suites/).click();
		await expect(page).toHaveURL(/tab=rooms/);
		await expect(page.getByRole('heading', { name: 'Deluxe Room Jardin Alpin' })).toBeVisible();
		await page.keyboard.press('3');
		await expect(page).toHaveURL(/tab=sales/);
		await expect(page.getByRole('link', { name: 'amelie.fournier@melezeblanc.example' })).toBeVisible();
		await expectAccessible('sales');
		await page.reload();
		await expect(tab(page, /^Sales/)).toHaveAttribute('aria-current', 'page');
	});

	test('is given a sales contact in a dialog that closes back to it', async ({
		page,
		expectAccessible,
		complaints,
		inbox,
	}) => {
		const email = `sales-${Math.random().toString(36).slice(2)}@hotel.example`;
		await openAs(page, 'Clara Engels', `${HOTEL}?tab=sales`);
		const way = page.getByRole('link', { name: 'Invite sales contact' });
		await way.click();
		const dialog = page.getByRole('dialog');
		await expect(dialog).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(/le-meleze-blanc\?tab=sales$/);
		await way.click();
		await dialog.getByLabel('Full name').fill('Basile Lorrain');
		await dialog.getByLabel('Email').fill('nobody');
		await dialog.getByRole('button', { name: 'Send invitation' }).click();
		await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
		await expect(dialog.getByLabel('Full name')).toHaveValue('Basile Lorrain');
		await expectAccessible('the dialog with a fault');
		complaints.splice(0);
		await dialog.getByLabel('Email').fill(email);
		await dialog.getByRole('button', { name: 'Send invitation' }).click();
		await expect(dialog.getByText('We have written to Basile Lorrain')).toBeVisible();
		const [mail] = await inbox.mailsTo(email, 1);
		const [address = ''] = /http\S+hotel-invitation\/[\w-]{43}/.exec(mail?.text ?? '') ?? [];
		await page.goto(new URL(address).pathname);
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Join with Le Mélèze Blanc');
		await expectPicture(page.getByRole('main').getByRole('img', { name: 'Le Mélèze Blanc' }));
	});

	test('welcomes to its booking engine once, in three steps', async ({ page, expectAccessible }) => {
		await openAs(page, 'Clara Engels', '/distribution/hotels/hotel_le-meleze-blanc');
		const dialog = page.getByRole('dialog');
		await expect(dialog.getByRole('heading', { name: 'Welcome to Le Mélèze Blanc' })).toBeFocused();
		await expectAccessible('the welcome');
		await dialog.getByRole('link', { name: 'Next (1/3)' }).click();
		await expect(dialog.getByRole('heading', { name: 'Create immersive client offers' })).toBeFocused();
		await page.keyboard.press('ArrowRight');
		await expect(dialog.getByRole('heading', { name: 'Personalised communication' })).toBeFocused();
		await dialog.getByRole('link', { name: 'Back' }).click();
		await dialog.getByRole('link', { name: 'Next (2/3)' }).click();
		await dialog.getByRole('link', { name: 'Start Now' }).click();
		await expect(dialog).toBeHidden();
		await page.reload();
		await whenAlive(page);
		await expect(page.getByRole('heading', { name: 'Deluxe Room Jardin Alpin' })).toBeVisible();
		await expect(dialog).toBeHidden();
		await page.getByRole('link', { name: 'How this works' }).click();
		await expect(dialog.getByRole('heading', { name: 'Welcome to Le Mélèze Blanc' })).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expectAccessible('the booking engine');
	});

	test('shows news, and marks them in the menu until they are read', async ({ page, expectAccessible }) => {
		await openAs(page, 'Clara Engels', `${HOTEL}?tab=sales`);
		const entry = page.locator('.trade-person [data-inspiration]');
		await expect(entry).toHaveAttribute('data-new', 'New');
		await page.goto('/hotels/inspirationnow');
		await whenAlive(page);
		// A hotel may have posted a line meanwhile, which has no more to it.
		const post = page
			.getByRole('article')
			.filter({ hasText: /See (More|Less)/ })
			.first();
		await post.getByText('See More').click();
		await expect(post.getByText('See Less')).toBeVisible();
		await expectAccessible('the feed');
		await expect(entry).not.toHaveAttribute('data-new', 'New');
	});
});

test.describe('the search for hotels', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('offers destinations, says why it failed, and is found again as it was left', async ({
		page,
		expectAccessible,
		complaints,
	}) => {
		await openAs(page, 'Clara Engels', '/hotels');
		const destination = page.getByRole('combobox', { name: 'Destination' });
		const search = page.getByRole('button', { name: /^Search/ }).first();
		await page.getByLabel('Check-in', { exact: true }).fill('2027-01-12');
		await page.getByLabel('Check-out', { exact: true }).fill('2027-01-15');
		await expect(page.getByText('Please select a destination')).toBeVisible();
		await expect(search).toBeDisabled();
		await page.getByLabel('Destination').click();
		await expect(page.getByRole('option', { name: 'Austria' }).first()).toBeVisible();
		const destinations = page.getByRole('listbox', { name: 'Destination' });
		await expect(destinations.getByRole('option').last()).toHaveText(
			'Destination missing? Invite hotels in My Network',
		);
		await page.keyboard.type('megeve');
		await page.keyboard.press('ArrowDown');
		await expect(destinations.getByRole('option', { selected: true })).toContainText('Megève, France');
		await expectAccessible('the list of destinations');
		await page.keyboard.press('Escape');
		await destination.fill('Austria');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('in Austria');

		await page.context().setOffline(true);
		await page.getByLabel('Check-out', { exact: true }).fill('2027-01-16');
		await search.click();
		const error = page.getByRole('alert').filter({ hasText: "Oops, your request didn't reach our servers." });
		await expect(error).toBeVisible();
		await page.context().setOffline(false);
		await error.getByRole('button', { name: 'Try again' }).click();
		await expect(error).toBeHidden();

		const hotel = page.getByRole('article').nth(5).getByRole('link').first();
		const name = String(await hotel.textContent());
		await hotel.click();
		await page.getByRole('link', { name: 'Back To Hotel List' }).click();
		await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
		await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
		await expect(page).toHaveURL(/destination=Austria.*checkOutDate=2027-01-16/);
		// The header's way brings the search back too (SELECTION-8).
		await page.goto('/hotels');
		await expect(page).toHaveURL(/destination=Austria.*checkOutDate=2027-01-16/);
		// The browser tells late of what it missed, such as the icon of the page.
		const left = complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'));
		complaints.splice(0, complaints.length, ...left);
	});
});

test.describe('a hotel on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone });

	test('has its tabs at the bottom, and for visitors those of the consumer variant', async ({
		page,
		expectAccessible,
	}) => {
		await page.goto(HOTEL);
		await whenAlive(page);
		await expect(tab(page, /./)).toHaveText(['Hotel', 'Enquiry']);
		// Away from where the bar at the bottom lies half over a button.
		await page.evaluate(() => scrollTo(0, 400));
		await expectAccessible('the hotel for visitors');
		await tab(page, /^Enquiry/).click();
		await expect(page.getByText('We gladly ask Le Mélèze Blanc for you')).toBeVisible();
		await openAs(page, 'Clara Engels', HOTEL);
		await expect(tab(page, /./)).toHaveText(['Hotel', 'Rooms', 'Enquiry']);
		await tab(page, /^Rooms/).click();
		await page.getByText('Facilities').first().click();
		await expectAccessible('the rooms');
	});
});
