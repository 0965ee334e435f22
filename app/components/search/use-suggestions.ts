import { useEffect, useRef, useState } from 'react';
import { useRoot } from '~/components/root/use-root';
import type { Suggestion, Suggestions } from '~/domain/search/search-result';
import { callSite } from '~/platform/call-site';

const PAUSE_MS = 140;

/** What `/api/suggest` answers. */
type Answer = Suggestions & { searches: Suggestion[] };

export type SuggestionState = {
	/** What these suggestions are for. */
	typed: string;
	suggestions: Answer | null;
};

/**
 * Suggestions for the input, popular places for an empty one: requested after a short pause, superseded requests are aborted, and a late response never replaces a newer
 * one. A failure shows nothing; the form still searches.
 */
export function useSuggestions(typed: string): SuggestionState {
	const { language } = useRoot();
	const text = typed.trim();
	const key = `${language} ${text}`;
	const [state, setState] = useState<SuggestionState>({ typed: '', suggestions: null });
	const latest = useRef(key);
	latest.current = key;
	const saved = useRef(new Map<string, Answer>());
	useEffect(() => {
		const known = saved.current.get(key);
		if (known) {
			setState({ typed: text, suggestions: known });
			return;
		}
		const controller = new AbortController();
		const timer = setTimeout(async () => {
			try {
				const query = new URLSearchParams({ q: text, lng: language });
				const response = await callSite(`/api/suggest?${query}`, { signal: controller.signal });
				if (!response.ok) throw new Error(String(response.status));
				const suggestions = (await response.json()) as Answer;
				saved.current.set(key, suggestions);
				if (latest.current === key) setState({ typed: text, suggestions });
			} catch {
				if (!controller.signal.aborted) setState({ typed: text, suggestions: EMPTY });
			}
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [key, text, language]);
	return state;
}

const EMPTY: Answer = { searches: [], countries: [], places: [], properties: [], hotels: [], isGuess: false };
