import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { clockInZone } from '~/domain/date/clock-in-zone';
import { LONG_WEEKDAYS } from '~/domain/date/month-names';
import { type PlainDate, weekday } from '~/domain/date/plain-date';
import type { HotelView, TradeHotelFacts } from '~/domain/hotel/hotel-view.server';
import type { Language } from '~/domain/language/language';
import { HotelCard } from './hotel-card';

type CardProps = { view: Pick<HotelView, 'place'>; trade: TradeHotelFacts };

/** An address or a number; on phones as high as a finger. */
export const CONTACT_LINK =
	'text-accent-ink wrap-anywhere hover:underline hover:underline-offset-4 max-lg:inline-flex max-lg:min-h-11 max-lg:items-center';

/**
 * The reservations team (OFFER-4): its hours in the hotel's time zone, whether it is available now, the hours in the reader's time zone,
 * and its number.
 */
export function TeamCard({ view, trade }: CardProps) {
	const { t } = useTranslation('trade-hotel');
	const { team, reservation } = trade;
	const { isOpen, there, changesThere } = team;
	const dayName = useDayName();
	const yours = useReadersClock(team.changesAt);
	const isSame = yours?.day === changesThere.day && yours.time === changesThere.time;
	const state = isOpen
		? t('team.open', { time: changesThere.time })
		: changesThere.day === there.day
			? t('team.opensToday', { time: changesThere.time })
			: t('team.opensOn', { day: dayName(changesThere.day), time: changesThere.time });
	return (
		<HotelCard title={t('team.title')}>
			<p>{t('team.hours')}</p>
			<p className={`mt-1 font-semibold ${isOpen ? 'text-ok' : 'text-soon'}`}>{state}</p>
			{yours && !isSame ? (
				<p className="hotel-note">
					{yours.day === changesThere.day
						? t('team.yours', { time: yours.time })
						: t('team.yoursOn', { day: dayName(yours.day), time: yours.time })}
				</p>
			) : null}
			<p className="hotel-note">{t('team.zone', { place: view.place, time: there.time })}</p>
			<p className="mt-3 grid justify-items-start gap-1 font-medium">
				{reservation.phone ? (
					<a href={`tel:${reservation.phone.replace(/[^+\d]/g, '')}`} className={`tabular ${CONTACT_LINK}`}>
						{reservation.phone}
					</a>
				) : null}
				{reservation.email ? (
					<a href={`mailto:${reservation.email}`} className={CONTACT_LINK}>
						{reservation.email}
					</a>
				) : null}
				{reservation.phone || reservation.email ? null : <span className="hotel-note">{t('team.none')}</span>}
			</p>
		</HotelCard>
	);
}

function useDayName(): (day: PlainDate) => string {
	const language = useRoot().language as Language;
	return (day) => LONG_WEEKDAYS[language][weekday(day)] ?? '';
}

/** A timestamp in the reader's time zone; null until the browser has reported it. */
function useReadersClock(instant: number): { day: PlainDate; time: string } | null {
	const [clock, setClock] = useState<{ day: PlainDate; time: string } | null>(null);
	useEffect(() => {
		const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
		if (timeZone) setClock(clockInZone(instant, timeZone));
	}, [instant]);
	return clock;
}
