import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelAges } from '~/domain/hotel/age-policy';
import type { Offer } from '~/domain/offer/offer';
import type { Party } from '~/domain/offer/party';
import { isOccupancyValid } from '~/domain/offer/sleeping';
import {
	FIRST_ROOM_REQUEST,
	type RequestedRoom,
	resizeRoomRequests,
	withOffersArrived,
} from '~/domain/selection/room-requests';
import type { SelectedOffer } from '~/domain/selection/selection';
import type { RatedRoomType } from './invalid-occupancy';
import { isFree } from './is-free';
import { requestOf, selectedOffer } from './selected-offer';
import { type OffersAnswer, partyKey, type Stay, useOffers } from './use-offers';

export type RoomRequests = {
	stay: Stay;
	room: RatedRoomType;
	policy: HotelAges;
	/** Rooms of this type that are known to be free. */
	free: number;
	/** This room's offers in the selection. */
	saved: readonly SelectedOffer[];
	/** Parties of the search that led here; those that fit are asked for first. */
	parties: readonly Party[];
	/** Rates that are there already, by `partyKey`. */
	known?: Readonly<Record<string, OffersAnswer>> | undefined;
};

/** The requested rooms of one type, one of them active, and the rates of each (SELECTION-12). */
export function useRoomRequests({ stay, room, policy, free: knownFree, saved, parties, known = {} }: RoomRequests) {
	const { t } = useTranslation('rooms');
	const [roomRequests, setRoomRequests] = useState<RequestedRoom[]>(() =>
		saved.length > 0
			? saved.map(requestOf)
			: firstRequests(parties, room, policy, knownFree).map((first) => arrived(first, known[partyKey(first)] ?? null)),
	);
	const [active, setActive] = useState(0);
	const [free, setFree] = useState(knownFree);
	const isValid = ({ adults, childrenAges }: RequestedRoom) =>
		isOccupancyValid(room.beds, { adults, childrenAges: childrenAges.map((age) => age ?? 0) }, policy);
	const { answerFor, askAgain } = useOffers(stay, roomRequests, isValid, known, (key, offers) =>
		setRoomRequests((now) =>
			now.map((requestedRoom) =>
				partyKey(requestedRoom) === key ? withOffersArrived(requestedRoom, offers) : requestedRoom,
			),
		),
	);
	/** A party whose rates are known already takes its first one at once. */
	const withKnown = (each: RequestedRoom) => arrived(each, answerFor(each));

	async function setNumber(wanted: number) {
		if (wanted > free && !(await isFree(stay, wanted))) {
			const { showToast, TOAST_MS } = await import('../../toast/show-toast');
			showToast(t('number.notAvailable', { count: wanted }), {
				milliseconds: TOAST_MS.general,
				dismiss: t('shop.close'),
			});
			return;
		}
		setFree((most) => Math.max(most, wanted));
		setRoomRequests((now) => resizeRoomRequests(now, wanted).map(withKnown));
		setActive((now) => Math.min(now, wanted - 1));
	}

	return {
		roomRequests,
		active,
		requestedRoom: roomRequests[active] ?? FIRST_ROOM_REQUEST,
		isValid,
		answerFor,
		askAgain,
		setActive,
		setNumber,
		change(next: RequestedRoom) {
			setRoomRequests((now) => now.map((each, index) => (index === active ? withKnown(next) : each)));
		},
		/** The chosen rate of every room, or the number of the first one that has none. */
		chosen(): SelectedOffer[] | number {
			const rates = roomRequests.map(
				(each) => offersIn(answerFor(each)).find(({ planId }) => planId === each.planId) ?? null,
			);
			const missing = rates.indexOf(null);
			if (missing >= 0) return missing;
			return roomRequests.flatMap((each, at) => {
				const offer = rates[at];
				return offer ? [selectedOffer(offer, each, room.name)] : [];
			});
		},
	};
}

/** The parties that fit into a room type, as far as there are rooms; the first party where none does. */
function firstRequests(
	parties: readonly Party[],
	room: RatedRoomType,
	policy: HotelAges,
	free: number,
): RequestedRoom[] {
	const fitting = parties.filter((party) => isOccupancyValid(room.beds, party, policy)).slice(0, Math.max(1, free));
	const first = fitting.length > 0 ? fitting : parties.slice(0, 1);
	return first.map((party) => ({ ...FIRST_ROOM_REQUEST, ...party }));
}

/** The rates of an answer; none of one that has not come. */
export function offersIn(answer: OffersAnswer | null): Offer[] {
	return typeof answer === 'object' && answer !== null ? answer.offers : [];
}

function arrived(requestedRoom: RequestedRoom, answer: OffersAnswer | null): RequestedRoom {
	return typeof answer === 'object' && answer !== null
		? withOffersArrived(requestedRoom, answer.offers)
		: requestedRoom;
}
