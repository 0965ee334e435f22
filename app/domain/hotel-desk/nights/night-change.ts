import type { PlainDate } from '../../date/plain-date';

/** What is set for nights of room types, all of them alike; what is left out stays as it is. */
export type NightChange = {
	/** Public ids of the room types. */
	rooms: readonly string[];
	first: PlainDate;
	last: PlainDate;
	/** Bit n is set for nights that begin on weekday n (0 = Sunday). */
	weekdays: number;
	/** Rooms to sell, those that are booked among them; null: all of the type. */
	units?: number | null;
	/** Nights that a stay beginning on them must have; null: as the season says. */
	minNights?: number | null;
	isArrivalClosed?: boolean;
	isStopped?: boolean;
};

/** A night of a room type as it stood, in the order of `room_night`; `units` null: there was no row, so nothing was set. */
export type NightBefore = readonly [
	room: string,
	night: PlainDate,
	units: number | null,
	minNights: number | null,
	isArrivalClosed: 0 | 1,
	isStopped: 0 | 1,
];

/** What a version of the area `nights` says. */
export type NightsBody = { change: NightChange; before: readonly NightBefore[] };

export const EVERY_WEEKDAY = 0b1111111;

/** Two seasons: more nights at once are a mistake rather than a plan. */
export const MOST_NIGHTS = 400;
export const MOST_MIN_NIGHTS = 60;

/** The fields that a change may set. */
export const NIGHT_FIELDS = ['units', 'minNights', 'isArrivalClosed', 'isStopped'] as const;
export type NightField = (typeof NIGHT_FIELDS)[number];

/** Which fields a change sets. */
export function fieldsOf(change: NightChange): NightField[] {
	return NIGHT_FIELDS.filter((field) => change[field] !== undefined);
}
