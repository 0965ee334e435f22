import { expect, openAs, test, VIEWPORTS, whenAlive, windowOf } from './site';

/** A booking of the demonstration that is paid as a whole. */
const LEAD = 'lead_demo012';
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1180 }, VIEWPORTS.desktop];

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

test('an agent asks for another week, the team sees the instalments before and after, and what it confirms is what stands', async ({
	page,
	browser,
	complaints,
	expectFitting,
}) => {
	test.setTimeout(120_000);
	const agent = await windowOf(browser, 'Clara Engels', `/partner/dashboard/leads/${LEAD}`);
	const client = 'Viktor Sandberg';
	const payments = agent.getByRole('region', { name: 'Payments' });
	await agent.getByText('Ask for a change', { exact: true }).click();
	await agent.locator('.stay-month button[aria-pressed="false"]').first().click();
	await expect(agent.locator('.stay-month button[aria-pressed="true"]')).toHaveCount(1);
	await agent.getByRole('button', { name: 'Send change request' }).click();
	await expect(agent.getByRole('heading', { name: 'Change asked for' })).toBeVisible();

	await openAs(page, 'Marie Burtscher', '/partner/inbox');
	const card = page.getByRole('article').filter({ hasText: client });
	await card.getByRole('button', { name: 'Accept', exact: true }).click();
	const review = card.getByRole('region', { name: 'What becomes of the payments' });
	await expect(review).toBeFocused();
	await expect(review).toContainText('So far');
	await expect(review).toContainText('From then on');
	await expectFitting('the review of instalments', SIZES);
	expect(complaints.splice(0).filter((each) => !/\b409\b/.test(each))).toEqual([]);
	const rows = await review.locator('h5', { hasText: 'From then on' }).locator('xpath=following-sibling::ul/li').all();
	const amounts = await Promise.all(
		rows.map(async (row) => /\d[\d\s\u00a0]*,\d\d/.exec((await row.textContent()) ?? '')?.[0] ?? ''),
	);
	expect(amounts.length).toBeGreaterThan(0);
	await whenAlive(page);
	await card.getByRole('button', { name: 'Accept with these payments' }).click();
	await expect(review).toHaveCount(0);

	await agent.goto(`/partner/dashboard/leads/${LEAD}`);
	const spaced = (text: string | null) => (text ?? '').replace(/[\s\u00a0]/g, ' ');
	const shown = spaced(await payments.textContent());
	for (const amount of amounts) expect(shown).toContain(spaced(amount));
	await agent.context().close();
});
