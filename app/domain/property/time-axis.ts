import { daysBetween, type PlainDate } from '../date/plain-date';

/** Where things stand on an axis from the booking (0) to the end of the stay (100), to scale. */
export type TimeAxis = {
	/** One per point, in percent. */
	points: { at: number; labelAt: number }[];
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
	/** What a label needs at least, in percent; the stay's own label needs `stayLabel` at the right end. */
	label: number;
	stayLabel: number;
};

/** Positions on the time axis of a booking; labels that would touch are moved apart to the left, never the points. */
export function timeAxis({ bookingDate, checkIn, checkOut, points, tierStarts, label, stayLabel }: Question): TimeAxis {
	const days = Math.max(1, daysBetween(bookingDate, checkOut));
	const at = (date: PlainDate) => round((daysBetween(bookingDate, date) / days) * 100);
	const positions = points.map(at);
	const labels = positions.slice();
	let limit = 100 - stayLabel;
	for (let index = labels.length - 1; index >= 0; index -= 1) {
		labels[index] = round(Math.max(index * label, Math.min(labels[index] ?? 0, limit - label)));
		limit = labels[index] ?? 0;
	}
	const edges = [...tierStarts.map(at), 100];
	return {
		points: positions.map((position, index) => ({ at: position, labelAt: labels[index] ?? 0 })),
		stayAt: at(checkIn),
		tiers: tierStarts.map((_, index) => round((edges[index + 1] ?? 100) - (edges[index] ?? 0))),
	};
}

function round(percent: number): number {
	return Math.round(percent * 100) / 100;
}
