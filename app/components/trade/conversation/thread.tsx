import { Link, useRevalidator } from '@remix-run/react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholeConversation } from '~/domain/conversation/load-conversation.server';
import type { MessageView } from '~/domain/conversation/message-view';
import { formatDate } from '~/domain/date/format-date';
import { useRoot } from '~/root';
import { Composer } from './composer';
import type { Desk, Taking } from './conversation-view';
import { MessageItem } from './message-item';
import { RateForm } from './rate-form';
import { ThreadHead } from './thread-head';
import type { Pending } from './thread-state';
import { type ThreadControl, useThread } from './use-thread';

type ThreadProps = {
	conversation: WholeConversation;
	desk: Desk;
	formKey: string;
	typed?: string;
	fault?: string | null;
	/** Beside a hotel's page the head says less. */
	isInHotel?: boolean;
};

/** The messages of one conversation, live, with the field to answer in. */
export function Thread({ conversation, desk, formKey, typed, fault, isInHotel = false }: ThreadProps) {
	const { t } = useTranslation('conversation');
	const thread = useThread(conversation);
	const { hotel, me } = conversation;
	const [hasRateForm, setRateForm] = useState(false);
	const scroller = useRef<HTMLDivElement>(null);
	const isAtEnd = useRef(true);
	// What was unread when the page came stands under a line, which stays where it is.
	const [firstNew] = useState(() => firstUnread(conversation));
	const count = thread.messages.length + thread.pending.length;
	const [leadVersion, setLeadVersion] = useState(0);
	const { revalidate } = useRevalidator();
	const taking: Taking = {
		canTake: conversation.party === 'travelAgency',
		conversationId: conversation.id,
		hotelId: hotel.id,
		lead: interestOf(conversation, leadVersion),
		cardLeads: conversation.cardLeads,
		onLeadChanged(version) {
			setLeadVersion(version);
			// What stands beside the thread is the page's.
			if (!isInHotel) revalidate();
		},
	};
	useEffect(() => {
		if (count > 0 && isAtEnd.current) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
	}, [count]);
	useEffect(() => {
		const box = scroller.current;
		if (!box) return;
		// What was read stays in sight when a keyboard, a form or longer words take from its room.
		const follow = new ResizeObserver(() => {
			if (isAtEnd.current) box.scrollTo({ top: box.scrollHeight });
		});
		follow.observe(box);
		return () => follow.disconnect();
	}, []);
	const other = desk.isHotel ? conversation.agency : hotel.name;
	return (
		<section className="talk-thread" aria-label={t('thread', { name: other })}>
			<ThreadHead conversation={conversation} desk={desk} isInHotel={isInHotel}>
				<Presence thread={thread} />
			</ThreadHead>
			<div
				ref={scroller}
				className="talk-scroll"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
				tabIndex={0}
				role="log"
				aria-live="polite"
				aria-label={t('log')}
				onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
					isAtEnd.current = scrollHeight - scrollTop - clientHeight < 80;
				}}
			>
				<Earlier thread={thread} conversation={conversation} />
				<ol className="talk-messages">
					{thread.messages.map((message, index) => {
						const before = thread.messages[index - 1];
						return (
							<Fragment key={message.sequence}>
								{message.day === before?.day ? null : <Day day={message.day} />}
								{message.sequence === firstNew ? (
									<li className="talk-new">
										<span>{t('new')}</span>
									</li>
								) : null}
								<MessageItem
									message={message}
									isOwn={message.author?.id === me.id}
									isFollowing={isFollowing(message, before)}
									taking={taking}
									stay={message.sequence === 1 ? conversation.stay : null}
								/>
							</Fragment>
						);
					})}
					{thread.pending.map((pending) => (
						<PendingItem key={pending.key} pending={pending} name={me.name} thread={thread} />
					))}
				</ol>
				<Seen thread={thread} conversation={conversation} />
			</div>
			<p className="talk-typing" aria-live="polite">
				{thread.typists.length > 0 ? t('typing', { name: thread.typists[0]?.name }) : ''}
			</p>
			{hasRateForm ? (
				<RateForm
					conversation={conversation}
					onClose={() => setRateForm(false)}
					onPosted={(list) => {
						thread.take(list);
						setRateForm(false);
					}}
				/>
			) : null}
			<Composer
				key={conversation.id}
				conversationId={conversation.id}
				to={desk.isHotel ? t('people', { name: conversation.agency }) : t('teamOf', { name: hotel.name })}
				thread={thread}
				formKey={formKey}
				{...(typed ? { typed } : {})}
				fault={fault ?? null}
				{...(conversation.party === 'hotel' ? { onRate: () => setRateForm(true) } : {})}
			/>
		</section>
	);
}

