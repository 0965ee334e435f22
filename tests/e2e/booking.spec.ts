import type { Locator, Page } from 'playwright/test';
import { openDatabase } from '#db/client';
import { expect, newGuest, test, VIEWPORTS, whenAlive } from './site';

/** What a guest reads and clicks when he books. */
const WORDS = {
	en: {
		path: '/chalets/austria/lech/chalet-aurikel',
		bookThis: 'Book this stay',
		bookShort: 'Book',
		heading: 'Book Chalet Aurikel',
		steps: ['Your stay and who travels', 'How would you like to pay?', 'Is everything as it should be?'],
		fields: {
			firstName: 'First name',
			lastName: 'Last name',
			email: 'Email',
			phone: 'Phone',
			address: 'Address',
			postalCode: 'Postcode',
			city: 'City',
			country: 'Country',
			pet: 'A pet comes along',
			petDetails: 'Which pet, and how large?',
		},
		toPayment: 'Continue to payment',
		toCheckout: 'Continue to checkout',
		card: 'Credit card',
		transfer: 'Bank transfer',
		number: 'Number on the card',
		name: 'Name on the card',
		expiry: 'Valid until',
		code: 'Security code',
		ending: 'Visa ending 7899',
		consents: [
			/privacy policy/,
			/sales policy/,
			/terms and conditions/,
			/lessor's terms/,
			/All details above are correct/,
		],
		book: /^Book for 39\s655,00\sEUR$/,
		thanks: 'Thank you for your booking!',
		thanksText: 'We will send you a confirmation email within the next few minutes',
		booked: /^Booking ([A-Z]+-[A-Z\d]{6}): Chalet Aurikel/,
		subject: 'Your booking of Chalet Aurikel',
		errors: {
			firstName: 'Please enter your first name',
			country: 'Please enter your country',
			petDetails: 'Please tell us about your pet',
			guests: 'Please enter fewer travellers.',
			number: 'Please provide the credit card number.',
			digits: 'Please check the number of the card: one of its digits cannot be right.',
			cardName: 'Please provide the name on the credit card.',
			month: 'Please enter the two-digit month of expiration.',
			year: 'Please enter the two-digit year of expiration.',
			lessor: "Please accept the lessor's terms",
			disclaimer: 'Please accept this disclaimer',
		},
	},
	de: {
		path: '/chalets/oesterreich/lech/chalet-aurikel',
		bookThis: 'Aufenthalt buchen',
		bookShort: 'Buchen',
		heading: 'Chalet Aurikel buchen',
		steps: ['Ihr Aufenthalt und wer reist', 'Wie möchten Sie bezahlen?', 'Ist alles richtig so?'],
		fields: {
			firstName: 'Vorname',
			lastName: 'Nachname',
			email: 'E-Mail',
			phone: 'Telefon',
			address: 'Anschrift',
			postalCode: 'Postleitzahl',
			city: 'Wohnort',
			country: 'Land',
			pet: 'Ein Haustier kommt mit',
			petDetails: 'Welches Tier, und wie groß?',
		},
		toPayment: 'Weiter zur Zahlung',
		toCheckout: 'Weiter zum Abschluss',
		card: 'Kreditkarte',
		transfer: 'Überweisung',
		number: 'Kartennummer',
		name: 'Name auf der Karte',
		expiry: 'Gültig bis',
		code: 'Prüfnummer',
		ending: 'Visa, endet auf 7899',
		consents: [
			/Datenschutzerklärung/,
			/Verkaufsbedingungen/,
			/Allgemeinen Geschäftsbedingungen/,
			/Bedingungen des Vermieters/,
			/Alle Angaben oben sind richtig/,
		],
		book: /^Für 39\s655,00\sEUR buchen$/,
		thanks: 'Vielen Dank für Ihre Buchung!',
		thanksText: 'Sie erhalten in den nächsten Minuten eine Bestätigung per E-Mail',
		booked: /^Buchung ([A-Z]+-[A-Z\d]{6}): Chalet Aurikel/,
		subject: 'Ihre Buchung von Chalet Aurikel',
		errors: {
			firstName: 'Bitte geben Sie Ihren Vornamen an',
			country: 'Bitte geben Sie Ihr Land an',
			petDetails: 'Bitte sagen Sie uns, welches Tier Sie begleitet',
			guests: 'Bitte geben Sie weniger Reisende an.',
			number: 'Bitte geben Sie die Kreditkartennummer an.',
			digits: 'Bitte prüfen Sie die Kartennummer: Eine ihrer Ziffern kann nicht stimmen.',
			cardName: 'Bitte geben Sie den Namen auf der Kreditkarte an.',
			month: 'Bitte geben Sie den Ablaufmonat mit zwei Ziffern an.',
			year: 'Bitte geben Sie das Ablaufjahr mit zwei Ziffern an.',
			lessor: 'Bitte akzeptieren Sie die Bedingungen des Vermieters',
			disclaimer: 'Bitte akzeptieren Sie diese Erklärung',
		},
	},
} as const;

