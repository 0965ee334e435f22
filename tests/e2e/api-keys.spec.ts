import { expect, openAs, test, VIEWPORTS } from './site';

test('a supervisor makes a key by keyboard, a program calls with it, and it is revoked', async ({
	page,
	request,
	complaints,
	expectAccessible,
	expectFitting,
}) => {
	await openAs(page, 'Jonas Keller', '/partner/team');
	await page.getByRole('link', { name: 'API keys' }).press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
	const name = `Website ${Date.now().toString(36)}`;
	await page.getByLabel('Name').focus();
	await page.keyboard.type(name);
	// Nothing is chosen yet: the name stays.
	await page.keyboard.press('Enter');
	await expect(page.getByText('Please choose what the key may do.').first()).toBeFocused();
	await expect(page.getByLabel('Name')).toHaveValue(name);
	await page.getByRole('checkbox', { name: 'account:read Read the person and the agency' }).press('Space');
	await expectAccessible('a form of a key with its fault');
	await page.getByRole('button', { name: 'Make the key' }).press('Enter');
	await expect(page.getByText('The key is made. Copy it now.')).toBeFocused();
	const key = await page.getByLabel('Key', { exact: true }).inputValue();
	expect(key).toMatch(/^firnlicht_key_[\w-]{43}$/);
	await expectAccessible('a new key');
	await expectFitting('a new key', [VIEWPORTS.phone, VIEWPORTS.desktop]);
	const call = (address: string) => request.get(address, { headers: { authorization: `Bearer ${key}` } });

	// The way that the reference describes, word by word.
	await page.getByRole('link', { name: 'How the API works' }).press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'Start' })).toBeVisible();
	const code = async (label: string) => String(await page.getByRole('region', { name: label }).textContent());
	const address = (line: string) => /'(http[^']+)'/.exec(line)?.[1] ?? '';
	const open = address(await code('A first call'));
	expect((await request.get(open)).status()).toBe(200);
	const withKey = await code('A call with a key');
	expect(withKey).toContain('Authorization: Bearer $FIRNLICHT_KEY');
	const current = address(withKey);
	expect((await (await call(current)).json()).user.email).toBe('jonas@nordwand.example');
	const refused = await call(current.replace('current_user', 'sales/leads'));
	expect([refused.status(), await refused.json()]).toEqual([
		403,
		{ ...JSON.parse(await code('A refused call')), requestId: expect.any(String) },
	]);

	await page.goto('/partner/api-keys');
	await expect(page.getByLabel('Key', { exact: true })).toHaveCount(0);
	const row = page.getByRole('listitem').filter({ has: page.locator('p', { hasText: name }) });
	await expect(row).toContainText('Last used');
	await row.getByText('Revoke', { exact: true }).press('Enter');
	await row.getByRole('button', { name: 'Yes, revoke it' }).press('Enter');
	await expect(page.getByText('Revoked. Programs with this key are refused from now on.')).toBeFocused();
	await expect(row).toContainText('Revoked');
	expect((await call(current)).status()).toBe(401);
	complaints.splice(0);
});

test('the page of keys is accessible on a phone, in German', async ({ page, expectAccessible, expectFitting }) => {
	await page.setViewportSize(VIEWPORTS.phone);
	await openAs(page, 'Hans Feuerstein', '/partner/api-keys?lng=de');
	await expect(page.getByRole('heading', { level: 1, name: 'API-Schlüssel' })).toBeVisible();
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	await expectAccessible('keys in German');
	await expectFitting('keys in German', [VIEWPORTS.phone]);
});
