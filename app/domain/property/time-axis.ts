import { daysBetween, type PlainDate } from '../date/plain-date';

/** Where things stand on an axis from the booking (0) to the end of the stay (100), to scale. */
export type TimeAxis = {
	/** One per point, in percent: itself, and the one edge of its texts above and below the axis. */
	points: { at: number; textAt: number }[];
	/** Check-in; the bar of the stay runs from here to 100. */
	stayAt: number;
	/** Width of each cancellation tier; together 100. */
	tiers: number[];
};

type Question = {
	bookingDate: PlainDate;
	checkIn: PlainDate;
	checkOut: PlainDate;
	/** In order of time. */
	points: readonly PlainDate[];
	/** First day of each cancellation tier, in order of time. */
	tierStarts: readonly PlainDate[];
	/** What texts need at least, in percent: those of a point, and the stay's own above its right end. */
	room: { point: number; stay: number };
};

/** Positions on the time axis of a booking; texts that would touch move to the left, points never do. */
export function timeAxis({ bookingDate, checkIn, checkOut, points, tierStarts, room }: Question): TimeAxis {
	const days = Math.max(1, daysBetween(bookingDate, checkOut));
	// What is due before the booking or after the stay stands at the end it lies beyond.
	const at = (date: PlainDate) => Math.min(100, Math.max(0, round((daysBetween(bookingDate, date) / days) * 100)));
	const positions = points.map(at);
	const texts = apart(positions, room.point, 100 - room.stay);
	const edges = [...tierStarts.map(at), 100];
	return {
		points: positions.map((position, index) => ({ at: position, textAt: texts[index] ?? 0 })),
		stayAt: at(checkIn),
		tiers: tierStarts.map((_, index) => round((edges[index + 1] ?? 100) - (edges[index] ?? 0))),
	};
}

/** Left edges of texts of one width, each at its point or as far left of it as the next one wants. */
function apart(positions: readonly number[], width: number, end: number): number[] {
	const edges = positions.slice();
	let limit = end;
	for (let index = edges.length - 1; index >= 0; index -= 1) {
		limit = round(Math.max(index * width, Math.min(edges[index] ?? 0, limit - width)));
		edges[index] = limit;
	}
	return edges;
}

function round(percent: number): number {
	return Math.round(percent * 100) / 100;
}
