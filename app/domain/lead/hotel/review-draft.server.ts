import { asc, eq } from 'drizzle-orm';
import { leadRoom } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { givenPrices, priceOf } from '../../conversation/given-prices.server';
import { type PlainDate, plainDate } from '../../date/plain-date';
import type { HotelAges } from '../../hotel/age-policy';
import type { Currency } from '../../money/money';
import { type Drift, driftOf } from '../../offer/drift-of';
import { loadRatedRooms } from '../../offer/load-rated-rooms.server';
import { makeOffers } from '../../offer/make-offer';
import type { NoOfferReason, Offer } from '../../offer/offer';
import { offerAccessOf } from '../../offer/offer-access';
import { isPriced } from '../../offer/priced-offer';
import { type Quote, quotesOf } from '../../offer/quote-offers.server';
import type { FoundRoom } from '../../offer/read-rated-rooms.server';
import { roomMaximum, type SleepingLimit } from '../../offer/sleeping';
import type { LeadRecord } from '../find-lead.server';
import { type AgreedRoom, agreedRoom, sumsOf } from './agreed-rooms';
import { rememberedOffer } from './read-lead-rooms.server';
import { reviewKey } from './review-key';
import type { RoomRow } from './review-rooms.server';
import { type DraftRoom, draftOf, type RoomsDraft } from './rooms-draft';

type Context = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'language' | 'today' | 'now'>;

/** A room of a draft as the hotel's rates have it now. */
export type ReviewedRoom = {
	/** With the first rate where none was chosen yet. */
	draft: DraftRoom;
	/** The room of the lead that it takes the place of. */
	before: RoomRow | null;
	/** The lead holds it or has asked for it, and nothing of it differs: it stays as it was agreed. */
	isKept: boolean;
	/** Every rate of its type for its party; without any, `reason` says why. `ages`: the age of a child is not said yet. */
	offers: Offer[];
	reason: NoOfferReason | 'ages' | 'gone' | null;
	/** The one that was chosen. */
	quote: Quote;
	/** What has changed of a room that is asked for as it was saved. */
	drift: Drift | null;
	/** The price that the hotel has given for it does not hold any more. */
	isCardVoid: boolean;
	/** As it would be agreed now; null while it cannot be had. */
	now: AgreedRoom | null;
};

export type DraftReview = {
	draft: RoomsDraft;
	rooms: ReviewedRoom[];
	/** Rooms of the lead that the draft has no more. */
	removed: RoomRow[];
	/** Room types of the hotel, and the most guests of each where its beds are known. */
	types: { id: string; name: string; most: SleepingLimit | null }[];
	policy: HotelAges | null;
	currency: Currency;
	/** Null while one of the rooms cannot be had, or has no rate yet. */
	now: { rooms: AgreedRoom[]; totalMinor: number; commissionMinor: number } | null;
	/** Nothing would be another. */
	isSame: boolean;
	/** The same text for the same rooms at the same prices and terms, and for no others. */
	key: string;
};

/** The rooms of a lead, in their order. */
export function roomRows({ db }: Pick<Context, 'db'>, record: Pick<LeadRecord, 'no'>): Promise<RoomRow[]> {
	return db.select().from(leadRoom).where(eq(leadRoom.leadNo, record.no)).orderBy(asc(leadRoom.position)).execute();
}

