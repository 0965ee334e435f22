import { useTranslation } from 'react-i18next';
import { CARD_MASK } from '~/domain/card/mask-card-numbers';
import type { EnquiredStay } from '~/domain/conversation/load-conversation.server';
import type { AttachmentView, MessageView } from '~/domain/conversation/message-view';
import { Icon } from '../../ui/icon';
import { SMALL_TIME } from './classes';
import type { Taking } from './conversation-view';
import { useEventWords } from './last-words';
import { Author, AuthorNote, Bubble, ErasedBubble, messageClass, SentFile } from './message-elements';
import { RateCard } from './rate-card';
import { STAY_IN_MESSAGE, StayCard, stayViewOf } from './stay-card';

type ItemProps = {
	message: MessageView;
	isOwn: boolean;
	/** The previous message has the same author: his name is not repeated. */
	isFollowing: boolean;
	/** What happens to a rate. */
	taking: Taking;
	/** The content of an enquiry, with its first message. */
	stay: EnquiredStay | null;
	/** The hotel's way to a card in the place of this one. */
	onChangeRate: () => void;
};

/** One message: author, time, and its text, files or offer. */
export function MessageItem({ message, isOwn, isFollowing, taking, stay, onChangeRate }: ItemProps) {
	const { t } = useTranslation('conversation');
	const eventWords = useEventWords();
	const { conversationId } = taking;
	if (message.kind === 'event')
		return (
			<li className="flex flex-wrap items-center justify-center gap-2 text-(length:--text-note) text-ink2">
				<Icon name="check" size={16} />
				{eventWords(message)}
				<time>{message.time}</time>
			</li>
		);
	const name = message.author?.name || t('gone');
	return (
		<li className={messageClass(isOwn, isFollowing)}>
			{isFollowing ? null : (
				<Author name={name} isOwn={isOwn}>
					{message.party === 'admin' ? <AuthorNote>{t('party.admin')}</AuthorNote> : null}
					<time dateTime={new Date(message.at).toISOString()} className={SMALL_TIME}>
						{message.time}
					</time>
				</Author>
			)}
			{stay ? <StayCard stay={stayViewOf(stay)} className={STAY_IN_MESSAGE} /> : null}
			{message.body === null ? <ErasedBubble isOwn={isOwn} /> : null}
			{message.body ? <Bubble isOwn={isOwn}>{message.body}</Bubble> : null}
			{message.body?.includes(CARD_MASK) ? <p className="trade-note">{t('cardHidden')}</p> : null}
			{message.rate ? (
				<RateCard rate={message.rate} messageId={message.id} taking={taking} onChange={onChangeRate} />
			) : null}
			{message.attachments.length > 0 ? (
				<ul className="flex flex-wrap gap-2">
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
	const { id, fileName, bytes, width, height } = file;
	return (
		<SentFile
			address={`/partner/conversations/${conversationId}/files/${id}`}
			name={fileName}
			picture={width && height ? { width, height } : null}
			note={`PDF, ${Math.max(1, Math.round(bytes / 1000))} kB`}
		/>
	);
}
