import type { SelectedOffer } from './selection';

/** One room that is asked for while rates are chosen: its party, and the rate once there is one. */
export type RoomWish = {
	adults: number;
	childrenAges: readonly (number | null)[];
	/** Public id of the rate plan; null: none is chosen yet. */
	planId: string | null;
	bedConfiguration: string | null;
};

/** One adult, no children (SELECTION-12). */
export const FIRST_WISH: RoomWish = { adults: 1, childrenAges: [], planId: null, bedConfiguration: null };

/** Grows or shrinks the list to this many rooms, at least one (SELECTION-12); new ones ask for what the last one does. */
export function resizeWishes(wishes: readonly RoomWish[], rooms: number): RoomWish[] {
	const wanted = Math.max(1, Math.trunc(rooms) || 1);
	const last = wishes.at(-1) ?? FIRST_WISH;
	return Array.from({ length: wanted }, (_, index) => wishes[index] ?? { ...last });
}

/** Another party: the rate that was chosen is for the one before (SELECTION-13). Ages of children that stay are kept. */
export function withParty(wish: RoomWish, { adults, children }: { adults: number; children: number }): RoomWish {
	if (adults === wish.adults && children === wish.childrenAges.length) return wish;
	const childrenAges = Array.from({ length: Math.max(0, children) }, (_, index) => wish.childrenAges[index] ?? null);
	return { adults, childrenAges, planId: null, bedConfiguration: null };
}

/** Another age of a child; numbers from 0 to the hotel's maximum count, others are ignored (SELECTION-13). */
export function withAge(wish: RoomWish, child: number, age: number | null, maxAge: number): RoomWish {
	if (age !== null && (!Number.isInteger(age) || age < 0 || age > maxAge)) return wish;
	if (wish.childrenAges[child] === age) return wish;
	const childrenAges = wish.childrenAges.map((known, index) => (index === child ? age : known));
	return { ...wish, childrenAges, planId: null, bedConfiguration: null };
}

/** Takes a rate; where beds can be asked for and none are, the first way is taken (SELECTION-15). */
export function withRate(
	wish: RoomWish,
	offer: Pick<SelectedOffer, 'planId' | 'requestableBedConfigurations'>,
): RoomWish {
	const ways = offer.requestableBedConfigurations;
	const isKnown = wish.bedConfiguration !== null && ways.includes(wish.bedConfiguration);
	return { ...wish, planId: offer.planId, bedConfiguration: isKnown ? wish.bedConfiguration : (ways[0] ?? null) };
}

/** When offers arrive the first one is taken (SELECTION-14), unless the one that was chosen is among them. */
export function withOffersArrived(
	wish: RoomWish,
	offers: readonly Pick<SelectedOffer, 'planId' | 'requestableBedConfigurations'>[],
): RoomWish {
	const chosen = offers.find(({ planId }) => planId === wish.planId) ?? offers[0];
	return chosen ? withRate(wish, chosen) : { ...wish, planId: null, bedConfiguration: null };
}

/** True once every child has an age: offers load only then (OFFER-8). */
export function hasAges({ childrenAges }: RoomWish): boolean {
	return childrenAges.every((age) => age !== null);
}

/** Rooms whose rates may be asked for: parties that are told whole and fit into the room (SELECTION-14). */
export function wishesToAsk(wishes: readonly RoomWish[], isValid: (wish: RoomWish) => boolean): RoomWish[] {
	return wishes.filter((wish) => hasAges(wish) && isValid(wish));
}

/** True when a rate is missing somewhere: 'You have not selected a rate for at least one room' (SELECTION-14). */
export function lacksRate(wishes: readonly RoomWish[]): boolean {
	return wishes.some(({ planId }) => planId === null);
}