/** Whether we are connected, and who of the others is here. */
function Presence({ thread }: { thread: ThreadControl }) {
	const { t } = useTranslation('conversation');
	const [first, second] = thread.others;
	const text =
		thread.connection !== 'connected'
			? t(`state.${thread.connection}`)
			: first === undefined
				? t('hours')
				: second === undefined
					? t('online', { name: first.name })
					: t('onlineMore', { name: first.name, count: thread.others.length - 1 });
	return (
		<p
			className="talk-presence"
			data-state={thread.connection}
			data-online={(thread.connection === 'connected' && first !== undefined) || undefined}
			role="status"
		>
			{text}
		</p>
	);
}

function Earlier({ thread, conversation }: { thread: ThreadControl; conversation: WholeConversation }) {
	const { t } = useTranslation('conversation');
	const first = thread.messages[0]?.sequence ?? 1;
	if (first <= 1) return null;
	return (
		<p className="talk-earlier">
			<Link
				to={`?before=${first}`}
				className="trade-link"
				onClick={(event) => {
					event.preventDefault();
					void thread.earlier();
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
		<li className="talk-day">
			<span>{formatDate(day, language, { weekday: 'comma' })}</span>
		</li>
	);
}

function PendingItem({ pending, name, thread }: { pending: Pending; name: string; thread: ThreadControl }) {
	const { t } = useTranslation('conversation');
	return (
		<li className="talk-message" data-own data-pending>
			<p className="talk-author">
				<b>{name}</b>
				<span>
					{pending.fault ? t(`fault.${pending.fault}`) : t(thread.connection === 'connected' ? 'sending' : 'waiting')}
				</span>
			</p>
			<p className="talk-bubble">{pending.text}</p>
			{pending.fault ? (
				<p className="talk-again">
					<button type="button" className="trade-link" onClick={() => thread.retry(pending)}>
						{t('again')}
					</button>
					<button type="button" className="trade-link" onClick={() => thread.drop(pending.key)}>
						{t('discard')}
					</button>
				</p>
			) : null}
		</li>
	);
}

/** Under one's own newest message: whether somebody of the other side has read it. */
function Seen({ thread, conversation }: { thread: ThreadControl; conversation: WholeConversation }) {
	const { t } = useTranslation('conversation');
	const last = thread.messages.at(-1);
	if (!last || last.author?.id !== conversation.me.id || thread.pending.length > 0) return null;
	const readers = conversation.members.filter(
		({ id, party }) => party !== conversation.party && (thread.marks[id] ?? 0) >= last.sequence,
	);
	const names = [...readers.map(({ name }) => name)];
	return <p className="talk-seen">{names[0] ? t('seen', { name: names[0] }) : t('sent')}</p>;
}

/** The lead, if a room of this hotel can be put into it; with the version that was last heard of. */
function interestOf({ lead }: WholeConversation, heard: number): Taking['lead'] {
	if (lead?.status !== 'interest' || !lead.isOfHotel) return null;
	const { id, version, checkIn, checkOut } = lead;
	return { id, version: Math.max(version, heard), checkIn, checkOut };
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

function firstUnread({ messages, members, me }: WholeConversation): number | null {
	const read = members.find(({ id }) => id === me.id)?.readSequence;
	if (read === undefined) return null;
	return messages.find(({ sequence, author }) => sequence > read && author?.id !== me.id)?.sequence ?? null;
}
