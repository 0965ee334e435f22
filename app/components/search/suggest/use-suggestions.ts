import { useEffect, useRef, useState } from 'react';
import { useRoot } from '~/components/root/use-root';
import { callSite } from '~/platform/call-site';
import type { SuggestAnswer } from './suggest-answer';

const PAUSE_MS = 140;

export type SuggestionState = {
	/** What these suggestions are for. */
	typed: string;
	/** Null until the first answer. */
	answer: SuggestAnswer | null;
	/** Newer ones are on their way; until then the last ones stay. */
	isWaiting: boolean;
};

const NOTHING: SuggestAnswer = { columns: [], foot: null, last: null, lead: null, status: '' };

/**
 * Suggestions for the input, and what the search begins with for an empty one: requested after a short pause, superseded requests are
 * aborted, and a late response never replaces a newer one. `form` is what the form around the field says besides, `takenOff` the filters of
 * a sentence that were taken off. A failure shows nothing; the form still searches.
 */
export function useSuggestions(typed: string, form: string, takenOff: readonly string[]): SuggestionState {
	const { language } = useRoot();
	const text = typed.trim();
	const query = new URLSearchParams({ q: text, lng: language });
	for (const key of takenOff) query.append('off', key);
	const key = text === '' ? `${query}` : `${query}${form && `&${form}`}`;
	const [state, setState] = useState<SuggestionState>({ typed: '', answer: null, isWaiting: true });
	const latest = useRef(key);
	latest.current = key;
	const saved = useRef(new Map<string, SuggestAnswer>());
	useEffect(() => {
		const known = saved.current.get(key);
		if (known) {
			setState({ typed: text, answer: known, isWaiting: false });
			return;
		}
		const controller = new AbortController();
		const timer = setTimeout(async () => {
			setState((last) => ({ ...last, isWaiting: true }));
			try {
				const response = await callSite(`/search/suggest?${key}`, { signal: controller.signal });
				if (!response.ok) throw new Error(String(response.status));
				const answer = (await response.json()) as SuggestAnswer;
				saved.current.set(key, answer);
				if (latest.current === key) setState({ typed: text, answer, isWaiting: false });
			} catch {
				if (!controller.signal.aborted) setState({ typed: text, answer: NOTHING, isWaiting: false });
			}
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [key, text]);
	return state;
}