type Words = (typeof WORDS)['en'] | (typeof WORDS)['de'];

const WEEK = '?checkIn=2027-03-20&checkOut=2027-03-27&serviceLevel=catered';

/** The demo brand, whose guests may book. */
const onDemo = (baseURL: string | undefined, path: string) =>
	`http://demo.localhost:${new URL(String(baseURL)).port}${path}`;

const without400 = (complaints: string[]) => complaints.splice(0).filter((each) => !/\b4(00|09)\b/.test(each));

async function fillGuest(main: Locator, words: Words, guest: ReturnType<typeof newGuest>) {
	const [first = '', last = ''] = guest.name.split(' ');
	await main.getByLabel(words.fields.firstName, { exact: true }).fill(first);
	await main.getByLabel(words.fields.lastName, { exact: true }).fill(last);
	await main.getByLabel(words.fields.email, { exact: true }).fill(guest.email);
	await main.getByLabel(words.fields.phone, { exact: true }).fill(guest.phone);
	await main.getByLabel(words.fields.address, { exact: true }).fill('Maximilianstraße 12');
	await main.getByLabel(words.fields.postalCode, { exact: true }).fill('80538');
	await main.getByLabel(words.fields.city, { exact: true }).fill(guest.city);
	await main.getByLabel(words.fields.country, { exact: true }).selectOption('DE');
}

async function fillCard(main: Locator, words: Words) {
	await main.getByLabel(words.number).fill('4000 0012 3456 7899');
	await main.getByLabel(words.name).fill('Ada Thorne');
	await main.getByLabel(words.expiry).fill('09/28');
	await main.getByLabel(words.code).fill('737');
}

const step = (page: Page, words: Words, index: 0 | 1 | 2) =>
	page.getByRole('main').getByRole('heading', { name: words.steps[index] });

