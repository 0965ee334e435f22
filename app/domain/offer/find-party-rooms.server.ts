import { DomainError } from '~/platform/errors';
import { type Money, money } from '../money/money';
import type { HotelQuestion } from './available-rooms.server';
import { exchange } from './exchange';
import { loadRatedRooms } from './load-rated-rooms.server';
import type { OfferContext } from './offer-access';
import type { Party } from './party';
import { type PartyRooms, partyRooms } from './party-rooms';

/** A way to lodge a party, with its price in the hotel's currency and in that of the agency (null: there is no rate between them). */
export type PartySuggestion = {
	rooms: (PartyRooms['rooms'][number] & { name: string })[];
	local: Money;
	billable: Money | null;
};

/**
 * The best ways to lodge a party in a hotel in a period ("party solver"), at most six; none when there is none. One round trip. Throws
 * DomainError 'not-found' for a hotel without rooms.
 */
export async function findPartyRooms({
	ctx,
	question,
	party,
}: {
	ctx: OfferContext;
	question: HotelQuestion;
	party: Party;
}): Promise<PartySuggestion[]> {
	const found = await loadRatedRooms(ctx, [question]);
	const [first] = found;
	if (!first) throw new DomainError('not-found', `No rooms of ${question.hotelId}`);
	const names = new Map(found.map(({ room }) => [room.roomId, room.name]));
	const rooms = found.map(({ room }) => room);
	return partyRooms(party, rooms).map(({ rooms: chosen, totalMinor }) => {
		const local = money(totalMinor, first.room.currency);
		return {
			rooms: chosen.map((each) => ({ ...each, name: names.get(each.roomId) ?? '' })),
			local,
			billable: exchange(local, ctx.access.billableCurrency, first.rates),
		};
	});
}
