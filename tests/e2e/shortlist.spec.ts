import type { Page } from 'playwright/test';
import { SHORTLIST_LIMIT } from '~/domain/shortlist/property-code';
import { expect, type Language, newGuest, openAs, test, VIEWPORTS, whenAlive } from './site';
import { WORDS as SITE_WORDS } from './words';

const WORDS = {
	en: {
		locale: 'en-GB',
		keep: /^Keep .* on the shortlist$/,
		link: (count: number) => (count === 1 ? 'Shortlist, 1 house' : `Shortlist, ${count} houses`),
		none: 'Shortlist',
		title: 'Shortlist',
		compare: 'Comparison of houses',
		remove: (property: string) => `Remove ${property} from the shortlist`,
		removed: 'is off the list.',
		undo: 'Undo',
		keepAll: 'Keep these 2',
		share: 'Share',
		together: 'Enquire about these 2 together',
		any: 'No preference',
		interest: 'I would like to enquire about these properties',
		subject: 'Your enquiry for 2 houses',
		all: 'All 5 houses',
		choose: 'Compare the chosen ones',
		empty: 'Nothing kept yet',
		sold: 'Fully booked',
	},
	de: {
		locale: 'de-AT',
		keep: / merken$/,
		link: (count: number) => (count === 1 ? 'Merkliste, 1 Haus' : `Merkliste, ${count} Häuser`),
		none: 'Merkliste',
		title: 'Merkliste',
		compare: 'Vergleich der Häuser',
		remove: (property: string) => `${property} von der Merkliste entfernen`,
		removed: 'steht nicht mehr auf der Liste.',
		undo: 'Rückgängig',
		keepAll: 'Diese 2 merken',
		share: 'Teilen',
		together: '2 Häuser gemeinsam anfragen',
		any: 'Keine Vorgabe',
		interest: 'Ich möchte diese Häuser anfragen',
		subject: 'Ihre Anfrage für 2 Häuser',
		all: 'Alle 5 Häuser',
		choose: 'Auswahl vergleichen',
		empty: 'Noch nichts gemerkt',
		sold: 'Ausgebucht',
	},
} as const;

const SEARCH = '/search?destination=Lech&sort=price_low';

/** Keeps the first properties of the search, by their hearts, and answers their names. */
async function keepFirst(page: Page, count: number, language: Language): Promise<string[]> {
	await page.goto(SEARCH);
	await whenAlive(page);
	const names: string[] = [];
	for (let at = 0; at < count; at++) {
		const card = page.locator('#results').getByRole('article').nth(at);
		names.push(((await card.getByRole('heading').textContent()) ?? '').trim());
		const heart = card.getByRole('button', { name: WORDS[language].keep });
		await heart.click();
		await expect(heart).toHaveAttribute('aria-pressed', 'true');
	}
	return names;
}

const header = (page: Page) => page.locator('header.site-header');

