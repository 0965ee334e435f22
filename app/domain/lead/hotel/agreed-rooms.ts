import type { AgreedRoomColumns, RoomsChange, RoomWords } from '#db/schema/lead';
import { addDays, type PlainDate } from '../../date/plain-date';
import type { Currency } from '../../money/money';
import type { PricedOffer } from '../../offer/priced-offer';
import { COMMISSION_DUE_DAYS, type HotelFigures } from './hotel-figures';
import { commissionPercentOf, hotelTerms, retainedTerms } from './hotel-terms';

export type { RoomsChange, RoomWords };

/** A room as it is agreed, whole: what a lead keeps of it, wherever it stands among the others. */
export type AgreedRoom = AgreedRoomColumns;

type Room = {
	roomName: string;
	adults: number;
	childrenAges: number[];
	bedConfiguration: string | null;
	/** The message in which the hotel has offered it. */
	cardId: string | null;
};

/** An offer as it is agreed for a room, worked out on a day. */
export function agreedRoom(offer: PricedOffer, { cardId, bedConfiguration, ...room }: Room, today: string): AgreedRoom {
	return {
		...room,
		rateName: offer.rateName,
		bedConfiguration: bedsOf(bedConfiguration, offer.requestableBedConfigurations),
		totalMinor: offer.price.total.minor,
		localCurrency: offer.localPrice.total.currency,
		localTotalMinor: offer.localPrice.total.minor,
		commissionPercent: offer.commissionPercent ?? 0,
		commissionMinor: offer.commissionMinor ?? 0,
		agreed: {
			roomId: offer.roomId,
			planId: offer.planId,
			rateDescription: offer.rateDescription,
			amenitiesMarkdown: offer.amenitiesMarkdown,
			mealPlan: offer.mealPlan,
			ratePolicy: offer.ratePolicy,
			publicTotalMinor: offer.publicPrice?.total.minor ?? null,
			payments: offer.payments.map(({ dueDate, percent, minor }) => ({ dueDate, percent, minor })),
			cancellation: offer.cancellation,
			paymentPolicy: offer.paymentPolicy,
			cancellationPolicy: offer.cancellationPolicy,
			ratesAsOf: offer.exchange?.asOf ?? today,
			...(cardId === null ? {} : { cardId }),
		},
	};
}

/** What was asked for, where it can be; the first way otherwise (SELECTION-15). */
function bedsOf(input: string | null, ways: readonly string[]): string | null {
	return input !== null && ways.includes(input) ? input : (ways[0] ?? null);
}

type Stay = { currency: Currency; checkIn: PlainDate; checkOut: PlainDate };

/** What all rooms cost together, in their one currency. */
export function sumsOf(rooms: readonly AgreedRoom[], currency: Currency): HotelFigures {
	return {
		currency,
		totalMinor: rooms.reduce((sum, room) => sum + room.totalMinor, 0),
		commissionMinor: rooms.reduce((sum, room) => sum + room.commissionMinor, 0),
	};
}

/** Payments and cancellation of all rooms together. */
export function termsOf(rooms: readonly AgreedRoom[]) {
	return hotelTerms(rooms.map(({ agreed }) => retainedTerms(agreed)));
}

/** The columns of a lead that follow from its rooms: stay, party, sums, terms and commission. */
export function columnsOfRooms(rooms: readonly AgreedRoom[], { currency, checkIn, checkOut }: Stay) {
	const { totalMinor, commissionMinor } = sumsOf(rooms, currency);
	const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
	const childrenAges = rooms.flatMap((room) => room.childrenAges);
	return {
		...{ checkIn, checkOut, currency, adults, childrenAges },
		pax: adults + childrenAges.length,
		children: childrenAges.length,
		subtotalMinor: totalMinor,
		cardFeeMinor: 0,
		totalMinor,
		agreedTerms: termsOf(rooms),
		commissionPercent: commissionPercentOf(totalMinor, commissionMinor),
		commissionMinor,
		commissionDueDate: addDays(checkOut, COMMISSION_DUE_DAYS),
	};
}

/** A room in a few words, for the history. */
export function roomWords({ roomName, rateName, adults, childrenAges, totalMinor }: AgreedRoom): RoomWords {
	return { roomName, rateName, adults, childrenAges, totalMinor };
}

type Known = { checkIn: string; checkOut: string; currency: Currency; totalMinor: number | null };

/** What a change did, as the history tells it; rooms that are what they were are left out. */
export function roomsChange(
	{ lead, rooms: had }: { lead: Known; rooms: readonly AgreedRoom[] },
	{ stay, rooms: has }: { stay: Stay; rooms: readonly { room: AgreedRoom; before: AgreedRoom | null }[] },
): RoomsChange {
	const isSame = (a: RoomWords, b: RoomWords) => JSON.stringify(a) === JSON.stringify(b);
	const changed = has.flatMap(({ room, before }) => {
		const [was, is] = [before && roomWords(before), roomWords(room)];
		return was && isSame(was, is) ? [] : [{ before: was, after: is }];
	});
	const gone = had.filter((room) => !has.some(({ before }) => before === room));
	return {
		before: {
			...{ checkIn: lead.checkIn, checkOut: lead.checkOut, currency: lead.currency },
			totalMinor: lead.totalMinor ?? 0,
		},
		after: {
			...{ checkIn: stay.checkIn, checkOut: stay.checkOut, currency: stay.currency },
			totalMinor: sumsOf(
				has.map(({ room }) => room),
				stay.currency,
			).totalMinor,
		},
		rooms: [...changed, ...gone.map((room) => ({ before: roomWords(room), after: null }))],
	};
}

/** A room as mails name it. */
export type RoomLine = Pick<AgreedRoom, 'roomName' | 'rateName' | 'adults' | 'childrenAges'>;

export function roomLine({ roomName, rateName, adults, childrenAges }: AgreedRoom): RoomLine {
	return { roomName, rateName, adults, childrenAges };
}
