/** The operator's list of requests, options and bookings. */
export const DESK_BOOKINGS = '/partner/desk/bookings';

/** The page on which an operator sees one of them whole. */
export function deskBookingPath(leadId: string): string {
	return `${DESK_BOOKINGS}/${encodeURIComponent(leadId)}`;
}
