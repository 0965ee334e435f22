import { useLoaderData } from '@remix-run/react';
import { RoomsPanel } from '../hotel-rooms/rooms-panel';
import type { RoomsView } from '../hotel-rooms/rooms-view';

/** The rooms of a hotel, and what they cost in the period; it reads the route's data itself. */
export function RoomsTab() {
	const { rooms } = useLoaderData() as { rooms: RoomsView | null };
	return rooms ? <RoomsPanel view={rooms} /> : null;
}
