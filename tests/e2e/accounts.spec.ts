import { expect, type Page } from 'playwright/test';
import { test, whenAlive } from './site';

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

test('from the invitation to an open agency', async ({ page, complaints, expectAccessible }) => {
	await page.goto('/signup/serandipians');
	await expect(page.getByRole('heading', { level: 1, name: 'Serandipians Distribution System' })).toBeVisible();
	await expectAccessible('the sign-up page');
	await expect.poll(() => page.evaluate(() => localStorage.getItem('affiliateId'))).toBe('serandipians');
	await page.goto('/signup/rotana');
	await whenAlive(page);
	expect(await page.evaluate(() => localStorage.getItem('affiliateId')), 'the first one wins').toBe('serandipians');
	await page.goto('/signup/serandipians');
	await page.getByRole('link', { name: 'Register Now' }).click();
	await signInAtIssuer(page, `ada-${unique()}@luxury-${unique()}.example`);

	await expect(page.getByText('Travel Agency Onboarding')).toBeVisible();
	await expectAccessible('the step of the name');
	await page.getByRole('button', { name: 'Submit' }).click();
	await expect(page.getByText('Required!')).toBeVisible();
	await page.getByLabel('First name').fill('Ada');
	await page.getByRole('button', { name: 'Submit' }).click();
	await expect(page.getByRole('heading', { name: 'Welcome to the Luxury Distribution System, Ada' })).toBeVisible();

	await expect(page.getByRole('checkbox', { name: 'Serandipians' })).toBeChecked();
	await expect(page.getByLabel('Name of the referrer')).toBeHidden();
	await page.getByRole('checkbox', { name: 'My agency was referred by somebody' }).check();
	await page.getByLabel('Name of the referrer').fill('Clara Engels');
	await expectAccessible('the step of the agency');
	await page.getByLabel('Name of the agency').fill('Thorne Journeys');
	await page.getByRole('button', { name: 'Request verification' }).click();
	await expect(page.getByRole('heading', { name: 'We are looking at your agency' })).toBeVisible();
	await expectAccessible('the page of those who wait');
	forgive(complaints);
});

test('payout and branding, skipped or filled in, up to the end', async ({ page, complaints, expectAccessible }) => {
	await page.goto('/signin?to=/onboarding?step=payout');
	await page.getByRole('button', { name: /^Ida Sonderegger/ }).click();
	await expect(page.getByRole('heading', { name: 'Where may we send your commission?' })).toBeVisible();
	await page.getByRole('button', { name: 'Save and next' }).click();
	await expect(page.getByText('Currency is required')).toBeVisible();
	await whenAlive(page);
	await page.getByLabel('Currency').selectOption('GBP');
	await expect(page.getByText('Loading requirements....').or(page.getByLabel('Sort code'))).not.toHaveCount(0);
	await expect(page.getByLabel('Recipient type')).toHaveValue('BUSINESS');
	await expectAccessible('the step of the payout');
	await page.getByRole('button', { name: 'Save and next' }).click();
	await expect(page.getByText('This field is required').first()).toBeVisible();
	await page.getByLabel('Account holder').fill('Blaufirn Travel');
	await page.getByLabel('Sort code', { exact: true }).fill('23-14-70');
	await page.getByLabel('Account number', { exact: true }).fill('28821822');
	await page.getByRole('button', { name: 'Save and next' }).click();
	await expect(page.getByText('Saved bank account successfully')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Offers in your name' })).toBeVisible();
	await expectAccessible('the step of the branding');
	await page.getByRole('link', { name: 'Skip' }).click();
	await expect(page.getByRole('heading', { name: 'All set' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Go to the hotels' })).toHaveAttribute('href', '/hotels');
	await expectAccessible('the end of the onboarding');
	await page.getByRole('link', { name: 'See your agency' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Blaufirn Travel' })).toBeVisible();
	await expect(page.getByRole('cell', { name: 'ida@blaufirn.example' })).toBeVisible();
	await expectAccessible('the agency');
	forgive(complaints);
});

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
	await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
	await expect(other).toHaveURL(/\/$/);
	await expect.poll(() => other.evaluate(() => localStorage.getItem('user'))).toBeNull();
	const answer = await other.request.get('/api/current_user');
	expect(answer.status()).toBe(401);
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
