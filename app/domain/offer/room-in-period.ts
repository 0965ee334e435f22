import { addDays, type PlainDate } from '../date/plain-date';
import type { ExchangeRates } from './offer';
import type { Period } from './rate';
import type { FoundRoom } from './read-rated-rooms.server';

/** A night of a room type of which something is taken or set; other nights have all rooms and no rules. */
export type NightOfRoom = { left: number; isStopped: boolean; isArrivalClosed: boolean; minNights: number | null };

/** A room type over many days. */
export type WindowRoom = {
	/** Of the whole stretch: its seasons and closures are those of every period within. */
	room: FoundRoom['room'];
	rates: ExchangeRates;
	units: number;
	nights: ReadonlyMap<PlainDate, NightOfRoom>;
};

/** The nights of a period. */
export function nightsOf({ checkIn, checkOut }: Period): PlainDate[] {
	const nights: PlainDate[] = [];
	for (let night = checkIn; night < checkOut; night = addDays(night, 1)) nights.push(night);
	return nights;
}

/** A room type in a period within its stretch, as if it had been asked for by itself; `own` are the period's nights. */
export function roomInPeriod(
	{ room, units, nights }: WindowRoom,
	{ checkIn, checkOut }: Period,
	own: readonly PlainDate[] = nightsOf({ checkIn, checkOut }),
): FoundRoom['room'] {
	let [least, count, isStopped] = [Number.POSITIVE_INFINITY, 0, false];
	for (const night of own) {
		const known = nights.get(night);
		if (!known) continue;
		count += 1;
		least = Math.min(least, known.left);
		isStopped ||= known.isStopped;
	}
	const first = nights.get(checkIn);
	const stock = count < own.length ? Math.min(units, least) : least;
	return {
		...room,
		...{ checkIn, checkOut, stock: Math.max(0, stock) },
		rules: { isStopped, isArrivalClosed: first?.isArrivalClosed ?? false, minNights: first?.minNights ?? null },
	};
}
