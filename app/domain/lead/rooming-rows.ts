/** A line of a rooming list, as its form has it. */
export type RoomingRow = {
	/** '' for a guest who is not on the list yet. */
	id: string;
	firstName: string;
	lastName: string;
	/** Whole years of a child, '' for an adult. */
	age: string;
	/** As `roomOnList`; '' for none. */
	room: string;
	note: string;
	diet: string;
	heightCm: string;
	bootSize: string;
	skiCm: string;
};

type Guest = {
	firstName: string;
	lastName: string;
	age: number | null;
	room: string | null;
	note: string | null;
} & Partial<{
	id: string | null;
	diet: string | null;
	heightCm: number | null;
	bootSize: number | null;
	skiCm: number | null;
}>;
type Room = { roomName: string; adults: number; childrenAges: readonly number[] };

/** How a rooming list names a room of a lead: its number among them, and its type. */
export function roomOnList({ roomName }: Pick<Room, 'roomName'>, at: number): string {
	return `${at + 1}, ${roomName}`.slice(0, 60);
}

/**
 * The lines of a rooming list (LEAD-26): those written down, and an empty one for each guest without a name. With several rooms they stand
 * room by room, each with as many lines as its party has; guests of no room fill the rooms from the first one on, and who is too many for
 * all of them comes last.
 */
export function roomingRows(guests: readonly Guest[], pax: number, rooms: readonly Room[] = []): RoomingRow[] {
	if (rooms.length < 2) {
		const lines = guests.map((guest) => lineOf(guest, guest.room ?? ''));
		return [...lines, ...Array.from({ length: Math.max(0, pax - lines.length) }, () => blank('', ''))];
	}
	const names = rooms.map(roomOnList);
	const unplaced = guests.filter(({ room }) => room === null || !names.includes(room));
	const lines = rooms.flatMap(({ adults, childrenAges }, at): RoomingRow[] => {
		const name = names[at] ?? '';
		const own = guests.filter(({ room }) => room === name);
		const places = adults + childrenAges.length;
		const inside = [...own, ...unplaced.splice(0, Math.max(0, places - own.length))].map((guest) =>
			lineOf(guest, name),
		);
		const ages = childrenAges.map(String);
		const missing = Array.from({ length: Math.max(0, places - inside.length) }, (_, place) =>
			blank(name, ages[inside.length + place - adults] ?? ''),
		);
		return [...inside, ...missing];
	});
	return [...lines, ...unplaced.map((guest) => lineOf(guest, ''))];
}

function lineOf(
	{ firstName, lastName, age, note, id, diet, heightCm, bootSize, skiCm }: Guest,
	room: string,
): RoomingRow {
	const text = (value: string | number | null | undefined) => String(value ?? '');
	return {
		...{ id: text(id), firstName, lastName, age: text(age), room, note: text(note), diet: text(diet) },
		...{ heightCm: text(heightCm), bootSize: text(bootSize), skiCm: text(skiCm) },
	};
}

function blank(room: string, age: string): RoomingRow {
	return { ...lineOf({ firstName: '', lastName: '', age: null, room: null, note: null }, room), age };
}
