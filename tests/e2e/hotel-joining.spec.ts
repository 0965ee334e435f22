import type { Browser } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS } from './site';

const unique = () => `${Date.now().toString(36)}${Math.round(Math.random() * 1e6).toString(36)}`;

/** A refused form answers 400, a used link 410; the issuer's page has no icon. */
function forgive(complaints: string[]): void {
	const left = complaints.filter(
		(each) => !/favicon\.ico|^4(?:00|10) |status of 4(?:00|04|10)|Content Security Policy/.test(each),
	);
	complaints.splice(0, complaints.length, ...left);
}

/** An agent invites a person of a hotel. */
async function invite(browser: Browser, name: string, email: string): Promise<void> {
	const page = await browser.newPage({ javaScriptEnabled: true });
	await openAs(page, 'Clara Engels', '/hotels/hotel_le-meleze-blanc/invite-sales-contact?tab=sales');
	await page.getByRole('dialog').getByLabel('Full name').fill(name);
	await page.getByRole('dialog').getByLabel('Email').fill(email);
	await page.getByRole('button', { name: 'Send invitation' }).click();
	await expect(page.getByText(`We have written to ${name}`)).toBeVisible();
	await page.close();
}

test('an invited hotel joins by itself: form, account, confirmation, its desk', async ({
	page,
	browser,
	complaints,
	inbox,
	expectAccessible,
	expectFitting,
}) => {
	const mark = unique();
	const email = `ines-${mark}@hotel.example`;
	await invite(browser, 'Inès Fournier', email);
	const [invitation] = await inbox.mailsTo(email, 1);
	const path = /\/hotel-invitation\/[\w-]{43}/.exec(invitation?.text ?? '')?.[0] ?? '';

	await page.goto(path);
	await expect(page.getByRole('heading', { level: 1, name: 'Join with Le Mélèze Blanc' })).toBeVisible();
	await expect(page.getByLabel('First and last name')).toHaveValue('Inès Fournier');
	await page.getByRole('button', { name: 'Continue' }).click();
	await expect(page.getByRole('alert')).toBeFocused();
	await expect(page.getByText('Please enter what you do at the hotel.')).toBeVisible();
	await expectAccessible('the form with errors');
	await expectFitting('the form with errors', [VIEWPORTS.phone, VIEWPORTS.desktop]);
	// What the catalogue knows of the hotel is filled in; what was typed stays with the errors.
	await expect(page.getByLabel('Country')).toHaveValue('FR');
	await page.getByLabel('Your position').fill('Director of Sales');
	await page.getByLabel('Address').fill('8 chemin de la Source, 73120');
	await page.getByLabel('Country').selectOption('Austria');
	await page.getByLabel('Category').selectOption('5 Star Palace');
	await page.getByRole('button', { name: 'Continue' }).click();
	await expect(page.getByLabel('Category')).toHaveAccessibleDescription(/Palace is a distinction of hotels in France/);
	await expect(page.getByLabel('Address')).toHaveValue('8 chemin de la Source, 73120');
	await expect(page.getByLabel('Country')).toHaveValue('AT');
	await page.getByLabel('Country').selectOption('France');
	await page.getByLabel('Category').selectOption('5 Star');
	await page.getByRole('checkbox', { name: /^I may speak for this hotel/ }).check();
	await page.getByRole('button', { name: 'Continue' }).click();
	await expect(page.getByRole('heading', { name: 'The account that opens your desk' })).toBeVisible();

	await page.getByRole('link', { name: 'Create an account' }).click();
	expect(page.url()).not.toContain(path);
	await page.getByLabel('Or be somebody new: any e-mail address').fill(email);
	await page.getByRole('button', { name: 'Sign in', exact: true }).click();
	await expect(page.getByText(email)).toBeVisible();
	await expectAccessible('the account');
	await page.getByRole('button', { name: 'Ask to join' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('waits for our confirmation');

	const stranger = await browser.newPage();
	await stranger.goto(path);
	await expect(stranger.getByRole('heading', { level: 1, name: 'This invitation has been used' })).toBeVisible();

	const admin = await browser.newPage();
	await openAs(admin, 'Marie Burtscher', '/partner/dashboard/admin/hotels');
	const row = admin.getByRole('row').filter({ hasText: email });
	await expect(row).toContainText('8 chemin de la Source, 73120, Courchevel, France');
	await row.getByRole('button', { name: /^Confirm/ }).click();
	await expect(admin.getByText('hotel and agent are told by mail')).toBeVisible();
	await expect(row).toHaveCount(0);

	const mails = await inbox.mailsTo(email, 3);
	expect(mails.at(-1)?.subject).toBe('Le Mélèze Blanc is with us · Le Mélèze Blanc');
	await page.reload();
	await page.getByRole('link', { name: 'Open your desk' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Requests and arrivals' })).toBeVisible();
	forgive(complaints);
	for (const each of [stranger, admin]) await each.close();
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the form of an invited hotel goes its way', async ({ page, browser, complaints, inbox }) => {
		const email = `otto-${unique()}@hotel.example`;
		await invite(browser, 'Otto Lorrain', email);
		const [invitation] = await inbox.mailsTo(email, 1);
		await page.goto(/\/hotel-invitation\/[\w-]{43}/.exec(invitation?.text ?? '')?.[0] ?? '');
		await page.getByLabel('Your position').fill('Owner');
		// Filled in where the hotel has joined before.
		await page.getByLabel('Address').fill('');
		await page.getByRole('button', { name: 'Continue' }).click();
		await expect(page.getByText('Please enter street and number.')).toBeVisible();
		await expect(page.getByLabel('Your position')).toHaveValue('Owner');
		await page.getByLabel('Address').fill('8 chemin de la Source, 73120');
		await page.getByRole('checkbox', { name: /^I may speak for this hotel/ }).check();
		await page.getByRole('button', { name: 'Continue' }).click();
		await page.getByRole('link', { name: 'Change my details' }).click();
		await expect(page.getByLabel('Your position')).toHaveValue('Owner');
		await expect(page.getByLabel('Address')).toHaveValue('8 chemin de la Source, 73120');
		forgive(complaints);
	});
});
