import { type ActionFunctionArgs, json, redirect } from '@remix-run/cloudflare';
import { addColleague } from '~/domain/conversation/add-colleague.server';
import { openChannel } from '~/domain/conversation/open-channel.server';
import { DomainError, statusOf } from '~/platform/errors';
import { textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

/** Adds a colleague of the agency to a conversation; a page without script goes back to it. */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const conversationId = params.conversationId ?? '';
	const form = await readFormData(request);
	let status = 200;
	try {
		await addColleague({ ctx: context, conversationId, userId: textOf(form, 'colleague') });
		context.waitUntil(context.services.announceMessages(conversationId));
		await openChannel({ ctx: context, conversationId });
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		status = statusOf(error);
	}
	if (request.headers.get('accept')?.includes('application/json')) return json({ isDone: status === 200 }, { status });
	throw redirect(`/partner/conversations/${conversationId}${status === 200 ? '' : '?fault=colleague'}`);
}

/** Direct visits redirect to the conversation. */
export function loader({ params }: { params: { conversationId?: string } }) {
	return redirect(`/partner/conversations/${params.conversationId ?? ''}`);
}
