import { useTranslation } from 'react-i18next';
import { CARD_MASK } from '~/domain/card/mask-card-numbers';
import type { EnquiredStay } from '~/domain/conversation/load-conversation.server';
import type { AttachmentView, MessageView } from '~/domain/conversation/message-view';
import { Icon } from '../../ui/icon';
import { initialsOf } from '../initials-of';
import { TradeIcon } from '../trade-icon';
import type { Taking } from './conversation-view';
import { useEventWords } from './last-words';
import { RateCard } from './rate-card';
import { StayCard, stayViewOf } from './stay-card';

type ItemProps = {
	message: MessageView;
	isOwn: boolean;
	/** The previous message has the same author: his name is not repeated. */
	isFollowing: boolean;
	/** What happens to a rate. */
	taking: Taking;
	/** The content of an enquiry, with its first message. */
	stay: EnquiredStay | null;
};

/** One message: author, time, and its text, files or offer. */
export function MessageItem({ message, isOwn, isFollowing, taking, stay }: ItemProps) {
	const { t } = useTranslation('conversation');
	const eventWords = useEventWords();
	const { conversationId } = taking;
	if (message.kind === 'event')
		return (
			<li className="talk-event">
				<Icon name="check" size={16} />
				{eventWords(message)}
				<time>{message.time}</time>
			</li>
		);
	const name = message.author?.name || t('gone');
	return (
		<li className="talk-message" data-own={isOwn || undefined} data-following={isFollowing || undefined}>
			{isFollowing ? null : (
				<p className="talk-author">
					<span className="talk-face" aria-hidden="true">
						{initialsOf({ name, email: '' })}
					</span>
					<b>{name}</b>
					{message.party === 'admin' ? <span className="talk-party">{t('party.admin')}</span> : null}
					<time dateTime={new Date(message.at).toISOString()}>{message.time}</time>
				</p>
			)}
			{stay ? <StayCard stay={stayViewOf(stay)} /> : null}
			{message.body === null ? <p className="talk-bubble talk-erased">{t('erased')}</p> : null}
			{message.body ? <p className="talk-bubble">{message.body}</p> : null}
			{message.body?.includes(CARD_MASK) ? <p className="trade-note">{t('cardHidden')}</p> : null}
			{message.rate ? <RateCard rate={message.rate} messageId={message.id} taking={taking} /> : null}
			{message.attachments.length > 0 ? (
				<ul className="talk-files">
					{message.attachments.map((file) => (
						<li key={file.id}>
							<File file={file} conversationId={conversationId} />
						</li>
					))}
				</ul>
			) : null}
		</li>
	);
}

function File({ file, conversationId }: { file: AttachmentView; conversationId: string }) {
	const { t } = useTranslation('conversation');
	const address = `/partner/conversations/${conversationId}/files/${file.id}`;
	if (file.width && file.height)
		return (
			<a href={address} target="_blank" rel="noopener" className="talk-picture">
				<img
					src={address}
					alt={t('picture', { name: file.fileName })}
					width={file.width}
					height={file.height}
					loading="lazy"
				/>
			</a>
		);
	return (
		<a href={address} target="_blank" rel="noopener" className="talk-file">
			<TradeIcon name="document" size={22} />
			<span>
				<b>{file.fileName}</b>
				<small>PDF, {Math.max(1, Math.round(file.bytes / 1000))} kB</small>
			</span>
		</a>
	);
}
