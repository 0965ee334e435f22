import { expect, test, windowOf } from './site';

test('an agent asks a hotel for an option, the hotel holds it, the agent books it, and the hotel sees who comes', async ({
	browser,
}) => {
	const agent = await windowOf(browser, 'Clara Engels', '/partner/dashboard?q=Okafor');
	await agent
		.getByRole('link', { name: /Bernard Okafor/ })
		.first()
		.click();
	await agent.getByRole('link', { name: 'Take option' }).click();
	await expect(agent.getByRole('heading', { level: 1, name: /Option at/ })).toBeVisible();
	await agent.getByLabel('For the hotel (optional)').fill('Late arrival, 23:10');
	await agent.getByRole('button', { name: 'Ask for the option' }).click();
	await expect(agent.getByText('The option has been asked for. The hotel answers within 24 hours.')).toBeVisible();

	const hotel = await windowOf(browser, 'Reto Furrer', '/partner/hotel');
	const request = hotel.getByRole('article', { name: /Bernard Okafor/ });
	await expect(request).toContainText('Late arrival, 23:10');
	await request.getByLabel('Hold the option for').selectOption('48');
	await request.getByRole('button', { name: 'Confirm option' }).click();
	await expect(hotel.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
	await expect(request).toHaveCount(0);

	await agent.reload();
	await agent.getByRole('link', { name: /Book now/ }).click();
	await agent.getByLabel('Bank transfer').check({ force: true });
	await agent.getByRole('button', { name: /^Book for/ }).click();
	await expect(agent.getByText('Please accept this disclaimer')).toBeVisible();
	await agent.getByLabel(/My client has agreed/).check();
	await agent.getByRole('button', { name: /^Book for/ }).click();
	await expect(agent.getByText('Booked. The confirmation goes to you by mail.')).toBeVisible();

	await hotel.reload();
	const arrival = hotel.getByRole('listitem').filter({ hasText: 'Bernard Okafor' });
	await expect(arrival).toContainText('Confirmed booking');
});
