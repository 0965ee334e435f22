import { expect, openAs, test, VIEWPORTS, windowOf } from './site';

const unique = () => `${Date.now().toString(36)}${Math.round(Math.random() * 1e6).toString(36)}`;

/** A used link answers 410; the issuer's page has no icon. */
function forgive(complaints: string[]): void {
	const left = complaints.filter(
		(each) => !/favicon\.ico|^410 |status of 4(?:04|10)|Content Security Policy/.test(each),
	);
	complaints.splice(0, complaints.length, ...left);
}

test('a supervisor invites a colleague by keyboard, who joins by the link and is let go again', async ({
	page,
	browser,
	complaints,
	inbox,
	expectAccessible,
	expectFitting,
}) => {
	const email = `romy-${unique()}@nordwand.example`;
	await openAs(page, 'Jonas Keller', '/partner/team');
	const before = await page.getByRole('listitem').filter({ hasText: '@nordwand.example' }).count();
	await expectAccessible('the team');
	await page.setViewportSize(VIEWPORTS.phone);
	// To the end of the page: on phones its dock lies over what is at the bottom of the window.
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 2));
	await expectFitting('the team', [VIEWPORTS.phone, VIEWPORTS.desktop]);
	await page.getByLabel('Email').focus();
	await page.keyboard.type(email);
	await page.keyboard.press('Enter');
	await expect(page.getByText('The invitation is on its way.')).toBeFocused();
	await expect(page.getByRole('heading', { name: /open invitation/ })).toBeVisible();
	const [mail] = await inbox.mailsTo(email, 1);
	const path = /\/team-invitation\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';

	const invited = await browser.newPage();
	await invited.goto(path);
	await expect(invited.getByRole('heading', { level: 1, name: 'Join the team of Nordwand Reisen' })).toBeVisible();
	await invited.getByRole('link', { name: 'Create an account' }).click();
	expect(invited.url()).not.toContain(path);
	await invited.getByLabel('Or be somebody new: any e-mail address').fill(email);
	await invited.getByRole('button', { name: 'Sign in', exact: true }).click();
	await expect(invited.getByText(email)).toBeVisible();
	await invited.getByRole('button', { name: 'Join the team' }).click();
	await expect(invited.getByRole('heading', { level: 1 })).toHaveText('You belong to the team of Nordwand Reisen');
	await invited.goto('/partner/dashboard');
	await expect(invited.getByRole('heading', { level: 1 })).toBeVisible();

	const stranger = await browser.newPage();
	await stranger.goto(path);
	await expect(stranger.getByRole('heading', { level: 1, name: 'This invitation is used' })).toBeVisible();

	await page.goto('/partner/team');
	const row = page.getByRole('listitem').filter({ has: page.locator('p', { hasText: email }) });
	await expect(page.getByRole('listitem').filter({ hasText: '@nordwand.example' })).toHaveCount(before + 1);
	await row.getByText('Hand over or remove').click();
	await row.getByLabel('Yes, remove').check();
	await row.getByRole('button', { name: /^Remove from the team/ }).click();
	await expect(page.getByText('Removed. The person is signed out.')).toBeFocused();
	await expect(row).toHaveCount(0);
	await inbox.mailsTo(email, 2);
	forgive(complaints);
});

test('a lead that is handed over is the colleague’s', async ({ page, browser }) => {
	await openAs(page, 'Jonas Keller', '/partner/team');
	const from = page.getByRole('listitem').filter({ hasText: 'moritz@nordwand.example' });
	const running = Number(/(\d+) running/.exec((await from.textContent()) ?? '')?.[1] ?? 0);
	expect(running).toBeGreaterThan(0);
	const to = page.getByRole('listitem').filter({ hasText: 'jonas@nordwand.example' });
	const had = Number(/(\d+) running/.exec((await to.textContent()) ?? '')?.[1] ?? 0);
	await from.getByText('Hand over or remove').click();
	await from
		.getByLabel(/running leads? go(es)? to/)
		.first()
		.selectOption('Jonas Keller');
	await from.getByRole('button', { name: /^Hand over/ }).click();
	await expect(page.getByText('Handed over.')).toBeFocused();
	await expect(from).toContainText('no running leads');
	await expect(to).toContainText(`${had + running} running leads`);
	const other = await windowOf(browser, 'Moritz Amann', '/partner/dashboard');
	await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
	// And back, for the other tests.
	await to.getByText('Hand over', { exact: true }).first().click();
	await to
		.getByLabel(/running leads? go(es)? to/)
		.first()
		.selectOption('Moritz Amann');
	await to.getByRole('button', { name: /^Hand over/ }).click();
	await expect(from).toContainText(`${had + running} running leads`);
});

test('notices are switched off and on by keyboard', async ({ page, expectAccessible, expectFitting }) => {
	await openAs(page, 'Edward Hale', '/user/notices');
	await expectAccessible('notices');
	await expectFitting('notices', [VIEWPORTS.phone, VIEWPORTS.desktop]);
	const mailed = page.getByLabel('Options that end: By mail');
	await expect(mailed).toBeChecked();
	await mailed.focus();
	await page.keyboard.press('Space');
	await page.keyboard.press('Enter');
	await expect(page.getByText('Saved.', { exact: true })).toBeFocused();
	await page.reload();
	await expect(mailed).not.toBeChecked();
	await expect(page.getByLabel('Options that end: In the bell')).toBeChecked();
	await mailed.check();
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Saved.', { exact: true })).toBeFocused();
	await expect(mailed).toBeChecked();
});
