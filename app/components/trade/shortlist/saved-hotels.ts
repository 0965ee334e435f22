import { useSyncExternalStore } from 'react';
import { isHotelId } from '~/domain/hotel-comparison/compared-hotels';
import { readParties, wholeParty } from '~/domain/offer/requested-parties';
import { SHORTLIST_LIMIT } from '~/domain/shortlist/property-code';
import { saveStay } from '../../shortlist/keep-properties';
import { readSaved, useSavedProperties } from '../../shortlist/saved-properties';

/** Hotels that this browser keeps, beside the properties: ids, oldest first, and the rooms last asked for. */
export type SavedHotels = { ids: readonly string[]; rooms: string };

const STORED = { ids: 'shortlist-hotels', rooms: 'shortlist-rooms' };
const NONE: SavedHotels = { ids: [], rooms: '' };

let saved: SavedHotels | undefined;
const listeners = new Set<() => void>();

function read(): SavedHotels {
	try {
		const ids: unknown = JSON.parse(localStorage.getItem(STORED.ids) ?? '[]');
		const rooms = localStorage.getItem(STORED.rooms) ?? '';
		return {
			ids: Array.isArray(ids) ? [...new Set(ids.filter(isHotelId))].slice(0, SHORTLIST_LIMIT) : [],
			rooms: readParties(rooms) ? rooms : '',
		};
	} catch {
		return NONE;
	}
}

export function readSavedHotels(): SavedHotels {
	saved ??= read();
	return saved;
}

function write(change: Partial<SavedHotels>): void {
	saved = { ...readSavedHotels(), ...change };
	try {
		localStorage.setItem(STORED.ids, JSON.stringify(saved.ids));
		localStorage.setItem(STORED.rooms, saved.rooms);
	} catch {
		// Then they are kept for as long as the page is open.
	}
	for (const tell of listeners) tell();
}

/** False: the list is full, and nothing was kept. */
export function keepHotels(ids: readonly string[]): boolean {
	const all = [...new Set([...readSavedHotels().ids, ...ids])];
	if (all.length > SHORTLIST_LIMIT) return false;
	write({ ids: all });
	return true;
}

/** Puts a hotel back to the place it had. */
export function keepHotelAt(id: string, index: number): void {
	write({
		ids: readSavedHotels()
			.ids.filter((other) => other !== id)
			.toSpliced(index, 0, id),
	});
}

export function dropHotels(ids: readonly string[]): void {
	write({ ids: readSavedHotels().ids.filter((id) => !ids.includes(id)) });
}

export function saveRooms(rooms: string): void {
	if (rooms !== readSavedHotels().rooms) write({ rooms });
}

/** Keeps a hotel with the dates and rooms of a search, given as its query, or lets it go. False: the list is full. */
export function toggleHotel(id: string, search: string): boolean {
	if (readSavedHotels().ids.includes(id)) {
		dropHotels([id]);
		return true;
	}
	const query = new URLSearchParams(search);
	const [checkIn, checkOut] = [query.get('checkInDate'), query.get('checkOutDate')];
	const rooms = query.get('rooms') ?? '';
	const parties = readParties(rooms);
	if (checkIn && checkOut) {
		const { adults, childrenAges } = wholeParty(parties ?? []);
		const party = {
			...(adults && { adults: String(adults) }),
			...(adults && { children: String(childrenAges.length) }),
		};
		saveStay(new URLSearchParams({ checkIn, checkOut, ...party }).toString());
	}
	if (parties) saveRooms(rooms);
	return keepHotels([id]);
}

function subscribe(tell: () => void): () => void {
	const hearOtherWindow = ({ key }: StorageEvent) => {
		if (key && !key.startsWith(STORED.ids)) return;
		saved = undefined;
		tell();
	};
	listeners.add(tell);
	addEventListener('storage', hearOtherWindow);
	return () => {
		listeners.delete(tell);
		removeEventListener('storage', hearOtherWindow);
	};
}

/** What is kept; nothing on the server and during hydration. */
export function useSavedHotels(): SavedHotels {
	return useSyncExternalStore(subscribe, readSavedHotels, () => NONE);
}

/** The address of the shortlist with everything that this browser keeps for its agent, and how much that is. */
export function useTradeShortlist(): { address: string; count: number } {
	const codes = useSavedProperties();
	const { ids, rooms } = useSavedHotels();
	const lists = [
		codes.length > 0 ? `houses=${codes.join('.')}` : '',
		ids.length > 0 ? `hotels=${ids.join('.')}` : '',
		ids.length > 0 && rooms ? `rooms=${rooms}` : '',
	].filter(Boolean);
	const count = codes.length + ids.length;
	return { address: count > 0 ? `/shortlist?${lists.join('&')}${readSaved().stay}` : '/shortlist', count };
}
