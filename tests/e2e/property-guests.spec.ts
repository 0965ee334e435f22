import { aliveZone, expect, test, VIEWPORTS, whenAlive } from './site';

const STAY = '?checkIn=2027-02-06&checkOut=2027-02-13&serviceLevel=catered';
const AURIKEL = '/chalets/austria/lech/chalet-aurikel';

test.describe('desktop', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('ages are asked with a child, babies may have a cot, and the enquiry begins with all of it', async ({
		page,
		expectAccessible,
	}) => {
		await page.goto(`${AURIKEL}${STAY}&adults=6&children=1`);
		const panel = page.locator('#your-stay');
		await aliveZone(page, panel.locator('details'));
		await panel.getByText('6 adults, 1 child').click();
		await expect(panel.getByText('Fits: 7 of 12 + 2 beds')).toBeVisible();
		await panel.getByRole('button', { name: 'One more: Children' }).click();
		await expect(page).toHaveURL(/children=2/);
		await panel.getByLabel('Age of child 2').selectOption('9');
		await expect(page).toHaveURL(/childrenAges=&childrenAges=9/);
		await panel.getByRole('button', { name: 'One more: Babies' }).click();
		await expect(page).toHaveURL(/babies=1/);
		await panel.getByLabel('Put 1 cot in the parents’ room').check();
		await expect(page).toHaveURL(/cots=1/);
		await expect(panel.getByText('Fits: 8 of 12 + 2 beds, baby in the cot')).toBeVisible();
		await expectAccessible('the guests of a stay');
		await panel.getByRole('link', { name: 'Enquire now' }).click();
		const dialog = page.getByRole('dialog', { name: /^Enquiry about/ });
		await expect(dialog.getByLabel('Age of child 2')).toHaveValue('9');
		await expect(dialog.getByLabel('Age of child 3')).toHaveValue('1');
		await expect(dialog.getByLabel('Put 1 cot in the parents’ room')).toBeChecked();
		await dialog.getByLabel('Age of child 3').selectOption('4');
		await expect(dialog.getByLabel('Put 1 cot in the parents’ room')).toBeHidden();
	});

	test('too many guests: said, with two houses and the team as ways on', async ({ page }) => {
		await page.goto(`${AURIKEL}${STAY}&adults=16`);
		await whenAlive(page);
		const panel = page.locator('#your-stay');
		await panel.getByText('16 adults').click();
		await expect(panel.getByText('Too many for this house: 16 guests, 12 + 2 beds.')).toBeVisible();
		await expect(panel.getByRole('link', { name: 'Two houses beside each other' })).toHaveAttribute(
			'href',
			/^\/search\?checkIn=2027-02-06&checkOut=2027-02-13&adults=16$/,
		);
		await expect(panel.getByRole('link', { name: 'Ask our team' })).toHaveAttribute('href', /enquire-now/);
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('guests are number fields and lists', async ({ page }) => {
		await page.goto(`${AURIKEL}${STAY}&adults=6&children=1`);
		const panel = page.locator('#your-stay');
		await panel.getByText('6 adults, 1 child').click();
		await panel.getByRole('spinbutton', { name: 'Adults' }).fill('4');
		await panel.getByLabel('Age of child 1').selectOption('9');
		await panel.getByRole('button', { name: 'Show the price' }).click();
		await expect(page).toHaveURL(/adults=4&children=1&childrenAges=9/);
		await expect(panel.getByText('4 adults, 1 child')).toBeVisible();
	});
});
