import { describe, expect, it } from 'vitest';
import { countFilters, filterParts, readCalendarFilter } from '~/domain/operator-desk/calendar/calendar-filter';

const read = (query: string) => readCalendarFilter(new URLSearchParams(query));

describe('the filter of the operators’ calendar', () => {
	it('is read from the address and written to it again', () => {
		const query = 'q=Zuel&place=lech&place=zermatt&free=2026-12-12&until=2026-12-19&guests=8&level=catered';
		const filter = read(query);
		expect(filter).toMatchObject({
			...{ words: 'Zuel', places: ['lech', 'zermatt'], guests: 8, level: 'catered', freeError: null },
			free: { checkIn: '2026-12-12', checkOut: '2026-12-19' },
		});
		expect(countFilters(filter)).toBe(5);
		expect(new URLSearchParams(filterParts(filter)).toString()).toBe(query);
		expect([countFilters(read('')), filterParts(read(''))]).toEqual([0, []]);
	});

	it.each([
		['free=2026-12-12', 'date'],
		['until=2026-12-12', 'date'],
		['free=2026-02-30&until=2026-03-05', 'date'],
		['free=2026-12-12&until=2026-12-12', 'order'],
		['free=2026-12-19&until=2026-12-12', 'order'],
		['free=2026-12-12&until=2028-01-20', 'too-long'],
	])('tells what is wrong about dates and keeps what was typed: %s', (query, error) => {
		const { free, freeError, typedFree } = read(query);
		expect([free, freeError]).toEqual([null, error]);
		expect(typedFree.first || typedFree.end).not.toBe('');
	});

	it.each(['guests=0', 'guests=-3', 'guests=many', 'level=royal', 'place=%27%20or%201', 'q=%20%20'])(
		'leaves out what cannot be read: %s',
		(query) => expect(countFilters(read(query))).toBe(0),
	);

	it('has bounds', () => {
		expect(read('guests=1e9').guests).toBe(60);
		expect(read(`q=${'a'.repeat(500)}`).words).toHaveLength(80);
		expect(read(Array.from({ length: 200 }, (_, at) => `place=p${at}`).join('&')).places).toHaveLength(60);
	});
});
