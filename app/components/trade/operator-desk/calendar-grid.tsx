import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { LONG_MONTHS, SHORT_WEEKDAYS } from '~/domain/date/month-names';
import { addDays, daysBetween, type PlainDate, partsOf, weekday } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import type {
	BlockBar,
	CalendarProperty,
	CalendarStay,
	DeskCalendar,
} from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { Picture } from '../../ui/picture';
import { type GridSelection, spanInRow } from '../grid/grid-selection';
import type { useGridSelection } from '../grid/use-grid-selection';
import { CalendarBar } from './calendar-bar';
import { barSpan, stayOfColumns } from './calendar-geometry';
import { barWords, nightWords, timeLeft } from './calendar-words';

/** A free period shorter than this has no room for its price. */
const FEWEST_PRICED_NIGHTS = 3;

export const ACTIVE_NIGHT = 'active-night';

/** The keys are with the grid, which says at which night they are. */
const KEYS_AT_NIGHT = { tabIndex: 0, 'aria-activedescendant': ACTIVE_NIGHT };

type CalendarGridProps = {
	calendar: DeskCalendar;
	now: number;
	selection: GridSelection | null;
	isAlive: boolean;
	/** `ref` and handlers of the grid. */
	gridProps: ReturnType<typeof useGridSelection<HTMLTableElement>>['gridProps'];
	onBlock: (bar: BlockBar) => void;
};

/** Days across, properties down; stays lie over their nights as bars. Of the nights themselves only the one that the keys are at is an element. */
export function CalendarGrid({ calendar, now, selection, isAlive, gridProps, onBlock }: CalendarGridProps) {
	const { t } = useTranslation('operator-calendar');
	const { days, today, properties } = calendar;
	const at = selection?.focus ?? { row: 0, column: 0 };
	const places = [...new Set(properties.map(({ place }) => place))];
	return (
		<div className="desk-scroll">
			<div className="desk-sheet" style={{ '--days': days.length } as CSSProperties}>
				<Shades days={days} today={today} />
				<table className="desk-grid" aria-label={t('grid')} {...gridProps} {...(isAlive ? KEYS_AT_NIGHT : {})}>
					<thead>
						<MonthRow days={days} />
						<tr>
							<th scope="col" className="desk-day desk-name">
								{t('properties', { count: properties.length })}
							</th>
							{days.map((day) => (
								<DayHead key={day} day={day} isToday={day === today} />
							))}
						</tr>
					</thead>
					{places.map((place) => (
						<tbody key={place}>
							<tr>
								<th scope="rowgroup" colSpan={days.length + 1} className="desk-place">
									<span className="desk-place-name">
										{place}{' '}
										<small className="tabular">{properties.filter((each) => each.place === place).length}</small>
									</span>
								</th>
							</tr>
							{properties.map((property, row) => {
								if (property.place !== place) return null;
								const own = spanInRow(selection, row);
								return (
									<PropertyRow
										key={property.id}
										property={property}
										calendar={calendar}
										row={row}
										left={own?.left ?? -1}
										right={own?.right ?? -1}
										active={isAlive && at.row === row ? at.column : -1}
										{...{ now, isAlive, onBlock }}
									/>
								);
							})}
						</tbody>
					))}
					<tfoot>
						<tr>
							<th scope="row" className="desk-name">
								{t('freeThatNight')}{' '}
								<small className="desk-note desk-end">{t('of', { count: properties.length })}</small>
							</th>
							{days.map((day) => (
								<td key={day} data-today={day === today || undefined}>
									{properties.filter((property) => !isHeld(property, day)).length}
								</td>
							))}
						</tr>
					</tfoot>
				</table>
			</div>
		</div>
	);
}

/** Behind the bars: weekends, and the day that it is. */
function Shades({ days, today }: Pick<DeskCalendar, 'days' | 'today'>) {
	const todayAt = days.indexOf(today);
	return (
		<div aria-hidden="true" className="desk-shades">
			{days.map((day, column) => (isWeekend(day) ? <i key={day} style={{ gridColumn: column + 1 }} /> : null))}
			{todayAt < 0 ? null : <b style={{ left: `${((todayAt + 0.5) / days.length) * 100}%` }} />}
		</div>
	);
}

const HOLDS: ReadonlySet<string> = new Set(['confirmedOption', 'confirmedBooking', 'block', 'hold']);

/** It ends by itself. */
const isHeldFor = (bar: CalendarStay): bar is CalendarStay & { expiresAt: number } =>
	(bar.kind === 'confirmedOption' || bar.kind === 'hold') && bar.expiresAt !== null;

const isHeld = (property: CalendarProperty, day: PlainDate) =>
	property.bars.some((bar) => HOLDS.has(bar.kind) && bar.checkIn <= day && day < bar.checkOut);

const isWeekend = (day: PlainDate) => weekday(day) === 0 || weekday(day) === 6;