for (const [language, viewport] of [
	['en', VIEWPORTS.desktop],
	['de', VIEWPORTS.phone],
] as const) {
	const words = WORDS[language];
	const site = SITE_WORDS[language];

	test.describe(`the shortlist in ${language} at ${viewport.width}`, () => {
		test.use({ viewport, locale: words.locale });

		test('keep, compare, take one off and back, enquire about both', async ({
			page,
			inbox,
			expectAccessible,
			complaints,
		}) => {
			const [first = '', second = ''] = await keepFirst(page, 2, language);
			await header(page)
				.getByRole('link', { name: words.link(2) })
				.click();
			await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
			await expect(page).toHaveURL(/\/shortlist\?houses=[a-z0-9]+\.[a-z0-9]+$/);
			const table = page.getByRole('region', { name: words.compare });
			await expect(table.getByRole('columnheader')).toHaveCount(2);
			await expect(table).toContainText(/\d\sEUR|CHF/);
			await expect(page.getByRole('button', { name: words.keepAll })).toBeHidden();
			await expectAccessible('a shortlist');
			const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
			expect(isWide, 'nothing sticks out sideways').toBe(false);

			await page.getByRole('link', { name: words.remove(first) }).click();
			await expect(page.getByText(words.removed)).toBeVisible();
			await expect(table.getByRole('columnheader')).toHaveCount(1);
			await expect(header(page).getByRole('link', { name: words.link(1) })).toBeVisible();
			await page.getByRole('button', { name: words.undo }).click();
			await expect(table.getByRole('columnheader')).toHaveCount(2);
			await expect(table.getByRole('columnheader').first()).toContainText(first);
			await expect(header(page).getByRole('link', { name: words.link(2) })).toBeVisible();

			await page.getByRole('link', { name: words.together }).click();
			await expect(page.getByRole('checkbox', { name: new RegExp(first) })).toBeChecked();
			await page.getByLabel(site.dates.checkIn, { exact: true }).fill('2027-05-08');
			await page.getByLabel(site.dates.checkOut, { exact: true }).fill('2027-05-15');
			await page.getByRole('radio', { name: words.any }).check({ force: true });
			await page.getByRole('button', { name: site.enquiry.next, exact: true }).click();
			await expect(page.getByText(words.interest)).toBeVisible();
			await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
			await expectAccessible('an enquiry about several houses with a fault');
			expect(complaints.splice(0).filter((each) => !/\b400\b/.test(each))).toEqual([]);
			await page.getByLabel(words.interest).check();
			await page.getByRole('button', { name: site.enquiry.next, exact: true }).click();
			await expect(page.getByRole('heading', { name: site.enquiry.contact })).toBeVisible();
			const guest = newGuest(language);
			await page.getByRole('main').getByRole('textbox', { name: site.enquiry.name }).fill(guest.name);
			await page.getByRole('main').getByRole('textbox', { name: site.enquiry.email }).fill(guest.email);
			await page.getByRole('textbox', { name: site.enquiry.phone }).fill(guest.phone);
			await page.getByRole('textbox', { name: site.enquiry.city }).fill(guest.city);
			await page.getByRole('main').getByLabel(site.enquiry.contactConsent).check();
			await page.getByRole('main').getByLabel(site.enquiry.privacy).check();
			await page.getByRole('button', { name: site.enquiry.send }).click();
			await expect(page.getByRole('heading', { name: site.enquiry.thanks })).toBeVisible();

			const [mail] = await inbox.mailsTo(guest.email, 1);
			expect(mail?.subject).toContain(words.subject);
			const team = await inbox.teamMailAbout(guest.email);
			for (const property of [first, second]) {
				expect(mail?.text).toContain(property);
				expect(team.text).toContain(property);
			}
		});

		test('more than four are chosen from a list', async ({ page, expectAccessible }) => {
			const names = await keepFirst(page, 5, language);
			await header(page)
				.getByRole('link', { name: words.link(5) })
				.click();
			const table = page.getByRole('region', { name: words.compare });
			await expect(table.getByRole('columnheader')).toHaveCount(4);
			const list = page.getByRole('region', { name: words.all });
			await expectAccessible('a long shortlist');
			const boxes = list.getByRole('checkbox');
			await boxes.nth(4).check();
			await expect(list.getByRole('button', { name: words.choose })).toBeDisabled();
			await boxes.nth(0).uncheck();
			await boxes.nth(1).uncheck();
			await list.getByRole('button', { name: words.choose }).click();
			await expect(table.getByRole('columnheader')).toHaveCount(3);
			await expect(table.getByRole('columnheader').last()).toContainText(names[4] ?? '');
		});

		test('a shared address shows the list in a browser that keeps nothing', async ({ page, browser, baseURL }) => {
			const [first = ''] = await keepFirst(page, 2, language);
			await header(page)
				.getByRole('link', { name: words.link(2) })
				.click();
			await page.getByText(words.share, { exact: true }).first().click();
			await expect(page.locator('input[readonly]')).toHaveValue(/\/shortlist\?houses=/);
			const fresh = await browser.newContext({ viewport, locale: words.locale, ...(baseURL ? { baseURL } : {}) });
			const other = await fresh.newPage();
			const { pathname, search } = new URL(page.url());
			await other.goto(pathname + search);
			await whenAlive(other);
			await expect(other.getByRole('columnheader').first()).toContainText(first);
			await expect(header(other).getByRole('link', { name: words.none, exact: true })).toBeVisible();
			await other.getByRole('button', { name: words.keepAll }).click();
			await expect(header(other).getByRole('link', { name: words.link(2) })).toBeVisible();
			await fresh.close();
		});
	});
}

