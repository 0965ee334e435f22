import { useSyncExternalStore } from 'react';
import { isPropertyCode, SHORTLIST_LIMIT } from '~/domain/shortlist/property-code';

/**
 * What this browser keeps, in local storage: no account, nothing is sent. All windows of the site show the same list. Where
 * storage is forbidden the list lives as long as the page. It is changed by `keep-properties.ts`.
 */
export type Saved = {
	/** The codes of the properties, oldest first. */
	codes: readonly string[];
	/** The dates and the party last asked for, as the end of an address: `&checkIn=2027-03-20&checkOut=2027-03-27&adults=8`, or an empty text. */
	stay: string;
};

export const STORED = { codes: 'shortlist', stay: 'shortlist-stay' };

const NONE: readonly string[] = [];

let saved: Saved | undefined;
const listeners = new Set<() => void>();

function read(): Saved {
	try {
		const codes: unknown = JSON.parse(localStorage.getItem(STORED.codes) ?? '[]');
		return {
			codes: Array.isArray(codes) ? [...new Set(codes.filter(isPropertyCode))].slice(0, SHORTLIST_LIMIT) : NONE,
			stay: localStorage.getItem(STORED.stay) ?? '',
		};
	} catch {
		return { codes: NONE, stay: '' };
	}
}

export function readSaved(): Saved {
	saved ??= read();
	return saved;
}

/** Shows another list; undefined: the one of the storage. */
export function showSaved(next: Saved | undefined): void {
	saved = next;
	for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
	if (listeners.size === 0) addEventListener('storage', hearOtherWindow);
	listeners.add(tell);
	return () => {
		listeners.delete(tell);
		if (listeners.size === 0) removeEventListener('storage', hearOtherWindow);
	};
}

/** A null key: everything was cleared. */
function hearOtherWindow({ key }: StorageEvent): void {
	if (!key || key.startsWith(STORED.codes)) showSaved(undefined);
}

/** The saved properties; empty on the server and during hydration. */
export function useSavedProperties(): readonly string[] {
	return useSyncExternalStore(
		subscribe,
		() => readSaved().codes,
		() => NONE,
	);
}

export function useIsSaved(code: string): boolean {
	return useSavedProperties().includes(code);
}

/** The address of the shortlist with the saved properties, dates and party. */
export function useShortlistAddress(): string {
	return useSyncExternalStore(subscribe, shortlistOfBrowser, () => '/shortlist');
}

export function shortlistOfBrowser(): string {
	const { codes, stay } = readSaved();
	return codes.length > 0 ? `/shortlist?houses=${codes.join('.')}${stay}` : '/shortlist';
}
