import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { EVERY_WEEKDAY } from '~/domain/hotel-desk/nights/night-change';
import { readNightChange, type TypedChange } from '~/domain/hotel-desk/nights/read-night-change';

const LIMITS = {
	units: new Map([
		['double', 8],
		['suite', 2],
	]),
	today: plainDate('2026-11-22'),
};

const typed: TypedChange = {
	...{ rooms: ['double'], first: '2026-12-19', last: '2026-12-25', weekdays: [] },
	...{ units: '3', minNights: '', arrival: '', selling: '' },
};

const read = (given: Partial<TypedChange>) => readNightChange({ ...typed, ...given }, LIMITS);

describe('a change of nights', () => {
	const base = { rooms: ['double'], first: '2026-12-19', last: '2026-12-25', weekdays: EVERY_WEEKDAY };
	it.each<[string, Partial<TypedChange>, object]>([
		['rooms to sell', {}, { ...base, units: 3 }],
		['none to sell', { units: '0' }, { ...base, units: 0 }],
		['all of the type', { units: 'all' }, { ...base, units: null }],
		['a minimum stay', { units: '', minNights: ' 5 ' }, { ...base, minNights: 5 }],
		['that of the season', { units: '', minNights: 'season' }, { ...base, minNights: null }],
		['no arrival', { units: '', arrival: 'close' }, { ...base, isArrivalClosed: true }],
		['arrivals again', { units: '', arrival: 'open' }, { ...base, isArrivalClosed: false }],
		['stop-sell', { units: '', selling: 'stop' }, { ...base, isStopped: true }],
		['on sale again', { units: '', selling: 'sell' }, { ...base, isStopped: false }],
		['one night, with the last one left out', { last: '' }, { ...base, last: '2026-12-19', units: 3 }],
		['tonight', { first: '2026-11-22' }, { ...base, first: '2026-11-22', units: 3 }],
		['weekdays', { weekdays: ['5', '6'] }, { ...base, weekdays: 0b1100000, units: 3 }],
		['no weekday that there is', { weekdays: ['7', 'x'] }, { ...base, units: 3 }],
		['a room type named twice', { rooms: ['double', 'double'] }, { ...base, units: 3 }],
		['words that are none of ours', { arrival: 'maybe', selling: 'x' }, { ...base, units: 3 }],
	])('%s', (_, given, change) => {
		expect(read(given)).toEqual({ change });
	});

	it.each<[string, Partial<TypedChange>, object]>([
		['no room type', { rooms: [] }, { rooms: { key: 'rooms' } }],
		['no date', { first: '' }, { first: { key: 'date' } }],
		['a day that is none', { first: '2026-02-30' }, { first: { key: 'date' } }],
		['words for a date', { last: 'next week' }, { last: { key: 'date' } }],
		['yesterday', { first: '2026-11-21' }, { first: { key: 'past' } }],
		['a range backwards', { last: '2026-12-18' }, { last: { key: 'order' } }],
		['two years', { last: '2028-12-18' }, { last: { key: 'tooLong', values: { count: 400 } } }],
		[
			'no night on the weekday',
			{ first: '2026-12-21', last: '2026-12-23', weekdays: ['6'] },
			{ weekdays: { key: 'weekdays' } },
		],
		['words for a number', { units: 'three' }, { units: { key: 'notANumber' } }],
		['a negative number', { units: '-1' }, { units: { key: 'notANumber' } }],
		['half a room', { units: '1.5' }, { units: { key: 'notANumber' } }],
		['more than there are', { units: '9' }, { units: { key: 'moreThanThere', values: { count: 8 } } }],
		[
			'more than there are of one of the types',
			{ rooms: ['double', 'suite'] },
			{ units: { key: 'moreThanThere', values: { count: 2 } } },
		],
		['a minimum stay of none', { minNights: '0' }, { minNights: { key: 'minNights', values: { count: 60 } } }],
		['a minimum stay of a quarter', { minNights: '61' }, { minNights: { key: 'minNights', values: { count: 60 } } }],
		['nothing to set', { units: ' ' }, { form: { key: 'nothing' } }],
		[
			'several at once, each by its field',
			{ rooms: [], first: 'x', units: 'y', minNights: 'z' },
			{
				rooms: { key: 'rooms' },
				first: { key: 'date' },
				units: { key: 'notANumber' },
				minNights: { key: 'minNights', values: { count: 60 } },
			},
		],
	])('refuses %s', (_, given, errors) => {
		expect(read(given)).toEqual({ errors });
	});
});
