import { expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { timeAxis } from '~/domain/property/time-axis';

const at = plainDate;
const stay = { bookingDate: at('2026-11-20'), checkIn: at('2027-03-20'), checkOut: at('2027-03-27') };

test('points, stay and tiers stand to scale between booking and departure', () => {
	const axis = timeAxis({
		...stay,
		points: [at('2026-11-20'), at('2026-12-26'), at('2027-03-06')],
		tierStarts: [at('2026-11-20'), at('2026-12-27')],
		room: { point: 14, stay: 5 },
	});
	expect(axis.points.map((point) => point.at)).toEqual([0, 28.35, 83.46]);
	expect(axis.stayAt).toBe(94.49);
	expect(axis.tiers).toEqual([29.13, 70.87]);
	// The last one leaves the stay its room.
	expect(axis.points.map(({ textAt }) => textAt)).toEqual([0, 28.35, 81]);
});

test('labels that would touch move left of their points, never out of the axis', () => {
	const points = [at('2026-11-20'), at('2027-03-05'), at('2027-03-06')];
	const axis = timeAxis({ ...stay, points, tierStarts: [], room: { point: 20, stay: 10 } });
	expect(axis.points.map(({ textAt }) => textAt)).toEqual([0, 50, 70]);
	expect(axis.points.map((point) => point.at)).toEqual([0, 82.68, 83.46]);
	const crowded = timeAxis({
		...stay,
		points: points.map(() => stay.bookingDate),
		tierStarts: [],
		room: { point: 40, stay: 10 },
	});
	expect(crowded.points.every(({ textAt }) => textAt >= 0)).toBe(true);
});

test('a booking on the day of arrival', () => {
	const axis = timeAxis({
		...stay,
		bookingDate: stay.checkIn,
		points: [stay.checkIn],
		tierStarts: [stay.checkIn],
		room: { point: 14, stay: 8.5 },
	});
	expect(axis).toEqual({ points: [{ at: 0, textAt: 0 }], stayAt: 0, tiers: [100] });
});

test('what is due before the booking or after the stay stands at the end it lies beyond', () => {
	const axis = timeAxis({
		...stay,
		points: [at('2026-10-01'), at('2027-05-15')],
		tierStarts: [at('2026-10-01')],
		room: { point: 14, stay: 5 },
	});
	expect(axis.points).toEqual([
		{ at: 0, textAt: 0 },
		{ at: 100, textAt: 81 },
	]);
	expect(axis.tiers).toEqual([100]);
});
