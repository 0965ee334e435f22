import { Webhook } from 'standardwebhooks';
import { expect, openAs, test, VIEWPORTS } from './site';

test('a supervisor adds an endpoint by keyboard, tests it, reads its log, and removes it', async ({
	page,
	request,
	baseURL,
	complaints,
	expectAccessible,
	expectFitting,
}) => {
	await openAs(page, 'Jonas Keller', '/partner/team');
	await page.getByRole('link', { name: 'Webhooks' }).press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
	const { port } = new URL(String(baseURL));
	const program = `http://localhost:${Number(port) + 1}/webhooks/${Date.now().toString(36)}`;
	const address = page.getByLabel('Address');
	await address.focus();
	await page.keyboard.type('http://10.0.0.1/hooks');
	await page.keyboard.press('Enter');
	await expect(page.getByText('Please enter an address that begins with https://.').first()).toBeFocused();
	await expect(address).toHaveValue('http://10.0.0.1/hooks');
	await expectAccessible('a form of an endpoint with its fault');
	await address.fill(program);
	await page.getByRole('checkbox', { name: /lead\.changed/ }).press('Space');
	await page.getByRole('button', { name: 'Add the endpoint' }).press('Enter');
	await expect(page.getByText('The endpoint is added. Copy its secret now.')).toBeFocused();
	const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
	await expectAccessible('a new secret');
	const fits = async (where: string) => {
		await page.setViewportSize(VIEWPORTS.phone);
		// What the dock covers cannot be pressed before.
		await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
		await expectFitting(where, [VIEWPORTS.phone, VIEWPORTS.desktop]);
	};
	await fits('a new secret');

	const row = page.getByRole('listitem').filter({ hasText: program });
	await row.getByRole('link', { name: /Deliveries and settings/ }).press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'Deliveries' })).toBeVisible();
	await page.getByRole('button', { name: 'Send a test' }).press('Enter');
	await expect(page.getByText('The test was taken.')).toBeFocused();
	const [message] = (await (await request.get(program)).json()) as { headers: Record<string, string>; body: string }[];
	expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toMatchObject({ type: 'ping' });
	const delivery = page.locator('details').filter({ hasText: 'ping' }).first();
	await delivery.locator('summary').press('Enter');
	await expect(delivery).toContainText('Taken (204)');
	await expectAccessible('a delivery');
	await delivery.getByRole('button', { name: /Send again: ping/ }).press('Enter');
	await expect(page.getByText('Sent again, and taken.')).toBeFocused();
	expect(((await (await request.get(program)).json()) as unknown[]).length).toBe(2);

	await address.fill(`${program}/refused`);
	await page.getByRole('button', { name: 'Save' }).press('Enter');
	await expect(page.getByText('Saved.')).toBeFocused();
	await page.getByRole('button', { name: 'Send a test' }).press('Enter');
	await expect(page.getByText('It was not taken. Its delivery in the list says why.')).toBeFocused();
	await page.getByText('Given up').click();
	await expect(page.getByText('The program of the team is not well.')).toBeVisible();
	await page.getByText('New secret', { exact: true }).press('Enter');
	await page.getByRole('button', { name: 'Yes, make a new secret' }).press('Enter');
	await expect(page.getByText('The new secret signs from now on. Copy it now.')).toBeFocused();
	expect(await page.getByLabel('Secret', { exact: true }).inputValue()).not.toBe(secret);
	await page.getByRole('button', { name: 'Pause' }).press('Enter');
	await expect(page.getByText('Paused. Nothing is sent to it.')).toBeFocused();
	await page.getByRole('button', { name: 'Go on' }).press('Enter');
	await expect(page.getByText('It goes on. What waited is sent.')).toBeFocused();
	await fits('an endpoint');
	await page.getByText('Remove', { exact: true }).press('Enter');
	await page.getByRole('button', { name: 'Yes, remove it' }).press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
	await expect(page.getByText(program)).toHaveCount(0);
	complaints.splice(0);
});

test('the page of webhooks is accessible on a phone, in German', async ({ page, expectAccessible, expectFitting }) => {
	await page.setViewportSize(VIEWPORTS.phone);
	await openAs(page, 'Hans Feuerstein', '/partner/webhooks?lng=de');
	await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	await expectAccessible('webhooks in German');
	await expectFitting('webhooks in German', [VIEWPORTS.phone]);
});
