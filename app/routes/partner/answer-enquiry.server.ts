import type { EnquiryAnswer } from '~/components/trade/conversation/enquiry-answer';
import type { AppLoadContext } from '~/context';
import { openChannel } from '~/domain/conversation/open-channel.server';
import { startConversation } from '~/domain/conversation/start-conversation.server';
import { readClientKey } from '~/domain/idempotency/submission';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { textOf } from '../forms/answer-verb.server';

const FIELDS = ['hotelId', 'leadId', 'clientFirstName', 'clientLastName', 'amexCardMember', 'tls', 'cc', 'messageText'];

/** Sends a chat enquiry that was typed into a form. Throws DomainError 'forbidden' and 'not-found'. */
export async function answerEnquiry(ctx: AppLoadContext, form: FormData): Promise<EnquiryAnswer> {
	const { t } = serverTexts(ctx);
	const values = Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name).slice(0, 12_000)]));
	const { hotelId = '', leadId, ...input } = values;
	const stay = textOf(form, 'stay');
	const refuse = (errors: EnquiryAnswer['errors']) => ({ cid: null, errors, values });
	try {
		const result = await startConversation({
			ctx,
			hotelId,
			input,
			leadId: leadId || null,
			...(stay === '' ? {} : { stay: parsed(stay) }),
			clientKey: readClientKey(form.get('key')),
			onOtherBody: 'create',
		});
		if (result.outcome === 'invalid')
			return refuse(
				Object.fromEntries(
					Object.entries(result.errors).map(([name, error]) => [
						name === 'rooms' ? 'form' : name,
						name === 'rooms'
							? t('conversation:enquiry.staleRooms')
							: t(`enquiry:error.${error.key}`, { ...error.values }),
					]),
				),
			);
		if (result.outcome !== 'stored') return refuse({ form: t('conversation:fault.refused') });
		await openChannel({ ctx, conversationId: result.cid });
		return { cid: result.cid, errors: {}, values: {} };
	} catch (error) {
		if (!(error instanceof DomainError) || error.code === 'forbidden' || error.code === 'not-found') throw error;
		const key =
			error.code === 'too-many-requests' ? 'too-many' : error.reason === 'chat-off' ? 'chatOff' : 'unavailable';
		return refuse({ form: t(`conversation:fault.${key}`) });
	}
}

/** Anything but JSON is no selection. */
function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}
