import { useTranslation } from 'react-i18next';
import { ConversationHead } from '../conversation/conversation-head';
import { ConversationList } from '../conversation/conversation-list';
import type { ConnectionState } from '../conversation/messages-state';
import { tradeButton } from '../trade-button';
import type { StreamPartsProps } from './stream-parts';

type WaitingProps = StreamPartsProps & { state: ConnectionState; onAgain: () => void };

/** List and conversation before Stream has loaded, or when it is unreachable: our own data, and the way to retry. */
export function StreamWaiting({ inbox, conversation, list, isInHotel = false, state, onAgain }: WaitingProps) {
	const { t } = useTranslation('conversation');
	return (
		<>
			{list ? (
				<ConversationList {...list} inbox={inbox} {...(conversation ? { openId: conversation.id } : {})}>
					{conversation === null && state === 'offline' ? <StreamAway onAgain={onAgain} /> : undefined}
				</ConversationList>
			) : null}
			{conversation ? (
				<section
					className="talk-thread"
					aria-label={t('thread', { name: inbox.isHotel ? conversation.agency : conversation.hotel.name })}
				>
					<ConversationHead conversation={conversation} inbox={inbox} isInHotel={isInHotel}>
						<StreamState state={state} />
					</ConversationHead>
					<div className="talk-scroll">{state === 'offline' ? <StreamAway onAgain={onAgain} /> : null}</div>
					<noscript>
						<p className="talk-strip">{t('stream.needsScript')}</p>
					</noscript>
				</section>
			) : null}
		</>
	);
}

/** Connecting, connected or offline (AGENCY-28); `text` says more than that we are connected. */
export function StreamState({ state, text, isOnline }: { state: ConnectionState; text?: string; isOnline?: boolean }) {
	const { t } = useTranslation('conversation');
	return (
		<p className="talk-presence" data-state={state} data-online={isOnline || undefined} role="status">
			{state === 'connected' && text !== undefined
				? text
				: t(state === 'offline' ? 'stream.offline' : `state.${state}`)}
		</p>
	);
}

/** Replaces the messages. */
export function StreamAway({ onAgain }: { onAgain: () => void }) {
	const { t } = useTranslation('conversation');
	return (
		<div className="talk-away">
			<p>{t('stream.away')}</p>
			<button type="button" className={tradeButton('line')} onClick={onAgain}>
				{t('stream.again')}
			</button>
		</div>
	);
}
