import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import type { HotelRequest } from '~/domain/hotel-desk/list-hotel-requests.server';
import { Countdown } from '../dashboard/countdown';
import { LocalTime } from '../local-time';
import { EmptyState } from '../states';
import { StatusBadge } from '../status-badge';
import { StayFacts, StayRooms } from './stay-facts';

/** Who comes, by arrival: bookings, and options until they end; each opens to its rooms and its rooming list. */
export function HeldStays({ stays, now }: { stays: readonly HotelRequest[]; now: number }) {
	const { t } = useTranslation(['hotel-desk', 'desk']);
	const { language, today } = useRoot();
	return (
		<section aria-labelledby="arrivals" className="mt-9 [&>h2]:mb-3">
			<h2 id="arrivals">
				{t('arrivals')} <small className="trade-note">{stays.length}</small>
			</h2>
			{stays.length === 0 ? (
				<div className="trade-card">
					<EmptyState title={t('noArrivalsTitle')}>{t('noArrivals')}</EmptyState>
				</div>
			) : (
				<ul className="trade-card [&>li+li]:border-t [&>li+li]:border-hair">
					{stays.map((stay) => (
						<li key={stay.id}>
							<details className="group/stay">
								<summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-5 gap-y-1 px-4.5 py-2.5 hover:bg-row">
									<span className="w-44 tabular-nums">
										<b className="font-semibold">{formatDate(stay.checkIn, language, { weekday: 'plain' })}</b>
										{stay.checkIn === today ? <span className="ml-2 text-ok">{t('today')}</span> : null}
									</span>
									<span className="min-w-44 grow">
										{stay.clientFirstName} {stay.clientLastName}
										<span className="trade-note">
											{' '}
											{t('desk:nights', { count: daysBetween(plainDate(stay.checkIn), plainDate(stay.checkOut)) })},{' '}
											{t('rooms', { count: stay.rooms.length })}
										</span>
									</span>
									<StatusBadge status={stay.status} />
									{stay.status === 'confirmedOption' && stay.expiresAt !== null ? (
										<span className="text-soon">
											{t('ends')} <Countdown until={stay.expiresAt} now={now} />
											<LocalTime instant={stay.expiresAt} />
										</span>
									) : null}
								</summary>
								<div className="grid gap-4 px-4.5 pt-1 pb-4">
									<StayFacts lead={stay} />
									<StayRooms lead={stay} hasFree={false} />
									<RoomingList guests={stay.guests} />
								</div>
							</details>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function RoomingList({ guests }: { guests: HotelRequest['guests'] }) {
	const { t } = useTranslation('hotel-desk');
	if (guests.length === 0) return <p className="trade-note">{t('noGuests')}</p>;
	const rooms = [...new Set(guests.map(({ room }) => room))].toSorted((a, b) =>
		(a ?? '~').localeCompare(b ?? '~', 'en', { numeric: true }),
	);
	return (
		<div>
			<h3 className="font-semibold">{t('guests')}</h3>
			{rooms.map((name) => (
				<div key={name} className="mt-1">
					{name ? <h4 className="text-ink2">{name}</h4> : null}
					<ol className="list-decimal pl-5">
						{guests
							.filter(({ room }) => room === name)
							.map(({ firstName, lastName, age, note, diet, heightCm, bootSize, skiCm }, at) => (
								<li key={at}>
									{[
										[firstName, lastName].filter(Boolean).join(' '),
										age === null ? null : t('age', { count: age }),
										note,
										diet,
										heightCm === null ? null : t('sizes.height', { value: heightCm }),
										bootSize === null ? null : t('sizes.boot', { value: bootSize }),
										skiCm === null ? null : t('sizes.ski', { value: skiCm }),
									]
										.filter(Boolean)
										.join(', ')}
								</li>
							))}
					</ol>
				</div>
			))}
		</div>
	);
}
