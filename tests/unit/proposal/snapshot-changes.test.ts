import { expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { canonicalText, type SnapshotOption } from '~/domain/proposal/snapshot';
import { snapshotChanges } from '~/domain/proposal/snapshot-changes';

const ROOM = { name: 'Arve', rate: 'Flexible', mealPlan: 'halfBoard', adults: 2, childrenAges: [] } as const;

const ROOMS = {
	kind: 'hotel' as const,
	rooms: [
		{ ...ROOM, childrenAges: [] },
		{ ...ROOM, name: 'Lärche', childrenAges: [] },
	],
};

const HOTEL: SnapshotOption = {
	...{ key: 'a', name: 'Hotel Arve', place: 'Lech', country: 'AT', summary: '', included: [], pictures: [] },
	stay: { checkIn: plainDate('2027-02-06'), checkOut: plainDate('2027-02-13') },
	party: { adults: 4, children: 0, childrenAges: [] },
	living: ROOMS,
	facts: {
		bedrooms: null,
		bathrooms: null,
		areaSqm: null,
		sleeps: null,
		category: '5star',
		facilities: [],
		distances: [],
	},
	...{ floorplans: [], position: null, currency: 'EUR', clientMinor: 150_000, heldUntil: null, isFirstChoice: true },
	terms: {
		payments: [
			{ kind: 'share', dueDate: plainDate('2026-11-26'), minor: 50_000 },
			{ kind: 'share', dueDate: plainDate('2027-01-07'), minor: 100_000 },
		],
		cancellation: [{ from: plainDate('2026-11-26'), until: plainDate('2027-02-06'), keptMinor: 150_000 }],
		deposit: { kind: 'none', date: null, minor: null, currency: null },
	},
};

const CHALET: SnapshotOption = {
	...HOTEL,
	...{ key: 'b', name: 'Chalet Aurikel', living: { kind: 'property', serviceLevel: 'self_catered' } },
};

const changed = (before: SnapshotOption[], after: SnapshotOption[]) =>
	snapshotChanges({ options: before }, { options: after }).map(({ key, kind }) => `${key} ${kind}`);

it.each<[what: string, after: SnapshotOption[], changes: string[]]>([
	['the same options', [HOTEL, CHALET], []],
	['another order of them', [CHALET, HOTEL], []],
	['other dates', [{ ...HOTEL, stay: { ...HOTEL.stay, checkOut: plainDate('2027-02-20') } }, CHALET], ['a stay']],
	['another service', [HOTEL, { ...CHALET, living: { kind: 'property', serviceLevel: 'catered' } }], ['b living']],
	['one room less', [{ ...HOTEL, living: { ...ROOMS, rooms: ROOMS.rooms.slice(1) } }, CHALET], ['a living']],
	['a price, whose payments follow', [{ ...HOTEL, clientMinor: 160_000 }, CHALET], ['a price']],
	[
		'the first payment, which moves with the day of sending',
		[
			{
				...HOTEL,
				terms: {
					...HOTEL.terms,
					payments: [
						{ kind: 'share', dueDate: plainDate('2026-11-30'), minor: 50_000 },
						...HOTEL.terms.payments.slice(1),
					],
				},
			},
			CHALET,
		],
		[],
	],
	[
		'a later payment',
		[{ ...HOTEL, terms: { ...HOTEL.terms, payments: HOTEL.terms.payments.slice(0, 1) } }, CHALET],
		['a terms'],
	],
	['one more, one less', [{ ...CHALET, key: 'c' }, HOTEL], ['c added', 'b removed']],
])('from one version to the next: %s', (_, after, changes) => {
	expect(changed([HOTEL, CHALET], after)).toEqual(changes);
});

it('a version as it is stored, with sorted keys, is the same as its draft', () => {
	const stored = JSON.parse(canonicalText([HOTEL, CHALET])) as SnapshotOption[];
	expect(JSON.stringify(stored)).not.toBe(JSON.stringify([HOTEL, CHALET]));
	expect(changed(stored, [HOTEL, CHALET])).toEqual([]);
});
