import type { DraftRoom, RoomsDraft } from './rooms-draft';

/** What of a room decides on the card that answers it. */
export type AnsweredRoom = Pick<DraftRoom, 'roomId' | 'adults' | 'childrenAges' | 'cardId'>;
type AnsweringRoom = Pick<CardRoom, 'roomId' | 'adults' | 'childrenAges' | 'cardId'>;

/** A room of a hotel's card. */
export type CardRoom = Pick<DraftRoom, 'roomId' | 'planId' | 'adults'> & {
	childrenAges: readonly number[];
	cardId: string;
	checkIn: string;
	checkOut: string;
};

/**
 * The rooms of a draft that a hotel's card answers, by their place: the one of its type and party, else all of them where its party is
 * everybody, else the only one of its type, else the only one of its party. None: it is a room more.
 */
export function answeredRooms(rooms: readonly AnsweredRoom[], card: AnsweringRoom): number[] {
	const places = rooms.map((_, at) => at);
	const isOfType = (at: number) => rooms[at]?.roomId === card.roomId;
	const isOfParty = (at: number) => partyKey(rooms.slice(at, at + 1)) === partyKey([card]);
	const [same] = places.filter((at) => isOfType(at) && isOfParty(at) && rooms[at]?.cardId !== card.cardId);
	if (same !== undefined) return [same];
	if (partyKey(rooms) === partyKey([card])) return places;
	for (const fits of [isOfType, isOfParty]) {
		const [only, ...others] = places.filter(fits);
		if (only !== undefined && others.length === 0) return [only];
	}
	return [];
}

/**
 * The rooms that a card of one or more rooms replaces, each as its places among `rooms`, by the card's rooms: all of them where the card
 * is for everybody, else each room for itself, none twice.
 */
export function answeredByCard(rooms: readonly AnsweredRoom[], card: readonly AnsweringRoom[]): number[][] {
	const places = rooms.map((_, at) => at);
	if (card.length > 1 && partyKey(rooms) === partyKey(card))
		return card.map((_, at) => (at === card.length - 1 ? places.slice(at) : places.slice(at, at + 1)));
	const taken = new Set<number>();
	return card.map((room) => {
		const left = places.filter((at) => !taken.has(at));
		const answered = answeredRooms(
			left.flatMap((at) => rooms[at] ?? []),
			room,
		).flatMap((at) => left[at] ?? []);
		for (const at of answered) taken.add(at);
		return answered;
	});
}

/** A draft with all rooms of a card in the places of those that they answer, for the card's stay. */
export function withCardRooms(draft: RoomsDraft, card: readonly CardRoom[]): RoomsDraft {
	const answered = answeredByCard(draft.rooms, card);
	// From the end on, so that the places before it stay what they are.
	const steps = card.map((room, at) => ({ room, replaced: answered[at] ?? [] }));
	const put = steps.filter(({ replaced }) => replaced.length > 0);
	const more = steps.filter(({ replaced }) => replaced.length === 0);
	put.sort((a, b) => Math.max(...b.replaced) - Math.max(...a.replaced));
	return [...put, ...more].reduce((next, { room, replaced }) => withCardRoom(next, room, replaced), draft);
}

/** A draft with a card's room in the place of others, for the card's stay. */
export function withCardRoom(draft: RoomsDraft, card: CardRoom, replaced: readonly number[]): RoomsDraft {
	const { checkIn, checkOut, childrenAges, ...room } = card;
	const [first] = replaced;
	const from = first === undefined ? null : (draft.rooms[first]?.from ?? null);
	const put: DraftRoom = { ...room, childrenAges: [...childrenAges], bedConfiguration: null, from };
	const others = draft.rooms.flatMap((each, at) => (at === first ? [put] : replaced.includes(at) ? [] : [each]));
	return { checkIn, checkOut, rooms: first === undefined ? [...others, put] : others };
}

/** The guests of several rooms, whatever the order of their children. */
function partyKey(rooms: readonly { adults: number; childrenAges: readonly (number | null)[] }[]): string {
	const ages = rooms.flatMap(({ childrenAges }) => childrenAges).toSorted((a, b) => (a ?? -1) - (b ?? -1));
	return JSON.stringify([rooms.reduce((sum, { adults }) => sum + adults, 0), ages]);
}
