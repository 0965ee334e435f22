import { useState } from 'react';
import type { TypedPicture } from '~/domain/hotel-desk/page/read-picture-list';

/** What happened to a row, for those who do not see it. */
export type RowNews = { key: string; what: 'moved' | 'removed'; at: number; count: number };

/** The rows of the pictures' form as they are edited: what is stored, in the order and with the words that were given here. */
export function usePictureRows(stored: readonly TypedPicture[], seen: number | string, onDirty: () => void) {
	const [edited, setEdited] = useState<{ rows: readonly TypedPicture[]; seen: number | string } | null>(null);
	const [news, setNews] = useState<RowNews | null>(null);
	const rows = edited === null ? stored : edited.seen === seen ? edited.rows : merged(edited.rows, stored);
	const change = (next: readonly TypedPicture[]) => {
		setEdited({ rows: next, seen });
		onDirty();
	};
	const move = (from: number, to: number) => {
		const row = rows[from];
		if (!row || to < 0 || to >= rows.length || from === to) return;
		const next = rows.filter((_, at) => at !== from);
		change([...next.slice(0, to), row, ...next.slice(to)]);
		setNews({ key: row.key, what: 'moved', at: to + 1, count: rows.length });
	};
	return {
		rows,
		news,
		move,
		remove(at: number) {
			const row = rows[at];
			if (!row) return;
			change(rows.filter((each) => each !== row));
			setNews({ key: row.key, what: 'removed', at: at + 1, count: rows.length - 1 });
		},
		set(at: number, given: Partial<TypedPicture>) {
			change(rows.map((row, index) => (index === at ? { ...row, ...given } : row)));
		},
		/** What is stored is what was edited. */
		forget: () => setEdited(null),
	};
}

/** Edited rows with what has come since. */
function merged(edited: readonly TypedPicture[], stored: readonly TypedPicture[]): readonly TypedPicture[] {
	const known = new Set(edited.map(({ key }) => key));
	return [...edited, ...stored.filter(({ key }) => !known.has(key))];
}
