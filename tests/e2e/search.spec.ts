import { expect, test, VIEWPORTS, whenAlive } from './site';
import { WORDS } from './words';

const words = WORDS.en;

test.use({ viewport: VIEWPORTS.desktop });

test('the back button undoes one choice after the other', async ({ page }) => {
	await page.goto('/search?destination=Courchevel');
	await whenAlive(page);
	const count = page.getByRole('heading', { level: 1 });
	await expect(count).toHaveText(words.search.results);
	const all = await count.textContent();
	const filters = page.getByRole('region', { name: 'Filters' });
	const sauna = filters.getByRole('checkbox', { name: words.search.sauna });
	const pets = filters.getByRole('checkbox', { name: words.search.pets });
	await sauna.check();
	await expect(page).toHaveURL(/facilityArray=sauna/);
	await expect(count).not.toHaveText(String(all));
	const withSauna = await count.textContent();
	await pets.check();
	await expect(page).toHaveURL(/petsAllowed=true/);
	await expect(count).not.toHaveText(String(withSauna));

	await page.goBack();
	await expect(page).not.toHaveURL(/petsAllowed/);
	await expect(count).toHaveText(String(withSauna));
	await expect(pets).not.toBeChecked();
	await expect(sauna).toBeChecked();
	await page.goBack();
	await expect(count).toHaveText(String(all));
	await expect(sauna).not.toBeChecked();
	await page.goForward();
	await expect(count).toHaveText(String(withSauna));
	await expect(sauna).toBeChecked();
});

test('an address can be shared: it holds the whole search', async ({ page, browser, baseURL }) => {
	await page.goto('/search?destination=Courchevel&checkIn=2026-12-19&checkOut=2026-12-26&adults=8');
	await whenAlive(page);
	await page.getByRole('region', { name: 'Filters' }).getByRole('checkbox', { name: words.search.sauna }).check();
	await expect(page).toHaveURL(/facilityArray=sauna/);
	const mine = page.locator('#results').getByRole('article').getByRole('heading');
	await expect(mine.first()).toBeVisible();
	const names = await mine.allTextContents();
	const elsewhere = await browser.newContext({
		locale: 'en-GB',
		viewport: VIEWPORTS.desktop,
		...(baseURL ? { baseURL } : {}),
	});
	const other = await elsewhere.newPage();
	await other.goto(page.url());
	await expect(other.locator('#results').getByRole('article').getByRole('heading')).toHaveText(names);
	await expect(other.getByRole('checkbox', { name: words.search.sauna })).toBeChecked();
	await expect(other.getByLabel(words.dates.checkIn, { exact: true })).toHaveValue('2026-12-19');
	await elsewhere.close();
});

test('a filter goes by its chip, all of them by one link', async ({ page }) => {
	await page.goto('/search?destination=Courchevel&facilityArray=sauna&petsAllowed=true');
	await whenAlive(page);
	const chips = page.getByRole('list', { name: words.search.activeFilters });
	await chips.getByRole('link', { name: /Sauna/ }).click();
	await expect(page).not.toHaveURL(/facilityArray/);
	await expect(page).toHaveURL(/petsAllowed=true/);
	await chips.getByRole('link', { name: words.search.clear }).click();
	await expect(page).not.toHaveURL(/petsAllowed/);
});

