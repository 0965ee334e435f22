import { useCallback, useEffect, useState } from 'react';
import { callSite } from '~/platform/call-site';

export type Late<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; data: Data };

/** JSON of one of our own addresses, fetched when its part is on the page; with a function to fetch it again. */
export function useLate<Data>(address: string): [Late<Data>, () => void] {
	const [late, setLate] = useState<Late<Data>>({ state: 'loading' });
	const [tries, setTries] = useState(0);
	useEffect(() => {
		const ended = new AbortController();
		callSite(address, { signal: ended.signal, headers: { accept: 'application/json', 'x-try': String(tries) } })
			.then(async (answer) => {
				if (!answer.ok) throw new Error(String(answer.status));
				const data = (await answer.json()) as Data;
				setLate({ state: 'loaded', data });
			})
			.catch(() => {
				if (!ended.signal.aborted) setLate({ state: 'failed' });
			});
		return () => ended.abort();
	}, [address, tries]);
	return [late, useCallback(() => setTries((count) => count + 1), [])];
}
