import { expect, newGuest, test, VIEWPORTS, whenAlive } from './site';
import { WORDS } from './words';

/** The general enquiry in three steps and the contact form, and what both say when something is missing. */
for (const [name, viewport, language] of [
	['desktop', VIEWPORTS.desktop, 'en'],
	['phone', VIEWPORTS.phone, 'de'],
] as const) {
	test.describe(`on a ${name} in ${language}`, () => {
		test.use({ viewport, locale: language === 'en' ? 'en-GB' : 'de-AT' });
		const words = WORDS[language];

		test('general enquiry', async ({ page, expectAccessible, inbox, complaints }) => {
			const guest = newGuest(language);
			await page.goto('/enquire-now');
			await whenAlive(page);
			await expect(page.getByRole('heading', { level: 1, name: words.general.heading })).toBeVisible();
			await expectAccessible('the general enquiry');
			const main = page.getByRole('main');
			const next = main.getByRole('button', { name: words.enquiry.next, exact: true });

			await next.click();
			await expect(main.getByText(words.enquiry.errors.checkIn)).toBeVisible();
			await expect(main.getByLabel(words.dates.checkIn, { exact: true })).toBeFocused();
			expect(complaints.splice(0).filter((each) => !/\b400\b/.test(each))).toEqual([]);
			await expectAccessible('the faults of the first step');

			await main.getByLabel(words.general.destination).fill('Lech');
			await page.getByRole('option', { name: /^Lech/ }).first().click();
			await main.getByLabel(words.dates.checkIn, { exact: true }).fill('2027-02-06');
			await main.getByLabel(words.dates.checkOut, { exact: true }).fill('2027-02-13');
			await main.getByLabel(words.enquiry.adults).selectOption('4');
			await main.getByLabel(words.general.onBehalf).check();
			await main.getByLabel(words.general.forWhom).fill('Familie Ötztaler');
			await next.click();

			await expect(main.getByRole('heading', { name: words.general.steps[1] })).toBeFocused();
			await expectAccessible('the second step');
			await main.getByRole('checkbox', { name: words.general.activity }).check();
			await main.getByRole('radio', { name: words.general.property, exact: true }).check();
			await next.click();

			await expect(main.getByRole('heading', { name: words.general.steps[2] })).toBeFocused();
			await main.getByRole('button', { name: words.enquiry.back, exact: true }).click();
			await expect(main.getByRole('checkbox', { name: words.general.activity })).toBeChecked();
			await next.click();
			await expectAccessible('the third step');
			await main.getByRole('textbox', { name: words.enquiry.name }).fill(guest.name);
			await main.getByRole('textbox', { name: words.enquiry.email }).fill(guest.email);
			await main.getByRole('textbox', { name: words.enquiry.phone }).fill(guest.phone);
			await main.getByLabel(words.enquiry.contactConsent).check();
			await main.getByLabel(words.enquiry.privacy).check();
			await main.getByRole('button', { name: words.enquiry.send }).click();

			await expect(main.getByRole('heading', { name: words.enquiry.thanks })).toBeFocused();
			await expect(main).toContainText(words.enquiry.thanksText);
			await expectAccessible('the confirmation');
			await inbox.mailsTo(guest.email, 1);
			const team = await inbox.teamMailAbout(guest.email);
			expect(team.subject).toContain('New general enquiry');
			for (const told of ['Lech', 'Familie Ötztaler', guest.name, guest.phone]) expect(team.text).toContain(told);
		});

		test('contact form', async ({ page, expectAccessible, inbox, complaints }) => {
			const guest = newGuest(language);
			await page.goto(words.contact.path);
			await whenAlive(page);
			await expect(page.getByRole('heading', { level: 1, name: words.contact.heading })).toBeVisible();
			const main = page.getByRole('main');
			const send = main.getByRole('button', { name: words.contact.send });

			await send.click();
			for (const error of [words.enquiry.errors.name, words.enquiry.errors.email, words.enquiry.errors.message])
				await expect(main.getByText(error)).toBeVisible();
			await expect(main.getByRole('textbox', { name: words.contact.name })).toBeFocused();
			expect(complaints.splice(0).filter((each) => !/\b400\b/.test(each))).toEqual([]);
			await expectAccessible('the contact page with faults');

			await main.getByRole('textbox', { name: words.contact.name }).fill(guest.name);
			await main.getByRole('textbox', { name: words.enquiry.email }).fill(guest.email);
			await main.getByRole('textbox', { name: words.contact.message }).fill('Is there room for a piano?');
			await send.click();
			await expect(main.getByText(words.contact.sent)).toBeVisible();
			await expect(send).toBeDisabled();
			await expectAccessible('the contact page after sending');
			const team = await inbox.teamMailAbout(guest.email);
			expect(team.text).toContain('Is there room for a piano?');
			const [copy] = await inbox.mailsTo(guest.email, 1);
			expect(copy?.text).toContain('Is there room for a piano?');
			expect(team.text).toContain(guest.name);
		});

		test('a field is checked when it is left, with the sentence of the server', async ({ page, expectAccessible }) => {
			const scripts: string[] = [];
			const sent: string[] = [];
			page.on('request', (request) => {
				if (/-rules-/.test(request.url())) scripts.push(request.url());
				if (request.method() === 'POST' && request.url().includes(words.contact.path)) sent.push(request.url());
			});
			await page.goto(words.contact.path);
			await whenAlive(page);
			const main = page.getByRole('main');
			const email = main.getByRole('textbox', { name: words.enquiry.email });
			const error = main.getByText(words.enquiry.errors.emailShape);
			expect(scripts).toEqual([]);

			await main.getByRole('textbox', { name: words.contact.name }).pressSequentially('Ada');
			await expect.poll(() => scripts.length).toBeGreaterThan(0);
			await email.pressSequentially('ada@');
			await expect(error).toBeHidden();
			await email.press('Tab');
			await expect(error).toBeVisible();
			await expect(email).toHaveAccessibleDescription(words.enquiry.errors.emailShape);
			await expect(main.getByText(words.enquiry.errors.message)).toBeHidden();
			await expectAccessible('an error before anything is sent');

			await email.focus();
			await email.press('End');
			await email.pressSequentially('example.com');
			await expect(error).toBeHidden();
			expect(sent).toEqual([]);
		});
	});
}

test('the enquiry over a property leaves the page beneath it alone until the first touch', async ({ page }) => {
	const beneath: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/lower-page-')) beneath.push(request.url());
	});
	await page.goto('/chalets/austria/lech/chalet-aurikel/enquire-now', { waitUntil: 'networkidle' });
	await whenAlive(page);
	await expect(page.getByRole('dialog')).toBeVisible();
	expect(beneath).toEqual([]);
	await page.keyboard.press('Tab');
	await expect.poll(() => beneath.length).toBe(1);
});
