import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatMonth, type Month } from '~/domain/date/month';
import type { Language } from '~/domain/language/language';
import type { PricesDesk } from '~/domain/operator-desk/prices/load-prices.server';
import { seasonLabel } from '~/domain/stay/season';
import { Icon } from '../../../ui/icon';

/** `2026/27`. */
function yearName(year: number): string {
	return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** The year of prices, and those beside it. */
export function YearNav({ desk }: { desk: PricesDesk }) {
	const { t } = useTranslation('operator-prices');
	const { year, first, last } = desk;
	return (
		<nav aria-label={t('year')} className="price-years">
			<YearLink desk={desk} year={year - 1} isThere={year > first} label="earlierYear" />
			<b>{yearName(year)}</b>
			<YearLink desk={desk} year={year + 1} isThere={year < last} label="laterYear" />
		</nav>
	);
}

function YearLink({
	desk,
	year,
	isThere,
	label,
}: {
	desk: PricesDesk;
	year: number;
	isThere: boolean;
	label: 'earlierYear' | 'laterYear';
}) {
	const { t } = useTranslation('operator-prices');
	if (!isThere) return <span className="w-11" />;
	return (
		<Link
			to={`/partner/desk/properties/${desk.property.id}/prices?year=${year}`}
			aria-label={t(label, { year: yearName(year) })}
			className="grid size-11 place-items-center"
			preventScrollReset
		>
			<Icon name={label === 'earlierYear' ? 'chevronLeft' : 'chevronRight'} size={18} />
		</Link>
	);
}

/** On narrow windows one month is shown at a time. */
export function MonthNav({ desk, month }: { desk: PricesDesk; month: string }) {
	const { t } = useTranslation('operator-prices');
	const language = useRoot().language as Language;
	const months = monthsOf(desk);
	const at = months.indexOf(month);
	const link = (to: string | undefined, icon: 'chevronLeft' | 'chevronRight') =>
		to ? (
			<Link
				to={`?year=${desk.year}&month=${to}`}
				preventScrollReset
				aria-label={formatMonth(to as Month, language)}
				className="grid size-11 place-items-center"
			>
				<Icon name={icon} size={18} />
			</Link>
		) : (
			<span className="w-11" />
		);
	const season = desk.bands.find(({ weeks }) => weeks.some((week) => week.month === month))?.season;
	return (
		<nav aria-label={t('month')} className="price-month-nav">
			{link(months[at - 1], 'chevronLeft')}
			<b>
				{formatMonth(month as Month, language)}
				{season ? <small>{seasonLabel(season, language)}</small> : null}
			</b>
			{link(months[at + 1], 'chevronRight')}
		</nav>
	);
}

function monthsOf({ bands }: PricesDesk): string[] {
	return [...new Set(bands.flatMap(({ weeks }) => weeks.map(({ month }) => month as string)))];
}

/** The month of a narrow window: the one asked for, else the first in which something is still sold, else the first that is not over. */
export function shownMonth(desk: PricesDesk, asked: string | null): string {
	const months = monthsOf(desk);
	if (asked && months.includes(asked)) return asked;
	// The name of a cell begins with the day of arrival.
	const sold = Object.keys(desk.cells).filter((name) => desk.cells[name]?.offer && desk.cells[name]?.lock !== 'past');
	const isOpen = (month: string) => month >= desk.today.slice(0, 7);
	return (
		months.find((month) => isOpen(month) && sold.some((name) => name.startsWith(month))) ??
		months.find(isOpen) ??
		months[0] ??
		''
	);
}
