import type { SelectedOffer } from './selection';

/** One room that is asked for while rates are chosen: its party, and the rate once there is one. */
export type RequestedRoom = {
	adults: number;
	childrenAges: readonly (number | null)[];
	/** Public id of the rate plan; null: none is chosen yet. */
	planId: string | null;
	bedConfiguration: string | null;
};

/** One adult, no children (SELECTION-12). */
export const FIRST_ROOM_REQUEST: RequestedRoom = { adults: 1, childrenAges: [], planId: null, bedConfiguration: null };

/** Grows or shrinks the list to this many rooms, at least one (SELECTION-12); new ones ask for what the last one does. */
export function resizeRoomRequests(roomRequests: readonly RequestedRoom[], rooms: number): RequestedRoom[] {
	const wanted = Math.max(1, Math.trunc(rooms) || 1);
	const last = roomRequests.at(-1) ?? FIRST_ROOM_REQUEST;
	return Array.from({ length: wanted }, (_, index) => roomRequests[index] ?? { ...last });
}

/** Another party: the rate that was chosen is for the one before (SELECTION-13). Ages of children that stay are kept. */
export function withParty(
	requestedRoom: RequestedRoom,
	{ adults, children }: { adults: number; children: number },
): RequestedRoom {
	if (adults === requestedRoom.adults && children === requestedRoom.childrenAges.length) return requestedRoom;
	const childrenAges = Array.from(
		{ length: Math.max(0, children) },
		(_, index) => requestedRoom.childrenAges[index] ?? null,
	);
	return { adults, childrenAges, planId: null, bedConfiguration: null };
}

/** Another age of a child; numbers from 0 to the hotel's maximum count, others are ignored (SELECTION-13). */
export function withAge(
	requestedRoom: RequestedRoom,
	child: number,
	age: number | null,
	maxAge: number,
): RequestedRoom {
	if (age !== null && (!Number.isInteger(age) || age < 0 || age > maxAge)) return requestedRoom;
	if (requestedRoom.childrenAges[child] === age) return requestedRoom;
	const childrenAges = requestedRoom.childrenAges.map((known, index) => (index === child ? age : known));
	return { ...requestedRoom, childrenAges, planId: null, bedConfiguration: null };
}

/** Takes a rate; where beds can be asked for and none are, the first way is taken (SELECTION-15). */
export function withRate(
	requestedRoom: RequestedRoom,
	offer: Pick<SelectedOffer, 'planId' | 'requestableBedConfigurations'>,
): RequestedRoom {
	const ways = offer.requestableBedConfigurations;
	const isKnown = requestedRoom.bedConfiguration !== null && ways.includes(requestedRoom.bedConfiguration);
	return {
		...requestedRoom,
		planId: offer.planId,
		bedConfiguration: isKnown ? requestedRoom.bedConfiguration : (ways[0] ?? null),
	};
}

/** When offers arrive the first one is taken (SELECTION-14), unless the one that was chosen is among them. */
export function withOffersArrived(
	requestedRoom: RequestedRoom,
	offers: readonly Pick<SelectedOffer, 'planId' | 'requestableBedConfigurations'>[],
): RequestedRoom {
	const chosen = offers.find(({ planId }) => planId === requestedRoom.planId) ?? offers[0];
	return chosen ? withRate(requestedRoom, chosen) : { ...requestedRoom, planId: null, bedConfiguration: null };
}

/** True once every child has an age: offers load only then (OFFER-8). */
export function hasAges({ childrenAges }: RequestedRoom): boolean {
	return childrenAges.every((age) => age !== null);
}

/** Rooms whose rates may be asked for: parties that are told whole and fit into the room (SELECTION-14). */
export function requestsToSend(
	roomRequests: readonly RequestedRoom[],
	isValid: (requestedRoom: RequestedRoom) => boolean,
): RequestedRoom[] {
	return roomRequests.filter((requestedRoom) => hasAges(requestedRoom) && isValid(requestedRoom));
}

/** True when a rate is missing somewhere: 'You have not selected a rate for at least one room' (SELECTION-14). */
export function lacksRate(roomRequests: readonly RequestedRoom[]): boolean {
	return roomRequests.some(({ planId }) => planId === null);
}
