import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { LeadRoom, LeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import { formatRate } from '~/domain/money/format-rate';
import { totalDrift } from '~/domain/offer/drift-of';
import { Amount } from '../amount';
import { bedWords } from '../hotel-rooms/bed-words';
import { CardHead } from '../parts/card-head';
import { tradeButton } from '../trade-button';
import { DriftWords } from './drift-words';

/** The rooms of a hotel's lead as they were saved, and below each the changes since. */
export function LeadRoomsCard({
	rooms,
	savedOn,
	tolerancePercent,
	edit = null,
}: LeadRooms & {
	/** Where the rooms are changed, or the hotel is asked to change them; null where neither can be. */
	edit?: { path: string; kind: 'change' | 'ask' } | null;
}) {
	const { t } = useTranslation(['lead', 'rooms']);
	const { language } = useRoot();
	const drifts = rooms.flatMap(({ drift }) => drift ?? []);
	// That few rooms are left is no change of what was saved.
	const isSame = drifts.every(({ changes }) => changes.every(({ kind }) => kind === 'roomsLeft'));
	const passes = drifts.every((drift) => drift.passes);
	const day = formatDate(savedOn, language);
	const sum = totalDrift(rooms);
	return (
		<section className="trade-card" aria-labelledby="rooms">
			<CardHead>
				<h2 id="rooms">{t('lead:rooms.title')}</h2>
				<span className="trade-note ml-auto">{t('lead:rooms.savedOn', { day })}</span>
			</CardHead>
			{drifts.length > 0 ? (
				<p
					className="border-b border-hair py-3 px-4.5 data-[tone=changed]:bg-light1 data-[tone=changed]:font-semibold"
					data-tone={passes ? 'ok' : 'changed'}
				>
					{isSame
						? t('lead:rooms.same')
						: passes
							? t('lead:rooms.passes', { percent: tolerancePercent })
							: t('lead:rooms.changed', { day })}
				</p>
			) : null}
			<ul className="[&>li+li]:border-t [&>li+li]:border-hair [&>li]:grid [&>li]:grid-cols-[minmax(0,1fr)_auto] [&>li]:gap-x-6 [&>li]:gap-y-2 [&>li]:py-3.5 [&>li]:px-4.5">
				{rooms.map((room, at) => (
					<RoomRow key={at} room={room} />
				))}
			</ul>
			{sum ? (
				<p className="border-t border-hair py-3 px-4.5 font-semibold">
					{t('lead:drift.total', {
						after: formatRate(sum.after, { hasCents: true }),
						before: formatRate(sum.before, { hasCents: true }),
					})}
				</p>
			) : null}
			{edit ? (
				<p className="flex flex-wrap gap-2.5 border-t border-hair px-4.5 py-3">
					<Link to={edit.path} className={tradeButton(passes && isSame ? 'line' : 'dark')}>
						{t(edit.kind === 'ask' ? 'lead:rooms.ask' : isSame ? 'lead:rooms.edit' : 'lead:rooms.takeOver')}
					</Link>
				</p>
			) : null}
		</section>
	);
}

function RoomRow({ room }: { room: LeadRoom }) {
	const { t } = useTranslation(['lead', 'rooms']);
	const { childrenAges, adults, bedConfiguration, total, local, drift } = room;
	const party = [
		t('lead:rooms.adults', { count: adults }),
		childrenAges.length > 0
			? t('lead:rooms.children', { count: childrenAges.length, ages: childrenAges.join(', ') })
			: null,
		bedConfiguration && bedWords(bedConfiguration, (bed) => t(`rooms:bed.${bed}`)),
	];
	return (
		<li>
			<div>
				<b>{room.roomName}</b>
				<p>{room.rateName}</p>
				<p className="trade-note">{party.filter(Boolean).join(' · ')}</p>
			</div>
			<p className="lead-room-price flex flex-col items-end">
				<Amount money={total} hasCents />
				{local.currency === total.currency ? null : (
					<span className="trade-note">{formatRate(local, { hasCents: true })}</span>
				)}
			</p>
			{drift && drift.changes.length > 0 ? (
				<ul className="col-span-full border-l-2 border-accent pl-3">
					{drift.changes.map((change) => (
						<li key={change.kind}>
							<DriftWords change={change} />
						</li>
					))}
				</ul>
			) : null}
		</li>
	);
}
