import { useLoaderData } from '@remix-run/react';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { RoomsPanel } from '../hotel-rooms/rooms-panel';
import type { RoomsView } from '../hotel-rooms/rooms-view';
import { useRoomSearchNote } from './use-room-search-note';

/** The rooms of a hotel, and what they cost in the period; it reads the route's data itself. */
export function RoomsTab() {
	const { view, rooms } = useLoaderData() as { view: Pick<HotelView, 'name'>; rooms: RoomsView | null };
	useRoomSearchNote(view.name, rooms);
	return rooms ? <RoomsPanel view={rooms} /> : null;
}
