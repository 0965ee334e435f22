import { Link } from '@remix-run/react';
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';
import type { MessageView } from '~/domain/conversation/message-view';
import { formatDate } from '~/domain/date/format-date';
import { SCROLLER, SEEN, THREAD, TYPING } from './classes';
import { Composer } from './composer';
import { ConversationHead } from './conversation-head';
import type { Inbox, Taking } from './conversation-view';
import { Author, AuthorNote, Bubble, DAY_LINE, messageClass, NEW_LINE } from './message-elements';
import { MessageItem } from './message-item';
import type { Pending } from './messages-state';
import { PresenceLine } from './presence-line';
import { type MessagesControl, useMessages } from './use-messages';

/** Of hotels' people alone. */
const RateForm = lazy(() => import('./rate-form'));

type MessagesProps = {
	conversation: ConversationDetails;
	inbox: Inbox;
	formKey: string;
	typed?: string;
	error?: string | null;
	/** Beside a hotel's page the head says less. */
	isInHotel?: boolean;
	/** Called with the newest message, as it comes. */
	onNewest?: (message: MessageView) => void;
};

/** The messages of one conversation, live, with the field to answer in. */
export function Messages({ conversation, inbox, formKey, typed, error, isInHotel = false, onNewest }: MessagesProps) {
	const { t } = useTranslation('conversation');
	const messages = useMessages(conversation);
	const { hotel, me } = conversation;
	const [rateForm, setRateForm] = useState<{ replaced: MessageView | null } | null>(null);
	const scroller = useRef<HTMLDivElement>(null);
	const isAtEnd = useRef(true);
	// Messages that were unread when the page loaded are below a line, which does not move.
	const [firstNew] = useState(() => firstUnread(conversation));
	const count = messages.messages.length + messages.pending.length;
	const taking: Taking = {
		canTake: conversation.party === 'travelAgency',
		conversationId: conversation.id,
		hotelId: hotel.id,
		isHotel: inbox.isHotel,
		lead: interestOf(conversation),
		withdrawn: new Set(messages.messages.flatMap(({ event, body }) => (event === 'rateWithdrawn' ? (body ?? []) : []))),
		cardLeads: conversation.cardLeads,
	};
	const newest = messages.messages.at(-1);
	useEffect(() => {
		if (newest) onNewest?.(newest);
	}, [newest, onNewest]);
	useEffect(() => {
		if (count > 0 && isAtEnd.current) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
	}, [count]);
	useEffect(() => {
		const box = scroller.current;
		if (!box) return;
		// Read messages stay in view when a keyboard, a form or longer texts take up space.
		const follow = new ResizeObserver(() => {
			if (isAtEnd.current) box.scrollTo({ top: box.scrollHeight });
		});
		follow.observe(box);
		return () => follow.disconnect();
	}, []);
	const other = inbox.isHotel ? conversation.agency : hotel.name;
	return (
		<section className={THREAD} aria-label={t('thread', { name: other })}>
			<ConversationHead conversation={conversation} inbox={inbox} isInHotel={isInHotel}>
				<Presence messages={messages} idle={inbox.isHotel ? t('nobody', { name: conversation.agency }) : t('hours')} />
			</ConversationHead>
			<div
				ref={scroller}
				className={SCROLLER}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
				tabIndex={0}
				role="log"
				aria-live="polite"
				aria-label={t('log')}
				onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
					isAtEnd.current = scrollHeight - scrollTop - clientHeight < 80;
				}}
			>
				<Earlier messages={messages} conversation={conversation} />
				<ol className="grid w-full gap-4.5">
					{messages.messages.map((message, index) => {
						const before = messages.messages[index - 1];
						return (
							<Fragment key={message.sequence}>
								{message.day === before?.day ? null : <Day day={message.day} />}
								{message.sequence === firstNew ? (
									<li className={NEW_LINE}>
										<span>{t('new')}</span>
									</li>
								) : null}
								<MessageItem
									message={message}
									isOwn={message.author?.id === me.id}
									isFollowing={isFollowing(message, before)}
									taking={taking}
									stay={message.sequence === 1 ? conversation.stay : null}
									onChangeRate={() => setRateForm({ replaced: message })}
								/>
							</Fragment>
						);
					})}
					{messages.pending.map((pending) => (
						<PendingItem key={pending.key} pending={pending} name={me.name} messages={messages} />
					))}
				</ol>
				<Seen messages={messages} conversation={conversation} />
			</div>
			<p className={`px-4 lg:px-6 ${TYPING}`} aria-live="polite">
				{messages.typists.length > 0 ? t('typing', { name: messages.typists[0]?.name }) : ''}
			</p>
			{rateForm ? (
				<Suspense fallback={null}>
					<RateForm
						conversation={conversation}
						replaced={rateForm.replaced}
						onClose={() => setRateForm(null)}
						onPosted={(list) => {
							messages.take(list);
							setRateForm(null);
						}}
					/>
				</Suspense>
			) : null}
			<Composer
				key={conversation.id}
				conversationId={conversation.id}
				to={inbox.isHotel ? t('people', { name: conversation.agency }) : t('teamOf', { name: hotel.name })}
				messages={messages}
				formKey={formKey}
				{...(typed ? { typed } : {})}
				error={error ?? null}
				{...(conversation.party === 'hotel' ? { onRate: () => setRateForm({ replaced: null }) } : {})}
			/>
		</section>
	);
}

