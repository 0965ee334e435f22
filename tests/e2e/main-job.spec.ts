import type { Page } from 'playwright/test';
import { expect, expectPicture, type Language, newGuest, test, VIEWPORTS, whenAlive } from './site';
import { WORDS } from './words';

/**
 * The whole main job as a guest does it: "Courchevel, 19 to 26 December, 8 adults, 2 children, sauna, pets", a property, an
 * enquiry in two steps, two mails.
 */
for (const language of ['en', 'de'] as const) {
	for (const [name, viewport] of Object.entries(VIEWPORTS)) {
		test.describe(`in ${language} on a ${name}`, () => {
			test.use({ viewport, locale: language === 'en' ? 'en-GB' : 'de-AT' });

			test('search, look, enquire, two mails', async ({ page, expectAccessible, inbox, complaints }) => {
				test.setTimeout(120_000);
				const words = WORDS[language];
				const isPhone = name === 'phone';

				await page.goto('/');
				await whenAlive(page);
				await expect(page.getByRole('heading', { level: 1, name: words.home.heading })).toBeVisible();
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				await expectAccessible('the landing page');

				await test.step('search', async () => {
					const box = page.getByRole('search', { name: words.home.search });
					await box.getByLabel(words.home.destination).fill('Courchevel');
					await page
						.getByRole('option', { name: /^Courchevel\b/ })
						.first()
						.click();
					await box.getByLabel(words.dates.checkIn, { exact: true }).fill('2026-12-19');
					await box.getByLabel(words.dates.checkOut, { exact: true }).fill('2026-12-26');
					await box.getByText(words.home.guests, { exact: true }).click();
					await box.getByRole('spinbutton', { name: words.home.adults }).fill('8');
					await box.getByRole('spinbutton', { name: words.home.children }).fill('2');
					await page.keyboard.press('Escape');
					await box.getByRole('button', { name: words.home.search, exact: true }).click();
					await expect(page).toHaveURL(/\/search\?.*destination=/);
					await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.search.results);
					const requested = new URL(page.url()).searchParams;
					expect(Object.fromEntries(requested)).toMatchObject({
						checkIn: '2026-12-19',
						checkOut: '2026-12-26',
						adults: '8',
						children: '2',
					});
				});

				await test.step('narrow it down', async () => {
					if (isPhone) await page.getByRole('link', { name: words.search.filters }).click();
					const filters = isPhone
						? page.getByRole('dialog', { name: /Filter/ })
						: page.getByRole('region', { name: /Filter/ });
					await filters.getByRole('checkbox', { name: words.search.sauna }).check();
					await expect(page).toHaveURL(/facilityArray=sauna/);
					await filters.getByRole('checkbox', { name: words.search.pets }).check();
					await expect(page).toHaveURL(/petsAllowed=true/);
					await expectAccessible('the filters');
					if (isPhone) await filters.getByRole('button', { name: words.search.show }).click();
					await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.search.results);
				});

				const results = page.locator('#results');
				await test.step('see properties with pictures and prices, and others in other periods', async () => {
					const cards = results.getByRole('article');
					await expect(cards.first()).toBeVisible();
					for (const card of await cards.all()) {
						await expect(card.getByRole('heading')).not.toBeEmpty();
						await expect(card).toContainText(words.search.price);
					}
					await expectPicture(cards.first().getByRole('img').first());
					const others = page.getByRole('region', { name: words.search.other });
					await expect(others.getByRole('heading', { level: 2 })).toHaveText(words.search.other);
					await expect(others.getByRole('article').first().or(others.getByRole('listitem').first())).toBeVisible();
					await expectAccessible('the results');
				});

				const property = (await results.getByRole('article').first().getByRole('heading').textContent()) ?? '';
				await results.getByRole('article').first().getByRole('link').first().click();
				await expect(page.getByRole('heading', { level: 1, name: property })).toBeVisible();
				await expect(page).toHaveURL(language === 'en' ? /\/france\/courchevel/ : /\/frankreich\/courchevel/);

				await lookAround(page, language);
				await expectAccessible('the house');

				const guest = newGuest(language);
				await test.step('enquire in two steps', async () => {
					await page
						.getByRole('link', { name: words.property.enquire, exact: true })
						.and(page.locator('main a'))
						.locator('visible=true')
						.first()
						.click();
					const dialog = page.getByRole('dialog', { name: words.enquiry.dialog });
					await expect(dialog.getByRole('heading', { name: words.enquiry.period })).toBeFocused();
					await expect(dialog.getByLabel(words.dates.checkIn, { exact: true })).toHaveValue('2026-12-19');
					await expect(dialog.getByLabel(words.dates.checkOut, { exact: true })).toHaveValue('2026-12-26');
					await expect(dialog.getByLabel(words.enquiry.adults)).toHaveValue('8');
					await expect(dialog.getByLabel(words.enquiry.children)).toHaveValue('2');
					await dialog.getByLabel(words.enquiry.ageOf(1)).selectOption('6');
					await dialog.getByRole('group', { name: words.enquiry.level }).getByRole('radio').first().check();
					await expectAccessible('the first step');
					await dialog.getByLabel(words.enquiry.interest).check();
					const next = dialog.getByRole('button', { name: words.enquiry.next, exact: true });
					// The network fails once: it is said, and nothing is lost.
					let isLost = false;
					await page.route(/enquire-now.*_data=/, (route) => {
						if (isLost || route.request().method() !== 'POST') return route.continue();
						isLost = true;
						return route.abort('connectionfailed');
					});
					await next.click();
					await expect(dialog.getByRole('alert')).toBeFocused();
					expect(complaints.splice(0).filter((each) => !/ERR_CONNECTION_FAILED/.test(each))).toEqual([]);
					await next.click();
					await expect(dialog.getByRole('heading', { name: words.enquiry.contact })).toBeFocused();
					await dialog.getByRole('textbox', { name: words.enquiry.name }).fill(guest.name);
					await dialog.getByRole('textbox', { name: words.enquiry.email }).fill(guest.email);
					await dialog.getByRole('textbox', { name: words.enquiry.phone }).fill(guest.phone);
					await dialog.getByRole('textbox', { name: words.enquiry.city }).fill(guest.city);
					await dialog.getByRole('textbox', { name: words.enquiry.message }).fill('Ein Kinderbett, please & merci <3');
					await dialog.getByLabel(words.enquiry.contactConsent).check();
					await dialog.getByLabel(words.enquiry.privacy).check();
					await expectAccessible('the second step');
					await dialog.getByRole('button', { name: words.enquiry.send }).click();
					await expect(dialog.getByRole('heading', { name: words.enquiry.thanks })).toBeFocused();
					await expect(dialog).toContainText(words.enquiry.thanksText);
					await expect(dialog).toContainText(guest.email);
					await expectAccessible('the confirmation');
				});

				await test.step('find two mails', async () => {
					const [mail, ...more] = await inbox.mailsTo(guest.email, 1);
					expect(more).toEqual([]);
					expect(mail?.subject).toContain(property);
					expect(mail?.text).toMatch(language === 'en' ? /Thank you for asking/ : /vielen Dank/i);
					expect(mail?.html).toContain(`lang="${language}"`);
					expect(mail?.html).toMatch(/#122020|rgb\(18, ?32, ?32\)/);
					const team = await inbox.teamMailAbout(guest.email);
					for (const told of [
						property,
						guest.name,
						guest.phone,
						guest.city,
						'Ein Kinderbett, please & merci <3',
						'8',
						'2',
						'6',
					])
						expect(team.text).toContain(told);
					expect(team.html).not.toContain('merci <3');
				});
			});
		});
	}
}

