import { useTranslation } from 'react-i18next';
import type { Attachment } from 'stream-chat';
import {
	type ComponentContextValue,
	type DateSeparatorProps,
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
import { StayCard, stayViewOf } from '../conversation/stay-card';
import { initialsOf } from '../initials-of';
import { KeyCap } from '../key-cap';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';
import { useStreamConversation } from './conversation-context';

/** Parts of Stream's thread drawn as those of our own. */
export const MESSAGE_PARTS: Partial<ComponentContextValue> = {
	MessageUI: Message,
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
		<div
			className="talk-message"
			data-own={isOwn || undefined}
			data-following={isFollowing || undefined}
			data-pending={hasFailed || isSending || undefined}
		>
			{isFollowing ? null : (
				<p className="talk-author">
					<span className="talk-face" aria-hidden="true">
						{initialsOf({ name, email: '' })}
					</span>
					<b>{name}</b>
					{message.user?.party === 'admin' ? <span className="talk-party">{t('party.admin')}</span> : null}
					<time dateTime={at.toISOString()}>{clockInZone(at.getTime(), timeZone).time}</time>
				</p>
			)}
			{isDeleted ? <p className="talk-bubble talk-erased">{t('erased')}</p> : null}
			{!isDeleted && message.text ? <p className="talk-bubble">{message.text}</p> : null}
			{stay && message.id === enquiryId ? <StayCard stay={stayViewOf(stay)} /> : null}
			{!isDeleted && message.attachments && message.attachments.length > 0 ? (
				<ul className="talk-files">
					{message.attachments.map((file) => (
						<li key={addressOf(file) ?? file.title}>
							<SentFile file={file} />
						</li>
					))}
				</ul>
			) : null}
			{hasFailed ? (
				<p className="talk-again">
					<span>{t('fault.refused')}</span>
					<button type="button" className="trade-link" onClick={() => void handleRetry(message)}>
						{t('again')}
					</button>
				</p>
			) : null}
			{isOwn && message.id === lastReceivedId && !hasFailed ? (
				<p className="talk-seen">{reader ? t('seen', { name: reader.name ?? reader.id }) : t('sent')}</p>
			) : null}
		</div>
	);
}

function SentFile({ file }: { file: Attachment }) {
	const { t } = useTranslation('conversation');
	const address = addressOf(file);
	const name = file.title || file.fallback || t('file');
	if (address === null) return null;
	if (file.type === 'image')
		return (
			<a href={address} target="_blank" rel="noopener nofollow" className="talk-picture">
				<img
					src={address}
					alt={t('picture', { name })}
					width={file.original_width ?? 320}
					height={file.original_height ?? 240}
					loading="lazy"
				/>
			</a>
		);
	return (
		<a href={address} target="_blank" rel="noopener nofollow" className="talk-file">
			<TradeIcon name="document" size={22} />
			<span>
				<b>{name}</b>
				<small>{file.file_size ? `${Math.max(1, Math.round(Number(file.file_size) / 1000))} kB` : null}</small>
			</span>
		</a>
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
		<p className="talk-day">
			<span>{formatDate(day, language, { weekday: 'comma' })}</span>
		</p>
	);
}

function NewLine() {
	const { t } = useTranslation('conversation');
	return (
		<p className="talk-new">
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
		<p className="talk-typing" aria-live="polite">
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
		<button {...rest} type="button" className={tradeButton('dark', 'talk-send')} onClick={sendMessage}>
			{t('send')}
			<KeyCap>⌘</KeyCap>
			<KeyCap>↵</KeyCap>
		</button>
	);
}

function Nothing() {
	return null;
}
