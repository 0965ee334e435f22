import { useMemo } from 'react';
import { Chat, Streami18n, WithComponents } from 'stream-chat-react';
import { useRoot } from '~/components/root/use-root';
import { ConversationList } from '../conversation/conversation-list';
import { MESSAGE_PARTS } from './message-parts';
import { useStreamClient } from './stream-client';
import { StreamList } from './stream-list';
import { StreamMessages } from './stream-messages';
import type { StreamPartsProps } from './stream-parts';
import { StreamWaiting } from './stream-waiting';

/** List and messages of conversations stored by Stream, in our design. */
export function StreamScreen(props: StreamPartsProps) {
	const { access, inbox, conversation, list, isInHotel = false } = props;
	const { language } = useRoot();
	const { client, state, again } = useStreamClient(access);
	const i18n = useMemo(() => new Streami18n({ language }), [language]);
	if (client === null) return <StreamWaiting {...props} state={state} onAgain={again} />;
	return (
		<Chat client={client} i18nInstance={i18n} theme="talk-stream">
			<WithComponents overrides={MESSAGE_PARTS}>
				{list ? (
					<ConversationList {...list} inbox={inbox} {...(conversation ? { openId: conversation.id } : {})}>
						<StreamList
							access={access}
							inbox={inbox}
							query={list.query}
							today={list.today}
							openId={conversation?.id ?? null}
						/>
					</ConversationList>
				) : null}
				{conversation ? (
					<StreamMessages
						key={conversation.id}
						conversation={conversation}
						inbox={inbox}
						isInHotel={isInHotel}
						state={state}
					/>
				) : null}
			</WithComponents>
		</Chat>
	);
}
