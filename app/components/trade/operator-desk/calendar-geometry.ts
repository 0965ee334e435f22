import { addDays, daysBetween, type PlainDate, plainDate } from '~/domain/date/plain-date';

/** Where a stay stands among the days shown, in percent of their width; an end beyond them is cut. */
export type BarSpan = { left: number; width: number; isCutLeft: boolean; isCutRight: boolean };

/** From the middle of the arrival day to the middle of the departure day; null for a stay that touches none of the days. */
export function barSpan(
	{ checkIn, checkOut }: { checkIn: string; checkOut: string },
	{ from, count }: { from: PlainDate; count: number },
): BarSpan | null {
	const begin = daysBetween(from, plainDate(checkIn)) + 0.5;
	const end = daysBetween(from, plainDate(checkOut)) + 0.5;
	const [left, right] = [Math.max(0, begin), Math.min(count, end)];
	if (left >= right) return null;
	const percent = (days: number) => Math.round((days / count) * 100_000) / 1000;
	return { left: percent(left), width: percent(right - left), isCutLeft: begin < 0, isCutRight: end > count };
}

/** The night at a share of the width, as a column from 0: a night lies between the middles of two days. */
export function nightAt(share: number, count: number): number {
	return Math.max(0, Math.min(count - 1, Math.floor(share * count - 0.5)));
}

/** The stay that columns of nights make, both included. */
export function stayOfColumns(
	from: PlainDate,
	left: number,
	right: number,
): { checkIn: PlainDate; checkOut: PlainDate } {
	return { checkIn: addDays(from, left), checkOut: addDays(from, right + 1) };
}
