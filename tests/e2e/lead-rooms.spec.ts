import { newInterest } from './new-interest';
import { expect, openAs, test, VIEWPORTS, windowOf } from './site';

/** Away from the weeks that other tests book. */
const MARCH = { checkIn: '2027-03-13', checkOut: '2027-03-20' };

test.describe('the rooms of an interest', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('get another rate and lose a room, shown before it is saved and told in the history; a card takes the place of its room', async ({
		page,
		browser,
		expectAccessible,
	}) => {
		await openAs(page, 'Clara Engels', '/partner/dashboard');
		const lead = await newInterest(page, `Ravndal ${Date.now() % 100_000}`, 2, MARCH);
		await page.goto(lead);
		await page.getByRole('link', { name: 'Change the rooms' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Change the rooms' })).toBeVisible();
		const first = page.getByRole('region', { name: 'Room 1' });
		await first.getByText(/rates for this room/).click();
		await first.getByRole('radio').last().check({ force: true });
		await expect(first).toContainText('changed');
		const figures = page.getByRole('region', { name: 'What changes' });
		await expect(figures).toContainText('Difference');
		await page.getByRole('button', { name: 'Take out room 2' }).click();
		await expect(page.getByRole('region', { name: 'Taken out' })).toBeVisible();
		await expect(page.getByRole('region', { name: 'Room 2' })).toHaveCount(0);
		await expectAccessible('the rooms of a lead that are changed');
		await page.getByRole('button', { name: 'Save the rooms' }).click();
		await expect(page.getByText('The rooms are changed.')).toBeVisible();
		const history = page.getByRole('region', { name: 'History' });
		await expect(history).toContainText('Rooms changed');
		await expect(history).toContainText('taken out');

		await page.getByRole('link', { name: 'Write to the hotel' }).click();
		await page.getByLabel('Your message').fill('Could you do something about the price?');
		await page.getByRole('button', { name: 'Send enquiry' }).click();
		await page.waitForURL(/\/partner\/conversations\/conv_/);
		const conversation = new URL(page.url()).pathname;
		const hotel = await windowOf(browser, 'Sabine Lorünser', conversation.replace('conversations', 'inbox'));
		await hotel.getByRole('button', { name: 'Post a rate' }).click();
		await hotel.getByLabel('Price for this client').fill('5000');
		await hotel.getByRole('button', { name: 'Post the rate' }).click();
		await page.getByRole('link', { name: 'Put into the lead' }).click();
		await expect(page.getByRole('region', { name: 'Room 1' })).toContainText('price of the hotel for this client');
		await expect(page.getByRole('region', { name: 'Room 2' })).toHaveCount(0);
		await page.getByRole('button', { name: 'Save the rooms' }).click();
		await page.waitForURL((url) => url.pathname === lead);
		await expect(page.getByRole('region', { name: 'Rooms' }).getByRole('listitem')).toHaveCount(1);
		await hotel.reload();
		await expect(hotel.getByText('The agency has put this rate into a lead.').first()).toBeVisible();
	});
});

test.describe('without script', () => {
	test.use({ viewport: VIEWPORTS.phone, javaScriptEnabled: false });

	test('rooms are changed as forms: looked at first, then saved', async ({ page }) => {
		await page.goto(`/signin?to=${encodeURIComponent('/partner/dashboard')}`);
		await page.getByRole('button', { name: 'Clara Engels' }).click();
		await page.goto(await newInterest(page, `Sunde ${Date.now() % 100_000}`, 1, MARCH));
		await page.getByRole('link', { name: 'Change the rooms' }).click();
		await page.getByRole('spinbutton', { name: /Adults/ }).fill('1');
		await page.getByRole('button', { name: 'Work out the rooms' }).click();
		const room = page.getByRole('region', { name: 'Room 1' });
		await expect(room).toContainText('Saved');
		await expect(room).toContainText('1 adult');
		await page.getByRole('button', { name: 'Add a room' }).click();
		await expect(page.getByRole('region', { name: 'Room 2' })).toBeVisible();
		await page.getByRole('button', { name: 'Take out room 1' }).click();
		await expect(page.getByRole('region', { name: 'Taken out' })).toBeVisible();
		await page.getByRole('button', { name: /^Put back/ }).click();
		await expect(page.getByRole('region', { name: 'Taken out' })).toHaveCount(0);
	});
});
