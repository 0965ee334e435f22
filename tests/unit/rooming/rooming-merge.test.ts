import { describe, expect, it } from 'vitest';
import type { ListedGuest } from '#db/schema/trip';
import { isSameList, listChanges, mergeGuests } from '~/domain/rooming/rooming-merge';

const guest = (id: string, given: Partial<ListedGuest> = {}): ListedGuest => ({
	...{ id, firstName: id, lastName: 'Reinhardt', age: null, room: null, note: null, diet: null },
	...{ heightCm: null, bootSize: null, skiCm: null, ...given },
});
const ids = ({ guests }: { guests: ListedGuest[] }) => guests.map(({ id }) => id);

describe('merging a list with what others have saved since (TRIP-5)', () => {
	const base = [guest('a'), guest('b')];

	it('takes over each field that one side alone has changed', () => {
		const theirs = [guest('a', { diet: 'vegan' }), guest('b')];
		const mine = [guest('a', { room: '1' }), guest('b', { age: 7 })];
		expect(mergeGuests(base, theirs, mine)).toEqual({
			guests: [guest('a', { diet: 'vegan', room: '1' }), guest('b', { age: 7 })],
			conflicts: [],
		});
	});

	it('keeps guests whom both have added', () => {
		expect(ids(mergeGuests(base, [...base, guest('c')], [...base, guest('d')]))).toEqual(['a', 'b', 'd', 'c']);
	});

	it('lets go who was taken off, unless the other side has changed them', () => {
		expect(ids(mergeGuests(base, base, [guest('a')]))).toEqual(['a']);
		expect(ids(mergeGuests(base, [guest('a')], base))).toEqual(['a']);
		expect(ids(mergeGuests(base, [guest('a'), guest('b', { diet: 'vegan' })], [guest('a')]))).toEqual(['a', 'b']);
		expect(ids(mergeGuests(base, [guest('a')], [guest('a'), guest('b', { age: 5 })]))).toEqual(['a', 'b']);
	});

	it('names a field that both have changed, and lets the typed value stand', () => {
		const merged = mergeGuests(base, [guest('a', { room: '2' }), guest('b')], [guest('a', { room: '1' }), guest('b')]);
		expect(merged.conflicts).toEqual([{ id: 'a', field: 'room', theirs: '2' }]);
		expect(merged.guests[0]?.room).toBe('1');
	});

	it('finds no conflict where both have said the same', () => {
		const same = [guest('a', { room: '1' }), guest('b')];
		expect(mergeGuests(base, same, same)).toEqual({ guests: same, conflicts: [] });
	});
});

describe('what has changed between two lists', () => {
	it('is a line a guest', () => {
		const before = [guest('a'), guest('b')];
		const after = [guest('a', { diet: 'vegan', age: 9 }), guest('c')];
		expect(listChanges(before, after)).toEqual([
			{ name: 'a Reinhardt', kind: 'changed', fields: ['age', 'diet'] },
			{ name: 'c Reinhardt', kind: 'added', fields: [] },
			{ name: 'b Reinhardt', kind: 'removed', fields: [] },
		]);
		expect([isSameList(before, [...before]), isSameList(before, [...before].reverse())]).toEqual([true, false]);
	});
});
