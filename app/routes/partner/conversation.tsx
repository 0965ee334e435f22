import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData, useLocation, useSearchParams } from '@remix-run/react';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import css from '~/components/trade/conversation/conversation.css?url';
import { conversationKeys } from '~/components/trade/conversation/conversation-keys';
import type { ConversationsData } from '~/components/trade/conversation/conversations-data';
import { ConversationsPage } from '~/components/trade/conversation/conversations-page';
import { markRead } from '~/domain/conversation/mark-read.server';
import { isHotelStaff } from '~/domain/user/is-hotel-staff';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';
import { loadConversations } from './load-conversations.server';

export const handle = { i18n: ['conversation'], keys: conversationKeys };

export const links = stylesheets(css);

/**
 * `/partner/conversations/{id}` for agents and admins, `/partner/inbox/{id}` for hotels: one conversation; 404 for those of other users.
 * Opening it marks it as read.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('conversation:title');
	const id = params.conversationId ?? '';
	const url = new URL(request.url);
	const { actor, language, linkOrigin: origin } = context;
	const isInbox = url.pathname.startsWith('/partner/inbox');
	if (actor && isHotelStaff(actor) !== isInbox)
		throw redirect(`${isInbox ? '/partner/conversations' : '/partner/inbox'}/${id}`);
	const data = await loadConversations(context, id, url).catch(errorPage(title));
	await markRead({
		ctx: context,
		conversationId: id,
		upTo: data.conversation.messages.at(-1)?.sequence ?? 0,
		seen: { language, origin },
	});
	const { hotel, clientFirstName, clientLastName, members, me, lastSequence } = data.conversation;
	// Other pages of the reader no longer count it.
	if (members.some(({ id, readSequence }) => id === me.id && readSequence < lastSequence))
		context.waitUntil(context.services.tellNews([me.id]));
	return json({ ...data, title: `${hotel.name}, ${`${clientFirstName} ${clientLastName}`.trim()}` });
}

const ERRORS = new Set([
	'empty',
	'too-long',
	'too-many',
	'unavailable',
	'refused',
	'fileType',
	'fileWeight',
	'fileCount',
	'rate',
	'colleague',
	'takeOver',
]);

export default function Conversation() {
	const data = useLoaderData<typeof loader>();
	const isHotel = useLocation().pathname.startsWith('/partner/inbox');
	const [query] = useSearchParams();
	const error = query.get('fault');
	return (
		<ConversationsPage
			data={data as ConversationsData}
			inbox={{ base: isHotel ? '/partner/inbox' : '/partner/conversations', isHotel }}
			error={error !== null && ERRORS.has(error) ? error : null}
		/>
	);
}

export const meta = noindexMeta;
