import { describe, expect, it } from 'vitest';
import { currentPage, helpOf, tradePages } from '~/components/trade/frame/trade-pages';
import { type FramedUser, isTradeUser } from '~/components/trade/frame/trade-user';

const AGENT: FramedUser = { role: 'agent', isHotelStaff: false, isActing: false, agency: { isVerified: true } };

/** Who sees which entries (AGENCY-18). */
const MENUS: readonly [string, Partial<FramedUser>, string][] = [
	['an agent', {}, 'dashboard, proposals, commission, calendar, hotels, chalets, conversations'],
	['a lifestyle agent', { role: 'amex_lifestyleAgent' }, 'dashboard, commission, calendar, chalets, conversations'],
	[
		'a supervisor',
		{ role: 'supervisorAgent' },
		'supervisorDashboard, teamDashboard, proposals, commission, calendar, hotels, chalets, conversations',
	],
	['an admin', { role: 'admin', agency: null }, 'adminDashboard, hotels, chalets, conversations'],
	[
		'an admin who acts for an agency',
		{ role: 'admin', isActing: true },
		'adminDashboard, dashboard, proposals, commission, hotels, chalets, conversations',
	],
	[
		'an admin who answers guests',
		{ role: 'admin', hasEnquiries: true, agency: null },
		'adminDashboard, enquiries, hotels, chalets, conversations',
	],
	[
		'an admin who does the money too',
		{ role: 'admin', hasEnquiries: true, hasMoney: true, agency: null },
		'adminDashboard, enquiries, money, hotels, chalets, conversations',
	],
	[
		'an admin who sees to services',
		{ role: 'admin', hasConcierge: true, agency: null },
		'adminDashboard, concierge, hotels, chalets, conversations',
	],
	[
		'an admin who keeps the catalogue',
		{ role: 'admin', hasCatalogue: true, agency: null },
		'adminDashboard, deskToday, deskCalendar, deskProperties, hotels, chalets, conversations',
	],
	[
		'an admin who acts for a brand’s team',
		{ role: 'admin', hasEnquiries: true, isActing: true, agency: { isVerified: true, isTeam: true } },
		'adminDashboard, enquiries, dashboard, proposals, hotels, chalets, conversations',
	],
	[
		'an operator',
		{ role: 'operator', agency: null },
		'deskToday, deskCalendar, inbox, enquiries, deskProperties, concierge, chalets',
	],
	[
		'hotel staff',
		{ role: 'customer', isHotelStaff: true, agency: null },
		'hotelDesk, hotelCalendar, hotelRates, hotelPage, inbox, chalets',
	],
	['an agent without an agency', { agency: null }, 'chalets'],
	['an agent whose agency waits', { agency: { isVerified: false } }, 'chalets'],
];

it.each(MENUS)('the menu of %s', (_, user, entries) => {
	const { dashboards, others } = tradePages({ ...AGENT, ...user });
	expect([...dashboards, ...others].map(({ name }) => name).join(', ')).toBe(entries);
});

it.each([
	['an agent', {}, ['conversations']],
	['hotel staff', { role: 'customer', isHotelStaff: true, agency: null }, ['inbox']],
	// Whose inbox holds requests, and no conversations.
	['an operator', { role: 'operator', agency: null }, []],
] as const)('unread messages are counted beside the entry of %s that holds them', (_, user, names) => {
	const { dashboards, others } = tradePages({ ...AGENT, ...user });
	const marked = [...dashboards, ...others].filter(({ hasUnread }) => hasUnread);
	expect(marked.map(({ name }) => name)).toEqual(names);
});

it('leaves visitors and customers in the consumer’s frame', () => {
	expect(isTradeUser(null)).toBe(false);
	expect(isTradeUser({ ...AGENT, role: 'customer', agency: null })).toBe(false);
	expect(isTradeUser({ ...AGENT, role: 'customer', isHotelStaff: true })).toBe(true);
});

describe('the entry a page belongs to', () => {
	const pages = tradePages({ ...AGENT, role: 'supervisorAgent' });
	it.each([
		['/partner/dashboard', 'teamDashboard'],
		['/partner/dashboard/leads/lead_1', 'teamDashboard'],
		['/partner/dashboard/supervisor', 'supervisorDashboard'],
		['/partner/dashboard/commission', 'commission'],
		['/partner/calendar', 'calendar'],
		['/partner/proposals/proposal_1', 'proposals'],
		['/hotels/hotel_1', 'hotels'],
		['/search', 'chalets'],
		['/chalets/austria/lech/chalet-wildkogel', 'chalets'],
		['/user', undefined],
		['/searching', undefined],
	])('%s', (path, name) => expect(currentPage(path, pages)?.name).toBe(name));

	const ofHotel = tradePages({ ...AGENT, role: 'customer', isHotelStaff: true });
	it.each([
		['/partner/hotel', 'hotelDesk'],
		['/partner/hotel/help', 'hotelDesk'],
		['/partner/hotel/changes', 'hotelCalendar'],
		['/partner/hotel/rates/plans/flexible', 'hotelRates'],
		['/partner/hotel/rooms/review', 'hotelPage'],
	])('of a hotel: %s', (path, name) => expect(currentPage(path, ofHotel)?.name).toBe(name));
});

it.each([
	['an agent', AGENT, '/partner/help-centre'],
	['hotel staff', { ...AGENT, role: 'customer', isHotelStaff: true }, '/partner/hotel/help'],
	['an operator', { ...AGENT, role: 'operator' }, null],
	['a customer', { ...AGENT, role: 'customer' }, null],
] as const)('the help of %s', (_, user, path) => {
	expect(helpOf(user)).toBe(path);
});