/** Whether the connection is open, and which other participants are present; `idle` where there are none. */
function Presence({ messages, idle }: { messages: MessagesControl; idle: string }) {
	const { t } = useTranslation('conversation');
	const [first, second] = messages.others;
	const text =
		messages.connection !== 'connected'
			? t(`state.${messages.connection}`)
			: first === undefined
				? idle
				: second === undefined
					? t('online', { name: first.name })
					: t('onlineMore', { name: first.name, count: messages.others.length - 1 });
	return (
		<PresenceLine state={messages.connection} isOnline={messages.connection === 'connected' && first !== undefined}>
			{text}
		</PresenceLine>
	);
}

function Earlier({ messages, conversation }: { messages: MessagesControl; conversation: ConversationDetails }) {
	const { t } = useTranslation('conversation');
	const first = messages.messages[0]?.sequence ?? 1;
	if (first <= 1) return null;
	return (
		<p className="pb-4 text-center">
			<Link
				to={`?before=${first}`}
				className="trade-link"
				onClick={(event) => {
					event.preventDefault();
					void messages.earlier();
				}}
				aria-label={t('earlierOf', { name: conversation.clientLastName })}
			>
				{t('earlier')}
			</Link>
		</p>
	);
}

function Day({ day }: { day: string }) {
	const { language } = useRoot();
	return (
		<li className={DAY_LINE}>
			<span>{formatDate(day, language, { weekday: 'comma' })}</span>
		</li>
	);
}

function PendingItem({ pending, name, messages }: { pending: Pending; name: string; messages: MessagesControl }) {
	const { t } = useTranslation('conversation');
	return (
		<li className={messageClass(true, false)}>
			<Author name={name} isOwn hasFace={false}>
				<AuthorNote>
					{pending.error ? t(`fault.${pending.error}`) : t(messages.connection === 'connected' ? 'sending' : 'waiting')}
				</AuthorNote>
			</Author>
			<Bubble isOwn className="border-dashed">
				{pending.text}
			</Bubble>
			{pending.error ? (
				<p className="flex gap-4">
					<button type="button" className="trade-link" onClick={() => messages.retry(pending)}>
						{t('again')}
					</button>
					<button type="button" className="trade-link" onClick={() => messages.drop(pending.key)}>
						{t('discard')}
					</button>
				</p>
			) : null}
		</li>
	);
}

/** Below the user's newest message: whether the other side has read it. */
function Seen({ messages, conversation }: { messages: MessagesControl; conversation: ConversationDetails }) {
	const { t } = useTranslation('conversation');
	const last = messages.messages.at(-1);
	if (!last || last.author?.id !== conversation.me.id || messages.pending.length > 0) return null;
	const readers = conversation.members.filter(
		({ id, party }) => party !== conversation.party && (messages.marks[id] ?? 0) >= last.sequence,
	);
	const names = [...readers.map(({ name }) => name)];
	return <p className={SEEN}>{names[0] ? t('seen', { name: names[0] }) : t('sent')}</p>;
}

/** The lead, if a room of this hotel can be put into it; with the version that was last heard of. */
function interestOf({ lead }: ConversationDetails): Taking['lead'] {
	if (lead?.status !== 'interest' || !lead.isOfHotel) return null;
	const { id, checkIn, checkOut, rooms } = lead;
	return { id, checkIn, checkOut, rooms };
}

function isFollowing(message: MessageView, before: MessageView | undefined): boolean {
	return (
		before !== undefined &&
		before.kind !== 'event' &&
		message.kind !== 'event' &&
		before.day === message.day &&
		before.author?.id === message.author?.id &&
		message.at - before.at < 5 * 60_000
	);
}

function firstUnread({ messages, members, me }: ConversationDetails): number | null {
	const read = members.find(({ id }) => id === me.id)?.readSequence;
	if (read === undefined) return null;
	return messages.find(({ sequence, author }) => sequence > read && author?.id !== me.id)?.sequence ?? null;
}
