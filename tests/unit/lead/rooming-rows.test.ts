import { describe, expect, it } from 'vitest';
import { roomingRows, roomOnList } from '~/domain/lead/rooming-rows';

const guest = (firstName: string, room: string | null = null, age: number | null = null) => ({
	...{ firstName, lastName: 'Solheim', age, room, note: null },
});
const DOUBLE = { roomName: 'Double', adults: 2, childrenAges: [] };
const SUITE = { roomName: 'Suite', adults: 2, childrenAges: [7] };
const told = (...given: Parameters<typeof roomingRows>) =>
	roomingRows(...given).map(({ firstName, age, room }) => [firstName, age, room].join('|'));

describe('the lines of a rooming list (LEAD-26)', () => {
	it('are those written down and an empty one for each guest without a name', () => {
		expect(told([guest('Nora')], 3)).toEqual(['Nora||', '||', '||']);
		expect(told([guest('Nora'), guest('Jan'), guest('Ida')], 2)).toEqual(['Nora||', 'Jan||', 'Ida||']);
	});

	it('name no room where there is only one', () => {
		expect(told([guest('Nora')], 2, [DOUBLE])).toEqual(['Nora||', '||']);
	});

	it('stand room by room, guests of no room in the first free places, ages of children in the empty ones', () => {
		expect(told([guest('Nora'), guest('Jan'), guest('Ida')], 5, [DOUBLE, SUITE])).toEqual([
			...['Nora||1, Double', 'Jan||1, Double', 'Ida||2, Suite', '||2, Suite', '|7|2, Suite'],
		]);
	});

	it('keep each guest in the room written down', () => {
		const guests = [guest('Ida', roomOnList(SUITE, 1), 7), guest('Nora', roomOnList(DOUBLE, 0)), guest('Jan')];
		expect(told(guests, 5, [DOUBLE, SUITE])).toEqual([
			...['Nora||1, Double', 'Jan||1, Double', 'Ida|7|2, Suite', '||2, Suite', '|7|2, Suite'],
		]);
	});

	it('lose nobody: guests of a room that is gone, and those who are too many, come last', () => {
		const guests = [guest('Nora', '3, Chalet'), guest('Jan'), guest('Ida'), guest('Per'), guest('Liv'), guest('Eva')];
		expect(told(guests, 5, [DOUBLE, SUITE]).at(-1)).toBe('Eva||');
		expect(told(guests, 5, [DOUBLE, SUITE])).toHaveLength(6);
	});
});
