import type { Page } from 'playwright/test';
import { expect, openAs, test, whenAlive } from './site';

const HOUSE = '/chalets/austria/lech/chalet-aurikel';
const STAY = '?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered';

const ADMIN = '/partner/dashboard/admin';

/** Every page of the trade side, by who opens it; `a > b` opens the first link of page `a` whose address begins with `b`. */
const PAGES: Record<string, readonly string[]> = {
	nobody: ['', '/serandipians', '/rotana', '/heavensportfolio', '/demo'].map((affiliate) => `/signup${affiliate}`),
	'Clara Engels': [
		'/partner/dashboard',
		'/partner/dashboard > /partner/dashboard/leads/',
		'/partner/dashboard/commission',
		'/partner/calendar',
		'/partner/my-network',
		'/partner/help-centre',
		'/hotels',
	],
	'Moritz Amann': [
		`${HOUSE}${STAY}`,
		...['book-now', 'take-option', 'save-interest'].map((action) => `${HOUSE}/${action}${STAY}`),
	],
	'Jonas Keller': [
		'/partner/dashboard/supervisor',
		'/partner/dashboard/commission',
		'/partner/agency',
		'/partner/agency/brand',
		'/user',
		...['name', 'payout', 'branding', 'done'].map((step) => `/onboarding?step=${step}`),
	],
	'Nora Brandt': ['/onboarding'],
	'Hans Feuerstein': ['/partner/inbox', '/partner/inbox/houses', '/partner/inbox/houses > /partner/inbox/houses/'],
	'Sabine Lor': ['/partner/inbox'],
	'Marie Burtscher': [
		...['', '/agencies', '/leads', '/users', '/brands', '/mails', '/crashes', '/audit', '/privacy'].map(
			(path) => `${ADMIN}${path}`,
		),
		`${ADMIN}/leads > ${ADMIN}/leads/`,
		'/partner/inbox',
	],
};

async function open(page: Page, address: string): Promise<void> {
	const [from = '', link] = address.split(' > ');
	await page.goto(from);
	if (!link) return;
	const to = await page.getByRole('main').locator(`a[href^="${link}"]`).first().getAttribute('href');
	await page.goto(String(to));
}

for (const [name, paths] of Object.entries(PAGES))
	test(`pages of ${name} are accessible at three widths, and as wide as the window`, async ({
		page,
		expectAccessible,
	}) => {
		test.setTimeout(120_000);
		if (name !== 'nobody') await openAs(page, name, '/user');
		for (const address of paths) {
			await open(page, address);
			await whenAlive(page);
			for (const width of [390, 820, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				// As high as the page: the bar at the lower edge of phones then covers nothing that could be scrolled away.
				const height = await page.evaluate(() => document.documentElement.scrollHeight);
				await page.setViewportSize({ width, height: Math.min(height, 9000) });
				await expectAccessible(`${address} at ${width}`);
				const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect.soft([address, width, Math.max(0, over)]).toEqual([address, width, 0]);
			}
		}
	});
