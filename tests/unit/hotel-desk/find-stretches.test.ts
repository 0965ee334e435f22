import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { findStretches } from '~/domain/hotel-desk/today/find-stretches';

const night = (room: string, date: string, left: number) => ({
	...{ roomId: room, roomName: room.toUpperCase(), night: plainDate(date), left },
});

describe('stretches of nights', () => {
	it.each([
		{ case: 'none', nights: [], stretches: [] },
		{
			case: 'one over the end of a month',
			nights: [night('a', '2026-12-31', 2), night('a', '2027-01-01', 5), night('a', '2027-01-02', 1)],
			stretches: ['a 2026-12-31 2027-01-02 1–5'],
		},
		{
			case: 'a gap parts them',
			nights: [night('a', '2027-01-01', 2), night('a', '2027-01-03', 2)],
			stretches: ['a 2027-01-01 2027-01-01 2–2', 'a 2027-01-03 2027-01-03 2–2'],
		},
		{
			case: 'another room type begins its own, though its night follows',
			nights: [night('a', '2027-01-01', 2), night('b', '2027-01-02', 3)],
			stretches: ['a 2027-01-01 2027-01-01 2–2', 'b 2027-01-02 2027-01-02 3–3'],
		},
	])('$case', ({ nights, stretches }) => {
		const words = findStretches(nights).map(
			({ roomId, first, last, least, most }) => `${roomId} ${first} ${last} ${least}–${most}`,
		);
		expect(words).toEqual(stretches);
	});
});
