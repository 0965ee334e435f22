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
		<section aria-labelledby="month" className="trade-card desk-section">
			<header className="month-head">
				<h2 id="month">
					{LONG_MONTHS[language as Language][number - 1]} {year}
				</h2>
				<nav aria-label={t('month.label')} className="month-nav">
					<Link to={address(month.before)} preventScrollReset aria-label={t('month.before')} className={tradeButton()}>
						<Icon name="chevronLeft" size={16} />
					</Link>
					<Link to={address(today.slice(0, 7))} preventScrollReset className={tradeButton()}>
						{t('month.today')}
					</Link>
					<Link to={address(month.after)} preventScrollReset aria-label={t('month.after')} className={tradeButton()}>
						<Icon name="chevronRight" size={16} />
					</Link>
				</nav>
				<nav aria-label={t('month.whose')} className="trade-switch">
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
			<div className="month" style={{ '--days': month.days } as CSSProperties}>
				<p aria-hidden="true" className="month-days">
					{days.map(({ day, isWeekend, date }) => (
						<span key={day} data-weekend={isWeekend ? '' : undefined} data-today={date === today ? '' : undefined}>
							{day}
						</span>
					))}
				</p>
				{rows.length === 0 ? (
					<p className="month-none">{t('month.none')}</p>
				) : (
					<ul>
						{rows.map((row) => (
							<Line key={row.id} row={row} month={month} />
						))}
					</ul>
				)}
			</div>
			{isCut ? <p className="month-none">{t('month.cut', { count: rows.length })}</p> : null}
		</section>
	);
}

function Line({ row, month }: { row: MonthLead; month: Month }) {
	const language = useRoot().language as Language;
	const [checkIn, checkOut] = [plainDate(row.checkIn), plainDate(row.checkOut)];
	const { start, span, startsBefore } = placeInMonth(month, { checkIn, checkOut });
	return (
		<li className="month-line">
			<div className="month-words">
				<Link to={leadPath(row.id)}>
					{row.clientFirstName} {row.clientLastName}
				</Link>
				<span>{houseName(row.propertyName)}</span>
				<span className="month-when">
					{formatDateRange(checkIn, checkOut, language)} <StatusBadge status={row.status} />
				</span>
			</div>
			<span aria-hidden="true" className="month-track">
				<span
					className="month-bar"
					data-status={row.status}
					data-before={startsBefore ? '' : undefined}
					style={{ gridColumn: `${start} / span ${span}` }}
				/>
			</span>
		</li>
	);
}