test('a property is saved from its own page, in all windows, and over a reload', async ({ page, context }) => {
	await page.goto('/chalets/austria/lech/chalet-aurikel');
	await whenAlive(page);
	const other = await context.newPage();
	await other.goto('/contact');
	await whenAlive(other);
	const heart = page.getByRole('button', { name: 'Keep Chalet Aurikel on the shortlist' });
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await expect(header(other).getByRole('link', { name: 'Shortlist, 1 house' })).toBeVisible();
	await page.reload();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await heart.press('Space');
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	await expect(header(other).getByRole('link', { name: 'Shortlist', exact: true })).toBeVisible();
	await other.close();
});

test('what is kept from a dated search stands with its dates and party, until they are taken away', async ({
	page,
}) => {
	await page.goto('/search?destination=Lech&checkIn=2027-06-19&checkOut=2027-06-26&adults=5&sort=price_low');
	await whenAlive(page);
	const card = page.locator('#results').getByRole('article').first();
	await card.getByRole('button', { name: WORDS.en.keep }).click();
	const price = (await card.locator('.amount').textContent()) ?? '';
	const kept = header(page).getByRole('link', { name: 'Shortlist, 1 house' });
	await kept.click();
	await expect(page).toHaveURL(/houses=[a-z0-9]+&checkIn=2027-06-19&checkOut=2027-06-26&adults=5$/);
	await expect(page.getByRole('region', { name: WORDS.en.compare })).toContainText(price.slice(0, 5));
	await expect(page.getByLabel('Adults')).toHaveValue('5');

	// Without dates in the address the browser's list comes with its dates all the same.
	await page.goto('/shortlist');
	await expect(page).toHaveURL(/checkIn=2027-06-19&checkOut=2027-06-26&adults=5$/);
	await page.getByLabel('Adults').selectOption('4');
	await page.getByRole('button', { name: 'Show prices' }).click();
	await expect(kept).toHaveAttribute('href', /adults=4$/);
	await page.goto('/contact');
	await whenAlive(page);
	await expect(kept).toHaveAttribute('href', /checkOut=2027-06-26&adults=4$/);

	await kept.click();
	await page.getByRole('link', { name: 'Without dates' }).click();
	await expect(kept).not.toHaveAttribute('href', /checkIn/);
	await page.goto('/contact');
	await whenAlive(page);
	await expect(kept).toHaveAttribute('href', /\/shortlist\?houses=[a-z0-9]+(&adults=4)?$/);
});

