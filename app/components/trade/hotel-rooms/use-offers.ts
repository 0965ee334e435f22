import { useEffect, useRef, useState } from 'react';
import type { NoOfferReason, Offer } from '~/domain/offer/offer';
import { type RequestedRoom, requestsToSend } from '~/domain/selection/room-requests';
import { callSite } from '~/platform/call-site';

/** The result for a party: rates, or the reason for none; `error`: the response did not arrive. */
export type OffersAnswer = { offers: Offer[]; reason: NoOfferReason | null } | 'loading' | 'fault';

export type Stay = { hotelId: string; roomId: string; checkIn: string; checkOut: string; paymentProfile: string };

/** Same text, same rates. */
export function partyKey({ adults, childrenAges }: Pick<RequestedRoom, 'adults' | 'childrenAges'>): string {
	return `${adults}:${childrenAges.join(',')}`;
}

/**
 * Rates of a room for every requested party, each requested once. Only complete and valid parties are requested (SELECTION-14); `onAnswer`
 * is called once per response.
 */
export function useOffers(
	stay: Stay,
	roomRequests: readonly RequestedRoom[],
	isValid: (requestedRoom: RequestedRoom) => boolean,
	/** Answers that came with the page, by `partyKey`. */
	known: Readonly<Record<string, OffersAnswer>>,
	onAnswer: (key: string, offers: readonly Offer[]) => void,
) {
	const [answers, setAnswers] = useState(known);
	const requested = useRef(new Set(Object.keys(known)));
	const latest = useRef(onAnswer);
	latest.current = onAnswer;
	const { hotelId, roomId, checkIn, checkOut, paymentProfile } = stay;
	const wanted = requestsToSend(roomRequests, isValid).map(partyKey);
	const key = [...new Set(wanted)].join(' ');
	// biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all of `requests` that counts
	useEffect(() => {
		for (const requestedRoom of roomRequests) {
			const party = partyKey(requestedRoom);
			if (!wanted.includes(party) || requested.current.has(party)) continue;
			requested.current.add(party);
			void ask(requestedRoom, party);
		}
	}, [key, hotelId, roomId, checkIn, checkOut, paymentProfile]);

	async function ask(requestedRoom: RequestedRoom, party: string) {
		setAnswers((before) => ({ ...before, [party]: 'loading' }));
		const query = new URLSearchParams({ checkIn, checkOut, paymentProfile, adults: String(requestedRoom.adults) });
		if (requestedRoom.childrenAges.length > 0) query.set('ages', requestedRoom.childrenAges.join(','));
		const answer = await callSite(`/hotels/${hotelId}/rooms/${roomId}/rates?${query}`).catch(() => null);
		const found = answer?.ok ? ((await answer.json().catch(() => null)) as OffersAnswer | null) : null;
		setAnswers((before) => ({ ...before, [party]: found ?? 'fault' }));
		if (found && typeof found === 'object') latest.current(party, found.offers);
		else requested.current.delete(party);
	}

	return {
		answerFor: (requestedRoom: RequestedRoom): OffersAnswer | null => answers[partyKey(requestedRoom)] ?? null,
		askAgain: (requestedRoom: RequestedRoom) => void ask(requestedRoom, partyKey(requestedRoom)),
	};
}
