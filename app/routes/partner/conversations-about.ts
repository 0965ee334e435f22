import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadConversation } from '~/domain/conversation/load-conversation.server';
import { markRead } from '~/domain/conversation/mark-read.server';
import { streamAccess } from '~/domain/conversation/stream-access.server';
import { DomainError, statusOf } from '~/platform/errors';
import { loadRows } from './load-conversations.server';
import { loadEnquiry } from './load-enquiry.server';

/**
 * The actor's conversations about a lead or with a hotel, for parts of other pages that load them late: `?lead=`, or `?hotel=` with the
 * newest one whole, or the one of `&open=`; both: those with the hotel about the lead.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const leadId = searchParams.get('lead');
	const hotelId = searchParams.get('hotel');
	const { language, linkOrigin: origin, today } = context;
	try {
		if (!leadId && !hotelId) throw new DomainError('invalid', 'Neither lead nor hotel');
		const { rows } = await loadRows(context, { ...(leadId ? { leadId } : {}), ...(hotelId ? { hotelId } : {}) });
		const id = searchParams.get('open') ?? rows[0]?.id;
		const conversation = hotelId && id && id !== 'new' ? await loadConversation({ ctx: context, id }) : null;
		if (conversation)
			await markRead({
				ctx: context,
				conversationId: conversation.id,
				upTo: conversation.messages.at(-1)?.sequence ?? 0,
				seen: { language, origin },
			});
		return json({
			rows,
			conversation,
			today,
			...(hotelId ? await loadEnquiry(context, hotelId, leadId) : {}),
			stream: streamAccess(context),
		});
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		return json(null, { status: statusOf(error) });
	}
}
