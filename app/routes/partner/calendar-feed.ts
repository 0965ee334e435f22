import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadFeed } from '~/domain/calendar/load-feed.server';
import { writeCalendar } from '~/domain/calendar/write-calendar.server';
import { answerCalendar } from './answer-calendar.server';

/** `/calendar/{token}.ics`: the dates of an agent or a team for every holder of the address; 404 otherwise. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	return answerCalendar({ context, request, file: params.file, name: 'dates.ics' }, async (token) => {
		const feed = await loadFeed({ ctx: context, token });
		return { text: writeCalendar({ ...feed, origin: context.linkOrigin }), language: feed.language };
	});
}
