import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import { houseName } from '~/domain/lead/property-name';
import { DESK_BOOKINGS, deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import { arrivalGap, type DeskStay, dayOfStay, turnoverOf } from '~/domain/operator-desk/today/stay-strip';

const MOST = 4;

type StayBoxesProps = {
	stays: readonly DeskStay[];
	today: PlainDate;
	/** Days that the boxes are about, both included. */
	from: PlainDate;
	until: PlainDate;
	/** They are about one day of the strip. */
	isDay: boolean;
};

/** Who comes, who is there, who leaves: within the days of the strip, or on one of them. */
export function StayBoxes({ stays, today, from, until, isDay }: StayBoxesProps) {
	const { t } = useTranslation('operator-today');
	const { language } = useRoot();
	const arrivals = stays.filter(({ checkIn }) => checkIn >= from && checkIn <= until);
	const inHouse = stays.filter(({ checkIn, checkOut }) => checkIn <= from && from < checkOut);
	const departures = stays
		.filter(({ checkOut }) => checkOut >= from && checkOut <= until)
		.toSorted((a, b) => a.checkOut.localeCompare(b.checkOut));
	const day = (date: string) => formatDate(date, language, { weekday: 'plain', hasYear: false });
	return (
		<section className="mt-8">
			<h2>
				{isDay
					? formatDate(from, language, { weekday: 'comma' })
					: t('days.title', { count: daysBetween(from, until) + 1 })}{' '}
				{isDay ? (
					<Link to="." preventScrollReset className="trade-link text-note">
						{t('days.all')}
					</Link>
				) : null}
			</h2>
			<div className="today-boxes">
				<Box title={t('days.arrivals')} stays={arrivals} none={t('days.noArrivals')}>
					{(stay) => (
						<Line
							stay={stay}
							when={[day(stay.checkIn), stay.arrivalTime].filter(Boolean).join(', ')}
							fact={t('nights', { count: daysBetween(stay.checkIn, stay.checkOut) })}
							note={gapWords(t, stay, today)}
							isPressing={arrivalGap(stay, today) !== null}
						/>
					)}
				</Box>
				<Box title={t('days.inHouse')} stays={inHouse} none={t('days.noInHouse')}>
					{(stay) => {
						const { at, of } = dayOfStay(stay, from);
						return (
							<Line
								stay={stay}
								when={t('days.until', { day: day(stay.checkOut) })}
								fact={t('days.dayOf', { at, of })}
								note={null}
							/>
						);
					}}
				</Box>
				<Box title={t('days.departures')} stays={departures} none={t('days.noDepartures')}>
					{(stay) => {
						const next = turnoverOf(stay, stays);
						return (
							<Line
								stay={stay}
								when={day(stay.checkOut)}
								fact={null}
								note={
									next.kind === 'sameDay'
										? t('days.sameDay')
										: next.kind === 'later'
											? t('days.next', { day: day(next.day) })
											: t('days.thenFree')
								}
								isPressing={next.kind === 'sameDay'}
							/>
						);
					}}
				</Box>
			</div>
		</section>
	);
}

type BoxProps = {
	title: string;
	stays: readonly DeskStay[];
	none: string;
	children: (stay: DeskStay) => ReactNode;
};

function Box({ title, stays, none, children }: BoxProps) {
	const { t } = useTranslation('operator-today');
	return (
		<section className="trade-card">
			<h3 className="today-box-head font-sans text-[0.9375rem]/6 tracking-[0]">
				{title} <small className="today-count">{stays.length}</small>
				<small className="trade-note ml-auto">
					{t('guests', { count: stays.reduce((sum, { pax }) => sum + pax, 0) })}
				</small>
			</h3>
			{stays.length === 0 ? <p className="trade-note px-4.5 py-4">{none}</p> : null}
			<ul>
				{stays.slice(0, MOST).map((stay) => (
					<li key={stay.id} className="border-t border-hair">
						{children(stay)}
					</li>
				))}
			</ul>
			{stays.length > MOST ? (
				<p className="border-t border-hair px-4.5 py-2.5">
					<Link to={DESK_BOOKINGS} className="trade-link">
						{t('days.more', { count: stays.length - MOST })}
					</Link>
				</p>
			) : null}
		</section>
	);
}

type LineProps = { stay: DeskStay; when: string; fact: string | null; note: string | null; isPressing?: boolean };

function Line({ stay, when, fact, note, isPressing = false }: LineProps) {
	const { t } = useTranslation('operator-today');
	return (
		<Link to={deskBookingPath(stay.id)} prefetch="intent" className="today-stay">
			<span className="font-semibold">{when}</span>
			<span className="text-right">{t('guests', { count: stay.pax })}</span>
			<b className="font-semibold">{houseName(stay.property)}</b>
			<span className="text-right">{fact}</span>
			<span className="trade-note col-span-2">
				{[`${stay.firstName} ${stay.lastName}`.trim(), stay.place].filter(Boolean).join(', ')}
			</span>
			{note ? (
				<span className={`col-span-2 text-note ${isPressing ? 'font-medium text-soon' : 'text-ink2'}`}>{note}</span>
			) : null}
		</Link>
	);
}

function gapWords(t: ReturnType<typeof useTranslation<'operator-today'>>['t'], stay: DeskStay, today: PlainDate) {
	const gap = arrivalGap(stay, today);
	return gap === null ? null : t(`days.gap.${gap}`);
}
