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

test('weekdays bring the hint about whole weeks', async ({ page }) => {
	await page.goto('/search?checkIn=2027-01-13&checkOut=2027-01-20');
	await whenAlive(page);
	await expect(page.getByText('Most properties rent by whole weeks', { exact: false })).toBeVisible();
	await page.goto('/search?checkIn=2027-01-16&checkOut=2027-01-23');
	await whenAlive(page);
	await expect(page.getByText('Most properties rent by whole weeks', { exact: false })).toBeHidden();
});
