import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import type { RoomsChange, RoomWords } from '~/domain/lead/hotel/agreed-rooms';
import { formatRate } from '~/domain/money/format-rate';
import type { Currency } from '~/domain/money/money';

/** What a change of a hotel's rooms did, line by line: dates, each room, the sum. */
export function useRoomsWords(): (change: RoomsChange) => string[] {
	const { t } = useTranslation('lead');
	const language = useRoot().language as Language;
	return ({ before, after, rooms }) => {
		const price = (minor: number, currency: Currency) => formatRate({ minor, currency }, { hasCents: true });
		const isMoved = before.checkIn !== after.checkIn || before.checkOut !== after.checkOut;
		return [
			...(isMoved
				? [
						t('history.stay', {
							before: formatDateRange(before.checkIn, before.checkOut, language),
							after: formatDateRange(after.checkIn, after.checkOut, language),
						}),
					]
				: []),
			...rooms.flatMap(({ before: was, after: is }) => {
				if (was && is)
					return [
						t('history.roomOther', {
							...{ before: roomText(was), was: price(was.totalMinor, before.currency) },
							...{ after: roomText(is), price: price(is.totalMinor, after.currency) },
						}),
					];
				if (is) return [t('history.roomIn', { room: roomText(is), price: price(is.totalMinor, after.currency) })];
				return was
					? [t('history.roomOut', { room: roomText(was), price: price(was.totalMinor, before.currency) })]
					: [];
			}),
			...(before.totalMinor === after.totalMinor && before.currency === after.currency
				? []
				: [
						t('history.total', {
							before: price(before.totalMinor, before.currency),
							after: price(after.totalMinor, after.currency),
						}),
					]),
		];
	};
}

/** `Deluxe Room, Flexible (2+1)`. */
export function roomText({ roomName, rateName, adults, childrenAges }: Omit<RoomWords, 'totalMinor'>): string {
	const children = childrenAges.length > 0 ? `+${childrenAges.length}` : '';
	return `${roomName}, ${rateName} (${adults}${children})`;
}