/**
 * What a change of a hotel's lead would bring: every room of a draft worked out anew, with the rates to choose from. An interest is
 * worked out whole; of a lead that has been asked for, rooms that stay as they are keep what was agreed. Rooms that the lead holds count as
 * free. One round trip, two where a hotel has given a price. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function reviewDraft(
	ctx: Context,
	{ record, rows, draft }: { record: LeadRecord; rows: readonly RoomRow[]; draft: RoomsDraft },
): Promise<DraftReview> {
	const { db, today, now } = ctx;
	const isInterest = record.status === 'interest';
	const paymentProfile = record.paymentProfile ?? 'ClientPays';
	const stay = { checkIn: plainDate(draft.checkIn), checkOut: plainDate(draft.checkOut), paymentProfile };
	const access = { ...offerAccessOf(ctx), isCommissionVisible: record.agency?.teamBrandKey == null };
	const currency = isInterest ? access.billableCurrency : record.currency;
	const offerCtx = { db, today, now, access: { ...access, billableCurrency: currency } };
	const types = record.hotel?.id
		? await loadRatedRooms(offerCtx, [{ ...stay, hotelId: record.hotel.id, heldBy: record.no }])
		: [];
	const typeOf = (roomId: string) => types.find(({ room }) => room.roomId === roomId);
	const chosen = draft.rooms.map((room) => withFirstRate(room, ratesOf(typeOf(room.roomId), room, stay, offerCtx)));
	const given = await givenPrices(
		ctx,
		record.agencyNo ?? -1,
		chosen.map(({ room }) => ({ ...room, ...stay, childrenAges: agesOf(room) ?? [] })),
	);
	const quotes = quotesOf(
		offerCtx,
		chosen.map(({ room }, at) => ({
			...{ ...stay, roomId: room.roomId, planId: room.planId, adults: room.adults },
			...{ children: room.childrenAges.length, childrenAges: agesOf(room) ?? [], given: priceOf(given[at]) },
		})),
		({ roomId }) => typeOf(roomId),
	);
	const isSameStay = record.checkIn === draft.checkIn && record.checkOut === draft.checkOut;
	const saved = draftOf(record, rows);
	const rooms = chosen.map(({ room, offers, reason }, at): ReviewedRoom => {
		const before = rows.find(({ position }) => position === room.from) ?? null;
		const isCardVoid = given[at] === 'void';
		const quote = quotes[at] ?? { offer: null, reason: 'gone', roomsLeft: 0 };
		const isAsSaved = isSameStay && before !== null && isSameRoom(room, saved.rooms[rows.indexOf(before)]);
		const isKept = !isInterest && isAsSaved;
		const isComplete = agesOf(room) !== null && !(isAsSaved && !isInterest);
		const offer = isComplete && quote.offer && isPriced(quote.offer) ? quote.offer : null;
		return {
			draft: isCardVoid && !isKept ? { ...room, cardId: null } : room,
			...{ before, isKept, offers, reason, quote, isCardVoid: isCardVoid && !isKept },
			drift: isAsSaved && isInterest ? driftOfRoom(record, before, quote, today) : null,
			now: isKept
				? agreedOf(before)
				: offer &&
					agreedRoom(
						offer,
						{
							...{ roomName: typeOf(room.roomId)?.room.name ?? '', adults: room.adults },
							...{ childrenAges: agesOf(room) ?? [], bedConfiguration: room.bedConfiguration },
							cardId: isCardVoid ? null : room.cardId,
						},
						today,
					),
		};
	});
	const agreed = rooms.flatMap(({ now: room }) => room ?? []);
	const isWhole = agreed.length === rooms.length && agreed.length > 0;
	const { totalMinor, commissionMinor } = sumsOf(agreed, currency);
	const removed = rows.filter(({ position }) => !rooms.some(({ draft: room }) => room.from === position));
	const isSame =
		isSameStay && removed.length === 0 && rooms.every((room) => isUnchanged(room, saved, rows, isInterest));
	return {
		draft: { ...draft, rooms: rooms.map((room) => room.draft) },
		...{ rooms, removed, currency, isSame },
		types: types.map(({ room }) => ({
			...{ id: room.roomId, name: room.name },
			most: roomMaximum(room.beds),
		})),
		policy: types[0]?.room.agePolicy ?? null,
		now: isWhole ? { rooms: agreed, totalMinor, commissionMinor } : null,
		key: await reviewKey([draft.checkIn, draft.checkOut, currency, rooms.length, agreed.map(shownOf)]),
	};
}

type Stay = { checkIn: PlainDate; checkOut: PlainDate; paymentProfile: NonNullable<LeadRecord['paymentProfile']> };

/** The rates of a room type for a party. */
function ratesOf(
	type: FoundRoom | undefined,
	room: DraftRoom,
	stay: Stay,
	ctx: Parameters<typeof quotesOf>[0],
): Pick<ReviewedRoom, 'offers' | 'reason'> & { room: DraftRoom } {
	if (!type) return { room, offers: [], reason: 'gone' };
	const childrenAges = agesOf(room);
	if (!childrenAges) return { room, offers: [], reason: 'ages' };
	const request = { ...stay, roomId: room.roomId, adults: room.adults, children: childrenAges.length, childrenAges };
	return { room, ...makeOffers(type.room, request, { access: ctx.access, rates: type.rates, day: ctx }) };
}

/** The first rate where none has been chosen (SELECTION-14); one that was chosen is never exchanged for another by itself. */
function withFirstRate(
	room: DraftRoom,
	{ offers, reason }: Pick<ReviewedRoom, 'offers' | 'reason'>,
): Pick<ReviewedRoom, 'offers' | 'reason'> & { room: DraftRoom } {
	const first = offers.find(isPriced);
	return { room: room.planId === '' && first ? { ...room, planId: first.planId } : room, offers, reason };
}

/** The ages of all children; null while one of them is not said. */
function agesOf({ childrenAges }: Pick<DraftRoom, 'childrenAges'>): number[] | null {
	const known = childrenAges.filter((age) => age !== null);
	return known.length === childrenAges.length ? known : null;
}

function isSameRoom(room: DraftRoom, saved: DraftRoom | undefined): boolean {
	const key = ({ roomId, planId, adults, childrenAges, bedConfiguration, cardId }: DraftRoom) =>
		JSON.stringify([roomId, planId, adults, childrenAges, bedConfiguration, cardId]);
	return saved !== undefined && key(room) === key(saved);
}

function isUnchanged(room: ReviewedRoom, saved: RoomsDraft, rows: readonly RoomRow[], isInterest: boolean): boolean {
	if (!room.before || !isSameRoom(room.draft, saved.rooms[rows.indexOf(room.before)])) return false;
	return isInterest ? (room.drift?.changes ?? []).every(({ kind }) => kind === 'roomsLeft') : room.isKept;
}

function driftOfRoom(record: LeadRecord, room: RoomRow, quote: Quote, today: PlainDate): Drift {
	const savedOn = plainDate(room.agreed.cancellation[0]?.from ?? today);
	const before = rememberedOffer({ lead: record, room }, savedOn);
	return driftOf(before, quote, quote.offer?.cancellation[0]?.from ?? today, record.tolerancePercent ?? 0);
}

function agreedOf({ leadNo: _, position: __, roomNo: ___, ...room }: RoomRow): AgreedRoom {
	return room;
}

function shownOf({ agreed, totalMinor, commissionMinor, adults, childrenAges, bedConfiguration }: AgreedRoom) {
	return [
		...[agreed.roomId, agreed.planId, adults, childrenAges, bedConfiguration, totalMinor, commissionMinor],
		agreed.payments.map(({ dueDate, minor }) => [dueDate, minor]),
		agreed.cancellation.map(({ from, until, feeMinor }) => [from, until, feeMinor]),
	];
}
