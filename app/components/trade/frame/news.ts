import { useEffect, useSyncExternalStore } from 'react';
import type { News } from '~/domain/notice/list-news.server';
import { callSite } from '~/platform/call-site';

/** What is new for the user, as the header knows it: null until the first answer. */
type KnownNews = { news: News | null; at: number; hasFailed: boolean };

/** How an attempt to read the news ended; `refused` is final. */
type NewsOutcome = 'read' | 'failed' | 'refused';

/** A page that is opened asks again when the last answer is older. */
export const FRESH_MS = 15_000;
/** Pages of conversations: what was just opened is read by now. */
const SAME_MS = 1000;
const AFTER_LOAD_MS = 600;
const LIVE_AFTER_MS = 1500;

const NOTHING: KnownNews = { news: null, at: 0, hasFailed: false };

/** For the lifetime of the document, so that another page does not fetch them again at once. */
let known = NOTHING;
let owner = '';
let running: Promise<NewsOutcome> | null = null;
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

function set(next: KnownNews): void {
	known = next;
	for (const listener of listeners) listener();
}

/** Reads the news unless the last answer is fresh. Tabs of a browser share each answer. */
export async function askNews(freshMs = FRESH_MS): Promise<NewsOutcome> {
	if (known.news && Date.now() - known.at < freshMs) return 'read';
	running ??= fetchNews(owner).finally(() => {
		running = null;
	});
	return running;
}

async function fetchNews(of: string): Promise<NewsOutcome> {
	const answer = await callSite('/partner/notices', { headers: { accept: 'application/json' } }).catch(() => null);
	const news = answer?.ok ? ((await answer.json().catch(() => null)) as News | null) : null;
	if (of !== owner) return 'failed';
	if (news) {
		const next = { news, at: Date.now(), hasFailed: false };
		set(next);
		channel?.postMessage(next);
		return 'read';
	}
	set({ ...known, hasFailed: true });
	return answer?.status === 401 || answer?.status === 403 ? 'refused' : 'failed';
}

function begin(next: string): void {
	if (next === owner) return;
	owner = next;
	channel?.close();
	channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`news ${owner}`) : null;
	channel?.addEventListener('message', ({ data }) => set(data as KnownNews));
	set(NOTHING);
}

/**
 * Keeps the news of a user current: read after the page has loaded and on every other page; live over one connection of the browser,
 * whose code comes when the page has nothing else to do. `isLive` is false for people without conversations.
 */
export function useLiveNews({ user, pathname, isLive }: { user: string; pathname: string; isLive: boolean }): void {
	useEffect(() => {
		if (user === '') return;
		begin(user);
		const fresh = pathname.startsWith('/partner/') ? SAME_MS : FRESH_MS;
		const later = setTimeout(() => void askNews(fresh), AFTER_LOAD_MS);
		return () => clearTimeout(later);
	}, [user, pathname]);
	useEffect(() => {
		if (!isLive) return;
		const later = setTimeout(
			() => void import('./live-news').then(({ followNews }) => followNews(user, askNews)).catch(() => undefined),
			LIVE_AFTER_MS,
		);
		return () => clearTimeout(later);
	}, [user, isLive]);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The news as they are known. */
export function useNews(): KnownNews {
	return useSyncExternalStore(
		subscribe,
		() => known,
		() => NOTHING,
	);
}
