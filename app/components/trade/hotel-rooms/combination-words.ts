import type { PartyCombination } from '~/domain/offer/party-combination';

type Room = PartyCombination['rooms'][number];

/** Rooms of one type with the same rate and the same guests are one. */
export function alikeRooms(rooms: readonly Room[]): { room: Room; count: number }[] {
	return grouped(rooms, ({ offer: { roomId, planId, request } }) =>
		JSON.stringify([roomId, planId, request.adults, request.childrenAges]),
	);
}

/** `2 × Deluxe Room, Junior Suite`. */
export function combinationName({ rooms }: Pick<PartyCombination, 'rooms'>): string {
	return grouped(rooms, ({ offer }) => offer.roomId)
		.map(({ room: { name }, count }) => (count > 1 ? `${count} × ${name}` : name))
		.join(', ');
}

function grouped(rooms: readonly Room[], keyOf: (room: Room) => string): { room: Room; count: number }[] {
	const groups = new Map<string, { room: Room; count: number }>();
	for (const room of rooms) {
		const known = groups.get(keyOf(room));
		if (known) known.count += 1;
		else groups.set(keyOf(room), { room, count: 1 });
	}
	return [...groups.values()];
}