for (const [name, viewport, language, hasScript] of [
	['desktop', VIEWPORTS.desktop, 'en', true],
	['phone', VIEWPORTS.phone, 'de', true],
	['desktop without script', VIEWPORTS.desktop, 'en', false],
] as const) {
	test.describe(`on a ${name} in ${language}`, () => {
		test.use({ viewport, locale: language === 'en' ? 'en-GB' : 'de-AT', javaScriptEnabled: hasScript });
		const words = WORDS[language];

		test('a guest books a property with a card', async ({ page, baseURL, expectAccessible, inbox, complaints }) => {
			// three steps with their errors, each under axe
			test.slow();
			const check = hasScript ? expectAccessible : async () => undefined;
			await page.goto(onDemo(baseURL, words.path + WEEK));
			const book = page.getByRole('link', { name: name === 'phone' ? words.bookShort : words.bookThis, exact: true });
			await book.click();
			await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
			if (hasScript) await whenAlive(page);
			const main = page.getByRole('main');
			await check('the first step');

			await main.getByLabel(words.fields.pet).check();
			await main.getByRole('button', { name: words.toPayment }).click();
			for (const error of [words.errors.firstName, words.errors.country, words.errors.petDetails])
				await expect(main.getByText(error)).toBeVisible();
			expect(without400(complaints)).toEqual([]);
			await check('the faults of the first step');
			const guest = newGuest(language);
			await fillGuest(main, words, guest);
			await main.getByLabel(words.fields.petDetails).fill('A calm Labrador');
			// No more adults than the property sleeps, with children too many.
			await expect(main.locator('[name=adults] option')).toHaveCount(12);
			await main.locator('[name=adults]').selectOption('12');
			await main.locator('[name=children]').selectOption('12');
			await main.getByRole('button', { name: words.toPayment }).click();
			await expect(main.getByText(words.errors.guests)).toBeVisible();
			expect(without400(complaints)).toEqual([]);
			await main.locator('[name=adults]').selectOption('4');
			await main.locator('[name=children]').selectOption('0');
			await main.getByRole('button', { name: words.toPayment }).click();

			await expect(step(page, words, 1)).toBeVisible();
			await expect(main.getByRole('radio', { name: words.transfer })).toBeChecked();
			await expect(main.getByLabel(words.number)).toBeHidden();
			await main.getByText(words.card, { exact: true }).click();
			await main.getByLabel(words.number).pressSequentially('4000001');
			if (hasScript) await expect(main.getByLabel(words.number)).toHaveValue('4000 001');
			await main.getByLabel(words.expiry).pressSequentially('0');
			await main.getByRole('button', { name: words.toCheckout }).click();
			for (const error of [words.errors.number, words.errors.cardName, words.errors.month])
				await expect(main.getByText(error)).toBeVisible();
			expect(without400(complaints)).toEqual([]);
			await check('the faults of a card');
			await fillCard(main, words);
			await main.getByLabel(words.number).fill('4000 0012 3456 7898');
			await main.getByLabel(words.expiry).fill('');
			await main.getByLabel(words.expiry).pressSequentially('92');
			if (hasScript) await expect(main.getByLabel(words.expiry)).toHaveValue('09 / 2');
			await main.getByRole('button', { name: words.toCheckout }).click();
			for (const error of [words.errors.digits, words.errors.year]) await expect(main.getByText(error)).toBeVisible();
			expect(without400(complaints)).toEqual([]);
			await fillCard(main, words);
			await main.getByRole('button', { name: words.toCheckout }).click();

			await expect(step(page, words, 2)).toBeVisible();
			await expect(main.getByText(words.ending)).toBeVisible();
			await expect(main.getByText('A calm Labrador')).toBeVisible();
			expect(await page.content()).not.toMatch(/4000 ?0012/);
			await check('the checkout');
			await main.getByRole('button', { name: words.book }).click();
			for (const error of [words.errors.lessor, words.errors.disclaimer])
				await expect(main.getByText(error)).toBeVisible();
			expect(without400(complaints)).toEqual([]);
			await check('the missing consents');
			for (const consent of words.consents) await main.getByRole('checkbox', { name: consent }).check();
			await main.getByRole('button', { name: words.book }).click();

			await expect(main.getByRole('heading', { name: words.thanks })).toBeVisible();
			await expect(main).toContainText(words.thanksText);
			await expect(main.getByRole('button')).toHaveCount(0);
			const [, number = ''] = words.booked.exec(await page.title()) ?? [];
			await expect(main.getByText(number || 'no number', { exact: true })).toBeVisible();
			if (hasScript) await expect(main.getByRole('heading', { name: words.thanks })).toBeFocused();
			await check('the thanks');
			const [mail] = await inbox.mailsTo(guest.email, 1);
			expect(mail?.subject).toBe(words.subject);
			expect(mail?.text).toMatch(/39\s655,00\sEUR/);
			const team = await inbox.teamMailAbout(guest.email);
			for (const told of ['Chalet Aurikel', 'A calm Labrador', '80538', 'Visa ending 7899', number])
				expect(team.text).toContain(told);
			expect(`${mail?.text}${mail?.html}${team.text}${team.html}`).not.toMatch(/4000 ?0012/);
		});
	});
}

