import { useEffect, useState } from 'react';

const STORED = 'leadWay';

/** The page of the table that a lead was opened from. */
type Way = {
	/** Address of the table with its filter. */
	back: string;
	/** Place of the first of `ids` in the whole list, from 1. */
	first: number;
	count: number;
	ids: string[];
};

export type LeadPlace = { back: string; position: number; count: number; previous: string | null; next: string | null };

/** Stores in this tab which leads the table shows, so that navigation from lead to lead does not request the list. */
export function useSavedWay(way: Way): void {
	const text = JSON.stringify(way);
	useEffect(() => {
		try {
			sessionStorage.setItem(STORED, text);
		} catch {
			// Storage may be closed; leads are then opened from the table only.
		}
	}, [text]);
}

/** The position of a lead in the table it was opened from; null before the script runs, or when it was opened elsewhere. */
export function useLeadPlace(id: string): LeadPlace | null {
	const [place, setPlace] = useState<LeadPlace | null>(null);
	useEffect(() => {
		try {
			setPlace(placeOf(JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Way | null, id));
		} catch {
			setPlace(null);
		}
	}, [id]);
	return place;
}

/** The place of a lead among those of a table's page. */
export function placeOf(way: Way | null, id: string): LeadPlace | null {
	const at = way?.ids.indexOf(id) ?? -1;
	if (!way || at === -1) return null;
	const { back, first, count, ids } = way;
	return { back, count, position: first + at, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}
