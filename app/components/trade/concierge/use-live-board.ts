import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { callSite } from '~/platform/call-site';

const LIVE_PATH = '/partner/concierge-jobs/live';
const NEWS_PATH = '/partner/concierge-jobs/news';
/** After the page has loaded: its code and connection are needed by nothing on it. */
const LIVE_AFTER_MS = 1500;

/** Reads the board anew when a job has moved (CONCIERGE-10). `stamp` is that of what it shows. */
export function useLiveBoard(stamp: string): void {
	const { revalidate } = useRevalidator();
	const shown = useRef(stamp);
	useEffect(() => {
		shown.current = stamp;
	}, [stamp]);
	useEffect(() => {
		let isOver = false;
		let end = () => {};
		const ask = async () => {
			const answer = await callSite(NEWS_PATH, { headers: { accept: 'application/json' } }).catch(() => null);
			const news = answer?.ok ? ((await answer.json().catch(() => null)) as { stamp: string } | null) : null;
			if (isOver) return 'read';
			if (news === null) return answer?.status === 401 || answer?.status === 403 ? 'refused' : 'failed';
			if (news.stamp !== shown.current) revalidate();
			return 'read';
		};
		const later = setTimeout(
			() =>
				void import('../frame/live-news')
					.then(({ followPage }) => {
						if (!isOver) end = followPage(LIVE_PATH, ask);
					})
					.catch(() => undefined),
			LIVE_AFTER_MS,
		);
		return () => {
			isOver = true;
			clearTimeout(later);
			end();
		};
	}, [revalidate]);
}
