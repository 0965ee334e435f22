/** What admins edit of the catalogue beside its properties and hotels (ADMIN-1); also the last part of the address of their lists. */
export const ENTRY_KINDS = [
	'operators',
	'places',
	'regions',
	'facilities',
	'suppliers',
	'services',
	'programmes',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export function isEntryKind(word: string | null | undefined): word is EntryKind {
	return ENTRY_KINDS.some((kind) => kind === word);
}

/** The capability that edits them (ADMIN-1). */
export function groupOfEntries(kind: EntryKind): 'catalogue' | 'concierge' {
	return isRetired(kind) ? 'concierge' : 'catalogue';
}

/** Kinds that the format retires: they stay for what was done with them. */
export function isRetired(kind: EntryKind): kind is 'suppliers' | 'services' {
	return kind === 'suppliers' || kind === 'services';
}

/** The address of a list, or of one entry. */
export function entryPath(kind: EntryKind, key?: string): string {
	return `/partner/dashboard/admin/${kind}${key === undefined ? '' : `/${encodeURIComponent(key)}`}`;
}
