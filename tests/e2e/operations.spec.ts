import { expect, test, windowOf } from './site';

test('a calendar’s address is shown once and answers until it is revoked', async ({ browser }) => {
	const agent = await windowOf(browser, 'Moritz Amann', '/partner/calendar');
	const own = agent.locator('section').filter({ hasText: 'My leads' });
	await own.getByRole('button').first().click();
	const address = await own.getByLabel('Address for your calendar program').inputValue();
	const stranger = await (await browser.newContext()).newPage();
	expect((await stranger.request.get(address)).status()).toBe(200);
	await agent.reload();
	await expect(own.getByLabel('Address for your calendar program')).toHaveCount(0);
	await own.getByRole('button', { name: 'Revoke' }).click();
	await expect(agent.getByRole('status').getByText('The address answers no more.')).toBeVisible();
	expect((await stranger.request.get(address)).status()).toBe(404);
});
