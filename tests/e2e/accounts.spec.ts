import { expect, type Page } from 'playwright/test';
import { test } from './site';

/** Says at the local issuer who one is: any address is a new person. */
async function signInAtIssuer(page: Page, email: string): Promise<void> {
	await page.getByLabel('Or be somebody new: any e-mail address').fill(email);
	await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The issuer's page has no icon of its own; refused forms answer 400, and the browser says so. */
function forgive(complaints: string[]): void {
	const left = complaints.filter(
		(each) =>
			!/favicon\.ico|^400 |status of 400|^console error: Failed to load resource: the server responded with a status of 40[04]/.test(
				each,
			),
	);
	complaints.splice(0, complaints.length, ...left);
}

const unique = () => `${Date.now().toString(36)}${Math.round(Math.random() * 1e6).toString(36)}`;

test('a name that was changed is seen at once, and a sign-out reaches the other tabs', async ({
	page,
	context,
	complaints,
}) => {
	await page.goto('/signin?to=/user');
	await signInAtIssuer(page, `tom-${unique()}@nowhere-${unique()}.example`);
	await page.getByLabel('First name').fill('Tom');
	await page.getByLabel('Last name').fill('Hauser');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Tom Hauser' })).toBeVisible();
	await expect(page.getByText('Your name is saved.')).toBeVisible();

	const other = await context.newPage();
	await other.goto('/user');
	await expect(other.getByRole('heading', { level: 1, name: 'Tom Hauser' })).toBeVisible();
	await expect.poll(() => other.evaluate(() => localStorage.getItem('user'))).toContain('Tom Hauser');
	// What pages of a signed-in user store, and a choice of the browser's own (ACCESS-36).
	await other.evaluate(() => {
		localStorage.setItem('hotelSearchFilter', '{}');
		sessionStorage.setItem('pickedHotels', '[]');
		localStorage.setItem('results-view', 'map');
	});
	await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
	await expect(other).toHaveURL(/\/$/);
	await expect.poll(() => other.evaluate(() => localStorage.getItem('user'))).toBeNull();
	const stored = () =>
		other.evaluate(() => [
			localStorage.getItem('hotelSearchFilter'),
			sessionStorage.getItem('pickedHotels'),
			localStorage.getItem('results-view'),
		]);
	await expect.poll(stored).toEqual([null, null, 'map']);
	const answer = await other.request.get('/api/current_user');
	expect(answer.status()).toBe(401);
	forgive(complaints);
});

test('another browser’s session is ended from the account’s page, and its open page leaves (ACCESS-24)', async ({
	page,
	browser,
	complaints,
}) => {
	await page.goto('/signin?to=/user');
	await page.getByRole('button', { name: 'Ida Sonderegger' }).click();
	const elsewhere = await browser.newContext();
	const other = await elsewhere.newPage();
	const connected = other.waitForEvent('websocket');
	await other.goto(new URL('/signin?to=/user', page.url()).href);
	await other.getByRole('button', { name: 'Ida Sonderegger' }).click();
	await expect(other.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
	await connected;

	await page.reload();
	const list = page.getByRole('region', { name: 'Where you are signed in' });
	await expect(list.getByText('This browser')).toHaveCount(1);
	await list.getByRole('button', { name: 'End all other sessions' }).click();
	await expect(page.getByText('Ended. The other browsers are signed out.')).toBeVisible();
	await expect(list.getByRole('listitem')).toHaveCount(1);
	await expect(other).not.toHaveURL(/\/user/);
	await elsewhere.close();
	forgive(complaints);
});

test('an admin without a second factor is led to it and back (ACCESS-27)', async ({ page, complaints }) => {
	await page.goto('/signin?to=/partner/dashboard/admin/users');
	await signInAtIssuer(page, 'admin');
	await expect(page.getByRole('heading', { name: 'Sign in with your second factor' })).toBeVisible();
	await page.getByRole('link', { name: 'Continue with the second factor' }).click();
	await page.getByRole('button', { name: 'Show the second factor' }).click();
	await expect(page).toHaveURL(/\/partner\/dashboard\/admin\/users$/);
	await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
	forgive(complaints);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the onboarding goes its way', async ({ page, complaints }) => {
		await page.goto('/signup');
		await page.getByRole('link', { name: 'Register Now' }).click();
		await signInAtIssuer(page, `eve-${unique()}@without-script.example`);
		await page.getByLabel('First name').fill('Eve');
		await page.getByRole('button', { name: 'Submit' }).click();
		await page.getByRole('checkbox', { name: 'My agency was referred by somebody' }).check();
		await page.getByLabel('Name of the referrer').fill('Clara Engels');
		await page.getByRole('checkbox', { name: /^Let colleagues/ }).uncheck();
		await page.getByLabel('Name of the agency').fill('Eve Travel');
		await page.getByRole('button', { name: 'Request verification' }).click();
		await expect(page.getByRole('heading', { name: 'We are looking at your agency' })).toBeVisible();
		forgive(complaints);
	});

	test('a currency shows its fields by a button', async ({ page, complaints }) => {
		await page.goto('/signin?to=/onboarding?step=payout');
		await page.getByRole('button', { name: /^Jonas Keller/ }).click();
		await page.getByLabel('Currency').selectOption('CHF');
		await page.getByRole('button', { name: 'Show the fields' }).click();
		await expect(page.getByLabel('IBAN', { exact: true })).toBeVisible();
		forgive(complaints);
	});
});

test('a link of another site leads to a button before the sign-in, and on to where it led (ACCESS-35)', async ({
	page,
	complaints,
}) => {
	const site = new URL('/signin?to=/user', test.info().project.use.baseURL).href;
	// A page of no site of ours.
	await page.setContent(`<a href="${site}">Your account</a>`);
	await page.getByRole('link', { name: 'Your account' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Sign in to go on' })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
	await page.getByRole('button', { name: 'Ida Sonderegger' }).click();
	await expect(page).toHaveURL(/\/user$/);
	forgive(complaints);
});
