import type { Page } from 'playwright/test';
import { newInterest } from './new-interest';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const WEEK = { checkIn: '2027-02-20', checkOut: '2027-02-27' };
const PERIOD = `checkIn=${WEEK.checkIn}&checkOut=${WEEK.checkOut}&adults=4`;
const CHALET = '/chalets/austria/lech/chalet-aurikel';

/** Says for whom the options of the page are, and opens the builder; the names of its options. */
async function openBuilder(page: Page, lastName: string | null): Promise<string[]> {
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('New proposal');
	await whenAlive(page);
	const main = page.getByRole('main');
	if (lastName !== null) {
		await main.getByLabel('First name').fill('Friederike');
		await main.getByLabel('Last name').fill(lastName);
		await main.getByLabel('Nationality').fill('Swiss');
	}
	await main.getByRole('button', { name: 'Open the builder' }).click();
	await page.waitForURL(/\/partner\/proposals\/proposal_/);
	await whenAlive(page);
	const names = page.getByRole('region', { name: 'Options' }).getByRole('article').getByRole('heading', { level: 3 });
	await expect(names.first()).toBeVisible();
	return names.allTextContents();
}

test.describe('a proposal is begun', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('from properties of a search, of the shortlist, and from the page of one', async ({ page, complaints }) => {
		test.setTimeout(90_000);
		const lastName = `Oberhauser ${Date.now() % 100_000}`;
		await openAs(page, 'Clara Engels', `/search?${PERIOD}`);
		await whenAlive(page);
		const ticks = page.getByRole('checkbox', { name: /^Select / });
		const names: string[] = [];
		for (const at of [0, 1]) {
			const tick = ticks.nth(at);
			names.push(String(await tick.getAttribute('aria-label')).replace('Select ', ''));
			await tick.check();
		}
		const bar = page.getByRole('region', { name: 'Selected properties' });
		await expect(bar).toContainText('2 selected');
		await bar.getByRole('link', { name: 'Proposal' }).click();
		for (const name of names) await expect(page.getByRole('checkbox', { name: `Offer ${name}` })).toBeChecked();
		// The client is asked for at the field, and what was ticked stays.
		await page.getByRole('button', { name: 'Open the builder' }).click();
		await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/\w/);
		expect(await openBuilder(page, lastName)).toEqual(names);
		complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('400')));

		// The property's week joins the proposal that is there.
		await page.goto(`${CHALET}?${PERIOD}&serviceLevel=catered`);
		await whenAlive(page);
		await page.getByRole('link', { name: 'Add to a proposal' }).click();
		await page.getByRole('radio', { name: new RegExp(`^Add to the proposal for .*${lastName}`) }).check();
		expect(await openBuilder(page, null)).toEqual([...names, 'Chalet Aurikel']);

		await page.goto(`/search?${PERIOD}`);
		await whenAlive(page);
		await page
			.locator('#results')
			.getByRole('button', { name: /^Keep .* on the shortlist$/ })
			.first()
			.click();
		await page.goto(`/shortlist?${PERIOD}`);
		await page.getByRole('link', { name: 'Proposal with this property' }).click();
		await expect(page.getByRole('checkbox', { name: /^Offer / })).toHaveCount(1);
		await page.getByRole('radio', { name: 'Begin a new proposal' }).check();
		expect(await openBuilder(page, `${lastName} II`)).toEqual(names.slice(0, 1));
		expect(complaints).toEqual([]);
	});

	test('from rooms of a hotel, and from leads of the dashboard by keyboard', async ({ page, complaints }) => {
		test.setTimeout(90_000);
		const lastName = `Unterberger ${Date.now() % 100_000}`;
		const stay = `checkInDate=${WEEK.checkIn}&checkOutDate=${WEEK.checkOut}`;
		await openAs(page, 'Clara Engels', `/hotels/hotel_le-meleze-blanc?tab=rooms&${stay}`);
		await whenAlive(page);
		const card = page.getByRole('article', { name: 'Deluxe Room Jardin Alpin' });
		await card.getByRole('button', { name: 'See Rates' }).click();
		await expect(card.getByRole('radio', { checked: true })).toHaveCount(1);
		await card.getByRole('button', { name: /^Add to Selection/ }).click();
		await card
			.getByRole('link', { name: /^Save Selection as Interest/ })
			.first()
			.click();
		const dialog = page.getByRole('dialog', { name: 'Save Selection as Interest' });
		await dialog.getByLabel('First name').fill('Friederike');
		await dialog.getByLabel('Last name').fill(lastName);
		await dialog.getByRole('button', { name: 'Save, make a proposal' }).click();
		await page.waitForURL(/\/partner\/proposals\/new\?lead=/);
		expect(await openBuilder(page, null)).toEqual(['Le Mélèze Blanc']);

		await newInterest(page, lastName, 1, WEEK);
		await page.goto(`/partner/dashboard?q=${encodeURIComponent(lastName)}`);
		await whenAlive(page);
		const rows = page.getByRole('checkbox', { name: new RegExp(lastName) });
		await expect(rows).toHaveCount(2);
		for (const row of await rows.all()) await row.check();
		await page.keyboard.press('p');
		await page.waitForURL(/\/partner\/proposals\/new\?lead=.*lead=/);
		await page.getByRole('radio', { name: /^Begin a new proposal for/ }).check();
		expect(await openBuilder(page, null)).toEqual(['Le Mélèze Blanc', 'Le Mélèze Blanc']);
		expect(complaints).toEqual([]);
	});
});
