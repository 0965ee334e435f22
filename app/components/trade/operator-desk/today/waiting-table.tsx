import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { houseName } from '~/domain/lead/property-name';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import type { DeskToday, WaitingRow } from '~/domain/operator-desk/today/load-desk-today.server';
import { Amount } from '../../amount';
import { Chip } from '../../parts/chip';
import { EmptyState } from '../../states';
import { tradeButton } from '../../trade-button';
import { Clock } from './clock';

/** What waits for the operator's answer, what is promised first at the top. */
export function WaitingTable({ waiting, now }: { waiting: DeskToday['waiting']; now: number }) {
	const { t } = useTranslation('operator-today');
	const { rows, count, late, soon } = waiting;
	return (
		<section className="mt-8">
			<h2>
				{t('waiting.title')}{' '}
				{count > 0 ? (
					<small className="trade-note font-sans tracking-[0]">
						{[
							t('waiting.count', { count }),
							late > 0 ? t('waiting.late', { count: late }) : null,
							soon > 0 ? t('waiting.soon', { count: soon }) : null,
						]
							.filter(Boolean)
							.join(', ')}
					</small>
				) : null}
			</h2>
			<div className="trade-card mt-3">
				{rows.length === 0 ? (
					<EmptyState title={t('waiting.none')}>{t('waiting.noneText')}</EmptyState>
				) : (
					<ul className="[&>li+li]:border-t [&>li+li]:border-hair">
						{rows.map((row) => (
							<Row key={`${row.kind} ${row.id}`} row={row} now={now} />
						))}
					</ul>
				)}
				{count > rows.length ? (
					<p className="border-t border-hair px-4.5 py-3">
						<Link to="/partner/inbox" className="trade-link">
							{t('waiting.more', { count: count - rows.length })}
						</Link>
					</p>
				) : null}
			</div>
		</section>
	);
}

function Row({ row, now }: { row: WaitingRow; now: number }) {
	const { t } = useTranslation('operator-today');
	const { language } = useRoot();
	return (
		<li className="today-waiting">
			<Clock at={row.deadline} from={row.requestedAt} now={now} />
			<span>
				<Chip kind="open">{t(`waiting.kind.${row.kind}`)}</Chip>
			</span>
			<span className="min-w-0">
				<b className="block truncate font-semibold">
					{row.firstName} {row.lastName}
				</b>
				<span className="trade-note block truncate">{row.agency ?? t('direct')}</span>
			</span>
			<span className="min-w-0">
				<b className="block truncate font-semibold">{houseName(row.property)}</b>
				<span className="trade-note block truncate">
					{[row.place, formatDateRange(row.checkIn, row.checkOut, language)].filter(Boolean).join(', ')}
				</span>
			</span>
			<span className="tabular text-right">
				{row.totalMinor === null ? t('noPrice') : <Amount money={{ minor: row.totalMinor, currency: row.currency }} />}
				<span className="trade-note block">{t('guests', { count: row.pax })}</span>
			</span>
			<Link
				to={deskBookingPath(row.id)}
				className={tradeButton(row.deadline <= now ? 'dark' : 'line')}
				aria-label={t('waiting.answerTo', { name: `${row.firstName} ${row.lastName}` })}
			>
				{t('waiting.answer')}
			</Link>
		</li>
	);
}
