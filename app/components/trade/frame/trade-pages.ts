import { type FramedUser, isTradeUser } from './trade-user';

export type TradePageName =
	| 'dashboard'
	| 'supervisorDashboard'
	| 'teamDashboard'
	| 'adminDashboard'
	| 'enquiries'
	| 'money'
	| 'concierge'
	| 'proposals'
	| 'commission'
	| 'calendar'
	| 'deskToday'
	| 'deskCalendar'
	| 'deskProperties'
	| 'hotelDesk'
	| 'hotelCalendar'
	| 'hotelRates'
	| 'hotelPage'
	| 'inbox'
	| 'hotels'
	| 'conversations'
	| 'chalets';

export type TradePage = {
	name: TradePageName;
	to: string;
	/** A page that belongs to it, though its address does not begin with the entry's. */
	also?: string;
	/** The number of unread messages stands beside it. */
	hasUnread?: true;
};

/**
 * Menu entries of a trade user: the dashboards of his role with their subpages (AGENCY-18; more than one form a submenu), then the work
 * pages.
 */
export type TradePages = { dashboards: readonly TradePage[]; others: readonly TradePage[] };

const DASHDASHBOARD: TradePage = { name: 'dashboard', to: '/partner/dashboard' };
const PROPOSALS: TradePage = { name: 'proposals', to: '/partner/proposals' };
const ENQUIRIES: TradePage = { name: 'enquiries', to: '/partner/enquiries', also: '/partner/reviews' };
/** Those that the team has given to the operator (ENQUIRY-12). */
const OPERATOR_ENQUIRIES: TradePage = { name: 'enquiries', to: '/partner/enquiries' };
const MONEY: TradePage = { name: 'money', to: '/partner/money' };
const CONCIERGE: TradePage = { name: 'concierge', to: '/partner/concierge-jobs' };
const COMMISSION: TradePage = { name: 'commission', to: '/partner/dashboard/commission' };
const CALENDAR: TradePage = { name: 'calendar', to: '/partner/calendar' };
export const DESK_TODAY: TradePage = { name: 'deskToday', to: '/partner/desk' };
const DESK_CALENDAR: TradePage = { name: 'deskCalendar', to: '/partner/desk/calendar' };
const DESK_PROPERTIES: TradePage = {
	name: 'deskProperties',
	to: '/partner/desk/properties',
	also: '/partner/desk/import',
};
/** Whose requests and bookings are tabs of one another. */
const DESK_INBOX: TradePage = { name: 'inbox', to: '/partner/inbox', also: '/partner/desk/bookings' };
const HOTEL_DESK: TradePage = { name: 'hotelDesk', to: '/partner/hotel' };
const HOTEL_CALENDAR: TradePage = {
	name: 'hotelCalendar',
	to: '/partner/hotel/calendar',
	also: '/partner/hotel/changes',
};
const HOTEL_RATES: TradePage = { name: 'hotelRates', to: '/partner/hotel/rates' };
const HOTEL_PAGE: TradePage = { name: 'hotelPage', to: '/partner/hotel/page', also: '/partner/hotel/rooms' };
const INBOX: TradePage = { name: 'inbox', to: '/partner/inbox' };
const HOTELS: TradePage = { name: 'hotels', to: '/hotels' };
const CONVERSATIONS: TradePage = { name: 'conversations', to: '/partner/conversations', hasUnread: true };
/** Of a hotel the inbox holds its conversations. */
const HOTEL_INBOX: TradePage = { ...INBOX, hasUnread: true };
const CHALETS: TradePage = { name: 'chalets', to: '/search' };

/** The entries that a user may open; a user whose agency is not yet verified has only the properties. */
export function tradePages(user: FramedUser): TradePages {
	if (!isTradeUser(user)) return { dashboards: [], others: [CHALETS] };
	if (user.role === 'operator')
		return {
			dashboards: [DESK_TODAY],
			others: [DESK_CALENDAR, DESK_INBOX, OPERATOR_ENQUIRIES, DESK_PROPERTIES, CONCIERGE, CHALETS],
		};
	if (user.isHotelStaff)
		return { dashboards: [HOTEL_DESK], others: [HOTEL_CALENDAR, HOTEL_RATES, HOTEL_PAGE, HOTEL_INBOX, CHALETS] };
	if (user.role === 'admin') {
		const admin: TradePage = { name: 'adminDashboard', to: '/partner/dashboard/admin' };
		const team = [
			...(user.hasEnquiries ? [ENQUIRIES] : []),
			...(user.hasMoney ? [MONEY] : []),
			...(user.hasConcierge ? [CONCIERGE] : []),
			...(user.hasCatalogue ? [DESK_TODAY, DESK_CALENDAR, DESK_PROPERTIES] : []),
		];
		// A brand's own team earns no commission (ADR 46).
		const acting = user.agency?.isTeam ? [DASHDASHBOARD, PROPOSALS] : [DASHDASHBOARD, PROPOSALS, COMMISSION];
		return {
			dashboards: [admin, ...team, ...(user.isActing ? acting : [])],
			others: [HOTELS, CHALETS, CONVERSATIONS],
		};
	}
	if (!user.agency?.isVerified) return { dashboards: [], others: [CHALETS] };
	if (user.role === 'supervisorAgent')
		return {
			dashboards: [
				{ name: 'supervisorDashboard', to: '/partner/dashboard/supervisor' },
				{ name: 'teamDashboard', to: DASHDASHBOARD.to },
				PROPOSALS,
				COMMISSION,
				CALENDAR,
			],
			others: [HOTELS, CHALETS, CONVERSATIONS],
		};
	// The hotel search and proposals are not a lifestyle agent's (AGENCY-18).
	return user.role === 'agent'
		? { dashboards: [DASHDASHBOARD, PROPOSALS, COMMISSION, CALENDAR], others: [HOTELS, CHALETS, CONVERSATIONS] }
		: { dashboards: [DASHDASHBOARD, COMMISSION, CALENDAR], others: [CHALETS, CONVERSATIONS] };
}

/** The entry a page belongs to: the one whose address its own begins with, the longest first, or that names it. */
export function currentPage(pathname: string, { dashboards, others }: TradePages): TradePage | undefined {
	const all = [...dashboards, ...others].sort((a, b) => b.to.length - a.to.length);
	const isBelow = (to: string | undefined) => to !== undefined && (pathname === to || pathname.startsWith(`${to}/`));
	const found = all.find(({ to, also }) => isBelow(also) || isBelow(to));
	return found ?? (PROPERTY.test(pathname) ? others.find(({ name }) => name === 'chalets') : undefined);
}

const PROPERTY = /^\/(chalets|apartments|appartements|villas|shortlist)(\/|$)/;

/** Where the help of a user is: a hotel has its own; null for operators and customers, who have none. */
export function helpOf(user: FramedUser): string | null {
	if (user.isHotelStaff) return '/partner/hotel/help';
	return user.role === 'operator' || user.role === 'customer' ? null : '/partner/help-centre';
}
