import { CATALOGUE, type Product, startProduct } from '../integration/product';
import { type SecondSite, startSecondSite } from './second-site';
import { expect, test, VIEWPORTS } from './site';

// One installation for all of them.
test.describe.configure({ mode: 'default' });

let product: Product;
let real: SecondSite;

test.beforeAll(async ({ baseURL }) => {
	test.setTimeout(180_000);
	// A folder of its own: the seeded copy that others share is no test brand's.
	product = await startProduct(
		'test-brand-walk',
		{ TEST_OF: 'https://www.firnlicht.example', PRODUCTION_HOSTS: '' },
		`${CATALOGUE}/`,
	);
	real = await startSecondSite(baseURL, { TEST_SITE: `http://localhost:${product.ports.site}` });
});
test.afterAll(async () => {
	await real?.stop();
	await product?.stop();
});

test('a developer goes from the real site to the test brand, and calls with a key of it', async ({
	page,
	request,
	expectAccessible,
	expectFitting,
}) => {
	await page.goto(`${real.url}/api`);
	await expectFitting('the reference of a site with a test brand', [VIEWPORTS.phone, VIEWPORTS.desktop]);
	await page.getByRole('link', { name: 'test brand' }).click();
	await page.waitForURL(`http://localhost:${product.ports.site}/api`);
	await expect(page.getByRole('note')).toHaveText(/nothing booked here is real/);
	await expect(page.getByText('This is the test brand of')).toBeVisible();
	await expectFitting('the reference of a test brand', [VIEWPORTS.phone, VIEWPORTS.desktop]);
	await page.getByRole('link', { name: '/partner/api-keys' }).click();
	await page.getByLabel('Or be somebody new: any e-mail address').fill('dev@programs.example');
	await page.getByRole('button', { name: 'Sign in' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
	await expectAccessible('keys of a test brand');
	await page.getByLabel('Name').fill('First try');
	await page.getByRole('checkbox', { name: 'account:read Read the person and the agency' }).check();
	await page.getByRole('button', { name: 'Make the key' }).click();
	const key = await page.getByLabel('Key', { exact: true }).inputValue();
	expect(key).toMatch(/^firnlicht_test_[\w-]{43}$/);
	const headers = { authorization: `Bearer ${key}` };
	const self = await request.get(`http://localhost:${product.ports.site}/api/current_user`, { headers });
	expect([self.status(), (await self.json()).user.email]).toEqual([200, 'dev@programs.example']);
	const elsewhere = await request.get(`${real.url}/api/current_user`, { headers });
	expect([elsewhere.status(), (await elsewhere.json()).title]).toEqual([
		401,
		`This is a key of the test brand, which books nothing real: it works at http://localhost:${product.ports.site}.`,
	]);
});

test('a header over a picture begins below the line that says so', async ({ page, expectFitting }) => {
	await page.goto(`http://localhost:${product.ports.site}/?lng=de`);
	const note = page.getByRole('note');
	await expect(note).toHaveText(/Keine Buchung ist echt/);
	const [line, header] = await Promise.all([note.boundingBox(), page.locator('header').first().boundingBox()]);
	expect(header?.y).toBe((line?.y ?? 0) + (line?.height ?? 0));
	await expectFitting('the landing page of a test brand', [VIEWPORTS.phone, VIEWPORTS.desktop]);
});
