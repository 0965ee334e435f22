import type { Language } from '~/domain/language/language';
import type { LeadRecord } from '~/domain/lead/find-lead.server';
import { hotelTerms } from '~/domain/lead/hotel/hotel-terms';
import { type LeadRoom, termsOfRoom } from '~/domain/lead/hotel/read-lead-rooms.server';
import { isInstant } from '~/domain/lead/hotel/request-rooms.server';
import type { RoomsPurpose } from '~/domain/lead/hotel/request-rooms-schema';
import type { RoomsReview } from '~/domain/lead/hotel/review-rooms.server';
import { partyText } from '~/domain/lead/lead-party';
import { addMoney, type Money, money } from '~/domain/money/money';
import type { PaymentMethod } from '~/domain/property/sales-terms';
import { agreedDates } from './agreed-dates.server';

export type RoomsRequestView = ReturnType<typeof roomsRequestView>;

type View = {
	record: LeadRecord;
	/** Null for a held option: it is booked as it was confirmed. */
	review: RoomsReview | null;
	purpose: RoomsPurpose;
	language: Language;
	showsCommission: boolean;
	methods: readonly PaymentMethod[];
	preferredMethod: PaymentMethod | null;
	hasCardCode: boolean;
};

/** A hotel's lead as it would be asked for or booked now, for its page. */
export function roomsRequestView({ record, review, purpose, language, showsCommission, ...payment }: View) {
	const { hotel } = record;
	const terms = review ? (review.now ? hotelTerms(review.now.offers) : null) : record.agreedTerms;
	const totalMinor = review ? (review.now?.figures.totalMinor ?? null) : record.totalMinor;
	const commissionMinor = review ? (review.now?.figures.commissionMinor ?? null) : record.commissionMinor;
	const zone = hotel?.timeZone ?? 'Europe/Zurich';
	return {
		...payment,
		purpose,
		id: record.id,
		bookingNumber: record.bookingNumber,
		version: record.version,
		status: record.status,
		key: review?.key ?? '',
		client: `${record.clientFirstName} ${record.clientLastName}`.trim(),
		hotel: hotel?.name ?? record.propertyName,
		place: (language === 'de' ? hotel?.placeDe : hotel?.placeEn) ?? null,
		checkIn: record.checkIn,
		checkOut: record.checkOut,
		party: partyText(record, language),
		profile: record.paymentProfile ?? 'ClientPays',
		isInstant: isInstant(record),
		optionHours: 72,
		currency: record.currency,
		/** Before, and now; null while a room cannot be had. */
		savedMinor: record.totalMinor,
		totalMinor,
		commissionMinor: showsCommission ? commissionMinor : null,
		local: localTotal(review),
		rooms: review ? review.rows.map((row, at) => roomOf(row, record, review, at)) : [],
		savedOn: review?.rows[0]?.agreed.cancellation[0]?.from ?? null,
		tolerancePercent: record.tolerancePercent ?? 0,
		...agreedDates(terms, { zone, language }),
	};
}

function roomOf(row: RoomsReview['rows'][number], record: LeadRecord, { drifts }: RoomsReview, at: number): LeadRoom {
	const { roomName, rateName, adults, childrenAges, bedConfiguration } = row;
	return {
		...{ roomName, rateName, adults, childrenAges, bedConfiguration },
		total: money(row.totalMinor, record.currency),
		local: money(row.localTotalMinor, row.localCurrency),
		...termsOfRoom(row, record.currency),
		drift: drifts[at] ?? null,
	};
}

/** What the hotel charges in its own currency; null where that is the agency's, or while a room cannot be had. */
function localTotal(review: RoomsReview | null): Money | null {
	const [first, ...rest] = (review?.now?.offers ?? []).map(({ localPrice }) => localPrice.total);
	if (!first || first.currency === review?.now?.figures.currency) return null;
	return addMoney(first, ...rest);
}
