import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { partyText } from '~/domain/lead/lead-party';
import { houseName } from '~/domain/lead/property-name';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import type { SheetStay } from '~/domain/operator-desk/day/load-day-sheet.server';
import { serviceLevelLabel } from '~/domain/stay/service-level';

type Kind = 'arrivals' | 'stays' | 'departures';

/** The arrivals, stays or departures of a day, with guests, times and needs. */
export function DaySheetStays({ kind, stays }: { kind: Kind; stays: readonly SheetStay[] }) {
	const { t } = useTranslation('operator-bookings');
	return (
		<section className="mt-6" aria-labelledby={`day-${kind}`}>
			<h2 id={`day-${kind}`}>
				{t(`day.${kind}`)} <small className="trade-note font-sans tracking-[0]">{stays.length}</small>
			</h2>
			{stays.length === 0 ? (
				<p className="trade-card mt-3 px-4.5 py-4 text-ink2">{t('day.none')}</p>
			) : (
				<ul className="trade-card mt-3 [&>li+li]:border-t [&>li+li]:border-hair">
					{stays.map((stay) => (
						<Stay key={stay.id} kind={kind} stay={stay} />
					))}
				</ul>
			)}
		</section>
	);
}

function Stay({ kind, stay }: { kind: Kind; stay: SheetStay }) {
	const { t } = useTranslation(['operator-bookings', 'trade-trip']);
	const { language } = useRoot();
	const day = (date: string) => formatDate(date, language, { weekday: 'plain', hasYear: false });
	const unnamed = Math.max(0, stay.pax - stay.guests.length);
	const time =
		kind === 'arrivals'
			? [
					stay.arrivalTime
						? t('operator-bookings:day.arrives', { time: stay.arrivalTime })
						: t('operator-bookings:day.noTime'),
					stay.arrivalWay && t(`trade-trip:sheet.ways.${stay.arrivalWay}`),
					stay.arrivalFrom && t('operator-bookings:day.from', { time: stay.arrivalFrom }),
				]
			: kind === 'departures'
				? [
						stay.departureUntil && t('operator-bookings:day.until', { time: stay.departureUntil }),
						stay.isFollowed && t('operator-bookings:day.sameDay'),
					]
				: [];
	const needs = [
		stay.serviceLevel && serviceLevelLabel(stay.serviceLevel, language),
		stay.cots > 0 && t('trade-trip:sheet.cots', { count: stay.cots }),
		stay.highChairs > 0 && t('trade-trip:sheet.highChairs', { count: stay.highChairs }),
		stay.petDetails && t('operator-bookings:day.pets', { details: stay.petDetails }),
	].filter(Boolean);
	return (
		<li className="grid break-inside-avoid gap-x-5 gap-y-1.5 px-4.5 py-3 md:grid-cols-[12rem_1fr_1fr]">
			<div>
				<Link to={deskBookingPath(stay.id)} className="font-semibold hover:underline">
					{houseName(stay.property)}
				</Link>
				<span className="trade-note block">{stay.place}</span>
				<span className="block tabular-nums">
					{day(stay.checkIn)} – {day(stay.checkOut)}
				</span>
				<span className="block font-medium">{time.filter(Boolean).join(', ')}</span>
				{kind === 'arrivals' && stay.arrivalNote ? (
					<span className="trade-note block [overflow-wrap:anywhere]">{stay.arrivalNote}</span>
				) : null}
			</div>
			<div>
				<b className="font-semibold">{`${stay.firstName} ${stay.lastName}`.trim()}</b>
				<span className="trade-note block">{[partyText(stay, language), stay.bookingNumber].join(', ')}</span>
				<ul className="mt-1">
					{stay.guests.map((guest, at) => (
						<li key={at}>
							{`${guest.firstName} ${guest.lastName}`.trim()}
							{guest.age === null ? '' : ` (${guest.age})`}
						</li>
					))}
				</ul>
				{unnamed > 0 ? (
					<span className="trade-note block">{t('operator-bookings:day.unnamed', { count: unnamed })}</span>
				) : null}
			</div>
			<div>
				<span className="text-note text-ink2">{t('operator-bookings:day.needs')}</span>
				<span className="block">{needs.length > 0 ? needs.join(', ') : '–'}</span>
				<ul>
					{stay.guests
						.filter(({ diet, note }) => diet || note)
						.map((guest, at) => (
							<li key={at} className="[overflow-wrap:anywhere]">
								{guest.firstName}: {[guest.diet, guest.note].filter(Boolean).join(', ')}
							</li>
						))}
				</ul>
				{stay.comments ? (
					<p className="trade-note whitespace-pre-line [overflow-wrap:anywhere]">{stay.comments}</p>
				) : null}
			</div>
		</li>
	);
}
