import { describe, expect, it } from 'vitest';
import {
	answeredByCard,
	answeredRooms,
	type CardRoom,
	withCardRoom,
	withCardRooms,
} from '~/domain/lead/hotel/answered-rooms';
import type { DraftRoom } from '~/domain/lead/hotel/rooms-draft';

const room = (
	roomId: string,
	adults: number,
	childrenAges: number[] = [],
	cardId: string | null = null,
): DraftRoom => ({
	...{ from: null, roomId, planId: 'flexible', adults, childrenAges, bedConfiguration: null, cardId },
});
const card = (roomId: string, adults: number, childrenAges: number[] = []): CardRoom => ({
	...{ roomId, planId: 'own', adults, childrenAges, cardId: 'msg_1', checkIn: '2027-02-13', checkOut: '2027-02-20' },
});

describe('the rooms that a hotel’s card answers', () => {
	it.each([
		['the room of its type and party', [room('deluxe', 2), room('suite', 2, [7])], card('suite', 2, [7]), [1]],
		['one of two alike', [room('deluxe', 2), room('deluxe', 2)], card('deluxe', 2), [0]],
		['not the one that it is already', [room('deluxe', 2, [], 'msg_1'), room('deluxe', 2)], card('deluxe', 2), [1]],
		['everybody’s rooms by one larger one', [room('deluxe', 2), room('junior', 2, [7])], card('suite', 4, [7]), [0, 1]],
		['children in any order', [room('family', 2, [9, 4])], card('suite', 2, [4, 9]), [0]],
		['the only one of its type', [room('deluxe', 2), room('suite', 2, [7])], card('deluxe', 3), [0]],
		['the only one of its party', [room('deluxe', 2), room('suite', 2, [7])], card('junior', 2, [7]), [1]],
		['none of several of its type', [room('deluxe', 2), room('deluxe', 3)], card('deluxe', 4), []],
		['none of another type and party', [room('deluxe', 2), room('suite', 2)], card('junior', 1), []],
	] as const)('%s', (_, rooms, given, expected) => {
		expect(answeredRooms(rooms, given)).toEqual(expected);
	});
});

describe('the rooms that a card of several rooms answers', () => {
	const more = (roomId: string, adults: number, cardId = 'msg_1.2') => ({ ...card(roomId, adults), cardId });
	it.each([
		['all of them by as many', [room('a', 2), room('b', 3)], [card('c', 3), more('d', 2)], [[0], [1]]],
		['three by two', [room('a', 1), room('b', 1), room('c', 2)], [card('d', 2), more('e', 2)], [[0], [1, 2]]],
		['one by two', [room('a', 4)], [card('b', 2), more('c', 2)], [[0], []]],
		['each the one of its type', [room('a', 2), room('b', 3), room('c', 2)], [card('c', 1), more('b', 1)], [[2], [1]]],
		['none twice', [room('a', 2), room('b', 4)], [card('a', 2), more('a', 2)], [[0], []]],
	] as const)('%s', (_, rooms, given, expected) => {
		expect(answeredByCard(rooms, given)).toEqual(expected);
	});

	it('stand in their places, whatever was taken out before them', () => {
		const rooms = [room('a', 1), room('b', 1), room('c', 2)].map((each, from) => ({ ...each, from }));
		const draft = { checkIn: '2027-02-13', checkOut: '2027-02-20', rooms };
		expect(withCardRooms(draft, [card('d', 2), more('e', 2)]).rooms.map(({ roomId, from }) => [roomId, from])).toEqual([
			['d', 0],
			['e', 1],
		]);
		expect(withCardRooms(draft, [card('c', 5), more('x', 7)]).rooms.map(({ roomId, from }) => [roomId, from])).toEqual([
			['a', 0],
			['b', 1],
			['c', 2],
			['x', null],
		]);
	});
});

describe('a draft with a card’s room', () => {
	const draft = {
		...{ checkIn: '2027-02-13', checkOut: '2027-02-20' },
		rooms: [
			{ ...room('deluxe', 2), from: 0 },
			{ ...room('junior', 2, [7]), from: 1 },
		],
	};

	it('takes the place of the first of them, and the others go', () => {
		const { rooms } = withCardRoom(draft, card('suite', 4, [7]), [0, 1]);
		expect(rooms).toEqual([{ ...room('suite', 4, [7], 'msg_1'), planId: 'own', from: 0 }]);
	});

	it('comes last where it answers none, and brings its own stay', () => {
		const put = withCardRoom(draft, { ...card('suite', 1), checkIn: '2027-02-14' }, []);
		expect(put.checkIn).toBe('2027-02-14');
		expect(put.rooms.map(({ roomId, from }) => [roomId, from])).toEqual([
			['deluxe', 0],
			['junior', 1],
			['suite', null],
		]);
	});
});
