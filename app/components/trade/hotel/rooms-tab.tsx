import { useLoaderData } from '@remix-run/react';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { RoomsPanel } from '../hotel-rooms/rooms-panel';
import type { RoomsView } from '../hotel-rooms/rooms-view';
import { TeamCard } from './team-card';
import { useRoomSearchNote } from './use-room-search-note';

/** The rooms of a hotel, and their prices in the period; it reads the route's data itself. */
export function RoomsTab() {
	const { view, rooms } = useLoaderData() as { view: HotelView; rooms: RoomsView | null };
	useRoomSearchNote(view.name, rooms);
	if (!rooms) return null;
	return <RoomsPanel view={rooms} aside={view.trade ? <TeamCard view={view} trade={view.trade} /> : null} />;
}
