import { expect, test, VIEWPORTS } from './site';

/** Pages that the main job does not come by, at both widths and in both languages, for axe and a quiet console. */
const PAGES = {
	'a listing of a country': { en: '/chalets/france', de: '/chalets/frankreich' },
	'a listing of a place': { en: '/chalets/france/courchevel-1850', de: '/chalets/frankreich/courchevel-1850' },
	'other periods': {
		en: '/search/other-periods?destination=Courchevel&checkIn=2026-12-19&checkOut=2026-12-26&adults=8',
		de: '/search/other-periods?destination=Courchevel&checkIn=2026-12-19&checkOut=2026-12-26&adults=8',
	},
	'pictures as a page': {
		en: '/chalets/france/courchevel-1850/chalet-mont-blet?view=pictures',
		de: '/chalets/frankreich/courchevel-1850/chalet-mont-blet?view=pictures',
	},
	'a house that is taken': {
		en: '/chalets/france/courchevel-1850/chalet-mont-blet?checkIn=2027-01-05&checkOut=2027-01-08&adults=8',
		de: '/chalets/frankreich/courchevel-1850/chalet-mont-blet?checkIn=2027-01-05&checkOut=2027-01-08&adults=8',
	},
	'the privacy policy': { en: '/privacy-policy', de: '/privacy-policy' },
	'partner access': { en: '/partner', de: '/partner' },
	'the API for readers': { en: '/api', de: '/api' },
	'not found': { en: '/nowhere', de: '/nirgends' },
	gone: { en: '/properties/lech-chalet', de: '/properties/lech-chalet' },
} as const;

for (const language of ['en', 'de'] as const) {
	for (const [name, viewport] of Object.entries(VIEWPORTS)) {
		test.describe(`in ${language} on a ${name}`, () => {
			test.use({ viewport, locale: language === 'en' ? 'en-GB' : 'de-AT' });
			for (const [title, paths] of Object.entries(PAGES)) {
				test(title, async ({ page, expectAccessible, complaints }) => {
					const answer = await page.goto(paths[language]);
					const status = answer?.status() ?? 0;
					await expect(page.locator('html')).toHaveAttribute('lang', language);
					await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
					await expectAccessible(title);
					const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
					expect(isWide, 'nothing sticks out sideways').toBe(false);
					if (title !== 'not found' && title !== 'gone') return;
					expect(status).toBe(title === 'gone' ? 410 : 404);
					expect(complaints.splice(0).filter((each) => !/\b4(?:04|10)\b/.test(each))).toEqual([]);
				});
			}
		});
	}
}

test.describe('brands', () => {
	for (const brand of ['demo', 'demo-gold', 'partner']) {
		for (const path of ['/', '/search', '/contact']) {
			test(`${brand} at ${path}`, async ({ page, expectAccessible, baseURL }) => {
				await page.goto(`${String(baseURL).replace('localhost', `${brand}.localhost`)}${path}`);
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				await expectAccessible(`${path} of ${brand}`);
			});
		}
	}
});

test('the language switch keeps page and search, and the choice', async ({ page }) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await page.goto('/search?destination=Courchevel&adults=4');
	await page.getByRole('link', { name: /Deutsch/ }).click();
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await expect(page).toHaveURL(/destination=Courchevel.*adults=4|adults=4.*destination=Courchevel/);
	await page.goto('/');
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await page.goto('/chalets/france/courchevel-1850/chalet-mont-blet?adults=4');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await page.getByRole('link', { name: /Deutsch/ }).click();
	await expect(page).toHaveURL(/\/chalets\/frankreich\/courchevel-1850\/chalet-mont-blet/);
});

test('the fast lane of the sign-up says where it leads, and goes there after four seconds', async ({
	page,
	expectAccessible,
}) => {
	const started = Date.now();
	await page.goto('/signup/rotana?fast-lane');
	await expect(page.getByRole('heading', { level: 1, name: 'Redirecting to sign-up...' })).toBeVisible();
	await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/signup/rotana');
	await expectAccessible('the fast lane');
	await page.waitForURL(/\/signup\/rotana$/);
	expect(Date.now() - started).toBeGreaterThan(3900);
	await expect(page.getByRole('heading', { level: 1, name: 'For travel agents and partners' })).toBeVisible();
});
