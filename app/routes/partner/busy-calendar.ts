import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readBusyCalendar } from '~/domain/calendar-sync/busy-calendar.server';
import { answerCalendar } from './answer-calendar.server';

/** `/calendars/{token}.ics`: when a property is taken, for every holder of the address (CHANNEL-4); 404 otherwise. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	return answerCalendar({ context, request, file: params.file, name: 'busy.ics' }, async (token) => ({
		text: await readBusyCalendar({ ctx: context, token, without: new URL(request.url).searchParams.get('without') }),
		language: 'en',
	}));
}