test.describe('meanwhile', () => {
	test.use({ viewport: VIEWPORTS.desktop });
	const words = WORDS.en;

	test('the price changes, then the week is sold', async ({ page, baseURL, complaints, inbox }) => {
		const db = openDatabase({ url: `http://127.0.0.1:${Number(new URL(String(baseURL)).port) + 3}` }).$client;
		const rate = `where check_in = '2027-03-13' and level = 2 and property_no = (select no from property where key = 'chalet-schneehuhn')`;
		// as an earlier run has not left it
		await db.execute(`update stay_rate set price_minor = 3230000, status = 'available' ${rate}`);
		await page.goto(
			onDemo(
				baseURL,
				'/chalets/austria/lech/chalet-schneehuhn/book-now?checkIn=2027-03-13&checkOut=2027-03-20&serviceLevel=catered',
			),
		);
		await whenAlive(page);
		const main = page.getByRole('main');
		const guest = newGuest('en');
		await fillGuest(main, words, guest);
		await main.getByRole('button', { name: words.toPayment }).click();
		await main.getByText(words.transfer, { exact: true }).click();
		await main.getByRole('button', { name: words.toCheckout }).click();
		for (const consent of words.consents.slice(0, 4)) await main.getByRole('checkbox', { name: consent }).check();
		await main.getByRole('checkbox', { name: /All details above are correct/ }).check();

		await db.execute(`update stay_rate set price_minor = 3310000 ${rate}`);
		await main.getByRole('button', { name: /^Book for 32\s300,00\sEUR$/ }).click();
		await expect(main.getByRole('alert')).toContainText(
			/it was 32\s300,00\sEUR, it is now 33\s100,00\sEUR\. Nothing has been booked\./,
		);
		await expect(main.getByRole('alert')).toBeFocused();
		await expect(main.getByRole('checkbox', { name: /lessor's terms/ })).toBeChecked();

		await db.execute(`update stay_rate set status = 'sold' ${rate}`);
		await main.getByRole('button', { name: /^Book for 33\s100,00\sEUR$/ }).click();
		await expect(main.getByText(/The property is sold in your desired period\./)).toBeVisible();
		await expect(main.getByLabel(words.fields.city, { exact: true })).toHaveValue(guest.city);
		await main.getByRole('list', { name: 'Free instead' }).getByRole('button').first().click();
		await expect(main.getByText(/The property is sold in your desired period\./)).toBeHidden();
		await main.getByRole('button', { name: words.toPayment }).click();
		await main.getByRole('button', { name: words.toCheckout }).click();
		await main.getByRole('button', { name: /^Book for/ }).click();
		await expect(main.getByRole('heading', { name: words.thanks })).toBeVisible();
		await inbox.mailsTo(guest.email, 1);
		expect(without400(complaints)).toEqual([]);
	});

	test('no price: said for a while, and on in the summary', async ({ page, baseURL, complaints }) => {
		await page.goto(onDemo(baseURL, `${words.path}/book-now${WEEK}`));
		await whenAlive(page);
		const sentence =
			'Unfortunately, we cannot provide a price for the given period and service level. Please choose different values.';
		await page.getByRole('main').locator('[name=checkOut]').fill('2027-03-25');
		await expect(page.getByRole('status').getByText(sentence)).toBeVisible();
		await expect(page.getByRole('status').getByText(sentence)).toBeHidden();
		const summary = page.getByRole('complementary', { name: 'Your booking' });
		await expect(summary).toContainText('There is no price for this period and service level.');
		expect(complaints).toEqual([]);
	});
});
