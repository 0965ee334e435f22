import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { parsePlainDate } from '~/domain/date/plain-date';
import { readCalendarFilter } from '~/domain/operator-desk/calendar/calendar-filter';
import {
	CALENDAR_DAYS,
	readWindowPlaces,
	WINDOW_DAYS,
	WINDOW_ROWS,
} from '~/domain/operator-desk/calendar/calendar-window';
import { loadCalendarWindow } from '~/domain/operator-desk/calendar/load-desk-calendar.server';

/** `/partner/desk/calendar/window?from=&row=&day=&counts&in=&skip=` and the filter of the page: further properties and days of the calendar, as one scrolls (OPERATOR-9). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const from = parsePlainDate(query.get('from'));
	const [row, day] = [Number(query.get('row') ?? ''), Number(query.get('day') ?? '')];
	const isWindow =
		[row % WINDOW_ROWS, day % WINDOW_DAYS].every((rest) => rest === 0) && row >= 0 && day >= 0 && day < CALENDAR_DAYS;
	if (!from || !isWindow) throw json(null, { status: 400 });
	const { typedFree: _, freeError, ...filter } = readCalendarFilter(query);
	if (freeError) throw json(null, { status: 400 });
	const input = { from, filter, row, day, isCounted: query.has('counts'), within: readWindowPlaces(query) };
	return json(await loadCalendarWindow({ ctx: context, input }));
}