test('a full list refuses one more house, and says so', async ({ page }) => {
	await page.goto(SEARCH);
	await page.evaluate((limit) => {
		localStorage.setItem('shortlist', JSON.stringify(Array.from({ length: limit }, (_, at) => `full${at}`)));
	}, SHORTLIST_LIMIT);
	await page.reload();
	await whenAlive(page);
	const heart = page.locator('#results').getByRole('article').first().getByRole('button', { name: WORDS.en.keep });
	await heart.click();
	await expect(page.getByRole('status').filter({ hasText: `holds ${SHORTLIST_LIMIT} houses` })).toBeVisible();
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('an agent reads price and commission, and goes on to a lead for the chosen dates', async ({
	page,
	expectAccessible,
}) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await openAs(page, 'Clara Engels', SEARCH);
	const card = page.locator('#results').getByRole('article').first();
	const property = ((await card.getByRole('heading').textContent()) ?? '').trim();
	const heart = card.getByRole('button', { name: WORDS.en.keep });
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await page.goto('/shortlist');
	const table = page.getByRole('region', { name: WORDS.en.compare });
	await expect(table.getByRole('row', { name: /^Your commission/ })).toContainText(/[\d\s]+\sEUR, \d+%/);
	await expect(page.getByRole('link', { name: /^Enquire about/ })).toHaveCount(0);
	await expect(table).toContainText('Choose dates above');
	await page.getByLabel('Check-in', { exact: true }).fill('2027-05-08');
	await page.getByLabel('Check-out', { exact: true }).fill('2027-05-15');
	await page.getByRole('button', { name: 'Show prices' }).click();
	for (const way of ['Book Now', 'Take Option'])
		await expect(table.getByRole('link', { name: `${way}: ${property}` })).toBeVisible();
	await expectAccessible('the shortlist of an agent');
	await table.getByRole('link', { name: `Save as interest: ${property}` }).click();
	await expect(page.getByRole('dialog').locator('[name=checkIn]')).toHaveValue('2027-05-08');
});

test('an address without properties redirects to the saved ones, and says so when there are none', async ({ page }) => {
	await page.goto('/shortlist');
	await expect(page.getByRole('heading', { name: WORDS.en.empty })).toBeVisible();
	await keepFirst(page, 1, 'en');
	await page.goto('/shortlist');
	await expect(page).toHaveURL(/houses=/);
	await expect(page.getByRole('columnheader')).toHaveCount(1);
});

test('unknown properties get a friendly message, and an enquiry without properties redirects back', async ({
	page,
}) => {
	await page.goto('/shortlist?houses=0000000000000000.<script>');
	await expect(page.getByText('One house of this list is no longer in our collection.')).toBeVisible();
	await page.goto('/shortlist/enquire?houses=0000000000000000');
	await expect(page).toHaveURL(/\/shortlist$/);
});

test('foreign data in the storage breaks nothing', async ({ page }) => {
	for (const stored of [
		'{',
		'"x"',
		'[1,null,"<b>"]',
		JSON.stringify(Array.from({ length: 99 }, (_, at) => `h${at}`)),
	]) {
		await page.goto('/contact');
		await page.evaluate((text) => localStorage.setItem('shortlist', text), stored);
		await page.reload();
		await whenAlive(page);
		await expect(header(page).getByRole('link', { name: /^Shortlist/ })).toBeVisible();
	}
	await expect(header(page).getByRole('link', { name: 'Shortlist, 12 houses' })).toBeVisible();
});

test.describe('where no script runs', () => {
	test.use({ javaScriptEnabled: false });

	test('a property leads to a list of its own; prices, removal and enquiry work', async ({
		page,
		inbox,
		complaints,
	}) => {
		await page.goto(SEARCH);
		await expect(page.locator('.keep').first()).toBeHidden();
		await page.goto('/chalets/austria/lech/chalet-aurikel');
		await page.getByRole('link', { name: 'Keep Chalet Aurikel on the shortlist' }).click();
		await expect(page.getByRole('columnheader')).toContainText('Chalet Aurikel');
		const address = page.url();
		await page.goto('/chalets/austria/lech/chalet-schneehuhn');
		const heart = page.getByRole('link', { name: /^Keep .* on the shortlist$/ });
		const code = (await heart.getAttribute('href'))?.split('=')[1];
		await page.goto(`${address}.${code}`);
		await expect(page.getByRole('columnheader')).toHaveCount(2);
		await page.getByLabel('Check-in', { exact: true }).fill('2027-02-13');
		await page.getByLabel('Check-out', { exact: true }).fill('2027-02-20');
		await page.getByRole('button', { name: 'Show prices' }).click();
		await expect(page.getByRole('region', { name: WORDS.en.compare })).toContainText(WORDS.en.sold);

		await page.getByRole('link', { name: WORDS.en.together }).click();
		await page.getByRole('radio', { name: WORDS.en.any }).check({ force: true });
		await page.getByLabel(WORDS.en.interest).check();
		await page.getByRole('button', { name: 'Continue', exact: true }).click();
		await expect(page.getByText('The property is sold in your desired period.', { exact: false })).toBeVisible();
		expect(complaints.splice(0).filter((each) => !/\b400\b/.test(each))).toEqual([]);
		await page.getByRole('group', { name: 'Houses you ask about' }).getByRole('checkbox').first().uncheck();
		await page.getByLabel('Check-in', { exact: true }).fill('2027-05-08');
		await page.getByLabel('Check-out', { exact: true }).fill('2027-05-15');
		await page.getByRole('button', { name: 'Continue', exact: true }).click();
		const words = SITE_WORDS.en.enquiry;
		await expect(page.getByRole('heading', { name: words.contact })).toBeVisible();
		const guest = newGuest('en');
		const main = page.getByRole('main');
		await main.getByRole('textbox', { name: words.name }).fill(guest.name);
		await main.getByRole('textbox', { name: words.email }).fill(guest.email);
		await main.getByRole('textbox', { name: words.phone }).fill(guest.phone);
		await main.getByRole('textbox', { name: words.city }).fill(guest.city);
		await main.getByLabel(words.contactConsent).check();
		await main.getByLabel(words.privacy).check();
		await main.getByRole('button', { name: words.send }).click();
		await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
		const [mail] = await inbox.mailsTo(guest.email, 1);
		expect(mail?.text).toContain('Chalet Schneehuhn');
		expect(mail?.text).not.toContain('Chalet Aurikel');
	});
});
