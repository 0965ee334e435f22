import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { Standings } from './enquiry-view';

const PAUSE_MS = 250;
const ASKED = ['checkIn', 'checkOut', 'serviceLevel', 'adults', 'children'] as const;

/** How each property stands to the request while the form is being filled in; the same address answers, from the page cache. */
export function useLiveStandings(properties: string, loaded: Standings, answered: Standings | null | undefined) {
	const fetcher = useFetcher<{ standings: Standings }>();
	const [standings, setStandings] = useState({ ...loaded, ...answered });
	const pause = useRef<ReturnType<typeof setTimeout>>();
	useEffect(() => {
		if (answered) setStandings((shown) => ({ ...shown, ...answered }));
	}, [answered]);
	useEffect(() => {
		if (fetcher.data) setStandings(fetcher.data.standings);
	}, [fetcher.data]);
	useEffect(() => () => clearTimeout(pause.current), []);
	const known = useRef('');

	function look(form: HTMLFormElement) {
		const fields = new FormData(form);
		const query = ASKED.flatMap((name) => {
			const value = fields.get(name);
			return typeof value === 'string' && value !== '' ? `${name}=${encodeURIComponent(value)}` : [];
		}).join('&');
		if (query === known.current) return;
		known.current = query;
		clearTimeout(pause.current);
		pause.current = setTimeout(() => fetcher.load(`/shortlist/enquire?houses=${properties}&${query}`), PAUSE_MS);
	}
	return { standings, look };
}
