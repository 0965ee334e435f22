import { expect, openAs, test, VIEWPORTS } from './site';

const ROOMS = '/hotels/hotel_le-meleze-blanc?tab=rooms&checkInDate=2027-02-13&checkOutDate=2027-02-20&rooms=2';

for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
	test.describe(`rooms of a hotel at ${viewport.width}`, () => {
		test.use({ viewport });

		test('open their pictures and floor plans, which are loaded on demand', async ({ page, expectAccessible }) => {
			const requested: string[] = [];
			page.on('request', (request) => requested.push(request.url()));
			await openAs(page, 'Clara Engels', ROOMS);
			const suite = page.getByRole('article', { name: 'Suite Mélèze, two bedrooms' });
			const pictures = suite.getByRole('link', { name: /^4 pictures of Suite Mélèze/ });
			await expect(pictures).toBeVisible();
			expect(requested.filter((url) => /gallery-dialog|floorplan-dialog/.test(url))).toEqual([]);
			await pictures.click();
			const gallery = page.getByRole('dialog');
			await expect(gallery).toContainText('1 of 4');
			await page.keyboard.press('ArrowRight');
			await expect(gallery).toContainText('2 of 4');
			await page.keyboard.press('Escape');
			await expect(gallery).toHaveCount(0);

			await suite.getByRole('link', { name: 'Floor plan Suite Mélèze, two bedrooms' }).click();
			const plan = page.getByRole('dialog', { name: 'Floor plan of Suite Mélèze, two bedrooms' });
			await expect(async () => {
				const width = await plan.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
				expect(width).toBeGreaterThan(300);
			}).toPass();
			await expectAccessible('a floor plan');
			await plan.getByRole('button', { name: 'Close' }).click();
			await expect(plan).toHaveCount(0);
		});

		test('can be enquired for beside their rates, and say what holds for all of them', async ({ page }) => {
			await openAs(page, 'Clara Engels', ROOMS);
			await expect(page.getByText(/Whether a tourist tax comes on top is not known here/)).toBeVisible();
			const room = page.getByRole('article', { name: 'Deluxe Room Jardin Alpin' });
			// What is opened stands where it was.
			const facilities = room.getByText(/^Facilities/);
			const [before, pets] = [await facilities.boundingBox(), room.getByText('Pets', { exact: true })];
			await facilities.click();
			await expect(pets).toBeVisible();
			expect((await facilities.boundingBox())?.x).toBe(before?.x);
			expect((await pets.boundingBox())?.y).toBeGreaterThan((await facilities.boundingBox())?.y ?? 0);
			await room.getByRole('link', { name: 'Enquire Deluxe Room Jardin Alpin' }).click();
			await expect(page).toHaveURL(/\/rooms\/room_.*\/shop-modal/);
			const dialog = page.getByRole('dialog', { name: 'Add Deluxe Room Jardin Alpin' });
			await expect(dialog.getByRole('spinbutton', { name: /^Adults/ })).toHaveValue('2');
		});
	});
}