test('nothing found says so and leads on', async ({ page, expectAccessible }) => {
	await page.goto('/search?destination=Zanzibar');
	await whenAlive(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results: 0');
	await expectAccessible('an empty search');
	await page.getByRole('link', { name: 'Clear all filters' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.search.results);
});

test('a slip of the finger finds the place that was meant, and says so', async ({ page, expectAccessible }) => {
	await page.goto('/search?destination=zermat');
	await expect(page.getByText('Showing Zermatt.', { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ results?$/);
	await expectAccessible('a corrected destination');
	await page.getByRole('link', { name: 'Search for “zermat” instead' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results: 0');
	await expect(page).toHaveURL(/destination=zermat&exactDestination=true/);
	await page.goBack();
	await expect(page.getByText('Showing Zermatt.', { exact: true })).toBeVisible();
});

test('a sentence becomes filters from the field', async ({ page }) => {
	await page.goto('/');
	await whenAlive(page);
	const field = page.getByRole('main').locator('input[name=destination]');
	await field.click();
	await field.fill('chalet with pool in Verbier');
	// Without suggestions to close, Escape empties the field, as in any search field.
	await expect(page.getByText('Understood as', { exact: true })).toBeVisible();
	await page.keyboard.press('Escape');
	await field.press('Enter');
	await expect(page).toHaveURL(/destination=chalet\+with\+pool\+in\+Verbier/);
	await expect(page.getByText('Understood as Verbier, Pool, Chalets.', { exact: true })).toBeVisible();
	await expect(page.getByRole('checkbox', { name: /^Pool/ })).toBeChecked();
	await expect(page.getByRole('checkbox', { name: /^Chalets/ })).toBeChecked();
	const found = await page.getByRole('heading', { level: 1 }).textContent();
	expect(found).not.toBe('Results: 0');
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(found));
	await whenAlive(page);
	await page.getByRole('checkbox', { name: /^Pool/ }).uncheck();
	await expect(page).toHaveURL(/destination=Verbier&propertyTypeArray=chalet/);
	await page.goBack();
	await expect(page.getByRole('checkbox', { name: /^Pool/ })).toBeChecked();
	await page.getByRole('link', { name: 'Search for “chalet with pool in Verbier” instead' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results: 0');
});

test('a party that no house has room for is shown two houses side by side', async ({
	page,
	expectAccessible,
	expectFitting,
}) => {
	await page.goto('/search?destination=St.+Moritz&adults=26&checkIn=2027-02-27&checkOut=2027-03-06');
	await whenAlive(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results: 0');
	const pair = page.getByRole('article', { name: 'Villa Chesa Alva and Chalet Arvenlicht' });
	await expect(pair.getByText('Side by side')).toBeVisible();
	await expectAccessible('a pair of houses');
	await expectFitting('a pair of houses', Object.values(VIEWPORTS));
	await pair.getByRole('link', { name: 'See both houses' }).click();
	await expect(page).toHaveURL(/\/shortlist\?houses=\w+\.\w+&checkIn=2027-02-27&checkOut=2027-03-06&adults=26/);
	for (const name of ['Chalet Arvenlicht', 'Villa Chesa Alva'])
		await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();

	await page.goto('/search?destination=Lech&adults=50');
	await expect(page.getByText('No house here has room for 50 guests.', { exact: false })).toBeVisible();
});

test('weekdays bring the hint about whole weeks', async ({ page }) => {
	await page.goto('/search?checkIn=2027-01-13&checkOut=2027-01-20');
	await whenAlive(page);
	await expect(page.getByText('Most properties rent by whole weeks', { exact: false })).toBeVisible();
	await page.goto('/search?checkIn=2027-01-16&checkOut=2027-01-23');
	await whenAlive(page);
	await expect(page.getByText('Most properties rent by whole weeks', { exact: false })).toBeHidden();
});

test('a baby has a place, takes no bed, and is among the children of the enquiry', async ({ page }) => {
	await page.goto('/');
	await whenAlive(page);
	await page.getByRole('main').locator('summary').filter({ hasText: 'Guests' }).click();
	for (const more of ['Adults', 'Adults', 'Babies'])
		await page.getByRole('button', { name: `One more: ${more}` }).click();
	await expect(page.getByRole('main').locator('summary')).toContainText('2 adults, 1 baby');
	await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
	await expect(page).toHaveURL(/\/search\?adults=2&babies=1$/);
	await page.goto('/search?destination=Lech&checkIn=2027-06-19&checkOut=2027-06-26&adults=2&babies=1');
	await whenAlive(page);
	await expect(page.getByRole('link', { name: /1 baby/ })).toBeVisible();
	await page.locator('#results').getByRole('article').first().getByRole('link').click();
	await expect(page).toHaveURL(/adults=2&babies=1/);
	await page
		.locator('#your-stay')
		.getByRole('link', { name: /Enquire/ })
		.click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByLabel('Children (under 14)')).toHaveValue('1');
	await expect(dialog.getByLabel('Age of child 1')).toHaveValue('1');
});
