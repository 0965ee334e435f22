import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import type { DeskBooking, Neighbour } from '~/domain/operator-desk/bookings/read-booking.server';
import { Timestamp } from '../../page/timestamp';
import { CardHead } from '../../parts/card-head';
import { StatusBadge } from '../../status-badge';

/** Who asks for nights of a lead: behind an option, its line. */
export function BookingLine({ lead, line }: Pick<DeskBooking, 'lead' | 'line'>) {
	const { t } = useTranslation('operator-bookings');
	const isHeld = lead.status === 'confirmedOption';
	return (
		<section className="trade-card" aria-labelledby="line-title">
			<CardHead>
				<h2 id="line-title">{t(isHeld ? 'line.title' : 'line.titleAsked')}</h2>
			</CardHead>
			{line.length === 0 ? (
				<p className="px-4.5 py-3.5 text-ink2">{t('line.none')}</p>
			) : (
				<ol className="[&>li+li]:border-t [&>li+li]:border-hair">
					{line.map((each) => (
						<li key={each.id} className="grid gap-1 px-4.5 py-3">
							<Who each={each} />
							<span className="trade-note">
								<Timestamp at={each.since}>{(moment) => t('line.since', { moment })}</Timestamp>
								{each.place ? `, ${t('place', { place: each.place })}` : null}
							</span>
						</li>
					))}
				</ol>
			)}
			{isHeld && line.length > 0 ? (
				<p className="trade-note border-t border-hair px-4.5 py-3">{t('line.follows')}</p>
			) : null}
		</section>
	);
}

/** Who has the nights of a lead, and those before and after. */
export function BookingNights({ lead, around }: Pick<DeskBooking, 'lead' | 'around'>) {
	const { t } = useTranslation('operator-bookings');
	const { language } = useRoot();
	const within = around.filter(({ checkIn, checkOut }) => checkIn < lead.checkOut && checkOut > lead.checkIn);
	const others = around.filter((each) => !within.includes(each));
	const isOwn = lead.status === 'confirmedBooking' || lead.status === 'confirmedOption';
	return (
		<section className="trade-card" aria-labelledby="nights-title">
			<CardHead>
				<h2 id="nights-title">{t('around.title')}</h2>
			</CardHead>
			<ul className="[&>li]:px-4.5 [&>li]:py-2.5 [&>li+li]:border-t [&>li+li]:border-hair">
				{isOwn ? (
					<li>
						<b className="font-semibold tabular-nums">{formatDateRange(lead.checkIn, lead.checkOut, language)}</b>{' '}
						{t(lead.status === 'confirmedBooking' ? 'around.thisBooking' : 'around.thisOption')}
					</li>
				) : null}
				{within.map((each) => (
					<Holder key={each.id} each={each} />
				))}
				{!isOwn && within.length === 0 ? <li className="text-ink2">{t('around.free')}</li> : null}
			</ul>
			{others.length > 0 ? (
				<>
					<h3 className="border-t border-hair px-4.5 pt-3 text-note text-ink2">{t('around.others')}</h3>
					<ul className="pb-1.5 [&>li]:px-4.5 [&>li]:py-1.5">
						{others.map((each) => (
							<Holder key={each.id} each={each} />
						))}
					</ul>
				</>
			) : null}
		</section>
	);
}

function Holder({ each }: { each: Neighbour }) {
	const { t } = useTranslation('operator-bookings');
	const { language } = useRoot();
	if (each.kind !== 'block')
		return (
			<li>
				<Who each={each} />
			</li>
		);
	return (
		<li>
			<b className="font-semibold tabular-nums">{formatDateRange(each.checkIn, each.checkOut, language)}</b>{' '}
			{t(`around.${each.blockKind ?? 'own'}`, { reason: each.name })}
		</li>
	);
}

function Who({ each }: { each: Omit<Neighbour, 'kind'> & { kind: Neighbour['kind'] } }) {
	const { t } = useTranslation('operator-bookings');
	const { language } = useRoot();
	return (
		<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
			<b className="font-semibold tabular-nums">{formatDateRange(each.checkIn, each.checkOut, language)}</b>
			{each.kind === 'block' ? null : <StatusBadge status={each.kind} />}
			<Link to={deskBookingPath(each.id)} className="trade-link">
				{each.name}
			</Link>
			<span className="text-ink2">{each.agency ?? t('direct')}</span>
			{each.kind === 'confirmedOption' && each.expiresAt !== null ? (
				<span className="trade-note">
					<Timestamp at={each.expiresAt}>{(moment) => t('around.until', { moment })}</Timestamp>
				</span>
			) : null}
		</span>
	);
}
