import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { DESK_BOOKINGS, deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';

/** `/partner/inbox/stays` and below: where stays were before they had a page among the bookings; mails lead here. */
export function loader({ params }: LoaderFunctionArgs) {
	return redirect(params.leadId ? deskBookingPath(params.leadId) : DESK_BOOKINGS, 301);
}
