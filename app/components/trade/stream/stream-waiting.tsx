import { useTranslation } from 'react-i18next';
import { SCROLLER, STRIP, THREAD } from '../conversation/classes';
import { ConversationHead } from '../conversation/conversation-head';
import { ConversationList } from '../conversation/conversation-list';
import type { ConnectionState } from '../conversation/messages-state';
import { PresenceLine } from '../conversation/presence-line';
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
					className={THREAD}
					aria-label={t('thread', { name: inbox.isHotel ? conversation.agency : conversation.hotel.name })}
				>
					<ConversationHead conversation={conversation} inbox={inbox} isInHotel={isInHotel}>
						<StreamState state={state} />
					</ConversationHead>
					<div className={SCROLLER}>{state === 'offline' ? <StreamAway onAgain={onAgain} /> : null}</div>
					<noscript>
						<p className={STRIP}>{t('stream.needsScript')}</p>
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
		<PresenceLine state={state} isOnline={isOnline ?? false}>
			{state === 'connected' && text !== undefined
				? text
				: t(state === 'offline' ? 'stream.offline' : `state.${state}`)}
		</PresenceLine>
	);
}

/** Replaces the messages. */
export function StreamAway({ onAgain }: { onAgain: () => void }) {
	const { t } = useTranslation('conversation');
	return (
		<div className="m-auto grid max-w-104 justify-items-center gap-4 px-4 py-8 text-center text-ink2">
			<p>{t('stream.away')}</p>
			<button type="button" className={tradeButton('line')} onClick={onAgain}>
				{t('stream.again')}
			</button>
		</div>
	);
}
