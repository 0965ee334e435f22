import { expect, test, VIEWPORTS } from './site';

/** One page of every kind that a text can be. */
const PAGES = {
	'a story with two pictures': { en: '/about', de: '/about' },
	'a story with tables and questions': { en: '/transfers', de: '/transfers' },
	'a page to look things up in': { en: '/terms-and-conditions', de: '/terms-and-conditions' },
	'a page with a path in each language': { en: '/legal-notice', de: '/impressum' },
	'a page below another': { en: '/lds/general', de: '/lds/general' },
} as const;

for (const language of ['en', 'de'] as const) {
	test.describe(`in ${language}`, () => {
		test.use({ viewport: VIEWPORTS.phone, locale: language === 'en' ? 'en-GB' : 'de-AT' });
		for (const [title, paths] of Object.entries(PAGES)) {
			test(title, async ({ page, expectFitting }) => {
				await page.goto(paths[language]);
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				for (const question of await page.locator('#content section[aria-labelledby="questions"] summary').all()) {
					await question.click();
				}
				await expectFitting(title, Object.values(VIEWPORTS));
			});
		}
	});
}

test.describe('a long text', () => {
	test('leads from its contents to a part, by keyboard', async ({ page }) => {
		await page.setViewportSize(VIEWPORTS.desktop);
		await page.goto('/terms-and-conditions');
		const contents = page.getByRole('navigation', { name: 'On this page' });
		await expect(contents.getByRole('link')).toHaveCount(await page.locator('#content h2[id]:not(#contact)').count());
		await contents.getByRole('link', { name: 'Security deposit' }).focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/#security-deposit$/);
		await expect(page.getByRole('heading', { name: 'Security deposit' })).toBeInViewport();
		await expect(contents, 'the contents stay in sight').toBeInViewport();
	});

	test.describe('without script', () => {
		test.use({ javaScriptEnabled: false, viewport: VIEWPORTS.phone, locale: 'de-AT' });
		test('folds its contents and answers away, and opens them', async ({ page }) => {
			await page.goto('/privacy-policy');
			await page.getByText('Auf dieser Seite').locator('visible=true').click();
			await page.getByRole('link', { name: 'Der Newsletter' }).click();
			await expect(page.getByRole('heading', { name: 'Der Newsletter' })).toBeInViewport();
			await page.goto('/transfers');
			const answer = page.getByText('Ist die Fahrt lang, etwa nach Val d’Isère');
			await expect(answer).toBeHidden();
			await page.getByText('Wann sollten wir am Anreisetag landen?').click();
			await expect(answer).toBeVisible();
		});
	});
});

test('the language switch leads to the other path of the legal notice', async ({ page }) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await page.goto('/impressum');
	await page
		.getByRole('link', { name: /English/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/legal-notice$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal Notice');
});

test('an old address redirects to its page', async ({ page }) => {
	await page.goto('/über-uns?lng=de');
	await expect(page).toHaveURL(/\/about\?lng=de$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir kennen die Häuser');
	await page.goto('/instagram');
	await expect(page).toHaveURL(/\/lds\/general$/);
});
