import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { CalendarConflict } from '~/domain/calendar-sync/list-calendars.server';
import { formatDateRange } from '~/domain/date/format-date-range';
import { plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import { VerbForm } from '../../page/verb-form';
import { FaultBox } from '../../parts/fault-box';
import { tradeButton } from '../../trade-button';

type ClashListProps = { conflicts: readonly CalendarConflict[]; settled: readonly CalendarConflict[] };

/** Nights that a channel and a lead both have: for a person to settle. */
export function ClashList({ conflicts, settled }: ClashListProps) {
	const { t } = useTranslation('channel-calendars');
	return (
		<>
			{conflicts.length > 0 ? (
				<FaultBox className="mt-6 items-start">
					<div className="grid gap-3">
						<div>
							<h2 className="font-semibold">{t('clashes.title', { count: conflicts.length })}</h2>
							<p>{t('clashes.text')}</p>
						</div>
						<ul className="grid gap-3">
							{conflicts.map((conflict) => (
								<Clash key={`${conflict.stayId} ${conflict.lead.id}`} conflict={conflict} isSettled={false} />
							))}
						</ul>
					</div>
				</FaultBox>
			) : null}
			{settled.length > 0 ? (
				<details className="trade-card mt-6">
					<summary className="flex min-h-11 cursor-pointer items-center px-4.5 font-medium">
						{t('clashes.settled')} ({settled.length})
					</summary>
					<ul className="grid gap-3 border-t border-hair px-4.5 py-4">
						{settled.map((conflict) => (
							<Clash key={`${conflict.stayId} ${conflict.lead.id}`} conflict={conflict} isSettled />
						))}
					</ul>
				</details>
			) : null}
		</>
	);
}

function Clash({ conflict, isSettled }: { conflict: CalendarConflict; isSettled: boolean }) {
	const { t } = useTranslation('channel-calendars');
	const language = useRoot().language as Language;
	const days = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) =>
		formatDateRange(plainDate(checkIn), plainDate(checkOut), language);
	const { calendar, lead, stayId } = conflict;
	const period = days(conflict);
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-ink">
			<p className="grid">
				<span className="font-medium">{t('clashes.there', { calendar, period })}</span>
				<span>{t('clashes.here', { name: lead.name, period: days(lead) })}</span>
			</p>
			<div className="flex flex-wrap items-center gap-2">
				<Link to={deskBookingPath(lead.id)} className={tradeButton('line')}>
					{t('clashes.open')}
				</Link>
				<VerbForm fields={{ stay: stayId }}>
					<button
						type="submit"
						name="intent"
						value={isSettled ? 'reopen' : 'settle'}
						aria-label={t(isSettled ? 'clashes.reopenOf' : 'clashes.sameOf', { calendar, period })}
						className={tradeButton('line')}
					>
						{t(isSettled ? 'clashes.reopen' : 'clashes.same')}
					</button>
				</VerbForm>
			</div>
		</li>
	);
}
