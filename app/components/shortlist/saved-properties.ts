import { useSyncExternalStore } from 'react';
import { isPropertyCode, SHORTLIST_LIMIT } from '~/domain/shortlist/property-code';

/**
 * The codes of the properties that this browser keeps, in local storage: no account, nothing is sent. All windows of the
 * site show the same list. Where storage is forbidden the list lives as long as the page.
 */
const STORAGE_KEY = 'shortlist';

const NONE: readonly string[] = [];

let saved: readonly string[] | undefined;
let isRefused = false;
const listeners = new Set<() => void>();

function read(): readonly string[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
		return Array.isArray(stored) ? [...new Set(stored.filter(isPropertyCode))].slice(0, SHORTLIST_LIMIT) : NONE;
	} catch {
		return NONE;
	}
}

/** The saved properties, oldest first. */
export function savedProperties(): readonly string[] {
	saved ??= read();
	return saved;
}

function write(codes: readonly string[]): void {
	isRefused = codes.length > SHORTLIST_LIMIT;
	saved = isRefused ? savedProperties() : codes;
	try {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
	} catch {
		// retained for this page only
	}
	for (const tell of listeners) tell();
}

/** Appends properties to the saved ones; a list beyond the limit is refused as a whole. */
export function keepProperties(codes: readonly string[]): void {
	write([...new Set([...savedProperties(), ...codes])]);
}

/** Puts a property back to the place it had. */
export function keepPropertyAt(code: string, index: number): void {
	write(
		savedProperties()
			.filter((other) => other !== code)
			.toSpliced(index, 0, code),
	);
}

export function dropProperties(codes: readonly string[]): void {
	write(savedProperties().filter((code) => !codes.includes(code)));
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
	if (key !== null && key !== STORAGE_KEY) return;
	saved = read();
	isRefused = false;
	for (const tell of listeners) tell();
}

/** The saved properties; empty on the server and during hydration. */
export function useSavedProperties(): readonly string[] {
	return useSyncExternalStore(subscribe, savedProperties, () => NONE);
}

export function useIsSaved(code: string): boolean {
	return useSyncExternalStore(
		subscribe,
		() => savedProperties().includes(code),
		() => false,
	);
}

/** True after a property was refused because the list is full, until the list changes. */
export function useIsShortlistFull(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => isRefused,
		() => false,
	);
}

export function toggleProperty(code: string): void {
	if (savedProperties().includes(code)) dropProperties([code]);
	else keepProperties([code]);
}
