import { expect, newGuest, test, VIEWPORTS, whenAlive } from './site';
import { WORDS } from './words';

const words = WORDS.en;
const PROPERTY = '/chalets/france/courchevel-1850/chalet-mont-blet';

test.use({ viewport: VIEWPORTS.desktop });

test('suggestions by keyboard', async ({ page, expectAccessible }) => {
	await page.goto('/');
	await whenAlive(page);
	const box = page.getByRole('search', { name: words.home.search });
	const field = box.getByRole('combobox', { name: words.home.destination }).or(box.getByLabel(words.home.destination));
	await field.first().focus();
	await page.keyboard.type('courch');
	const list = page.getByRole('listbox', { name: words.home.destination });
	await expect(list.getByRole('option', { name: /Courchevel/ }).first()).toBeVisible();
	await expectAccessible('the list of suggestions');
	await page.keyboard.press('ArrowDown');
	const chosen = list.getByRole('option', { selected: true });
	await expect(chosen).toHaveCount(1);
	const id = await chosen.getAttribute('id');
	await expect(box.getByRole('combobox', { name: words.home.destination })).toHaveAttribute(
		'aria-activedescendant',
		String(id),
	);
	await page.keyboard.press('Enter');
	await expect(list).toBeHidden();
	await expect(box.getByLabel(words.home.destination)).toHaveValue(/Courchevel/);
	await box.getByLabel(words.home.destination).fill('le');
	await expect(list.getByRole('option').first()).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(list).toBeHidden();
	await expect(box.getByLabel(words.home.destination)).toBeFocused();
});

test('the header leads to a property, and offers guests nothing of the trade', async ({ page }) => {
	await page.goto('/search');
	await whenAlive(page);
	const field = page.getByRole('banner').getByLabel('Find a country, resort or house').locator('visible=true');
	await field.focus();
	await page.keyboard.type('mont blet');
	// The list of "mont bl" has a place first.
	await expect(page.getByRole('option').first()).toHaveAccessibleName(/Chalet Mont Blet/);
	await expect(page.getByRole('option', { name: /Invite/ })).toHaveCount(0);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Chalet Mont Blet' })).toBeVisible();
});

test('a period by keyboard', async ({ page, expectAccessible }) => {
	await page.goto('/search');
	await whenAlive(page);
	const line = page.getByRole('search', { name: 'Where and when' });
	await line.getByRole('button', { name: /^Check-in, .*Open calendar$/ }).focus();
	await page.keyboard.press('Enter');
	const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
	await expect(calendar).toBeVisible();
	await expect(calendar.locator(':focus')).toHaveCount(1);
	await expectAccessible('the calendar');
	// from today, 20 November: four weeks and a day on is Saturday, 19 December
	for (let week = 0; week < 4; week += 1) await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowRight');
	await expect(calendar.locator(':focus')).toHaveAccessibleName(/19 December 2026/);
	await page.keyboard.press('Enter');
	// the calendar goes on to the next day by itself
	for (let day = 20; day < 26; day += 1) {
		await expect(calendar.locator(':focus')).toHaveAccessibleName(new RegExp(`\\b${day} December 2026`));
		await page.keyboard.press('ArrowRight');
	}
	await page.keyboard.press('Enter');
	await expect(calendar.getByText('7 nights')).toBeVisible();
	await calendar.getByRole('button', { name: words.dates.apply }).focus();
	await page.keyboard.press('Enter');
	await expect(calendar).toBeHidden();
	await expect(page).toHaveURL(/checkIn=2026-12-19&checkOut=2026-12-26/);
	await expect(line.getByRole('button', { name: /Open calendar$/ }).first()).toBeFocused();
	await line.getByRole('button', { name: /^Check-out, .*Open calendar$/ }).press('Enter');
	await expect(calendar).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(calendar).toBeHidden();
});

test('pictures by keyboard', async ({ page, expectAccessible }) => {
	await page.goto(PROPERTY);
	await whenAlive(page);
	const open = page.getByRole('link', { name: words.property.allPictures });
	await open.focus();
	await page.keyboard.press('Enter');
	const gallery = page.getByRole('dialog', { name: words.property.picturesOf });
	await expect(gallery.getByText(words.property.position(1))).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await expect(gallery.getByText(words.property.position(2))).toBeVisible();
	await page.keyboard.press('End');
	await expect(gallery.getByRole('button', { name: words.property.nextPicture })).toBeDisabled();
	await page.keyboard.press('Home');
	await expect(gallery.getByText(words.property.position(1))).toBeVisible();
	await expectAccessible('the pictures');
	for (let press = 0; press < 8; press += 1) {
		await page.keyboard.press('Tab');
		const isOutside = await page.evaluate(() => {
			const { activeElement } = document;
			return activeElement !== document.body && !activeElement?.closest('dialog');
		});
		expect(isOutside).toBe(false);
	}
	await page.keyboard.press('Escape');
	await expect(gallery).toBeHidden();
	await expect(open).toBeFocused();
});

test('the whole enquiry by keyboard', async ({ page, inbox }) => {
	const guest = newGuest('en');
	await page.goto(`${PROPERTY}?checkIn=2026-12-19&checkOut=2026-12-26&adults=8&children=2`);
	await whenAlive(page);
	const link = page.getByRole('complementary').getByRole('link', { name: words.property.enquire, exact: true });
	await link.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: words.enquiry.dialog });
	await expect(dialog.getByRole('heading', { name: words.enquiry.period })).toBeFocused();
	const tabTo = async (target: ReturnType<typeof dialog.getByRole>) => {
		for (let press = 0; press < 40; press += 1) {
			if (await target.evaluate((element) => element === document.activeElement)) return;
			await page.keyboard.press('Tab');
		}
		await expect(target).toBeFocused();
	};
	await tabTo(dialog.getByRole('checkbox', { name: words.enquiry.interest }));
	await page.keyboard.press('Space');
	await tabTo(dialog.getByRole('button', { name: words.enquiry.next, exact: true }));
	await page.keyboard.press('Enter');
	await expect(dialog.getByRole('heading', { name: words.enquiry.contact })).toBeFocused();
	for (const [name, text] of [
		[words.enquiry.name, guest.name],
		[words.enquiry.email, guest.email],
		[words.enquiry.phone, guest.phone],
		[words.enquiry.city, guest.city],
	] as const) {
		await tabTo(dialog.getByRole('textbox', { name }));
		await page.keyboard.type(text);
	}
	for (const name of [words.enquiry.contactConsent, words.enquiry.privacy]) {
		await tabTo(dialog.getByRole('checkbox', { name }));
		await page.keyboard.press('Space');
	}
	await tabTo(dialog.getByRole('button', { name: words.enquiry.send }));
	await page.keyboard.press('Enter');
	await expect(dialog.getByRole('heading', { name: words.enquiry.thanks })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(new RegExp(`${PROPERTY}\\?.*checkIn=2026-12-19`));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await inbox.mailsTo(guest.email, 1);
});

test('the first key press offers to skip to the content', async ({ page }) => {
	await page.goto('/search');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Skip to content' });
	await expect(skip).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	const isInside = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
	expect(isInside).toBe(true);
});
