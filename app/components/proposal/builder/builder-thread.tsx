import { Link, useFetcher } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNews } from '../../trade/frame/news';
import { CardHead } from '../../trade/parts/card-head';
import { NewMark } from '../../trade/thread/new-mark';
import { ThreadBox } from '../../trade/thread/thread-box';
import { type ThreadView, threadPath } from '../../trade/thread/thread-view';

/**
 * The messages with the client of a proposal that was sent. They are read after the page, and anew when something comes: the draft, which may
 * hold what is not saved, is not read with them. Without script a link leads to their own page.
 */
export function BuilderThread({ id }: { id: string }) {
	const { t } = useTranslation('trade-thread');
	const { data, load } = useFetcher<{ thread: ThreadView }>();
	const read = useCallback(() => load(threadPath(id)), [load, id]);
	const { news } = useNews();
	const latest = Math.max(
		0,
		...(news?.proposals ?? []).filter(({ proposalId }) => proposalId === id).map(({ at }) => at),
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what comes is read
	useEffect(read, [read, latest]);
	const thread = data?.thread;
	const unread = thread?.messages.filter(({ isUnread }) => isUnread).length ?? 0;
	return (
		<section className="trade-card" aria-labelledby="builder-messages">
			<CardHead>
				<h2 id="builder-messages" className="text-t3 font-semibold">
					{t('card')}
				</h2>
				{unread > 0 ? <NewMark>{t('new', { count: unread })}</NewMark> : null}
				<Link to={threadPath(id)} className="trade-link ml-auto">
					{t('open')}
				</Link>
			</CardHead>
			{thread ? (
				<div className="px-4.5 py-3.5">
					<ThreadBox thread={thread} isWithinForm onSent={read} />
				</div>
			) : null}
		</section>
	);
}
