import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readTrip, tripEnd } from '~/domain/trip/read-trip.server';
import { writeTripCalendar } from '~/domain/trip/write-trip-calendar.server';
import { PRIVATE_PAGE } from '../proposal/private-page';

/** `/trips/{token}/calendar.ics`: the stay for the guests' calendars; 404 and 410 as the page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const row = context.trip ?? (await readTrip(context, params.trip ?? ''));
	if (!row) return new Response(null, { status: 404, headers: PRIVATE_PAGE });
	if (tripEnd(row, context.today)) return new Response(null, { status: 410, headers: PRIVATE_PAGE });
	return new Response(writeTripCalendar(row, context.language), {
		headers: {
			...PRIVATE_PAGE,
			'content-type': 'text/calendar; charset=utf-8',
			'content-language': context.language,
			'content-disposition': 'attachment; filename="stay.ics"',
		},
	});
}
