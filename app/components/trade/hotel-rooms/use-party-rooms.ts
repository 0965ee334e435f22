import { useCallback, useRef, useState } from 'react';
import type { FoundPartyRooms, PartyTerms } from '~/domain/offer/find-party-rooms.server';
import type { Party } from '~/domain/offer/party';
import { callSite } from '~/platform/call-site';

export type RequestedParty = { party: Party; terms: PartyTerms; answer: FoundPartyRooms | 'loading' | 'fault' };

type Where = { hotelId: string; checkIn: string; checkOut: string; paymentProfile: string };

/** Rooms for a whole party; only the last request counts. */
export function usePartyRooms({ hotelId, checkIn, checkOut, paymentProfile }: Where) {
	const [requested, setAsked] = useState<RequestedParty | null>(null);
	const turn = useRef(0);
	const ask = useCallback(
		async (party: Party, terms: PartyTerms) => {
			turn.current += 1;
			const own = turn.current;
			setAsked({ party, terms, answer: 'loading' });
			const query = new URLSearchParams({ checkIn, checkOut, paymentProfile, adults: String(party.adults) });
			if (party.childrenAges.length > 0) query.set('ages', party.childrenAges.join(','));
			if (terms.board) query.set('board', terms.board);
			if (terms.isFree) query.set('free', 'true');
			const answer = await callSite(`/hotels/${hotelId}/party-rooms?${query}`).catch(() => null);
			const found = answer?.ok ? ((await answer.json().catch(() => null)) as FoundPartyRooms | null) : null;
			if (own === turn.current) setAsked({ party, terms, answer: found ?? 'fault' });
		},
		[hotelId, checkIn, checkOut, paymentProfile],
	);
	return { asked: requested, ask };
}
