import { expect, expectPicture, newGuest, test, VIEWPORTS } from './site';
import { WORDS } from './words';

/** The main job where no script runs: plain forms, links and pages. */
test.use({ javaScriptEnabled: false });

for (const [name, viewport, language] of [
	['desktop', VIEWPORTS.desktop, 'en'],
	['phone', VIEWPORTS.phone, 'de'],
] as const) {
	test.describe(`on a ${name} in ${language}`, () => {
		test.use({ viewport, locale: language === 'en' ? 'en-GB' : 'de-AT' });
		const words = WORDS[language];

		test('search, look, enquire', async ({ page, inbox, complaints }) => {
			await page.goto('/');
			const box = page.getByRole('search', { name: words.home.search });
			await box.getByLabel(words.home.destination).fill('Courchevel');
			await box.getByLabel(words.dates.checkIn, { exact: true }).fill('2026-12-19');
			await box.getByLabel(words.dates.checkOut, { exact: true }).fill('2026-12-26');
			await box.getByText(words.home.guests, { exact: true }).click();
			await box.getByRole('spinbutton', { name: words.home.adults }).fill('8');
			await box.getByRole('spinbutton', { name: words.home.children }).fill('2');
			await box.getByRole('button', { name: words.home.search, exact: true }).press('Enter');

			await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.search.results);
			if (name === 'phone') await page.getByRole('link', { name: words.search.filters }).click();
			const filters = page.getByRole('region', { name: /Filter/ });
			await filters.getByRole('checkbox', { name: words.search.sauna }).check();
			await filters.getByRole('checkbox', { name: words.search.pets }).check();
			await filters.getByRole('button').locator('visible=true').last().click();
			await expect(page).toHaveURL(/facilityArray=sauna.*petsAllowed=true|petsAllowed=true.*facilityArray=sauna/);
			await expect(page.getByRole('region', { name: words.search.other })).toBeVisible();

			const card = page.locator('#results').getByRole('article').first();
			const property = (await card.getByRole('heading').textContent()) ?? '';
			await expect(card).toContainText(words.search.price);
			await card.getByRole('link').first().click();
			await expect(page.getByRole('heading', { level: 1, name: property })).toBeVisible();

			await page.getByRole('link', { name: words.property.allPictures }).click();
			await expect(page).toHaveURL(/view=pictures/);
			await expectPicture(page.getByRole('main').getByRole('listitem').nth(2).locator('img'));
			await page.goBack();

			await page
				.locator('main')
				.getByRole('link', { name: words.property.enquire, exact: true })
				.locator('visible=true')
				.first()
				.click();
			const dialog = page.getByRole('dialog', { name: words.enquiry.dialog });
			await expect(dialog.getByRole('heading', { name: words.enquiry.period })).toBeVisible();
			await expect(dialog.getByLabel(words.dates.checkIn, { exact: true })).toHaveValue('2026-12-19');
			const level = dialog.getByRole('group', { name: words.enquiry.level }).getByRole('radio').first();
			await level.check();
			await dialog.getByRole('button', { name: words.enquiry.next, exact: true }).click();
			await expect(dialog.getByText(words.enquiry.errors.interest)).toBeVisible();
			await expect(level).toBeChecked();
			expect(complaints.splice(0).filter((each) => !/\b400\b/.test(each))).toEqual([]);
			await dialog.getByLabel(words.enquiry.interest).check();
			await dialog.getByRole('button', { name: words.enquiry.next, exact: true }).click();

			await expect(dialog.getByRole('heading', { name: words.enquiry.contact })).toBeVisible();
			const guest = newGuest(language);
			await dialog.getByRole('textbox', { name: words.enquiry.name }).fill(guest.name);
			await dialog.getByRole('textbox', { name: words.enquiry.email }).fill(guest.email);
			await dialog.getByRole('textbox', { name: words.enquiry.phone }).fill(guest.phone);
			await dialog.getByRole('textbox', { name: words.enquiry.city }).fill(guest.city);
			await dialog.getByLabel(words.enquiry.contactConsent).check();
			await dialog.getByLabel(words.enquiry.privacy).check();
			await dialog.getByRole('button', { name: words.enquiry.send }).click();
			await expect(dialog.getByRole('heading', { name: words.enquiry.thanks })).toBeVisible();

			// a reload that sends the form again makes no second enquiry
			await page.reload();
			await expect(page.getByRole('heading', { name: words.enquiry.thanks })).toBeVisible();
			const [mail] = await inbox.mailsTo(guest.email, 1);
			expect(mail?.subject).toContain(property);
			expect((await inbox.teamMailAbout(guest.email)).text).toContain(guest.city);
		});
	});
}
