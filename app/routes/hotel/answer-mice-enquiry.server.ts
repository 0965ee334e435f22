import type { MiceAnswer } from '~/components/trade/mice/mice-enquiry-dialog';
import type { AppLoadContext } from '~/context';
import { openChannel } from '~/domain/conversation/open-channel.server';
import { startConversation } from '~/domain/conversation/start-conversation.server';
import { MICE_FIELDS, readMiceEnquiry } from '~/domain/hotel/mice/mice-enquiry-schema';
import { miceMessage } from '~/domain/hotel/mice/mice-message';
import { readClientKey } from '~/domain/idempotency/submission';
import { serverTexts } from '~/locales/server';
import { textOf } from '../forms/answer-verb.server';
import { fieldTexts, formErrorOf } from '../forms/form-error.server';

const FAULTS = {
	'too-many-requests': 'too-many',
	'chat-off': 'chatOff',
	unavailable: 'unavailable',
	conflict: 'unavailable',
	invalid: 'unavailable',
} as const;

/**
 * Sends an enquiry for meetings (AGENCY-39) as a conversation with the hotel: its first message says all of it. The same form sent again
 * answers the first conversation. Throws DomainError 'forbidden' and 'not-found'.
 */
export async function answerMiceEnquiry(
	ctx: AppLoadContext,
	hotelId: string,
	form: FormData,
): Promise<{ cid: string } | MiceAnswer> {
	const { t } = serverTexts(ctx);
	const values = Object.fromEntries(MICE_FIELDS.map((name) => [name, textOf(form, name).slice(0, 12_000)]));
	const refuse = (errors: MiceAnswer['errors']) => ({ errors, values });
	const { enquiry, errors } = readMiceEnquiry(values, ctx.today);
	if (errors) return refuse(fieldTexts(t, errors));
	const { clientFirstName, clientLastName } = enquiry;
	try {
		const result = await startConversation({
			ctx,
			hotelId,
			input: {
				...{ clientFirstName, clientLastName, tls: '', cc: '' },
				messageText: miceMessage(enquiry, (line) => t(`mice:message.${line}`), ctx.language),
			},
			clientKey: readClientKey(form.get('key')),
			onOtherBody: 'create',
		});
		if (result.outcome === 'invalid') {
			const { messageText, ...others } = fieldTexts(t, result.errors);
			return refuse({ ...others, ...(messageText ? { notes: messageText } : {}) });
		}
		if (result.outcome !== 'stored') return refuse({ form: t('conversation:fault.refused') });
		await openChannel({ ctx, conversationId: result.cid });
		return { cid: result.cid };
	} catch (error) {
		return refuse({ form: t(`conversation:fault.${formErrorOf(error, FAULTS).word}`) });
	}
}
