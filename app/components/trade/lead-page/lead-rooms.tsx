import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatNumber, formatPercent } from '~/domain/language/format-number';
import { driftSummary } from '~/domain/lead/hotel/drift-summary';
import type { LeadRoom, LeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import { formatRate } from '~/domain/money/format-rate';
import type { Money } from '~/domain/money/money';
import { totalDrift } from '~/domain/offer/drift-of';
import { Amount } from '../amount';
import { bedWords } from '../hotel-rooms/bed-words';
import { CardHead } from '../parts/card-head';
import { tradeButton } from '../trade-button';
import { DriftWords } from './drift-words';
import { PriceWatch } from './price-watch';

/** The rooms of a hotel's lead as they were saved, and below each the changes since. */
export function LeadRoomsCard({
	rooms,
	savedOn,
	tolerancePercent,
	watch = null,
	version,
	mayHold = false,
	edit = null,
}: Omit<LeadRooms, 'watch'> & {
	/** Notices about the price, where they are switched here, and the version of the lead that is shown. */
	watch?: LeadRooms['watch'];
	version?: number;
	/** Whether the reader may ask for an option on these rooms. */
	mayHold?: boolean;
	/** Where the rooms are changed, or the hotel is asked to change them; null where neither can be. */
	edit?: { path: string; kind: 'change' | 'ask' } | null;
}) {
	const { t } = useTranslation(['lead', 'rooms']);
	const { language } = useRoot();
	const summary = driftSummary(rooms);
	const isSame = summary === null || summary.kind === 'same';
	const passes = summary?.kind !== 'changed';
	const day = formatDate(savedOn, language);
	const sum = passes ? null : totalDrift(rooms);
	const currency = rooms[0]?.total.currency ?? 'EUR';
	const asOf = rooms.find(({ ratesAsOf }) => ratesAsOf)?.ratesAsOf ?? null;
	const isInterest = summary !== null;
	return (
		<section className="trade-card" aria-labelledby="rooms">
			<CardHead>
				<h2 id="rooms">{t('lead:rooms.title')}</h2>
				<span className="trade-note ml-auto">{t('lead:rooms.savedOn', { day })}</span>
			</CardHead>
			{summary ? (
				<p
					className="border-b border-hair py-3 px-4.5 data-[tone=changed]:bg-light1 data-[tone=changed]:font-semibold"
					data-tone={passes ? 'ok' : 'changed'}
				>
					{t(`lead:rooms.${summary.kind}`, {
						...{ day, percent: formatPercent(tolerancePercent, language) },
						before: amountOf('before' in summary ? summary.before : null),
						after: amountOf('after' in summary ? summary.after : null),
					})}
				</p>
			) : null}
			<ul className="[&>li+li]:border-t [&>li+li]:border-hair [&>li]:grid [&>li]:grid-cols-[minmax(0,1fr)_auto] [&>li]:gap-x-6 [&>li]:gap-y-2 [&>li]:py-3.5 [&>li]:px-4.5">
				{rooms.map((room, at) => (
					<RoomRow key={at} room={room} hasOwnTerms={rooms.length > 1} mayHold={mayHold} />
				))}
			</ul>
			{asOf ? (
				<p className="trade-note border-t border-hair px-4.5 py-3">
					{t(isInterest ? 'lead:rooms.rateOpen' : 'lead:rooms.rateFixed', { day: formatDate(asOf, language) })}
				</p>
			) : null}
			{sum ? (
				<p className="border-t border-hair py-3 px-4.5 font-semibold">
					{t('lead:drift.total', {
						after: formatRate(sum.after, { hasCents: true }),
						before: formatRate(sum.before, { hasCents: true }),
					})}
				</p>
			) : null}
			{watch && version !== undefined ? <PriceWatch {...{ watch, version, currency, tolerancePercent }} /> : null}
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

/** With cents; empty where the sentence tells no amount. */
function amountOf(money: Money | null): string {
	return money === null ? '' : formatRate(money, { hasCents: true });
}

type RoomRowProps = { room: LeadRoom; hasOwnTerms: boolean; mayHold: boolean };

function RoomRow({ room, hasOwnTerms, mayHold }: RoomRowProps) {
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
			{hasOwnTerms ? (
				<div className="col-span-full -mt-2">
					<RoomTerms room={room} />
				</div>
			) : null}
			{drift && drift.changes.length > 0 ? (
				<ul className="col-span-full border-l-2 border-accent pl-3">
					{drift.changes.map((change) => (
						<li key={change.kind}>
							<DriftWords change={change} mayHold={mayHold} />
						</li>
					))}
				</ul>
			) : null}
		</li>
	);
}

/** What is due when, and what a cancellation costs, of one room among several. */
function RoomTerms({ room: { payments, cancellation, total } }: { room: LeadRoom }) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const bookedOn = cancellation[0]?.from ?? '';
	const day = (date: string) => formatDate(date, language);
	const due = payments.map(({ dueDate, minor }) =>
		t('rooms.due', {
			day: dueDate <= bookedOn ? t('rooms.atBooking') : day(dueDate),
			amount: formatRate({ minor, currency: total.currency }, { hasCents: true }),
		}),
	);
	const fees = cancellation.map(({ from, until, feePercent }) =>
		feePercent === 0
			? t('rooms.freeUntil', { day: day(until) })
			: t('rooms.feeFrom', { day: day(from), percent: formatNumber(feePercent, language) }),
	);
	return (
		<p className="trade-note">
			{due.join(', ')}
			<br />
			{fees.join(', ')}
		</p>
	);
}
