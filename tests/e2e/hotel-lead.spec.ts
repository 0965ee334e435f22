import { addDays, plainDate } from '~/domain/date/plain-date';
import { newInterest } from './new-interest';
import { expect, test, windowOf } from './site';

test('an agent asks a hotel for an option, the hotel holds it and agrees to a change, the agent books it; the hotel sees who comes and reads that it is cancelled', async ({
	browser,
}) => {
	// Away from the weeks of other tests, and from what an earlier run may have left booked.
	const first = plainDate('2027-01-16');
	const checkIn = addDays(first, 7 * (Math.floor(Date.now() / 1000) % 7));
	const week = { checkIn, checkOut: addDays(checkIn, 7) };
	const client = `Okafor ${Date.now() % 100_000}`;
	const agent = await windowOf(browser, 'Clara Engels', '/partner/dashboard');
	await agent.goto(await newInterest(agent, client, 1, week));
	// Billed in francs by a hotel in euros: of which day the rate is, and whether it holds.
	const rooms = agent.getByRole('region', { name: 'Rooms' });
	await expect(rooms).toContainText(
		/At the exchange rate of \d+ \w+ 2026\. Amounts in your currency are worked out anew until/,
	);
	await agent.getByRole('link', { name: 'Take option' }).click();
	await expect(agent.getByRole('heading', { level: 1, name: /Option at/ })).toBeVisible();
	await agent.getByLabel('For the hotel (optional)').fill('Late arrival, 23:10');
	await agent.getByRole('button', { name: 'Ask for the option' }).click();
	await expect(agent.getByText('The option has been asked for. The hotel answers within 24 hours.')).toBeVisible();
	await expect(rooms).toContainText(
		/At the exchange rate of \d+ \w+ 2026\. Amounts in your currency stand as they were agreed\./,
	);

	const hotel = await windowOf(browser, 'Sabine Lorünser', '/partner/hotel');
	const request = hotel.getByRole('article', { name: client });
	await expect(request).toContainText('Late arrival, 23:10');
	await request.getByLabel('Hold the option for').selectOption('48');
	await request.getByRole('button', { name: 'Confirm option' }).click();
	await expect(hotel.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
	await expect(request).toHaveCount(0);

	// The agent asks for a second room, and the hotel agrees.
	await agent.reload();
	await agent.getByRole('link', { name: 'Ask the hotel for a change' }).click();
	await expect(agent.getByRole('region', { name: 'Room 1' })).toContainText('stays as agreed');
	await agent.getByRole('button', { name: 'Add a room' }).click();
	const figures = agent.getByRole('region', { name: 'What changes' });
	await expect(figures).toContainText('Difference');
	await agent.getByLabel('For the hotel (optional)').fill('The grandparents come along');
	await agent.getByRole('button', { name: 'Ask the hotel for this' }).click();
	await expect(agent.getByText('The change has been asked for.')).toBeVisible();
	await hotel.reload();
	const change = hotel.getByRole('region', { name: /Changes asked for/ }).getByRole('article', { name: client });
	await expect(change).toContainText('The grandparents come along');
	await change.getByRole('button', { name: 'Accept the change' }).click();
	await expect(hotel.getByText('Accepted. The rooms of the new nights are taken')).toBeVisible();

	await agent.reload();
	await expect(agent.getByRole('region', { name: 'Rooms' }).getByRole('listitem')).toHaveCount(2);
	await expect(agent.getByRole('region', { name: 'History' })).toContainText('Rooms changed');
	await agent.getByRole('link', { name: /Book now/ }).click();
	await agent.getByLabel('Bank transfer').check({ force: true });
	await agent.getByRole('button', { name: /^Book for/ }).click();
	await expect(agent.getByText('Please accept this disclaimer')).toBeVisible();
	await agent.getByLabel(/My client has agreed/).check();
	await agent.getByRole('button', { name: /^Book for/ }).click();
	await expect(agent.getByText('Booked. The confirmation goes to you by mail.')).toBeVisible();

	await hotel.reload();
	const arrival = hotel.getByRole('listitem').filter({ hasText: client });
	await expect(arrival).toContainText('Confirmed booking');

	// This hotel confirms at once, changes too while a cancellation is free.
	await agent.getByRole('link', { name: 'Change the rooms' }).click();
	await expect(agent.getByRole('heading', { level: 1, name: 'Change the booking' })).toBeVisible();
	await agent.getByRole('button', { name: 'Take out room 2' }).click();
	await expect(agent.getByText('Confirmed at once: it holds as soon as you change it.')).toBeVisible();
	await agent.getByRole('button', { name: 'Change the booking' }).click();
	await expect(agent.getByText('The booking is changed and confirmed. The hotel has been told.')).toBeVisible();
	await expect(agent.getByRole('region', { name: 'Rooms' }).getByRole('listitem')).toHaveCount(1);
	const guests = agent.getByRole('region', { name: 'Rooming list' }).getByRole('textbox');
	await expect(guests.first()).toBeVisible();
	await agent.locator('summary', { hasText: 'Cancel the booking' }).click();
	await expect(agent.getByText(/this cancellation costs/)).toBeVisible();
	await agent.getByRole('button', { name: /^Cancel the booking/ }).click();
	await expect(agent.getByText(/The booking has been cancelled. By the agreed terms/)).toBeVisible();
	// Who would have come is no longer asked for.
	await expect(guests).toHaveCount(0);
	await hotel.reload();
	await expect(hotel.getByRole('listitem').filter({ hasText: client })).toHaveCount(0);
});
