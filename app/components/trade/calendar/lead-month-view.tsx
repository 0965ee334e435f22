import { Link } from '@remix-run/react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { LONG_MONTHS } from '~/domain/date/month-names';
import { partsOf, plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { daysOf, type Month, placeInMonth } from '~/domain/lead/dashboard/lead-month';
import type { MonthLead } from '~/domain/lead/dashboard/read-month.server';
import { leadPath } from '~/domain/lead/lead-path';
import { houseName } from '~/domain/lead/property-name';
import { Icon } from '../../ui/icon';
import { CHOICE } from '../parts/choice';
import { StatusBadge } from '../status-badge';
import { tradeButton } from '../trade-button';

export type MonthWhose = 'team' | 'mine';

type LeadMonthViewProps = { month: Month; whose: MonthWhose; rows: readonly MonthLead[]; isCut: boolean };

/** A month of the agency: each option and stay is a line with its days, and leads to its lead. */
export function LeadMonthView({ month, whose, rows, isCut }: LeadMonthViewProps) {
	const { t } = useTranslation('calendar');
	const { language, today } = useRoot();
	const { year, month: number } = partsOf(month.first);
	const address = (key: string, whom: MonthWhose = whose) =>
		`?${new URLSearchParams({ month: key, ...(whom === 'mine' ? { whose: 'mine' } : {}) })}`;
	const days = daysOf(month);
	return (
		<section aria-labelledby="month" className="trade-card mt-6">
			<header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair py-3 px-4.5 [&>:last-child]:ml-auto">
				<h2 className="min-w-48" id="month">
					{LONG_MONTHS[language as Language][number - 1]} {year}
				</h2>
				<nav aria-label={t('month.label')} className="flex gap-1.5">
					<Link
						to={address(month.before)}
						preventScrollReset
						aria-label={t('month.before')}
						className={tradeButton('line', 'min-w-9 px-2.5')}
					>
						<Icon name="chevronLeft" size={16} />
					</Link>
					<Link to={address(today.slice(0, 7))} preventScrollReset className={tradeButton('line', 'min-w-9 px-2.5')}>
						{t('month.today')}
					</Link>
					<Link
						to={address(month.after)}
						preventScrollReset
						aria-label={t('month.after')}
						className={tradeButton('line', 'min-w-9 px-2.5')}
					>
						<Icon name="chevronRight" size={16} />
					</Link>
				</nav>
				<nav aria-label={t('month.whose')} className={CHOICE}>
					{(['team', 'mine'] as const).map((each) => (
						<Link
							key={each}
							to={address(month.key, each)}
							preventScrollReset
							aria-current={each === whose ? 'true' : undefined}
						>
							{t(`month.${each}`)}
						</Link>
					))}
				</nav>
			</header>
			<div style={{ '--days': month.days } as CSSProperties}>
				<p
					aria-hidden="true"
					className="hidden xl:text-[0.75rem]/8 xl:grid xl:grid-cols-[repeat(var(--days),minmax(0,1fr))] xl:pr-4.5 xl:pl-[27.125rem] xl:border-b xl:border-line2 xl:text-ink2 xl:tabular-nums"
				>
					{days.map(({ day, isWeekend, date }) => (
						<span
							className="xl:text-center xl:data-weekend:font-semibold xl:data-weekend:text-ink xl:data-today:rounded-chip xl:data-today:bg-selected xl:data-today:text-accent-ink"
							key={day}
							data-weekend={isWeekend ? '' : undefined}
							data-today={date === today ? '' : undefined}
						>
							{day}
						</span>
					))}
				</p>
				{rows.length === 0 ? (
					<p className="py-5 px-4.5 text-ink2">{t('month.none')}</p>
				) : (
					<ul>
						{rows.map((row) => (
							<Line key={row.id} row={row} month={month} />
						))}
					</ul>
				)}
			</div>
			{isCut ? <p className="py-5 px-4.5 text-ink2">{t('month.cut', { count: rows.length })}</p> : null}
		</section>
	);
}

function Line({ row, month }: { row: MonthLead; month: Month }) {
	const language = useRoot().language as Language;
	const [checkIn, checkOut] = [plainDate(row.checkIn), plainDate(row.checkOut)];
	const { start, span, startsBefore } = placeInMonth(month, { checkIn, checkOut });
	return (
		<li className="relative grid gap-1.5 border-b border-hair py-2.5 px-4.5 last:border-b-0 hover:bg-row xl:grid-cols-[26rem_minmax(0,1fr)] xl:gap-x-0 xl:min-h-11.75 xl:items-center xl:py-1.5">
			<div className="grid gap-0.5 min-w-0 xl:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] xl:gap-x-3 xl:pr-4">
				<Link className="font-semibold after:absolute after:inset-0" to={leadPath(row.id)}>
					{row.clientFirstName} {row.clientLastName}
				</Link>
				<span className="wrap-anywhere text-ink2">{houseName(row.propertyName)}</span>
				<span className="wrap-anywhere text-ink2 text-(length:--text-note) flex flex-wrap items-center gap-x-2.5 gap-y-1 xl:col-span-full">
					{formatDateRange(checkIn, checkOut, language)} <StatusBadge status={row.status} />
				</span>
			</div>
			<span aria-hidden="true" className="grid grid-cols-[repeat(var(--days),minmax(0,1fr))]">
				<span
					className="h-3 self-center border border-main rounded-chip data-before:[border-left-style:dashed] data-before:[border-top-left-radius:0] data-before:[border-bottom-left-radius:0] data-[status=confirmedBooking]:border-[#1b5834] data-[status=confirmedBooking]:bg-[#1b5834] data-[status=requestedBooking]:border-[#523785] data-[status=requestedBooking]:bg-[#ece6f7] data-[status=confirmedOption]:border-[#0d5160] data-[status=confirmedOption]:bg-[#0d5160] data-[status=requestedOption]:border-[#744800] data-[status=requestedOption]:bg-[#faedd0] xl:h-4.5 xl:mx-px"
					data-status={row.status}
					data-before={startsBefore ? '' : undefined}
					style={{ gridColumn: `${start} / span ${span}` }}
				/>
			</span>
		</li>
	);
}
