import { expect, newGuest, test, VIEWPORTS, whenAlive } from './site';
import { WORDS } from './words';

/** The general enquiry for any week of a month (FORM-23): handed over by a search, chosen by hand, and without script. */
for (const [name, viewport, language, month, week] of [
	['desktop', VIEWPORTS.desktop, 'en', 'Or any week in', 'Any week in February 2027'],
	['phone', VIEWPORTS.phone, 'de', 'Oder eine Woche im', 'Eine Woche im Februar 2027'],
] as const) {
	test.describe(`on a ${name} in ${language}`, () => {
		test.use({ viewport, locale: language === 'en' ? 'en-GB' : 'de-AT' });
		const words = WORDS[language];

		test('a month takes the place of dates and reaches the mails', async ({ page, expectAccessible, inbox }) => {
			const guest = newGuest(language);
			await page.goto('/enquire-now?month=2027-02');
			await whenAlive(page);
			const main = page.getByRole('main');
			const [list, arrival] = [main.getByLabel(month), main.getByLabel(words.dates.checkIn, { exact: true })];
			await expect(list).toHaveValue('2027-02');

			// Dates take the month's place, and a month that of dates.
			await arrival.fill('2027-03-06');
			await expect(list).toHaveValue('');
			await list.selectOption('2027-02');
			await expect(arrival).toHaveValue('');

			await main.getByLabel(words.general.destination).pressSequentially('Verb');
			const verbier = main.getByRole('option', { name: /^Verbier/ }).first();
			await expect(verbier).toBeVisible();
			await expectAccessible('the suggestions of a destination');
			await verbier.click();
			await expect(main.getByLabel(words.general.destination)).toHaveValue('Verbier');

			const next = main.getByRole('button', { name: words.enquiry.next, exact: true });
			await next.click();
			await expect(main.getByRole('heading', { name: words.general.steps[1] })).toBeFocused();
			await main.getByRole('button', { name: words.enquiry.back, exact: true }).click();
			await expect(list).toHaveValue('2027-02');
			await next.click();
			await expect(main.getByRole('heading', { name: words.general.steps[1] })).toBeFocused();
			await next.click();
			await main.getByRole('textbox', { name: words.enquiry.name }).fill(guest.name);
			await main.getByRole('textbox', { name: words.enquiry.email }).fill(guest.email);
			await main.getByRole('textbox', { name: words.enquiry.phone }).fill(guest.phone);
			await main.getByLabel(words.enquiry.contactConsent).check();
			await main.getByLabel(words.enquiry.privacy).check();
			await main.getByRole('button', { name: words.enquiry.send }).click();
			await expect(main.getByRole('heading', { name: words.enquiry.thanks })).toBeFocused();
			const [mail] = await inbox.mailsTo(guest.email, 1);
			expect(mail?.text).toContain(week);
			const team = await inbox.teamMailAbout(guest.email);
			for (const told of ['Any week in February 2027', 'Verbier']) expect(team.text).toContain(told);
		});
	});
}

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false, locale: 'en-GB' });

	test('the month is a list, and its absence is told with both ways', async ({ page, complaints }) => {
		await page.goto('/enquire-now');
		const main = page.getByRole('main');
		const next = main.getByRole('button', { name: 'Continue', exact: true });
		await main.getByLabel(WORDS.en.general.destination).fill('Verbier');
		await next.click();
		await expect(main.getByText('Please enter the check in date, or choose a month below')).toBeVisible();
		await expect(main.getByLabel(WORDS.en.general.destination)).toHaveValue('Verbier');
		await main.getByLabel('Or any week in').selectOption('2027-02');
		await next.click();
		await expect(main.getByRole('heading', { name: WORDS.en.general.steps[1] })).toBeVisible();
		expect(complaints.splice(0).filter((each) => !/\b400\b/.test(each))).toEqual([]);
	});
});
