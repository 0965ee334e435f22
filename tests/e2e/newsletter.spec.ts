import { aliveFooter, expect, newGuest, test, VIEWPORTS } from './site';

const WORDS = {
	en: {
		heading: 'New houses, open weeks',
		name: 'Full name',
		email: 'Email address',
		privacy: /I accept the privacy policy/,
		send: 'Subscribe',
		errors: ['Please enter your name', 'Please enter your email address', 'Please accept the privacy policy'],
		shape: 'This address looks incomplete. Please check it, the letters go there.',
		success: 'Success! We look forward to sending you the latest news about luxury skiing in the Alps.',
		failed: 'Unfortunately, an error occurred. Please reach us by phone or email.',
		confirm: 'Confirm subscription',
		confirmed: 'Your subscription is confirmed',
		end: 'Unsubscribe',
		ended: 'You are unsubscribed',
	},
	de: {
		heading: 'Neue Häuser, freie Wochen',
		name: 'Vor- und Nachname',
		email: 'E-Mail-Adresse',
		privacy: /Ich akzeptiere die Datenschutzerklärung/,
		send: 'Anmelden',
		errors: [
			'Bitte geben Sie Ihren Namen an',
			'Bitte geben Sie Ihre E-Mail-Adresse an',
			'Bitte akzeptieren Sie die Datenschutzerklärung',
		],
		shape: 'Diese Adresse scheint unvollständig. Bitte prüfen Sie sie, die Briefe gehen dorthin.',
		success:
			'Vielen Dank! Wir freuen uns darauf, Ihnen das Neueste über luxuriöse Skiferien in den Alpen zu schreiben.',
		failed: 'Leider ist ein Fehler aufgetreten. Bitte erreichen Sie uns per Telefon oder E-Mail.',
		confirm: 'Anmeldung bestätigen',
		confirmed: 'Ihre Anmeldung ist bestätigt',
		end: 'Abmelden',
		ended: 'Sie sind abgemeldet',
	},
} as const;

/** From the footer to the inbox, and out again. */
for (const [language, viewport] of [
	['en', VIEWPORTS.desktop],
	['de', VIEWPORTS.phone],
] as const) {
	test.describe(`newsletter in ${language}`, () => {
		test.use({ viewport, locale: language === 'en' ? 'en-GB' : 'de-AT' });
		const words = WORDS[language];

		test('sign-up, confirmation, end', async ({ page, inbox, expectAccessible, complaints }) => {
			const guest = newGuest(language);
			await page.goto(`/contact?lng=${language}`);
			const form = (await aliveFooter(page)).locator('form');
			await form.getByRole('button', { name: words.send }).click();
			for (const error of words.errors) await expect(form.getByText(error)).toBeVisible();
			await expect(form.getByLabel(words.name)).toBeFocused();
			await expectAccessible('the faults of the newsletter form');

			await form.getByLabel(words.name).fill(guest.name);
			await form.getByLabel(words.email).fill('ada@');
			await form.getByLabel(words.privacy).check();
			await form.getByRole('button', { name: words.send }).click();
			await expect(form.getByText(words.shape)).toBeVisible();
			expect(complaints.splice(0).filter((each) => !/\b422\b/.test(each))).toEqual([]);

			await form.getByLabel(words.email).fill(guest.email);
			await page.route('**/api/newsletter/client', (route) => route.abort('connectionfailed'), { times: 1 });
			await form.getByRole('button', { name: words.send }).click();
			await expect(form.getByText(words.failed)).toBeVisible();
			await expect(form.getByLabel(words.name)).toHaveValue(guest.name);
			complaints.splice(0);

			await form.getByRole('button', { name: words.send }).click();
			await expect(form.getByText(words.success)).toBeVisible();
			await expect(form.getByRole('button', { name: words.send })).toBeDisabled();
			await expectAccessible('the answer of the newsletter form');

			const [mail] = await inbox.mailsTo(guest.email, 1);
			const link = (kind: string, text = '') => new RegExp(`http\\S+/newsletter/${kind}/\\S+`).exec(text)?.[0] ?? '';
			await page.goto(link('confirm', mail?.text));
			await expectAccessible('the confirmation');
			await page.getByRole('main').getByRole('button', { name: words.confirm }).click();
			await expect(page.getByRole('heading', { level: 1, name: words.confirmed })).toBeVisible();

			const [, welcome] = await inbox.mailsTo(guest.email, 2);
			const header = (name: string) => welcome?.headers.find((each) => each.name === name)?.value;
			expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
			const end = link('unsubscribe', welcome?.text);
			expect(header('List-Unsubscribe')).toBe(`<${end}>`);
			await page.goto(end);
			await expectAccessible('the end of the newsletter');
			await page.getByRole('main').getByRole('button', { name: words.end }).click();
			await expect(page.getByRole('heading', { level: 1, name: words.ended })).toBeVisible();
		});
	});
}

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the form in the footer is sent and answered', async ({ page, inbox, complaints }) => {
		const guest = newGuest('en');
		const words = WORDS.en;
		await page.goto('/contact');
		await page.getByRole('contentinfo').getByLabel(words.name).fill(guest.name);
		await page.getByRole('contentinfo').getByRole('button', { name: words.send }).click();
		const main = page.getByRole('main');
		await expect(main.getByLabel(words.name)).toHaveValue(guest.name);
		await expect(main.getByText(words.errors[1])).toBeVisible();
		expect(complaints.splice(0).filter((each) => !/\b400\b/.test(each))).toEqual([]);
		await main.getByLabel(words.email).fill(guest.email);
		await main.getByLabel(words.privacy).check();
		await main.getByRole('button', { name: words.send }).click();
		await expect(main.getByText(words.success)).toBeVisible();
		await inbox.mailsTo(guest.email, 1);
	});
});
