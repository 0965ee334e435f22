import { useTranslation } from 'react-i18next';
import { CardHead } from '../parts/card-head';
import { NewMark } from './new-mark';
import { ThreadBox } from './thread-box';
import type { ThreadView } from './thread-view';

/**
 * The messages with a lead's client, one card for each proposal that has any; where none has, the one that changed last is written to. Before one
 * was sent, what they begin with.
 */
export function LeadThreads({ threads }: { threads: readonly ThreadView[] }) {
	const { t } = useTranslation('trade-thread');
	const written = threads.filter(({ messages }) => messages.length > 0);
	const shown = written.length > 0 ? written : threads.slice(0, 1);
	return (
		<div id="messages" className="grid scroll-mt-4 gap-5">
			{threads.length === 0 ? (
				<section className="trade-card" aria-labelledby="messages-none">
					<CardHead>
						<h2 id="messages-none">{t('card')}</h2>
					</CardHead>
					<p className="px-4.5 py-3.5 text-ink2">{t('notSent')}</p>
				</section>
			) : null}
			{shown.map((thread) => (
				<section key={thread.proposalId} className="trade-card" aria-labelledby={`messages-${thread.proposalId}`}>
					<CardHead>
						<h2 id={`messages-${thread.proposalId}`}>{t('card')}</h2>
						<UnreadMark thread={thread} />
					</CardHead>
					<div className="px-4.5 py-3.5">
						<ThreadBox thread={thread} />
					</div>
				</section>
			))}
		</div>
	);
}

function UnreadMark({ thread: { messages } }: { thread: ThreadView }) {
	const { t } = useTranslation('trade-thread');
	const count = messages.filter(({ isUnread }) => isUnread).length;
	return count > 0 ? <NewMark>{t('new', { count })}</NewMark> : null;
}
