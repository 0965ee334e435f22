import { expect, test, windowOf } from './site';

test('an operator sets a week, and one who looks at the same week learns that it has changed', async ({ browser }) => {
	const operator = await windowOf(browser, 'Hans Feuerstein', '/partner/inbox/houses');
	await operator
		.getByRole('link', { name: /^Set weeks/ })
		.nth(1)
		.click();
	const row = operator
		.getByRole('row')
		.filter({ has: operator.getByRole('button', { name: /^Save/ }) })
		.last();
	const price = row.getByLabel(/^Price/);
	await expect(price).toBeVisible();
	const second = await operator.context().newPage();
	await second.goto(operator.url());
	// Another one at each run: the same values would be no change.
	await price.fill(String(10_000 + (Date.now() % 9000)));
	await row.getByLabel(/^Availability/).selectOption('on_request');
	await row.getByRole('button', { name: /^Save/ }).click();
	await expect(operator.getByRole('status').getByText(/^Saved/)).toBeVisible();

	const late = second
		.getByRole('row')
		.filter({ has: second.getByRole('button', { name: /^Save/ }) })
		.last();
	await late.getByLabel(/^Price/).fill('1');
	await late.getByRole('button', { name: /^Save/ }).click();
	await expect(second.getByRole('status').getByText(/^Somebody has changed this meanwhile/)).toBeVisible();
	await expect(late.getByLabel(/^Price/)).toHaveValue('1');
});

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
