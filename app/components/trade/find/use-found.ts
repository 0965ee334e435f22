import { useEffect, useState } from 'react';
import { useRoot } from '~/components/root/use-root';
import type { Found } from '~/domain/find/find-everywhere.server';
import { callSite } from '~/platform/call-site';

const PAUSE_MS = 140;

/** The search begins at this many letters. */
const LEAST_LETTERS = 2;

export type FoundState = {
	/** What `found` answers. */
	typed: string;
	found: Found | null;
	hasFailed: boolean;
};

const NOTHING: FoundState = { typed: '', found: null, hasFailed: false };

/** The results for the input; requested after a short pause. Nothing is cached, because leads change. */
export function useFound(text: string): FoundState {
	const { language } = useRoot();
	const typed = text.trim();
	const [state, setState] = useState(NOTHING);
	useEffect(() => {
		if ([...typed].length < LEAST_LETTERS) return setState(NOTHING);
		const controller = new AbortController();
		const { signal } = controller;
		const timer = setTimeout(async () => {
			const query = new URLSearchParams({ q: typed, lng: language });
			const answer = await callSite(`/partner/find?${query}`, { signal }).catch(() => null);
			const found = answer?.ok ? ((await answer.json().catch(() => null)) as Found | null) : null;
			if (!signal.aborted) setState({ typed, found, hasFailed: found === null });
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [typed, language]);
	return state;
}
