import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

test('a board shows without a reload what a colleague has done, and keeps what is typed in the open job', async ({
	page,
	browser,
}) => {
	test.setTimeout(120_000);
	const board = '/partner/concierge-jobs?by=house';
	await openAs(page, 'Lena Matt', board);
	await page.waitForEvent('websocket', (socket) => socket.url().endsWith('/partner/concierge-jobs/live'));
	const card = page.getByRole('link', { name: /Flowers on arrival.*Hohenester/ });
	await card.click();
	const job = page.getByRole('complementary', { name: 'Flowers on arrival' });
	await job.getByLabel('The supplier gets').fill('63,50');

	// A colleague at another desk does it without a supplier.
	const colleague = await windowOf(browser, 'Lena Matt', board);
	await colleague.getByRole('link', { name: /Flowers on arrival.*Hohenester/ }).click();
	const theirs = colleague.getByRole('complementary', { name: 'Flowers on arrival' });
	await theirs.getByText('We do it ourselves').first().click();
	await theirs.getByLabel('The guest pays').fill('95,00');
	await theirs.getByRole('button', { name: 'Offer it to the guest' }).click();
	await expect(theirs.getByText('Offered', { exact: true }).first()).toBeVisible();
	await colleague.context().close();

	await expect(card).toContainText('the guest is asked', { timeout: 15_000 });
	await expect(card).toContainText('95');
	await expect(job.getByText('This job has changed meanwhile')).toBeVisible();
	await expect(job).toContainText('Taken over, team');
	await expect(job.getByLabel('The supplier gets')).toHaveValue('63,50');
	await job.getByRole('button', { name: 'Show it as it is now' }).click();
	await expect(job.getByText('This job has changed meanwhile')).toHaveCount(0);
	await expect(job.getByText('Offered', { exact: true }).first()).toBeVisible();

	// Nothing is typed now: the next step is shown at once.
	const second = await windowOf(browser, 'Lena Matt', board);
	await second.getByRole('link', { name: /Flowers on arrival.*Hohenester/ }).click();
	const other = second.getByRole('complementary', { name: 'Flowers on arrival' });
	await page.reload();
	await whenAlive(page);
	await page.waitForEvent('websocket', (socket) => socket.url().endsWith('/partner/concierge-jobs/live'));
	await other.getByText('Cancel the job').first().click();
	await other.getByRole('button', { name: 'Cancel the job' }).click();
	await expect(job.getByText('Cancelled', { exact: true }).first()).toBeVisible({ timeout: 15_000 });
	await expect(card).toHaveCount(0);
	await second.context().close();
});
