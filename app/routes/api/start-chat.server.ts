import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { chatEnquiryShape } from '~/domain/api/chat-calls';
import { openChannel } from '~/domain/conversation/open-channel.server';
import { startConversation } from '~/domain/conversation/start-conversation.server';
import { DomainError } from '~/platform/errors';
import { english } from '~/platform/problem-details';
import { readBody } from '~/platform/read-body';
import { invalidFields, leadFailure, readKey, reusedKey, writtenLead } from './answer-lead.server';

/** `POST /api/hotels/{hotelId}/chats`: the chat enquiry; answers its `cid`. */
export async function startChat({ context, params, request }: ActionFunctionArgs) {
	const clientKey = readKey(request);
	if (clientKey instanceof Response) return clientKey;
	const read = await readBody(request, chatEnquiryShape);
	if (read instanceof Response) return read;
	const { hotelId: named, ...input } = read.body;
	const hotelId = params.hotelId ?? '';
	if (named !== undefined && named !== hotelId)
		return english({ status: 400, title: 'Address and body name different hotels.' });
	try {
		const result = await startConversation({ ctx: context, hotelId, input, clientKey, onOtherBody: 'refuse' });
		if (result.outcome === 'key-reused') return reusedKey(context);
		if (result.outcome === 'invalid') return invalidFields(context, result.errors);
		await openChannel({ ctx: context, conversationId: result.cid });
		return writtenLead({ cid: result.cid });
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'chat-off')
			return english({ status: 409, title: 'This hotel is not ready for conversations yet.' });
		return leadFailure(error);
	}
}
