import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import type { RatedRoom } from '~/domain/offer/rate';
import { whyNot, whyNotTogether } from '~/domain/offer/why-not';
import { ADULTS_ONLY, PLAN, ROOM } from './rated-room';

const COUPLE = { adults: 2, childrenAges: [] };
const FAMILY = { adults: 2, childrenAges: [5] };
const day = plainDate;
const inRoom = (changes: Partial<RatedRoom>): RatedRoom => ({ ...ROOM, ...changes });
const closure = (
	kind: 'stay' | 'arrival' | 'departure',
	firstDay: string,
	lastDay = firstDay,
	planId: string | null = null,
) => ({
	...{ kind, planId },
	firstDay: day(firstDay),
	lastDay: day(lastDay),
});
const longer = (minNights: number) => [{ ...PLAN, seasons: PLAN.seasons.map((season) => ({ ...season, minNights })) }];
const { checkIn, checkOut } = ROOM;

describe('why a room cannot be had', () => {
	it.each<[string, RatedRoom, object | null]>([
		['it can', ROOM, null],
		['a minimum stay, by the season', inRoom({ plans: longer(30) }), { kind: 'minimumStay', nights: 30 }],
		[
			'a minimum stay, by the night',
			inRoom({ rules: { ...ROOM.rules, minNights: 40 } }),
			{ kind: 'minimumStay', nights: 40 },
		],
		[
			'no arrival, by a closure',
			inRoom({ closures: [closure('arrival', checkIn)] }),
			{ kind: 'closedArrival', day: checkIn },
		],
		[
			'no arrival, by the night',
			inRoom({ rules: { ...ROOM.rules, isArrivalClosed: true } }),
			{ kind: 'closedArrival', day: checkIn },
		],
		[
			'no departure',
			inRoom({ closures: [closure('departure', checkOut)] }),
			{ kind: 'closedDeparture', day: checkOut },
		],
		[
			'days that are not sold, from the first to the last',
			inRoom({ closures: [closure('stay', '2020-01-01', checkIn)] }),
			{ kind: 'closed', from: '2020-01-01', until: checkIn },
		],
		['a closure of another plan', inRoom({ closures: [closure('stay', checkIn, checkIn, 'rate_other')] }), null],
		['no rooms left', inRoom({ stock: 0 }), { kind: 'soldOut' }],
		['a night whose sale is stopped', inRoom({ rules: { ...ROOM.rules, isStopped: true } }), { kind: 'soldOut' }],
		['a night without a price', inRoom({ plans: [{ ...PLAN, seasons: [] }] }), { kind: 'notInSeason', night: checkIn }],
		['no rate', inRoom({ plans: [] }), { kind: 'noRate' }],
		['children', inRoom({ agePolicy: ADULTS_ONLY }), { kind: 'adultsOnly' }],
	])('%s', (_, room, expected) => {
		expect(whyNot(room, FAMILY)).toEqual(expected);
	});

	it('is what can be changed most easily where plans differ', () => {
		const plans = [
			{ ...PLAN, planId: 'rate_strict', seasons: [] },
			{ ...longer(30)[0], planId: 'rate_long' },
		] as RatedRoom['plans'];
		expect(whyNot(inRoom({ plans }), COUPLE)).toEqual({ kind: 'minimumStay', nights: 30 });
	});
});

describe('why a hotel has nothing for parties', () => {
	it('says that too few rooms are free, where each party would find one', () => {
		expect(whyNotTogether([inRoom({ stock: 1 })], [COUPLE, COUPLE])).toEqual({ kind: 'tooFew' });
	});

	it('names the party that fits nowhere', () => {
		expect(whyNotTogether([ROOM], [COUPLE, { adults: 12, childrenAges: [] }])).toEqual({ kind: 'party' });
	});

	it('names a rule that could be kept before rooms that are gone', () => {
		const rooms = [inRoom({ stock: 0 }), inRoom({ roomId: 'room_b', plans: longer(9) })];
		expect(whyNotTogether(rooms, [COUPLE])).toEqual({ kind: 'minimumStay', nights: 9 });
	});
});
