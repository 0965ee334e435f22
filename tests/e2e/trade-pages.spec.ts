import type { Page } from 'playwright/test';
import { CONVERSATION_SCREENS, HOTEL_SCREENS, type Screen, SEARCH_SCREENS } from './hotel-screens';
import { expect, openAs, test, whenAlive } from './site';

const PROPERTY = '/chalets/austria/lech/chalet-aurikel';
const STAY = '?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered';

const ADMIN = '/partner/dashboard/admin';

/** Every page of the trade side, by who opens it, and what people make of those of hotels; `a > b` opens the first link of page `a` whose address begins with `b`. */
const PAGES: Record<string, readonly Screen[]> = {
	nobody: [
		...['', '/serandipians', '/rotana', '/heavensportfolio', '/demo'].map((affiliate) => `/signup${affiliate}`),
		...['', '?tab=enquiry', '?tab=mice'].map((tab) => `/hotels/hotel_standard-demo-hotel${tab}`),
		...['success', 'canceled'].map((flag) => `/stripe-payments/checkout-sessions/cs_1?${flag}`),
		'/hotels/inspirationnow',
	],
	'Clara Engels': [
		'/partner/dashboard',
		'/partner/dashboard > /partner/dashboard/leads/',
		'/partner/dashboard/commission',
		'/partner/calendar',
		'/partner/proposals',
		'/partner/my-network',
		'/partner/help-centre',
		'/hotels',
	],
	'Moritz Amann': [
		`${PROPERTY}${STAY}`,
		...['book-now', 'take-option', 'save-interest'].map((action) => `${PROPERTY}/${action}${STAY}`),
	],
	'Jonas Keller': [
		'/partner/dashboard/supervisor',
		'/partner/dashboard/commission',
		'/partner/dashboard/commission?lng=de',
		'/partner/agency',
		'/partner/agency/brand',
		'/user',
		...['name', 'payout', 'branding', 'done'].map((step) => `/onboarding?step=${step}`),
	],
	'Nora Brandt': ['/onboarding'],
	'Edward Hale': SEARCH_SCREENS,
	'Paul Rüf': HOTEL_SCREENS,
	'Aurélie Marchand': CONVERSATION_SCREENS,
	'Hans Feuerstein': [
		'/partner/desk/bookings',
		'/partner/desk/day',
		'/partner/inbox',
		'/partner/desk/properties',
		'/partner/desk/properties > /partner/desk/properties/',
	],
	'Sabine Lor': ['/partner/inbox'],
	'Marie Burtscher': [
		...['', '/agencies', '/leads', '/users', '/brands', '/mails', '/crashes', '/audit', '/privacy'].map(
			(path) => `${ADMIN}${path}`,
		),
		`${ADMIN}/leads > ${ADMIN}/leads/`,
		'/partner/inbox',
	],
};

async function open(page: Page, screen: Screen): Promise<void> {
	if (typeof screen !== 'string') return screen.open(page);
	const [from = '', link] = screen.split(' > ');
	await page.goto(from);
	if (!link) return;
	const to = await page.getByRole('main').locator(`a[href^="${link}"]`).first().getAttribute('href');
	await page.goto(String(to));
}

for (const [name, screens] of Object.entries(PAGES))
	test(`pages of ${name} are accessible at three widths, and as wide as the window`, async ({
		page,
		expectAccessible,
		complaints,
	}) => {
		test.setTimeout(120_000);
		if (name !== 'nobody') await openAs(page, name, '/user');
		for (const screen of screens) {
			const where = typeof screen === 'string' ? screen : screen.name;
			await open(page, screen);
			await whenAlive(page);
			for (const width of [390, 820, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				// As high as the page: the bar at the lower edge of phones then covers nothing that could be scrolled away.
				const height = await page.evaluate(() => document.documentElement.scrollHeight);
				await page.setViewportSize({ width, height: Math.min(height, 9000) });
				await expectAccessible(`${where} at ${width}`);
				const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect.soft([where, width, Math.max(0, over)]).toEqual([where, width, 0]);
			}
		}
		// A form that is answered with errors has the status 400, which browsers tell of.
		complaints.splice(0, complaints.length, ...complaints.filter((line) => !/\b400\b.*save-interest/.test(line)));
	});
