import { useSyncExternalStore } from 'react';
import { COMPARED_HOTELS, isHotelId } from '~/domain/hotel-comparison/compared-hotels';

/** A hotel that was ticked in a list; `image` is a picture's address. */
export type PickedHotel = { id: string; name: string; image: string | null };

/** Session storage: what is ticked in this tab, in the order of ticking. It outlives pages of the list, and a change of the search. */
const KEY = 'pickedHotels';
const NONE: readonly PickedHotel[] = [];

let picked: readonly PickedHotel[] | undefined;
let isRefused = false;
const listeners = new Set<() => void>();

function read(): readonly PickedHotel[] {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
		return Array.isArray(stored) ? stored.flatMap(readOne).slice(0, COMPARED_HOTELS) : NONE;
	} catch {
		return NONE;
	}
}

function readOne(stored: unknown): PickedHotel[] {
	const { id, name, image } = (stored ?? {}) as Partial<Record<keyof PickedHotel, unknown>>;
	if (!isHotelId(id) || typeof name !== 'string') return [];
	return [{ id, name, image: typeof image === 'string' ? image : null }];
}

/** Replaces what is picked; more than stand side by side are cut. */
export function pickHotels(hotels: readonly PickedHotel[]): void {
	picked = hotels.slice(0, COMPARED_HOTELS);
	isRefused = false;
	try {
		sessionStorage.setItem(KEY, JSON.stringify(picked));
	} catch {
		// Then it holds as long as the page does.
	}
	tellAll();
}

function tellAll(): void {
	for (const tell of listeners) tell();
}

/** Ticks a hotel, or takes its tick away; refused where there are as many as stand side by side already. */
export function togglePicked(hotel: PickedHotel): void {
	const all = readPicked();
	if (all.some(({ id }) => id === hotel.id)) {
		pickHotels(all.filter(({ id }) => id !== hotel.id));
	} else if (all.length < COMPARED_HOTELS) {
		pickHotels([...all, hotel]);
	} else {
		isRefused = true;
		tellAll();
	}
}

export function readPicked(): readonly PickedHotel[] {
	picked ??= read();
	return picked;
}

function subscribe(tell: () => void): () => void {
	listeners.add(tell);
	return () => listeners.delete(tell);
}

/** What is picked; empty on the server and during hydration. */
export function usePickedHotels(): readonly PickedHotel[] {
	return useSyncExternalStore(subscribe, readPicked, () => NONE);
}

/** Whether the last tick was one too many. */
export function useIsRefused(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => isRefused,
		() => false,
	);
}
