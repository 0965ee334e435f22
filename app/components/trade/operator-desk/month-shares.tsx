import { useTranslation } from 'react-i18next';
import { addDays, daysBetween, maxPlainDate, minPlainDate, type PlainDate, plainDate } from '~/domain/date/plain-date';
import type { CalendarProperty } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { GridPart } from '../grid/grid-part';
import { DAY_WIDTHS, rem } from './calendar-geometry';
import { holdsNights } from './calendar-words';

/** The months among days, each from its first day that is shown to the day after its last. */
export function monthsIn(from: PlainDate, first: number, last: number): { start: PlainDate; end: PlainDate }[] {
	const months: { start: PlainDate; end: PlainDate }[] = [];
	const until = addDays(from, last);
	for (let start = addDays(from, first); start < until; ) {
		const next = plainDate(`${addDays(plainDate(`${start.slice(0, 7)}-01`), 31).slice(0, 7)}-01`);
		const end = minPlainDate(next, until);
		months.push({ start, end });
		start = end;
	}
	return months;
}

type MonthSharesProps = {
	property: CalendarProperty;
	from: PlainDate;
	/** Days that are drawn, all of them loaded. */
	first: number;
	last: number;
};

/** How much of each month is taken, in percent of its nights that the calendar shows. */
export function MonthShares({ property, from, first, last }: MonthSharesProps) {
	const { t } = useTranslation('operator-calendar');
	const held = property.bars.filter(holdsNights);
	return monthsIn(from, first, last).map(({ start, end }) => {
		const nights = held.reduce((sum, { checkIn, checkOut }) => {
			const overlap = daysBetween(maxPlainDate(start, plainDate(checkIn)), minPlainDate(end, plainDate(checkOut)));
			return sum + Math.max(0, overlap);
		}, 0);
		const share = Math.round((nights / daysBetween(start, end)) * 100);
		return (
			<GridPart
				key={start}
				part="gridcell"
				className="desk-share"
				style={{
					left: rem(daysBetween(from, start) * DAY_WIDTHS.month),
					width: rem(daysBetween(start, end) * DAY_WIDTHS.month),
					background: `color-mix(in srgb, #2b6948 ${Math.round(share * 0.4)}%, transparent)`,
				}}
			>
				{t('share', { share })}
			</GridPart>
		);
	});
}
