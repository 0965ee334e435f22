import { readFileSync } from 'node:fs';
import { expect, openAs, test, VIEWPORTS, windowOf } from './site';

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

test('a payout goes from one person to another, to the bank and into the books', async ({
	page: maker,
	browser,
	expectFitting,
}) => {
	test.setTimeout(90_000);
	await openAs(maker, 'Lena Matt', '/partner/money/payouts');
	const owed = maker.getByRole('row', { name: /Corvin & Lys/ });
	await expect(owed).toContainText('Ready');
	await expect(owed).toContainText('0189');
	await expectFitting('payouts', Object.values(VIEWPORTS));
	const agencies = maker.locator('section', { has: maker.getByRole('heading', { name: 'Due to agencies' }) });
	await agencies.getByRole('button', { name: 'Put a run together' }).click();
	await expect(maker.getByText('someone else has to release it')).toBeVisible();
	await expect(maker.getByRole('button', { name: 'Release', exact: true })).toHaveCount(0);
	await expectFitting('payout run', Object.values(VIEWPORTS));
	const { pathname } = new URL(maker.url());

	const checker = await windowOf(browser, 'Johannes Kessler', pathname);
	await checker.getByRole('button', { name: 'Release', exact: true }).click();
	await expect(checker.getByText('The file for the bank is ready')).toBeVisible();
	const [download] = await Promise.all([
		checker.waitForEvent('download'),
		checker.getByRole('link', { name: 'File for the bank' }).click(),
	]);
	const xml = readFileSync(await download.path(), 'utf8');
	expect(xml).toContain('<IBAN>FR7630006000011234567890189</IBAN>');
	await checker.getByRole('button', { name: 'Write it down as paid' }).click();
	await expect(checker.getByText('The payouts stand in the books')).toBeVisible();

	await maker.goto('/partner/money/payouts');
	await expect(maker.getByRole('row', { name: /Corvin & Lys/ })).toHaveCount(0);
	const agent = await windowOf(browser, 'Aurélie Marchand', '/partner/dashboard/commission?state=paid');
	await expect(agent.getByRole('row', { name: /Delacroix/ })).toBeVisible();
	await agent.context().close();
	await checker.context().close();
});