/** Pictures, facts, floor plans, map, availability and terms. */
async function lookAround(page: Page, language: Language): Promise<void> {
	const words = WORDS[language].property;
	await page.getByRole('link', { name: words.allPictures }).click();
	const gallery = page.getByRole('dialog', { name: words.picturesOf });
	await expect(gallery.getByText(words.position(1))).toBeVisible();
	await expectPicture(gallery.getByRole('img').first());
	await page.keyboard.press('ArrowRight');
	await expect(gallery.getByText(words.position(2))).toBeVisible();
	await gallery.getByRole('button', { name: words.closePictures }).click();
	await expect(gallery).toBeHidden();
	for (const section of words.sections) {
		const heading = page.getByRole('heading', { level: 2, name: section, exact: true });
		await heading.scrollIntoViewIfNeeded();
		await expect(heading, section).toBeVisible();
	}
	await expectPicture(page.locator('#floorplans').getByRole('img').first());
	await page.getByText(words.seasons).click();
	await expect(page.getByRole('region', { name: words.seasons }).getByRole('table')).toContainText(/\d\sEUR/);
	await expect(page.locator('#terms')).toContainText(/EUR/);
	await page.locator('#location').scrollIntoViewIfNeeded();
	// drawn by the browser, or, where it has no WebGL, by the server
	const map = page.getByRole('region', { name: words.map }).or(page.getByRole('img', { name: words.map }));
	await expect(map.first()).toBeVisible();
}
