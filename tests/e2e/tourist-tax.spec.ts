import { aliveZone, expect, test, whenAlive } from './site';

const HOUSE = '/chalets/switzerland/zermatt/chalet-gornera';
const WEEK = 'checkIn=2027-06-12&checkOut=2027-06-19&serviceLevel=self_catered';

test('the tourist tax follows the guests, from the page of a house into its booking', async ({ page }) => {
	await page.goto(`${HOUSE}?${WEEK}&adults=4`);
	await whenAlive(page);
	const stay = page.getByRole('complementary', { name: 'Your stay' });
	await expect(stay).toContainText(/8.750.CHF/);
	await expect(stay).toContainText(/8.862.CHF with tourist tax/);
	const guests = await aliveZone(page, stay.locator('details'));
	await guests.locator('summary').click();
	await guests.getByRole('button', { name: 'One more: Children' }).click();
	await expect(stay).toContainText(/Up to 8.876.CHF with tourist tax/);
	await stay.getByRole('button', { name: 'Why this price?' }).click();
	const why = page.getByRole('dialog', { name: 'Why this price' });
	await expect(why).toContainText(/Tourist tax \(4,00.CHF per person and night, from 16 years\)112,00.CHF/);
	await expect(why).toContainText('Total with tourist tax, at most');
});

test('the booking reckons with the ages of children as they are chosen', async ({ page, baseURL }) => {
	const { port } = new URL(String(baseURL));
	await page.setViewportSize({ width: 1440, height: 1000 });
	await page.goto(`http://demo.localhost:${port}${HOUSE}/book-now?${WEEK}&adults=4&children=1`);
	await whenAlive(page);
	const summary = page.getByRole('complementary', { name: 'Your booking' });
	await expect(summary).toContainText(/Total with tourist tax, at most8.876,00.CHF/);
	// As a guest: a page that nobody has touched is not alive in all its parts.
	await page.getByLabel('Age of child 1').focus();
	await page.getByLabel('Age of child 1').selectOption('5');
	await expect(summary).toContainText(/Total with tourist tax8.862,00.CHF/);
	await expect(summary).toContainText(/Tourist tax, to the house112,00.CHF/);
	await page.getByLabel('Adults').selectOption('2');
	await expect(summary).toContainText(/Total with tourist tax8.806,00.CHF/);
});
