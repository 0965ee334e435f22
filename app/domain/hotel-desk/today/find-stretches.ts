import { addDays, type PlainDate } from '../../date/plain-date';

export type RoomNight = { roomId: string; roomName: string; night: PlainDate; left: number };

/** Nights in a row of one room type, with the fewest and the most rooms left on one of them. */
export type Stretch = Omit<RoomNight, 'night' | 'left'> & {
	first: PlainDate;
	last: PlainDate;
	least: number;
	most: number;
};

/** Joins the nights of each room type that follow each other; `nights` are sorted by room type and date. */
export function findStretches(nights: readonly RoomNight[]): Stretch[] {
	const stretches: Stretch[] = [];
	for (const { roomId, roomName, night, left } of nights) {
		const before = stretches.at(-1);
		if (before?.roomId === roomId && night === addDays(before.last, 1)) {
			before.last = night;
			before.least = Math.min(before.least, left);
			before.most = Math.max(before.most, left);
		} else stretches.push({ roomId, roomName, first: night, last: night, least: left, most: left });
	}
	return stretches;
}
