import type { Currency } from '../money/money';

/** A rate chosen for one room, as the browser keeps it; money in minor units. What counts is quoted again by the server (SELECTION-20). */
export type SelectedOffer = {
	/** Public ids. */
	roomId: string;
	planId: string;
	roomName: string;
	rateName: string;
	/** What the rate gives beside the room (OFFER-32); missing in what was kept before. */
	benefits?: readonly string[];
	adults: number;
	childrenAges: readonly number[];
	currency: Currency;
	/** Null: Price on Application. */
	totalMinor: number | null;
	averageNightlyMinor: number | null;
	localCurrency: Currency;
	localTotalMinor: number | null;
	/** Null where the brand shows none. */
	commissionPercent: number | null;
	commissionMinor: number | null;
	payments: readonly { dueDate: string; percent: number; minor: number }[];
	/** Steps of the cancellation: what is kept from `from` to `until`, both included. */
	cancellation: readonly { from: string; until: string; feePercent: number; feeMinor: number | null }[];
	requestableBedConfigurations: readonly string[];
	/** One of those above; null: none can be asked for. */
	bedConfiguration: string | null;
	/** The message in which the hotel has offered it; nothing for a rate that was found here. */
	cardId?: string;
	/** The price is the hotel's own word for one client: it stands on that card, and no rate says it. */
	isGiven?: boolean;
};

/** What belongs together: another hotel, period or filter is another selection (SELECTION-17), and so is what another agency was told. */
export type SelectionScope = {
	hotelId: string;
	/** `YYYY-MM-DD`. */
	checkIn: string;
	checkOut: string;
	/** Everything else of the search that prices depend on, as one text. */
	filter: string;
	/** Whose prices they are, see `readerOf`. */
	reader: string;
};

/** Offers by room type (SELECTION-16), in the order in which rooms were added. */
export type Selection = SelectionScope & { rooms: Readonly<Record<string, readonly SelectedOffer[]>> };

const EVERYBODY = '-';

/**
 * Who is told prices: an agency in its currency, or everybody. Agencies that use one browser one after the other, and an admin who acts for
 * several, must not find each other's negotiated rates, nor add up amounts of two currencies.
 */
export function readerOf(agency: { id: string; billableCurrency: Currency } | null | undefined): string {
	return agency ? `${agency.id} ${agency.billableCurrency}` : EVERYBODY;
}

/** Under which name the browser keeps a selection: made from hotel and period (SELECTION-17). */
export function selectionKey({
	hotelId,
	checkIn,
	checkOut,
}: Pick<SelectionScope, 'hotelId' | 'checkIn' | 'checkOut'>): string {
	return `selection:${hotelId}:${checkIn}:${checkOut}`;
}

export function emptySelection(scope: SelectionScope): Selection {
	const { hotelId, checkIn, checkOut, filter, reader } = scope;
	return { hotelId, checkIn, checkOut, filter, reader, rooms: {} };
}

/**
 * A kept selection, if it belongs to this hotel, period, filter and reader; everything else is discarded (SELECTION-17), unreadable texts
 * too. What was chosen before signing in stays where the agency is told prices in the same currency.
 */
export function readSelection(saved: string | null, scope: SelectionScope): Selection {
	const found = parse(saved);
	if (found === null) return emptySelection(scope);
	const isForAll = found.reader === EVERYBODY && offersOf(found).every(({ currency }) => isToldIn(scope, currency));
	const own = isForAll ? { ...found, reader: scope.reader } : found;
	return isOfScope(own, scope) ? own : emptySelection(scope);
}

function isToldIn({ reader }: SelectionScope, currency: Currency): boolean {
	return reader === EVERYBODY || reader.endsWith(` ${currency}`);
}

/** The scope of this reader's kept selection that has the offer of a card, whatever way of paying it was chosen for; null: it is not there. */
export function scopeOfCard(
	saved: string | null,
	{ cardId, reader }: { cardId: string; reader: string },
): SelectionScope | null {
	const found = parse(saved);
	if (found?.reader !== reader || offersOf(found).every((offer) => offer.cardId !== cardId)) return null;
	const { hotelId, checkIn, checkOut, filter } = found;
	return { hotelId, checkIn, checkOut, filter, reader };
}

