import { type ActionFunctionArgs, json, redirect } from '@remix-run/cloudflare';
import type { TakenRate } from '~/components/trade/conversation/rate-card';
import { takeRateCard } from '~/domain/conversation/take-rate-card.server';
import { DomainError, statusOf } from '~/platform/errors';

/** Takes a rate that the hotel has posted. */
export async function action({ context, params }: ActionFunctionArgs) {
	const conversationId = params.conversationId ?? '';
	try {
		const taken = await takeRateCard({ ctx: context, conversationId, messageId: params.messageId ?? '' });
		if (taken.outcome !== 'taken') return json<TakenRate>(taken, { status: 409 });
		context.waitUntil(context.services.announceMessages(conversationId));
		return json<TakenRate>({ outcome: 'taken', to: `/hotels/${taken.hotelId}` });
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		return json<TakenRate>({ outcome: 'unavailable' }, { status: statusOf(error) });
	}
}

/** Whoever comes here by its address goes to the conversation. */
export function loader({ params }: { params: { conversationId?: string } }) {
	return redirect(`/partner/conversations/${params.conversationId ?? ''}`);
}
