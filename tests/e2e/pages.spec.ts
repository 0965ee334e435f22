import { propertyCode } from '~/domain/shortlist/property-code';
import { expect, test, VIEWPORTS, whenAlive } from './site';

const sameIn = (path: string) => ({ en: path, de: path });

/**
 * Pages that neither the main job nor the tests of forms, texts and places come by, in both languages and at both widths, for axe
 * and a quiet console. `CODES` are two properties; `demo:` is the brand whose guests may book.
 */
const PAGES: Record<string, { en: string; de: string; status?: number }> = {
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
	'nothing found': sameIn('/search?destination=Zanzibar'),
	'booking a house': {
		en: 'demo:/chalets/austria/lech/chalet-aurikel/book-now?checkIn=2027-03-20&checkOut=2027-03-27&serviceLevel=catered',
		de: 'demo:/chalets/oesterreich/lech/chalet-aurikel/book-now?checkIn=2027-03-20&checkOut=2027-03-27&serviceLevel=catered',
	},
	'an empty shortlist': sameIn('/shortlist'),
	'a shortlist': sameIn('/shortlist?houses=CODES&checkIn=2027-03-20&checkOut=2027-03-27&adults=4'),
	'an enquiry about a shortlist': sameIn('/shortlist/enquire?houses=CODES'),
	'the newsletter': sameIn('/newsletter'),
	'a confirmation that has expired': { ...sameIn('/newsletter/confirm/unknown'), status: 410 },
	'an unknown unsubscribe link': { ...sameIn('/newsletter/unsubscribe/unknown'), status: 404 },
	'an unknown link of a price notice': { ...sameIn('/price-notices/unknown'), status: 404 },
	'the feature flags': sameIn('/fflags'),
	'the privacy policy': sameIn('/privacy-policy'),
	'partner access': sameIn('/partner'),
	'the API for readers': sameIn('/api'),
	'not found': { en: '/nowhere', de: '/nirgends', status: 404 },
	gone: { ...sameIn('/properties/lech-chalet'), status: 410 },
};

for (const language of ['en', 'de'] as const) {
	test.describe(`in ${language}`, () => {
		test.use({ viewport: VIEWPORTS.phone, locale: language === 'en' ? 'en-GB' : 'de-AT' });
		for (const [title, { [language]: path, status = 200 }] of Object.entries(PAGES)) {
			test(title, async ({ page, request, baseURL, expectFitting, complaints }) => {
				const properties = path.includes('CODES') ? await (await request.get('/api/properties?limit=2')).json() : [];
				const codes = properties.map((property: { _id: string }) => propertyCode(property._id)).join('.');
				const onDemo = String(baseURL).replace('localhost', 'demo.localhost');
				const answer = await page.goto(path.replace('CODES', codes).replace(/^demo:/, onDemo));
				expect(answer?.status()).toBe(status);
				await whenAlive(page);
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				await expectFitting(title, Object.values(VIEWPORTS));
				if (status !== 200) expect(complaints.splice(0).filter((each) => !each.includes(String(status)))).toEqual([]);
			});
		}
	});
}

test.describe('brands', () => {
	for (const brand of ['demo', 'demo-gold', 'corvin', 'swisshotelapartments', 'partner']) {
		for (const path of brand === 'demo' ? ['/', '/search', '/contact'] : ['/', '/about', '/transfers']) {
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
	await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
		'href',
		'/signin?prompt=create&to=%2Fonboarding',
	);
	await expectAccessible('the fast lane');
	await page.waitForURL(/\/interaction\//);
	expect(Date.now() - started).toBeGreaterThan(3900);
});