function MonthRow({ days }: { days: readonly PlainDate[] }) {
	const { language } = useRoot();
	const months = new Map<string, number>();
	for (const day of days) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + 1);
	return (
		<tr className="desk-months">
			<td className="desk-name" />
			{[...months].map(([month, count]) => (
				<td key={month} colSpan={count}>
					<span className="desk-month">
						{LONG_MONTHS[language as Language][Number(month.slice(5)) - 1]} {month.slice(0, 4)}
					</span>
				</td>
			))}
		</tr>
	);
}

const DayHead = memo(function DayHead({ day, isToday }: { day: PlainDate; isToday: boolean }) {
	const { language } = useRoot();
	return (
		<th scope="col" className="desk-day" data-weekend={isWeekend(day) || undefined} data-today={isToday || undefined}>
			<small>{SHORT_WEEKDAYS[language as Language][weekday(day)]?.slice(0, 2)}</small>
			<span>{partsOf(day).day}</span>
		</th>
	);
});

type PropertyRowProps = {
	property: CalendarProperty;
	calendar: DeskCalendar;
	row: number;
	now: number;
	/** Columns of the chosen nights; -1: none. */
	left: number;
	right: number;
	/** Column of the night that the keys are at; -1: in another row. */
	active: number;
	isAlive: boolean;
	onBlock: (bar: BlockBar) => void;
};

const PropertyRow = memo(function PropertyRow(props: PropertyRowProps) {
	const { property, calendar, row, now, left, right, active, isAlive, onBlock } = props;
	const { t } = useTranslation('operator-calendar');
	const language = useRoot().language as Language;
	const shown = { from: calendar.from, count: calendar.days.length };
	const stayChosen = left < 0 ? null : stayOfColumns(calendar.from, left, right);
	const chosen = stayChosen && barSpan(stayChosen, shown);
	const night = active < 0 ? null : addDays(calendar.from, active);
	const at = night && barSpan({ checkIn: night, checkOut: addDays(night, 1) }, shown);
	return (
		<tr data-row={row} data-chosen={left >= 0 || undefined}>
			<th scope="row" className="desk-name">
				<span className="desk-property">
					<span className="desk-picture">
						{property.picture ? <Picture picture={property.picture} sizes="48px" isInList /> : null}
					</span>
					<span className="min-w-0">
						<strong className="block truncate">{property.name}</strong>
						<small className="desk-note">{bedsWords(t, property)}</small>
					</span>
				</span>
			</th>
			<td colSpan={calendar.days.length} role="presentation" className="desk-track" data-track>
				{property.free.map((stay) => {
					const span = barSpan(stay, shown);
					const nights = daysBetween(stay.checkIn as PlainDate, stay.checkOut as PlainDate);
					// Under the chosen nights stands how many they are.
					const isCovered = stayChosen && stay.checkIn < stayChosen.checkOut && stay.checkOut > stayChosen.checkIn;
					return span && nights >= FEWEST_PRICED_NIGHTS && !isCovered ? (
						<span
							key={stay.checkIn + stay.checkOut}
							aria-hidden="true"
							className="desk-price"
							style={{ left: `${span.left}%`, width: `${span.width}%` }}
						>
							{groupDigits(stay.priceMinor, 0)}
						</span>
					) : null;
				})}
				{property.bars.map((bar) => {
					const span = barSpan(bar, shown);
					return span ? (
						<CalendarBar
							key={bar.id}
							bar={bar}
							span={span}
							label={barWords(t, language, bar)}
							left={isHeldFor(bar) ? timeLeft(t, bar.expiresAt - now) : null}
							isInGrid={isAlive}
							onBlock={onBlock}
						/>
					) : null;
				})}
				{chosen ? (
					<span
						aria-hidden="true"
						className="desk-chosen"
						data-cut-right={chosen.isCutRight || undefined}
						style={{ left: `${chosen.left}%`, width: `${chosen.width}%` }}
					>
						<span className="desk-count">{t('nights', { count: right - left + 1 })}</span>
					</span>
				) : null}
				{night && at ? (
					// biome-ignore lint/a11y/useSemanticElements: it lies over the bars, as a cell of a table cannot
					// biome-ignore lint/a11y/useFocusableInteractive: the grid points to it by aria-activedescendant
					<span
						role="gridcell"
						id={ACTIVE_NIGHT}
						className="desk-night"
						aria-selected={left >= 0 && left <= active && active <= right}
						aria-label={nightWords(t, language, property, night)}
						style={{ left: `${at.left}%`, width: `${at.width}%` }}
					/>
				) : null}
			</td>
		</tr>
	);
});

function bedsWords(
	t: ReturnType<typeof useTranslation<'operator-calendar'>>['t'],
	{ adults, children }: CalendarProperty,
) {
	if (adults === null) return t('bedsUnknown');
	return children ? t('bedsAndMore', { count: adults, more: children }) : t('beds', { count: adults });
}
