import { type ActionFunctionArgs, json, redirect } from '@remix-run/cloudflare';
import { takeOver } from '~/domain/conversation/take-over.server';
import { tellTakeover } from '~/domain/conversation/tell-takeover.server';
import { isHotelStaff } from '~/domain/user/is-hotel-staff';
import { DomainError, statusOf } from '~/platform/errors';

/** Takes a conversation over from a colleague; a page without script goes back to it. */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const conversationId = params.conversationId ?? '';
	let status = 200;
	try {
		const takeover = await takeOver({ ctx: context, conversationId });
		context.waitUntil(context.services.announceMessages(conversationId));
		// The conversation is taken over whether the chat service hears of it or not; its members follow when the channel is opened.
		if (takeover)
			await tellTakeover({ ctx: context, conversationId, takeover }).catch((error: unknown) => {
				if (!(error instanceof DomainError)) throw error;
			});
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		status = statusOf(error);
	}
	if (request.headers.get('accept')?.includes('application/json')) return json({ isDone: status === 200 }, { status });
	const base = context.actor && isHotelStaff(context.actor) ? '/partner/inbox' : '/partner/conversations';
	throw redirect(`${base}/${encodeURIComponent(conversationId)}${status === 200 ? '' : '?fault=takeOver'}`);
}

/** Direct visits redirect to the conversation. */
export function loader({ params }: { params: { conversationId?: string } }) {
	return redirect(`/partner/conversations/${encodeURIComponent(params.conversationId ?? '')}`);
}
