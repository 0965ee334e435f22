import type { Page } from 'playwright/test';
import { aliveFooter, expect, openAs, test, VIEWPORTS, whenAlive } from './site';

/** Puts a page in the place of the contact page whose drawing fails with this error. */
async function breakContactPage(page: Page, error: string): Promise<void> {
	await page.route('**/assets/contact-*.js', (route) =>
		route.fulfill({
			contentType: 'text/javascript',
			body: `export default function Broken() { throw ${error}; }`,
		}),
	);
}

function crashReports(page: Page) {
	const reports: Record<string, unknown>[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/api/mailer')) reports.push(request.postDataJSON());
	});
	return reports;
}

/** What React and the browser say of a crash that was made on purpose. */
const EXPECTED = /console error|page error/;

test('a crash shows a way on, its details, and is reported once', async ({ page, complaints, expectAccessible }) => {
	const reports = crashReports(page);
	await breakContactPage(page, 'new RangeError("a fault on purpose")');
	await page.goto('/search');
	await whenAlive(page);
	await (await aliveFooter(page)).getByRole('link', { name: 'Contact' }).first().click();
	await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
	await expect(page.getByText('Unfortunately, a severe error occurred.')).toBeVisible();
	await expectAccessible('a crash');
	await page.getByText('Details', { exact: true }).click();
	await expect(page.getByText('RangeError: a fault on purpose')).toBeVisible();
	await expect.poll(() => reports.length).toBe(1);
	expect(reports[0]).toMatchObject({ subject: 'Frontend Crashed', hasReloaded: false, user: null });
	expect(reports[0]?.error).toContain('RangeError: a fault on purpose');
	expect(reports[0]?.location).toMatch(/\/contact$/);
	expect(complaints.splice(0).filter((each) => !EXPECTED.test(each))).toEqual([]);
});

test('a part of the script that does not come reloads the page once', async ({ page, complaints }) => {
	const reports = crashReports(page);
	let loads = 0;
	page.on('load', () => {
		loads += 1;
	});
	await breakContactPage(page, 'new TypeError("Failed to fetch dynamically imported module: /assets/x.js")');
	await page.goto('/search');
	await whenAlive(page);
	await (await aliveFooter(page)).getByRole('link', { name: 'Contact' }).first().click();
	await expect.poll(() => reports.length, { timeout: 15_000 }).toBe(1);
	expect(loads).toBe(2);
	expect(reports[0]).toMatchObject({ hasReloaded: true });
	await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
	expect(complaints.splice(0).filter((each) => !EXPECTED.test(each))).toEqual([]);
});

test('a part that the network refuses reloads the page once, then says so and is reported', async ({
	page,
	complaints,
}) => {
	const reports = crashReports(page);
	await page.route('**/assets/contact-*.js', (route) => route.abort('connectionfailed'));
	const openContact = async () => {
		await page.goto('/search');
		await whenAlive(page);
		await (await aliveFooter(page)).getByRole('link', { name: 'Contact' }).first().click();
	};
	await openContact();
	// The page as the server draws it, which works without its script.
	await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
	expect(new URL(page.url()).pathname).toBe('/contact');
	expect(reports).toEqual([]);
	await openContact();
	await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
	await expect.poll(() => reports.length).toBe(1);
	expect(reports[0]).toMatchObject({ subject: 'Frontend Crashed', hasReloaded: true });
	complaints.splice(0);
});

test.describe('signed in', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('a crash is reported with the affected user', async ({ page, complaints }) => {
		const reports = crashReports(page);
		await page.route('**/assets/help-centre-*.js', (route) =>
			route.fulfill({
				contentType: 'text/javascript',
				body: 'export default function Broken() { throw new RangeError("a fault on purpose"); }',
			}),
		);
		await openAs(page, 'Clara Engels', '/partner/dashboard');
		await whenAlive(page);
		await page.getByRole('banner').getByRole('link', { name: 'Help centre' }).first().click();
		await expect.poll(() => reports.length).toBe(1);
		expect(reports[0]).toMatchObject({ subject: 'Frontend Crashed', user: 'user_agent' });
		expect(complaints.splice(0).filter((each) => !EXPECTED.test(each))).toEqual([]);
	});
});

test('feature flags belong to a tab, and begin as the host says', async ({
	page,
	context,
	expectAccessible,
	baseURL,
}) => {
	const { port } = new URL(String(baseURL));
	const hotels = page.getByRole('switch', { name: 'Display demo hotels' });
	const properties = page.getByRole('switch', { name: 'Display demo properties' });
	await page.goto('/fflags');
	await whenAlive(page);
	await expectAccessible('the feature flags');
	await expect(hotels).toBeChecked();
	await hotels.uncheck();
	await page.reload();
	await expect(hotels).not.toBeChecked();
	await expect(properties).toBeChecked();
	const another = await context.newPage();
	await another.goto('/fflags');
	await whenAlive(another);
	await expect(another.getByRole('switch', { name: 'Display demo hotels' })).toBeChecked();
	await page.getByRole('button', { name: 'Reset to the beginning' }).click();
	await expect(hotels).toBeChecked();
	await another.goto(`http://firnlicht.localhost:${port}/fflags`);
	await expect(another.getByRole('switch', { name: 'Display demo hotels' })).not.toBeChecked();
});
