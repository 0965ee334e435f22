import type { Language } from '~/domain/language/language';
import { roomWords, termsOf } from '~/domain/lead/hotel/agreed-rooms';
import { canChangeAtOnce } from '~/domain/lead/hotel/changes-at-once';
import type { RoomsPreview } from '~/domain/lead/hotel/preview-rooms.server';
import type { DraftReview } from '~/domain/lead/hotel/review-draft.server';
import { draftOf } from '~/domain/lead/hotel/rooms-draft';
import { addMoney, type Money, money } from '~/domain/money/money';
import type { Offer } from '~/domain/offer/offer';
import { agreedDates } from './agreed-dates.server';

export type EditRoomsView = ReturnType<typeof editRoomsView>;

type Viewer = { language: Language; showsCommission: boolean };

/** A change of a hotel's lead, for its page: what is, what would be, and what there is to choose from. */
export function editRoomsView(
	{ record, rows, review, isAtOnce, card }: RoomsPreview,
	{ language, showsCommission }: Viewer,
) {
	const { hotel } = record;
	const { now, draft } = review;
	const saved = draftOf(record, rows);
	return {
		id: record.id,
		bookingNumber: record.bookingNumber,
		version: record.version,
		status: record.status,
		client: `${record.clientFirstName} ${record.clientLastName}`.trim(),
		hotel: hotel?.name ?? record.propertyName,
		place: (language === 'de' ? hotel?.placeDe : hotel?.placeEn) ?? null,
		profile: record.paymentProfile ?? 'ClientPays',
		showsCommission,
		card,
		types: review.types,
		policy: review.policy,
		key: review.key,
		isSame: review.isSame,
		isAtOnce,
		/** The hotel answers a change, unless it is of the kind that holds at once. */
		isInstant: canChangeAtOnce(record),
		stay: { checkIn: draft.checkIn, checkOut: draft.checkOut },
		saved: {
			...{ checkIn: record.checkIn, checkOut: record.checkOut, currency: record.currency },
			totalMinor: record.totalMinor,
			commissionMinor: showsCommission ? record.commissionMinor : null,
			rooms: rows.length,
		},
		rooms: review.rooms.map(({ before, now: agreed, offers, ...room }) => ({
			...{
				draft: room.draft,
				isKept: room.isKept,
				isCardVoid: room.isCardVoid,
				reason: room.reason,
				drift: room.drift,
			},
			offers: showsCommission ? offers : offers.map(withoutCommission),
			/** Why the chosen rate cannot be had. */
			why: room.quote.reason,
			before: before && roomWords(before),
			now: agreed && { ...roomWords(agreed), bedConfiguration: agreed.bedConfiguration },
			beds: room.quote.offer?.requestableBedConfigurations ?? [],
			isGiven: room.draft.cardId !== null,
		})),
		removed: review.removed.map((row) => ({
			draft: saved.rooms[rows.indexOf(row)] ?? null,
			...roomWords(row),
		})),
		currency: review.currency,
		now: now && {
			totalMinor: now.totalMinor,
			commissionMinor: showsCommission ? now.commissionMinor : null,
			local: localOf(review),
			...agreedDates(termsOf(now.rooms), { zone: hotel?.timeZone ?? 'Europe/Zurich', language }),
		},
	};
}

function withoutCommission(offer: Offer): Offer {
	return { ...offer, commissionPercent: null, commissionMinor: null };
}

/** What the hotel charges in its own currency; null where that is the agency's. */
function localOf({ now, currency }: DraftReview): Money | null {
	const [first, ...rest] = (now?.rooms ?? []).map((room) => money(room.localTotalMinor, room.localCurrency));
	return !first || first.currency === currency ? null : addMoney(first, ...rest);
}
