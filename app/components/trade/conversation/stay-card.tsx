import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { EnquiredStay } from '~/domain/conversation/load-conversation.server';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { money } from '~/domain/money/money';
import { offersOf, type Selection } from '~/domain/selection/selection';
import { Amount } from '../amount';
import { KICKER } from './classes';
import type { StayView } from './conversation-view';

export const STAY_IN_MESSAGE = 'mb-1.5 w-[min(30rem,100%)] bg-work text-left';

/** Requested rooms: dates, party, rate, and the price of each. */
export function StayCard({ stay, className }: { stay: StayView; className: string }) {
	const { t } = useTranslation('conversation');
	const { language } = useRoot();
	const { checkIn, checkOut, rooms } = stay;
	const nights = daysBetween(plainDate(checkIn), plainDate(checkOut));
	return (
		<section className={`rounded-card border border-hair px-4 py-3 ${className}`} aria-label={t('asked.title')}>
			<p className={`text-ink2 ${KICKER}`}>{t('asked.title')}</p>
			<p>
				<b>{formatDateRange(checkIn, checkOut, language)}</b>, {t('nights', { count: nights })}
			</p>
			<ul className="mt-2 border-t border-hair">
				{rooms.map((room, at) => (
					<li key={at} className="pt-2">
						<p className="flex items-baseline justify-between gap-3">
							<b>{room.roomName}</b>
							{room.total === null ? (
								<span className="shrink-0">{t('asked.noPrice')}</span>
							) : (
								<Amount money={room.total} hasCents className="shrink-0" />
							)}
						</p>
						<p className="trade-note">
							{[room.rateName, t('adults', { count: room.adults })].filter(Boolean).join(', ')}
							{room.childrenAges.length > 0
								? `, ${t('children', { count: room.childrenAges.length })} (${room.childrenAges.join(', ')})`
								: ''}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The stay that an enquiry has saved, in the hotel's currency. */
export function stayViewOf({ checkIn, checkOut, currency, rooms }: EnquiredStay): StayView {
	return {
		...{ checkIn, checkOut },
		rooms: rooms.map(({ totalMinor, ...room }) => ({
			...room,
			total: totalMinor === null ? null : money(totalMinor, currency),
		})),
	};
}

/** The current selection, in the agency's currency. */
export function selectedStay(selection: Selection): StayView {
	const { checkIn, checkOut } = selection;
	return {
		...{ checkIn, checkOut },
		rooms: offersOf(selection).map(({ totalMinor, currency, ...offer }) => ({
			...offer,
			total: totalMinor === null ? null : money(totalMinor, currency),
		})),
	};
}
