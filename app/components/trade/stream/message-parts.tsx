import { useTranslation } from 'react-i18next';
import type { Attachment } from 'stream-chat';
import {
	type ComponentContextValue,
	type DateSeparatorProps,
	type EventComponentProps,
	type SendButtonProps,
	SimpleAttachmentSelector,
	TextareaComposer,
	type TextareaComposerProps,
	useChannelStateContext,
	useMessageContext,
	useTypingContext,
} from 'stream-chat-react';
import { useRoot } from '~/components/root/use-root';
import { clockInZone } from '~/domain/date/clock-in-zone';
import { formatDate } from '~/domain/date/format-date';
import { Icon } from '../../ui/icon';
import { SEEN, SMALL_TIME, TYPING } from '../conversation/classes';
import { useEventWords } from '../conversation/last-words';
import {
	Author,
	AuthorNote,
	Bubble,
	DAY_LINE,
	ErasedBubble,
	messageClass,
	NEW_LINE,
	SentFile,
} from '../conversation/message-elements';
import { STAY_IN_MESSAGE, StayCard, stayViewOf } from '../conversation/stay-card';
import { KeyCap } from '../key-cap';
import { tradeButton } from '../trade-button';
import { useStreamConversation } from './conversation-context';

/** Parts of Stream's thread drawn as those of our own. */
export const MESSAGE_PARTS: Partial<ComponentContextValue> = {
	MessageUI: Message,
	MessageSystem: Told,
	DateSeparator: Day,
	UnreadMessagesSeparator: NewLine,
	TypingIndicator: Typing,
	EmptyStateIndicator: Nothing,
	AttachmentSelector: SimpleAttachmentSelector,
	TextareaComposer: Field,
	SendButton: Send,
};

function Message() {
	const { t } = useTranslation('conversation');
	const { timeZone, enquiryId, stay } = useStreamConversation();
	const { message, isMyMessage, groupStyles = [], handleRetry, lastReceivedId, readBy = [] } = useMessageContext();
	const isOwn = isMyMessage();
	const name = message.user?.name || t('gone');
	const at = new Date(message.created_at);
	const isDeleted = message.type === 'deleted';
	const isFollowing = groupStyles.includes('middle') || groupStyles.includes('bottom');
	const hasFailed = message.status === 'failed';
	const isSending = message.status === 'sending';
	const reader = readBy.find(({ id }) => id !== message.user?.id);
	return (
		<div className={messageClass(isOwn, isFollowing)}>
			{isFollowing ? null : (
				<Author name={name} isOwn={isOwn}>
					{message.user?.party === 'admin' ? <AuthorNote>{t('party.admin')}</AuthorNote> : null}
					<time dateTime={at.toISOString()} className={SMALL_TIME}>
						{clockInZone(at.getTime(), timeZone).time}
					</time>
				</Author>
			)}
			{isDeleted ? <ErasedBubble isOwn={isOwn} /> : null}
			{!isDeleted && message.text ? (
				<Bubble isOwn={isOwn} className={hasFailed || isSending ? 'border-dashed' : ''}>
					{message.text}
				</Bubble>
			) : null}
			{stay && message.id === enquiryId ? <StayCard stay={stayViewOf(stay)} className={STAY_IN_MESSAGE} /> : null}
			{!isDeleted && message.attachments && message.attachments.length > 0 ? (
				<ul className="flex flex-wrap gap-2">
					{message.attachments.map((file) => (
						<li key={addressOf(file) ?? file.title}>
							<StreamFile file={file} />
						</li>
					))}
				</ul>
			) : null}
			{hasFailed ? (
				<p className="flex gap-4">
					<span>{t('fault.refused')}</span>
					<button type="button" className="trade-link" onClick={() => void handleRetry(message)}>
						{t('again')}
					</button>
				</p>
			) : null}
			{isOwn && message.id === lastReceivedId && !hasFailed ? (
				<p className={SEEN}>{reader ? t('seen', { name: reader.name ?? reader.id }) : t('sent')}</p>
			) : null}
		</div>
	);
}

/** What the conversation tells of by itself, in the reader's language. */
function Told({ message }: EventComponentProps) {
	const { timeZone } = useStreamConversation();
	const eventWords = useEventWords();
	const at = new Date(message.created_at);
	return (
		<p className="flex flex-wrap items-center justify-center gap-2 text-(length:--text-note) text-ink2">
			<Icon name="check" size={16} />
			{message.told ? eventWords({ event: message.told, body: message.names ?? null }) : message.text}
			<time dateTime={at.toISOString()}>{clockInZone(at.getTime(), timeZone).time}</time>
		</p>
	);
}

function StreamFile({ file }: { file: Attachment }) {
	const { t } = useTranslation('conversation');
	const address = addressOf(file);
	if (address === null) return null;
	const { type, title, fallback, original_width: width = 320, original_height: height = 240, file_size: bytes } = file;
	return (
		<SentFile
			address={address}
			name={title || fallback || t('file')}
			picture={type === 'image' ? { width, height } : null}
			note={bytes ? `${Math.max(1, Math.round(Number(bytes) / 1000))} kB` : null}
		/>
	);
}

/** Where a file lies; an address that is no web address leads nowhere. */
function addressOf({ asset_url, image_url, thumb_url }: Attachment): string | null {
	const address = asset_url ?? image_url ?? thumb_url;
	return address && /^https?:\/\//.test(address) ? address : null;
}

function Day({ date }: DateSeparatorProps) {
	const { language } = useRoot();
	const { timeZone } = useStreamConversation();
	const { day } = clockInZone(new Date(date).getTime(), timeZone);
	return (
		<p className={DAY_LINE}>
			<span>{formatDate(day, language, { weekday: 'comma' })}</span>
		</p>
	);
}

function NewLine() {
	const { t } = useTranslation('conversation');
	return (
		<p className={NEW_LINE}>
			<span>{t('new')}</span>
		</p>
	);
}

function Typing() {
	const { t } = useTranslation('conversation');
	const { typing = {} } = useTypingContext();
	const { channel } = useChannelStateContext();
	const ownId = channel.getClient().userID;
	const typist = Object.values(typing).find(({ user }) => user && user.id !== ownId)?.user;
	return (
		<p className={TYPING} aria-live="polite">
			{typist ? t('typing', { name: typist.name ?? typist.id }) : ''}
		</p>
	);
}

function Field(props: TextareaComposerProps) {
	const { t } = useTranslation('conversation');
	const { to } = useStreamConversation();
	const label = t('write', { name: to });
	return <TextareaComposer {...props} placeholder={label} aria-label={label} />;
}

function Send({ sendMessage, children: _, className: __, ...rest }: SendButtonProps) {
	const { t } = useTranslation('conversation');
	return (
		<button {...rest} type="button" className={tradeButton('dark')} onClick={sendMessage}>
			{t('send')}
			<KeyCap>⌘</KeyCap>
			<KeyCap>↵</KeyCap>
		</button>
	);
}

function Nothing() {
	return null;
}
