import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';
import type { RateCardView } from '~/domain/conversation/message-view';
import { answeredByCard } from '~/domain/lead/hotel/answered-rooms';
import type { Money } from '~/domain/money/money';

type LeadRooms = NonNullable<ConversationDetails['lead']>['rooms'];

/**
 * What the rooms of a card cost more or less than the rooms of the lead that they replace (LEAD-46), and how many those are: in the
 * lead's currency where the card says it in that, else in the hotel's. Null where it replaces none, or the currencies do not meet.
 */
export function cardDifference(rooms: LeadRooms, rate: RateCardView): { count: number; money: Money } | null {
	const replaced = answeredByCard(rooms, rate.rooms)
		.flat()
		.flatMap((at) => rooms[at] ?? []);
	const [first] = replaced;
	if (!first) return null;
	const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
	const count = replaced.length;
	const { agencyPrice, currency } = rate;
	if (agencyPrice && agencyPrice.currency === first.currency)
		return {
			count,
			money: {
				minor: agencyPrice.totalMinor - sum(replaced.map(({ totalMinor }) => totalMinor)),
				currency: first.currency,
			},
		};
	if (replaced.some(({ localCurrency }) => localCurrency !== currency)) return null;
	return {
		count,
		money: { minor: rate.totalMinor - sum(replaced.map(({ localTotalMinor }) => localTotalMinor)), currency },
	};
}
