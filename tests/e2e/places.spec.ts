import { expect, test, VIEWPORTS } from './site';

const ALPS = '/die-luxuriösesten-chalets-der-alpen';

const TABLET = { width: 820, height: 1180 };

/** German pages of every kind, and the destinations in both languages. */
const PAGES = {
	'the Alps': ALPS,
	'a country': `${ALPS}/frankreich`,
	'a place': `${ALPS}/oesterreich/lech`,
	'a page about travelling': '/diskretion-sicherheit',
	'destinations in German': '/destinations?lng=de',
	'destinations in English': '/destinations?lng=en',
};

test.describe('in German', () => {
	test.use({ viewport: VIEWPORTS.phone, locale: 'de-AT' });
	for (const [title, path] of Object.entries(PAGES)) {
		test(`${title} is accessible and holds together`, async ({ page, expectFitting }) => {
			await page.goto(path);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expectFitting(title, [...Object.values(VIEWPORTS), TABLET]);
		});
	}
});

test.describe('in English', () => {
	test.use({ viewport: VIEWPORTS.phone, locale: 'en-GB' });

	test('the guide of a place is accessible and holds together below its houses', async ({ page, expectFitting }) => {
		await page.goto('/chalets/austria/lech');
		await expect(page.getByRole('region', { name: 'About Lech' })).toContainText('The White Ring');
		await expectFitting('a listing with its guide', [...Object.values(VIEWPORTS), TABLET]);
	});

	test('leads from the destinations to the guide, and from its head down to it', async ({ page }) => {
		await page.goto('/destinations');
		await page.getByRole('list', { name: 'Guides' }).getByRole('link', { name: 'Zermatt' }).click();
		await expect(page).toHaveURL(/\/chalets\/switzerland\/zermatt#about$/);
		await expect(page.getByRole('heading', { name: 'About Zermatt' })).toBeInViewport();
		await page.goto('/villas/austria');
		await page.getByRole('link', { name: 'About Austria' }).click();
		await expect(page.getByRole('region', { name: 'About Austria' })).toBeInViewport();
		await page.goto('/chalets/austria/lech');
		await page.getByRole('link', { name: 'About Lech' }).click();
		await expect(page.getByRole('heading', { name: 'About Lech' })).toBeInViewport();
	});
});

test.describe('on the way to a property', () => {
	test.use({ viewport: VIEWPORTS.desktop, locale: 'de-AT' });

	test('from the destinations over country and place to the property and back', async ({ page }) => {
		await page.goto('/destinations');
		await page.getByRole('main').getByRole('link', { name: 'Österreich', exact: true }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chalets in Österreich');
		await page.getByRole('table').getByRole('link', { name: 'Lech' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chalets in Lech am Arlberg');
		await expect(page).toHaveURL(new RegExp(`${encodeURI(ALPS)}/oesterreich/lech$`));
		await page.getByRole('region', { name: 'Häuser in Lech' }).getByRole('link', { name: 'Chalet Aurikel' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Chalet Aurikel');
		await page.goBack();
		await page.getByRole('link', { name: /^Chalets \(\d+\)$/ }).click();
		await expect(page).toHaveURL(/\/chalets\/oesterreich\/lech$/);
		await page.getByRole('link', { name: 'Mehr über Lech' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chalets in Lech am Arlberg');
		await page
			.getByRole('navigation', { name: 'Sie sind hier' })
			.getByRole('link', { name: 'Chalets der Alpen' })
			.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die luxuriösesten Chalets der Alpen');
	});

	test('the language switch leads to the English listing', async ({ page }) => {
		await page.goto(`${ALPS}/schweiz/zermatt`);
		await page.getByRole('link', { name: 'EN, English' }).first().click();
		await expect(page).toHaveURL(/\/chalets\/switzerland\/zermatt$/);
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	});
});

test.describe('without script', () => {
	test.use({ viewport: VIEWPORTS.phone, locale: 'de-AT', javaScriptEnabled: false });

	test('a place shows its facts, its text, its properties and the way on', async ({ page }) => {
		await page.goto(`${ALPS}/schweiz/davos`);
		await expect(page.getByRole('region', { name: 'Auf einen Blick' })).toContainText('1560');
		await expect(page.getByRole('heading', { name: 'Der Zauberberg, heute' })).toBeVisible();
		await page
			.getByRole('region', { name: 'Häuser in Davos' })
			.getByRole('link', { name: 'Mit Zeitraum suchen' })
			.click();
		await expect(page).toHaveURL(/\/search\?destination=Davos$/);
	});
});
