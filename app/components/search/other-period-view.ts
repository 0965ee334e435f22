import { formatDate } from '~/domain/date/format-date';
import type { OtherPeriod } from '~/domain/search/search-result';
import type { Period } from '~/domain/stay/stay-rate';
import { type CardSetting, type CardView, cardView } from './card-view';
import { trackPosition, trackSpan } from './period-track';

/** A property that is free in another period, in words and as percents of a track. */
export type OtherPeriodView = CardView & {
	/** `Sat, 27 Mar – Sat, 3 Apr 2027`. */
	dates: string;
	/** `8 days later than your dates`. */
	shift: string;
	nights: string;
	start: number;
	end: number;
};

export type OtherPeriodsView = { requested: { start: number; end: number }; items: OtherPeriodView[] };

/** Rows of properties that are free in other periods than the asked one, drawn to one track. */
export function otherPeriodsView(
	items: readonly OtherPeriod[],
	requested: Period,
	setting: CardSetting,
): OtherPeriodsView {
	const { t, language } = setting;
	const span = trackSpan(
		requested,
		items.map((item) => item.offer),
	);
	return {
		requested: { start: trackPosition(span, requested.checkIn), end: trackPosition(span, requested.checkOut) },
		items: items.map(({ card, offer, shiftDays }) => {
			const from = formatDate(offer.checkIn, language, { weekday: 'comma', hasYear: false });
			const to = formatDate(offer.checkOut, language, { weekday: 'comma' });
			const count = Math.abs(shiftDays);
			return {
				...cardView(card, setting, offer),
				more: [],
				dates: `${from} – ${to}`,
				shift:
					shiftDays > 0
						? t('other.later', { count })
						: shiftDays < 0
							? t('other.earlier', { count })
							: t('other.longer'),
				nights: t('card.nights', { count: offer.nights }),
				start: trackPosition(span, offer.checkIn),
				end: trackPosition(span, offer.checkOut),
			};
		}),
	};
}
