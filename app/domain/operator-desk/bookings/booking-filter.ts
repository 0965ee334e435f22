import type { LeadStatus } from '../../lead/lead-status';

/** What an operator chooses its list by, in the order of its tabs. */
export const BOOKING_STATES = ['bookings', 'requests', 'options', 'past', 'ended', 'all'] as const;

export type BookingState = (typeof BOOKING_STATES)[number];

export const BOOKING_ORDERS = ['arrival', 'newest'] as const;

export type BookingOrder = (typeof BOOKING_ORDERS)[number];

export type BookingFilter = {
	state: BookingState;
	/** Each of them must be part of what a row is known by; at most six. */
	words: string[];
	order: BookingOrder;
	/** Public id of the last row of the page before. */
	after: string | null;
};

const ENDED = [
	'declinedOption',
	'declinedBooking',
	'cancelledOption',
	'cancelledBooking',
	'expiredOption',
] as const satisfies readonly LeadStatus[];

/** Statuses of a state, and on which side of today its departures are; an interest is in none. */
export const STATUSES_OF: Readonly<Record<BookingState, { statuses: readonly LeadStatus[]; isOver?: boolean }>> = {
	bookings: { statuses: ['confirmedBooking'], isOver: false },
	requests: { statuses: ['requestedOption', 'requestedBooking'] },
	options: { statuses: ['confirmedOption'] },
	past: { statuses: ['confirmedBooking'], isOver: true },
	ended: { statuses: ENDED },
	all: { statuses: ['requestedOption', 'requestedBooking', 'confirmedOption', 'confirmedBooking', ...ENDED] },
};

/** Whether the latest arrival comes first: of what is over, that is what is looked for. */
export function isLatestFirst({ state, order }: Pick<BookingFilter, 'state' | 'order'>): boolean {
	return order === 'newest' || state === 'past' || state === 'ended' || state === 'all';
}

const MOST_WORDS = 6;
const MOST_LETTERS = 120;

/** The filter of an address; what cannot be read is left out. */
export function readBookingFilter(query: URLSearchParams): BookingFilter {
	const words = (query.get('q') ?? '').slice(0, MOST_LETTERS).trim().split(/\s+/).filter(Boolean);
	return {
		state: BOOKING_STATES.find((each) => each === query.get('state')) ?? 'bookings',
		words: words.slice(0, MOST_WORDS),
		order: BOOKING_ORDERS.find((each) => each === query.get('order')) ?? 'arrival',
		after: query.get('after')?.slice(0, 80) || null,
	};
}