/** Whether two are of one hotel, period and filter, and for one reader. */
export function isOfScope(one: SelectionScope, other: SelectionScope): boolean {
	return (
		one.hotelId === other.hotelId &&
		one.checkIn === other.checkIn &&
		one.checkOut === other.checkOut &&
		one.filter === other.filter &&
		one.reader === other.reader
	);
}

/** Gives a room type these offers; none take it out of the selection (SELECTION-16). */
export function withOffers(selection: Selection, roomId: string, offers: readonly SelectedOffer[]): Selection {
	const { [roomId]: _, ...others } = selection.rooms;
	if (offers.length === 0) return { ...selection, rooms: others };
	// A room that is edited keeps its place.
	return { ...selection, rooms: { ...selection.rooms, [roomId]: offers } };
}

/** Adds an offer of a hotel's card to what is chosen of its room; a card that is there already takes its place again. */
export function withCard(selection: Selection, offer: SelectedOffer): Selection {
	const others = (selection.rooms[offer.roomId] ?? []).filter(({ cardId }) => cardId !== offer.cardId);
	return withOffers(selection, offer.roomId, [...others, offer]);
}

/** What of a room was found here and can be chosen anew, and what a hotel has given, which stays as it is. */
export function splitGiven(offers: readonly SelectedOffer[]): { found: SelectedOffer[]; given: SelectedOffer[] } {
	return {
		found: offers.filter(({ isGiven }) => !isGiven),
		given: offers.filter(({ isGiven }) => isGiven),
	};
}

/** Takes just these in the place of what was found here, by their room types in the order in which those come; what a hotel has given stays. */
export function withOnly(selection: Selection, offers: readonly SelectedOffer[]): Selection {
	const rooms: Record<string, SelectedOffer[]> = {};
	for (const offer of [...splitGiven(offersOf(selection)).given, ...offers])
		rooms[offer.roomId] = [...(rooms[offer.roomId] ?? []), offer];
	return { ...selection, rooms };
}

/** The offers of a selection exchanged for others, one for each in their order; null takes one out, and its room with the last of it. */
export function withExchanged(selection: Selection, offers: readonly (SelectedOffer | null)[]): Selection {
	let at = 0;
	const rooms = Object.entries(selection.rooms).flatMap(([roomId, chosen]): [string, SelectedOffer[]][] => {
		const left = offers.slice(at, at + chosen.length).filter((offer) => offer !== null);
		at += chosen.length;
		return left.length > 0 ? [[roomId, left]] : [];
	});
	return { ...selection, rooms: Object.fromEntries(rooms) };
}

/** Every chosen offer, room type by room type. */
export function offersOf({ rooms }: Pick<Selection, 'rooms'>): SelectedOffer[] {
	return Object.values(rooms).flat();
}

/** One offer without a price makes of saving an enquiry (SELECTION-19); null: nothing is chosen. */
export function selectionAction(selection: Selection): 'interest' | 'enquiry' | null {
	const offers = offersOf(selection);
	if (offers.length === 0) return null;
	return offers.some(({ totalMinor }) => totalMinor === null) ? 'enquiry' : 'interest';
}

function parse(saved: string | null): Selection | null {
	try {
		const found: unknown = JSON.parse(saved ?? 'null');
		return isSelection(found) ? found : null;
	} catch {
		return null;
	}
}

function isSelection(value: unknown): value is Selection {
	if (typeof value !== 'object' || value === null) return false;
	const { hotelId, checkIn, checkOut, filter, reader, rooms } = value as Partial<Selection>;
	return (
		[hotelId, checkIn, checkOut, filter, reader].every((text) => typeof text === 'string') &&
		typeof rooms === 'object' &&
		rooms !== null &&
		Object.values(rooms).every((offers) => Array.isArray(offers) && offers.every(isOffer))
	);
}

function isOffer(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	const offer = value as Partial<SelectedOffer>;
	return (
		typeof offer.roomId === 'string' &&
		typeof offer.planId === 'string' &&
		Number.isInteger(offer.adults) &&
		Array.isArray(offer.childrenAges) &&
		Array.isArray(offer.payments) &&
		Array.isArray(offer.cancellation) &&
		Array.isArray(offer.requestableBedConfigurations) &&
		(offer.totalMinor === null || Number.isSafeInteger(offer.totalMinor))
	);
}
