import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useNews } from './news';

/** Reads a page anew when the bell learns something new while it is open, so that a list does not stand beside a newer notice. */
export function useNewsReload(): void {
	const { news } = useNews();
	const { revalidate } = useRevalidator();
	const latest = news ? Math.max(news.answeredAt, ...[...news.leads, ...news.proposals].map(({ at }) => at)) : null;
	const known = useRef(latest);
	useEffect(() => {
		if (latest === null) return;
		if (known.current !== null && latest > known.current) revalidate();
		known.current = latest;
	}, [latest, revalidate]);
}
