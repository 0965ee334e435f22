import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isEnded } from '~/domain/proposal/approval-progress';
import { loadClientProposal } from '~/domain/proposal/client-proposal.server';
import { stayEvent, writeStayCalendar } from '~/domain/trip/write-stay-calendar.server';
import { DomainError } from '~/platform/errors';
import { PRIVATE_PAGE } from './private-page';

/**
 * `/p/{token}/calendar.ics`: the stay that was approved, for the client's calendar; tentative until it is booked. 404 where nothing is approved
 * or nothing comes of it any more.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { snapshot, hash, approved, decidedAt, progress, event } = await loadClientProposal({
		...{ ctx: context, token: params.proposal ?? '', link: context.clientLink },
	});
	const option = snapshot.options.find(({ key }) => key === approved);
	if (!option || !progress || isEnded(progress)) throw new DomainError('not-found', 'No approved stay');
	const { stay, name, place } = option;
	const bookedAt = progress.step === 'booked' ? progress.at : null;
	const calendar = writeStayCalendar(
		{
			...{
				// A lead that is gone is no event of the trip page.
				...(event ? stayEvent(event) : { id: `${hash.slice(0, 16)}.${option.key}.stay@firnlicht`, sequence: 0 }),
				changedAt: bookedAt ?? decidedAt ?? snapshot.sentAt,
			},
			...{ title: [name, place].filter(Boolean).join(', '), checkIn: stay.checkIn, checkOut: stay.checkOut },
			...{ where: place, position: option.position, notes: [], isTentative: progress.step !== 'booked' },
		},
		snapshot.language,
	);
	return new Response(calendar, {
		headers: {
			...PRIVATE_PAGE,
			'content-type': 'text/calendar; charset=utf-8',
			'content-language': snapshot.language,
			'content-disposition': 'attachment; filename="stay.ics"',
		},
	});
}
