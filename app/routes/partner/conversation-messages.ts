import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { AppLoadContext } from '~/context';
import { admitMessage } from '~/domain/conversation/admit-message.server';
import { requireParticipant } from '~/domain/conversation/conversation-scope';
import { findConversation } from '~/domain/conversation/find-conversation.server';
import { listMessages } from '~/domain/conversation/list-messages.server';
import { readSequence } from '~/domain/conversation/read-sequence';
import { sendMessage } from '~/domain/conversation/send-message.server';
import { storeAttachments } from '~/domain/conversation/store-attachments.server';
import { isHotelStaff } from '~/domain/user/is-hotel-staff';
import { mayHaveFiles } from '~/platform/large-forms';
import { textOf } from '../forms/answer-verb.server';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';

/** `?after=` or `?before=` a sequence: a page of messages, for clients without a live connection or for older messages. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const after = readSequence(searchParams.get('after'));
	try {
		const { scope } = requireParticipant(context);
		const conversation = await findConversation(context.db, scope, params.conversationId ?? '');
		const list = await listMessages(context.db, {
			conversationNo: conversation.no,
			timeZone: conversation.hotel.timeZone,
			...(after === null ? { before: readSequence(searchParams.get('before')) } : { after }),
		});
		return json({ list });
	} catch (error) {
		const { word, status } = formErrorOf(error, FAULTS);
		return json({ reason: word }, { status });
	}
}

const FAULTS = {
	...everyRefusal('refused' as const),
	'too-many-requests': 'too-many',
	unavailable: 'unavailable',
	empty: 'empty',
	'too-long': 'too-long',
} as const;

/** A message as a form, with or without files, read once its sender may send it; a page without script goes back to its conversation. */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const id = params.conversationId ?? '';
	const isScript = request.headers.get('accept')?.includes('application/json') ?? false;
	let problem: string | null = null;
	let answer: Response | null = null;
	try {
		await admitMessage({ ctx: context, conversationId: id, hasFiles: mayHaveFiles(request) });
		const sequence = await send(context, id, await readUpload(request));
		if (typeof sequence === 'string') problem = sequence;
		else if (isScript) {
			const { scope } = requireParticipant(context);
			const conversation = await findConversation(context.db, scope, id);
			const list = await listMessages(context.db, {
				conversationNo: conversation.no,
				timeZone: conversation.hotel.timeZone,
				after: sequence - 1,
			});
			answer = json({ list });
		}
	} catch (error) {
		const { word, status } = formErrorOf(error, FAULTS);
		if (isScript || status === 403 || status === 404) return json({ reason: word }, { status });
		problem = word;
	}
	if (answer) return answer;
	if (isScript) return json({ reason: problem }, { status: 422 });
	const base = context.actor && isHotelStaff(context.actor) ? '/partner/inbox' : '/partner/conversations';
	throw redirect(`${base}/${id}${problem ? `?fault=${problem}` : ''}`);
}

async function send(context: AppLoadContext, id: string, form: FormData): Promise<number | string> {
	const uploads = form.getAll('files').filter((file) => typeof file !== 'string' && file.size > 0) as File[];
	const files = await Promise.all(
		uploads.slice(0, 20).map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
	);
	const saved = files.length > 0 ? await storeAttachments({ ctx: context, conversationId: id, files }) : [];
	if (typeof saved === 'string') return saved;
	const { sequence } = await sendMessage({
		ctx: context,
		conversationId: id,
		text: textOf(form, 'text'),
		clientKey: textOf(form, 'key'),
		files: saved,
	});
	context.waitUntil(context.services.announceMessages(id));
	return sequence;
}
