import { describe, expect, it } from 'vitest';
import {
	FIRST_ROOM_REQUEST,
	hasAges,
	lacksRate,
	type RequestedRoom,
	requestsToSend,
	resizeRoomRequests,
	withAge,
	withOffersArrived,
	withParty,
	withRate,
} from '~/domain/selection/room-requests';

const CHOSEN: RequestedRoom = { adults: 2, childrenAges: [7], planId: 'rate_flex', bedConfiguration: 'twin' };

describe('the number of rooms', () => {
	it.each([
		[[FIRST_ROOM_REQUEST], 3, 3],
		[[CHOSEN, FIRST_ROOM_REQUEST], 1, 1],
		[[CHOSEN], 0, 1],
		[[CHOSEN], Number.NaN, 1],
		[[], 2, 2],
	])('makes of %# a list of so many', (roomRequests, rooms, length) => {
		expect(resizeRoomRequests(roomRequests, rooms)).toHaveLength(length);
	});

	it('requests the same for new rooms as for the last one, and retains the others', () => {
		expect(resizeRoomRequests([FIRST_ROOM_REQUEST, CHOSEN], 3)).toEqual([FIRST_ROOM_REQUEST, CHOSEN, CHOSEN]);
	});
});

describe('the party of a room', () => {
	it('clears the rate when adults or children change', () => {
		expect(withParty(CHOSEN, { adults: 3, children: 1 })).toEqual({
			adults: 3,
			childrenAges: [7],
			planId: null,
			bedConfiguration: null,
		});
		expect(withParty(CHOSEN, { adults: 2, children: 2 }).childrenAges).toEqual([7, null]);
		expect(withParty(CHOSEN, { adults: 2, children: 0 }).planId).toBeNull();
	});

	it('keeps the rate when nothing changes', () => {
		expect(withParty(CHOSEN, { adults: 2, children: 1 })).toBe(CHOSEN);
	});

	it.each([
		[0, 0],
		[16, 16],
		[17, 7],
		[-1, 7],
		[3.5, 7],
	])('takes the age %d as %d where 16 is the oldest child', (typed, age) => {
		expect(withAge(CHOSEN, 0, typed, 16).childrenAges).toEqual([age]);
	});

	it('clears the rate with another age, not with the same', () => {
		expect(withAge(CHOSEN, 0, 8, 16).planId).toBeNull();
		expect(withAge(CHOSEN, 0, 7, 16)).toBe(CHOSEN);
	});

	it('is complete once every child has an age', () => {
		expect(hasAges(CHOSEN)).toBe(true);
		expect(hasAges({ ...CHOSEN, childrenAges: [7, null] })).toBe(false);
	});
});

describe('the rate of a room', () => {
	const flexible = { planId: 'rate_flex', requestableBedConfigurations: ['king', 'twin'] };
	const fixed = { planId: 'rate_fix', requestableBedConfigurations: [] };

	it.each([
		['the first way to make the beds', FIRST_ROOM_REQUEST, flexible, 'king'],
		['the way that was asked for', CHOSEN, flexible, 'twin'],
		['no way where none can be asked for', CHOSEN, fixed, null],
	])('takes %s', (_, requestedRoom, offer, beds) => {
		expect(withRate(requestedRoom, offer)).toMatchObject({ planId: offer.planId, bedConfiguration: beds });
	});

	it('is the first one that arrives, or the one that was chosen', () => {
		expect(withOffersArrived(FIRST_ROOM_REQUEST, [fixed, flexible]).planId).toBe('rate_fix');
		expect(withOffersArrived(CHOSEN, [fixed, flexible]).planId).toBe('rate_flex');
		expect(withOffersArrived(CHOSEN, []).planId).toBeNull();
	});

	it('is missed for one room of several', () => {
		expect(lacksRate([CHOSEN, FIRST_ROOM_REQUEST])).toBe(true);
		expect(lacksRate([CHOSEN, CHOSEN])).toBe(false);
	});

	it('is sent only for complete parties that fit', () => {
		const tooMany = { ...FIRST_ROOM_REQUEST, adults: 9 };
		const ageless = { ...CHOSEN, childrenAges: [7, null] };
		const fits = ({ adults }: RequestedRoom) => adults < 4;
		expect(requestsToSend([CHOSEN, tooMany, ageless, FIRST_ROOM_REQUEST], fits)).toEqual([CHOSEN, FIRST_ROOM_REQUEST]);
		expect(requestsToSend([tooMany], fits)).toEqual([]);
	});
});
