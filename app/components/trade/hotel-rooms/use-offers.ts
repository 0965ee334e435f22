import { useEffect, useRef, useState } from 'react';
import type { NoOfferReason, Offer } from '~/domain/offer/offer';
import { type RoomWish, wishesToAsk } from '~/domain/selection/room-requests';
import { callSite } from '~/platform/call-site';

/** What a party is told: rates, or why there are none; `fault`: the answer did not come. */
export type OffersAnswer = { offers: Offer[]; reason: NoOfferReason | null } | 'loading' | 'fault';

export type Stay = { hotelId: string; roomId: string; checkIn: string; checkOut: string; paymentProfile: string };

/** Same text, same rates. */
export function partyKey({ adults, childrenAges }: Pick<RoomWish, 'adults' | 'childrenAges'>): string {
	return `${adults}:${childrenAges.join(',')}`;
}

/**
 * Rates of a room for every party that is wished for, each asked for once. Only complete and valid parties are asked (SELECTION-14); `onAnswer`
 * hears of each answer once.
 */
export function useOffers(
	stay: Stay,
	wishes: readonly RoomWish[],
	isValid: (wish: RoomWish) => boolean,
	/** Answers that came with the page, by `partyKey`. */
	known: Readonly<Record<string, OffersAnswer>>,
	onAnswer: (key: string, offers: readonly Offer[]) => void,
) {
	const [answers, setAnswers] = useState(known);
	const asked = useRef(new Set(Object.keys(known)));
	const latest = useRef(onAnswer);
	latest.current = onAnswer;
	const { hotelId, roomId, checkIn, checkOut, paymentProfile } = stay;
	const wanted = wishesToAsk(wishes, isValid).map(partyKey);
	const key = [...new Set(wanted)].join(' ');
	// biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all of `wishes` that counts
	useEffect(() => {
		for (const wish of wishes) {
			const party = partyKey(wish);
			if (!wanted.includes(party) || asked.current.has(party)) continue;
			asked.current.add(party);
			void ask(wish, party);
		}
	}, [key, hotelId, roomId, checkIn, checkOut, paymentProfile]);

	async function ask(wish: RoomWish, party: string) {
		setAnswers((before) => ({ ...before, [party]: 'loading' }));
		const query = new URLSearchParams({ checkIn, checkOut, paymentProfile, adults: String(wish.adults) });
		if (wish.childrenAges.length > 0) query.set('ages', wish.childrenAges.join(','));
		const answer = await callSite(`/hotels/${hotelId}/rooms/${roomId}/rates?${query}`).catch(() => null);
		const found = answer?.ok ? ((await answer.json().catch(() => null)) as OffersAnswer | null) : null;
		setAnswers((before) => ({ ...before, [party]: found ?? 'fault' }));
		if (found && typeof found === 'object') latest.current(party, found.offers);
		else asked.current.delete(party);
	}

	return {
		answerFor: (wish: RoomWish): OffersAnswer | null => answers[partyKey(wish)] ?? null,
		askAgain: (wish: RoomWish) => void ask(wish, partyKey(wish)),
	};
}
