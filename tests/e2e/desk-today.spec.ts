import { expect, openAs, test, VIEWPORTS } from './site';

const OPERATOR = 'Hans Feuerstein';

test.use({ viewport: VIEWPORTS.desktop });

test('an operator’s day shows the stays of a chosen day, and leads to request, stay and calendar', async ({
	page,
	expectAccessible,
}) => {
	await openAs(page, OPERATOR, '/partner/desk');
	await expect(page.getByRole('heading', { level: 1, name: /^Good \w+, Hans$/ })).toBeVisible();
	await expectAccessible('the day');
	const strip = page.getByRole('table', { name: 'The next 14 days' });
	await expect(strip.getByRole('columnheader')).toHaveCount(15);
	const leave = await strip
		.getByRole('row', { name: /^Leave/ })
		.getByRole('cell')
		.allTextContents();
	const arrive = await strip
		.getByRole('row', { name: /^Arrive/ })
		.getByRole('cell')
		.allTextContents();
	const at = arrive.findIndex((count, day) => Number(count) > 0 || Number(leave[day]) > 0);
	expect(at, 'the demonstration has a stay that begins or ends within 14 days').toBeGreaterThanOrEqual(0);
	await strip
		.getByRole('columnheader')
		.nth(at + 1)
		.getByRole('link')
		.click();
	await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/);
	const box = (name: string) =>
		page
			.locator('section')
			.filter({ has: page.getByRole('heading', { level: 3, name }) })
			.last();
	await expect(box('Arrivals').getByRole('link')).toHaveCount(Number(arrive[at]));
	await expect(box('Departures').getByRole('link')).toHaveCount(Number(leave[at]));
	await page.getByRole('link', { name: 'All days' }).click();
	await expect(page).toHaveURL(/\/partner\/desk$/);

	await page
		.getByRole('link', { name: /^Answer / })
		.first()
		.click();
	await expect(page).toHaveURL(/\/partner\/desk\/bookings\/lead_/);
	await page.goto('/partner/desk');
	const risks = page.getByRole('complementary', { name: 'What would go wrong this week' });
	await expect(risks.getByText('Registration number missing')).toBeVisible();
	await risks.getByRole('button', { name: 'Check again' }).click();
	await expect(page.getByText('Your properties were looked over just now.')).toBeVisible();
	await expect(risks.getByText('Registration number missing')).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: 'Calendar', exact: true }).click();
	await expect(page.getByRole('grid', { name: 'Nights by property' })).toBeVisible();
});

for (const viewport of [VIEWPORTS.phone, { width: 820, height: 1180 }])
	test(`an operator’s day is accessible at ${viewport.width} px, in German too`, async ({ page, expectAccessible }) => {
		await page.setViewportSize(viewport);
		await openAs(page, OPERATOR, '/partner/desk?lng=de');
		await expect(page.getByRole('heading', { name: 'Was diese Woche schiefginge' })).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
		await expectAccessible('the day in German');
	});
