import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel as StreamChannel } from 'stream-chat';
import { Channel, MessageComposer, MessageList, useChatContext, Window } from 'stream-chat-react';
import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';
import { callSite } from '~/platform/call-site';
import { SCROLLER, THREAD } from '../conversation/classes';
import { ConversationHead } from '../conversation/conversation-head';
import type { Inbox } from '../conversation/conversation-view';
import type { ConnectionState } from '../conversation/messages-state';
import { useShortcuts } from '../shortcuts';
import { StreamConversationContext } from './conversation-context';
import { StreamAway, StreamState } from './stream-waiting';

type MessagesProps = {
	conversation: ConversationDetails;
	inbox: Inbox;
	isInHotel: boolean;
	state: ConnectionState;
};

/** The messages of one channel with the field to answer in. */
export function StreamMessages({ conversation, inbox, isInHotel, state }: MessagesProps) {
	const { t } = useTranslation('conversation');
	const [channel, again] = useChannel(conversation.id);
	const others = useOthers(channel instanceof Object ? channel : null, conversation.me.id);
	const [first, second] = others;
	const to = inbox.isHotel
		? t('people', { name: conversation.agency })
		: t('teamOf', { name: conversation.hotel.name });
	const messages = {
		...{ timeZone: conversation.hotel.timeZone, to, stay: conversation.stay },
		enquiryId: conversation.messages.find(({ sequence }) => sequence === 1)?.id ?? null,
	};
	useShortcuts({ r: () => document.querySelector<HTMLElement>('.talk-thread textarea')?.focus() });
	return (
		<section
			className={THREAD}
			aria-label={t('thread', { name: inbox.isHotel ? conversation.agency : conversation.hotel.name })}
		>
			<ConversationHead conversation={conversation} inbox={inbox} isInHotel={isInHotel}>
				<StreamState
					state={channel === 'connecting' ? 'connecting' : channel === 'offline' ? 'offline' : state}
					isOnline={first !== undefined}
					text={
						first === undefined
							? t('hours')
							: second === undefined
								? t('online', { name: first })
								: t('onlineMore', { name: first, count: others.length - 1 })
					}
				/>
			</ConversationHead>
			{channel === 'connecting' ? <div className={SCROLLER} /> : null}
			{channel === 'offline' ? (
				<div className={SCROLLER}>
					<StreamAway onAgain={again} />
				</div>
			) : null}
			{channel instanceof Object ? (
				<StreamConversationContext.Provider value={messages}>
					<Channel channel={channel}>
						<Window>
							<MessageList messageActions={[]} />
							<MessageComposer audioRecordingEnabled={false} maxRows={8} shouldSubmit={isSend} />
						</Window>
					</Channel>
				</StreamConversationContext.Provider>
			) : null}
		</section>
	);
}

/** As in our own thread: Enter begins a line. */
function isSend({ key, metaKey, ctrlKey }: React.KeyboardEvent): boolean {
	return key === 'Enter' && (metaKey || ctrlKey);
}

/** The channel of a conversation: opened by our server, with its members as they are now, then watched. */
function useChannel(id: string): [StreamChannel | 'connecting' | 'offline', () => void] {
	const { client } = useChatContext();
	const [channel, setChannel] = useState<StreamChannel | 'connecting' | 'offline'>('connecting');
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
	useEffect(() => {
		let isGone = false;
		setChannel('connecting');
		open().then(
			(opened) => {
				if (!isGone) setChannel(opened);
			},
			(error: unknown) => {
				console.debug('the conversation was not opened', error);
				if (!isGone) setChannel('offline');
			},
		);
		async function open(): Promise<StreamChannel> {
			const answer = await callSite(`/partner/conversations/${id}/channel`, {
				method: 'POST',
				headers: { accept: 'application/json' },
			});
			if (!answer.ok) throw new Error(`The channel was not opened: ${answer.status}`);
			const opened = client.channel('messaging', id);
			await opened.watch({ presence: true });
			return opened;
		}
		return () => {
			isGone = true;
		};
	}, [client, id, tries]);
	return [channel, useCallback(() => setTries((count) => count + 1), [])];
}

/** Names of the other participants who are present. */
function useOthers(channel: StreamChannel | null, ownId: string): string[] {
	const { client } = useChatContext();
	const [names, setNames] = useState<string[]>([]);
	useEffect(() => {
		if (!channel) return;
		const look = () =>
			setNames(
				Object.values(channel.state.members).flatMap(({ user }) =>
					user?.online && user.id !== ownId ? [user.name ?? user.id] : [],
				),
			);
		look();
		const listening = client.on('user.presence.changed', look);
		return () => listening.unsubscribe();
	}, [client, channel, ownId]);
	return names;
}
