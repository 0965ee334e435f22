import { useTranslation } from 'react-i18next';
import { Timestamp } from '../page/timestamp';
import { NewMark } from './new-mark';
import type { ThreadView } from './thread-view';

type Message = ThreadView['messages'][number];

/** The last messages are shown, and every unread one; older ones open in their place. */
const SHOWN = 4;

type ThreadMessagesProps = {
	messages: readonly Message[];
	fresh: ReadonlySet<string>;
	/** None are folded. */
	isWhole: boolean;
};

/** The messages of a thread, the newest last. */
export function ThreadMessages({ messages, fresh, isWhole }: ThreadMessagesProps) {
	const { t } = useTranslation('trade-thread');
	if (messages.length === 0) return <p className="text-ink2">{t('none')}</p>;
	const unread = messages.findIndex(({ id }) => fresh.has(id));
	const from = isWhole ? 0 : Math.max(0, Math.min(messages.length - SHOWN, unread === -1 ? messages.length : unread));
	const list = (part: readonly Message[]) => (
		<ol className="grid gap-3">
			{part.map((message) => (
				<ThreadItem key={message.id} message={message} isNew={fresh.has(message.id)} />
			))}
		</ol>
	);
	return (
		<div className="grid gap-3">
			{from > 0 ? (
				<details>
					<summary className="min-h-9 cursor-pointer content-center text-ink2">{t('earlier', { count: from })}</summary>
					{list(messages.slice(0, from))}
				</details>
			) : null}
			{list(messages.slice(from))}
		</div>
	);
}

const LOOKS = {
	client: 'mr-6 border-hair bg-work',
	agency: 'ml-6 border-transparent bg-light1',
	held: 'ml-6 border-dashed border-line2 bg-work',
} as const;

function ThreadItem({ message, isNew }: { message: Message; isNew: boolean }) {
	const { t } = useTranslation('trade-thread');
	const { side, author, way, at, body, quoted, leftOut, isCut, isHeld, otherAddress } = message;
	const notes = [
		isHeld ? t('held', { address: otherAddress ?? author }) : otherAddress ? t('other', { address: otherAddress }) : '',
		leftOut.length > 0 ? t('leftOut', { count: leftOut.length, names: leftOut.join(', ') }) : '',
		isCut ? t('isCut') : '',
	].filter(Boolean);
	return (
		<li className={`min-w-0 rounded-control border px-3.5 py-2.5 ${LOOKS[isHeld ? 'held' : side]}`}>
			<p className="flex flex-wrap items-baseline gap-x-2">
				<b className="font-semibold [overflow-wrap:anywhere]">{author}</b>
				<span className="trade-note">
					<Timestamp at={at} />, {t(`way.${way}`)}
				</span>
				{isNew ? <NewMark>{t('isNew')}</NewMark> : null}
			</p>
			{body ? (
				<p dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
					{body}
				</p>
			) : null}
			{notes.map((note) => (
				<p key={note} className="mt-1 border-l-2 border-accent pl-2.5 text-ink2 [overflow-wrap:anywhere]">
					{note}
				</p>
			))}
			{quoted ? (
				<details className="mt-1">
					<summary className="trade-note min-h-6 cursor-pointer">{t('quoted')}</summary>
					<p dir="auto" className="mt-1 whitespace-pre-line text-ink2 [overflow-wrap:anywhere]">
						{quoted}
					</p>
				</details>
			) : null}
		</li>
	);
}
