import type { EnquiryAnswer } from '~/components/trade/conversation/enquiry-answer';
import type { AppLoadContext } from '~/context';
import { openChannel } from '~/domain/conversation/open-channel.server';
import { startConversation } from '~/domain/conversation/start-conversation.server';
import { readClientKey } from '~/domain/idempotency/submission';
import { serverTexts } from '~/locales/server';
import { textOf } from '../forms/answer-verb.server';
import { fieldTexts, formErrorOf } from '../forms/form-error.server';

const FIELDS = ['hotelId', 'leadId', 'clientFirstName', 'clientLastName', 'amexCardMember', 'tls', 'cc', 'messageText'];

const FAULTS = {
	'too-many-requests': 'too-many',
	'chat-off': 'chatOff',
	unavailable: 'unavailable',
	conflict: 'unavailable',
	invalid: 'unavailable',
} as const;

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
		if (result.outcome === 'invalid') {
			const { rooms, ...errors } = fieldTexts(t, result.errors, { rooms: t('conversation:enquiry.staleRooms') });
			return refuse({ ...errors, ...(rooms ? { form: rooms } : {}) });
		}
		if (result.outcome !== 'stored') return refuse({ form: t('conversation:fault.refused') });
		await openChannel({ ctx, conversationId: result.cid });
		return { cid: result.cid, errors: {}, values: {} };
	} catch (error) {
		return refuse({ form: t(`conversation:fault.${formErrorOf(error, FAULTS).word}`) });
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
