import { type CSSProperties, memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { LONG_MONTHS, SHORT_MONTHS, SHORT_WEEKDAYS } from '~/domain/date/month-names';
import { addDays, daysBetween, type PlainDate, partsOf, weekday } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { CALENDAR_DAYS, MOST_COUNTED, WINDOW_DAYS } from '~/domain/operator-desk/calendar/calendar-window';
import type { BlockBar, DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { GridPart } from '../grid/grid-part';
import { type GridSelection, spanInRow } from '../grid/grid-selection';
import type { useGridSelection } from '../grid/use-grid-selection';
import { DAY_WIDTHS, type Layout, PLACE_HEIGHT, ROW_HEIGHT, rem, type Zoom } from './calendar-geometry';
import { HolidayRow } from './calendar-holidays';
import { monthsIn } from './month-shares';
import { ACTIVE_NIGHT, PropertyRow } from './property-row';
import type { useCalendarWindows } from './use-calendar-windows';
import type { GridView } from './use-grid-view';

/** The keys are with the grid, which says at which night they are. */
const KEYS_AT_NIGHT = { tabIndex: 0, 'aria-activedescendant': ACTIVE_NIGHT };

type CalendarGridProps = {
	calendar: DeskCalendar;
	windows: ReturnType<typeof useCalendarWindows>;
	layout: Layout;
	view: GridView;
	zoom: Zoom;
	now: number;
	selection: GridSelection | null;
	isAlive: boolean;
	scroller: RefObject<HTMLDivElement>;
	onScroll: () => void;
	/** `ref` and handlers of the grid. */
	gridProps: ReturnType<typeof useGridSelection<HTMLDivElement>>['gridProps'];
	onBlock: (bar: BlockBar) => void;
	onStretch: (bar: BlockBar, checkOut: PlainDate) => void;
};

/**
 * Days across, properties down; stays lie over their nights as bars. Only rows and days in sight are elements, and of the nights themselves only the one
 * that the keys are at (OPERATOR-9). Without script the first window stands there whole.
 */
export function CalendarGrid(props: CalendarGridProps) {
	const { calendar, windows, layout, view, zoom, now, selection, isAlive, scroller, onScroll, gridProps } = props;
	const { t } = useTranslation('operator-calendar');
	const { from, today, all, after, window: first } = calendar;
	const count = isAlive ? CALENDAR_DAYS : WINDOW_DAYS;
	const at = selection?.focus ?? { row: after, column: 0 };
	const end = after + Math.max(0, first.properties.length - 1);
	const span = isAlive ? [view.top, view.bottom] : [layout.topOf(after) - PLACE_HEIGHT, layout.topOf(end)];
	const lines = layout
		.linesIn(span[0] ?? 0, span[1] ?? 0)
		.filter((line) => isAlive || line.kind === 'place' || (line.row >= after && line.row <= end));
	const origin = isAlive ? 0 : (lines[0]?.top ?? 0);
	const height = isAlive ? layout.height : (lines.at(-1)?.top ?? 0) + ROW_HEIGHT - origin;
	const [left, right] = isAlive ? [view.left, view.right] : [0, WINDOW_DAYS];
	const style = {
		'--track': rem(count * DAY_WIDTHS[zoom]),
		'--day': rem(DAY_WIDTHS[zoom]),
		'--saturday': (6 - weekday(from)) % 7,
	};
	const todayAt = daysBetween(from, today);
	return (
		<div ref={scroller} className="desk-scroll" onScroll={onScroll}>
			<GridPart
				part="grid"
				className="desk-grid"
				data-zoom={zoom}
				aria-label={t('grid')}
				aria-rowcount={all + 2}
				{...gridProps}
				{...(isAlive ? KEYS_AT_NIGHT : {})}
				style={style as CSSProperties}
			>
				<GridPart part="rowgroup" className="desk-head">
					<Months {...{ from, left, right, zoom }} />
					<GridPart part="row" className="desk-days">
						<GridPart part="columnheader" className="desk-name desk-corner">
							<span>{t('properties', { count: all })}</span>
							<small className="desk-note">{t('byPlace')}</small>
						</GridPart>
						<Days {...{ from, left, right, zoom, today }} />
					</GridPart>
					<HolidayRow {...{ from, left, right, zoom }} holidays={calendar.holidays} />
				</GridPart>
				<GridPart part="rowgroup" className="desk-body" style={{ height: rem(height) }}>
					<div aria-hidden="true" className="desk-shades">
						{todayAt >= 0 && todayAt < count ? <b style={{ left: rem((todayAt + 0.5) * DAY_WIDTHS[zoom]) }} /> : null}
						{monthsIn(from, left, right).map(({ start }) =>
							start === from ? null : (
								<i key={start} style={{ left: rem(daysBetween(from, start) * DAY_WIDTHS[zoom]) }} />
							),
						)}
					</div>
					{lines.map((line) => {
						if (line.kind === 'place')
							return (
								<GridPart
									key={`${line.name} ${line.top}`}
									part="row"
									className="desk-place"
									style={{ top: rem(line.top - origin) }}
								>
									<GridPart part="rowheader" className="desk-place-name">
										{line.name} <small className="tabular">{line.count}</small>
									</GridPart>
								</GridPart>
							);
						const own = spanInRow(selection, line.row);
						return (
							<PropertyRow
								key={line.row}
								property={windows.rows[line.row] ?? null}
								row={line.row}
								top={line.top - origin}
								first={left}
								last={right}
								left={own?.left ?? -1}
								right={own?.right ?? -1}
								active={isAlive && at.row === line.row ? at.column : -1}
								{...{ from, zoom, now, isAlive, onBlock: props.onBlock, onStretch: props.onStretch }}
							/>
						);
					})}
				</GridPart>
				{zoom === 'month' ? null : (
					<GridPart part="rowgroup" className="desk-foot">
						<GridPart part="row" className="desk-days">
							<GridPart part="rowheader" className="desk-name">
								<span>{t('freeThatNight')}</span>
								<small className="desk-note">{t('of', { count: all })}</small>
							</GridPart>
							{all <= MOST_COUNTED ? (
								<FreeNights {...{ from, left, right, zoom, today, all }} windows={windows} />
							) : null}
						</GridPart>
					</GridPart>
				)}
			</GridPart>
		</div>
	);
}

/** From these widths on, in px at a root font of 16, a month has room for its short name, and for its name and year. */
const NAMED_MONTH = 44;
const WHOLE_MONTH = 145;

type DaysProps = { from: PlainDate; left: number; right: number; zoom: Zoom };

/** The columns that have a head: each day, or each Monday. */
function headsOf({ from, left, right, zoom }: DaysProps): number[] {
	const columns = Array.from({ length: Math.max(0, right - left) }, (_, at) => left + at);
	if (zoom === 'month') return [];
	return zoom === 'day' ? columns : columns.filter((column) => weekday(addDays(from, column)) === 1);
}

const Months = memo(function Months({ from, left, right, zoom }: DaysProps) {
	const language = useRoot().language as Language;
	const monthName = (start: PlainDate, width: number) => {
		const at = Number(start.slice(5, 7)) - 1;
		if (width < NAMED_MONTH) return '';
		return width < WHOLE_MONTH ? SHORT_MONTHS[language][at] : `${LONG_MONTHS[language][at]} ${start.slice(0, 4)}`;
	};
	return (
		<div className="desk-months" aria-hidden="true">
			<span className="desk-name" />
			{monthsIn(from, left, right).map(({ start, end }) => (
				<span
					key={start.slice(0, 7)}
					className="desk-month"
					style={{
						left: rem(daysBetween(from, start) * DAY_WIDTHS[zoom]),
						width: rem(daysBetween(start, end) * DAY_WIDTHS[zoom]),
					}}
				>
					<span>{monthName(start, daysBetween(start, end) * DAY_WIDTHS[zoom])}</span>
				</span>
			))}
		</div>
	);
});

const Days = memo(function Days({ today, ...props }: DaysProps & { today: PlainDate }) {
	const language = useRoot().language as Language;
	const { from, zoom } = props;
	return headsOf(props).map((column) => {
		const day = addDays(from, column);
		const isWeekend = weekday(day) === 0 || weekday(day) === 6;
		return (
			<GridPart
				key={day}
				part="columnheader"
				className="desk-day"
				data-weekend={(zoom === 'day' && isWeekend) || undefined}
				data-today={day === today || undefined}
				style={{ left: rem(column * DAY_WIDTHS[zoom]) }}
			>
				<small>{SHORT_WEEKDAYS[language][weekday(day)]?.slice(0, 2)}</small>
				<span>{partsOf(day).day}</span>
			</GridPart>
		);
	});
});

type FreeNightsProps = DaysProps & { today: PlainDate; all: number; windows: ReturnType<typeof useCalendarWindows> };

function FreeNights({ today, all, windows, ...props }: FreeNightsProps) {
	return headsOf(props).map((column) => {
		const day = addDays(props.from, column);
		const isKnown = windows.days.has(Math.floor(column / WINDOW_DAYS) * WINDOW_DAYS);
		return (
			<GridPart
				key={day}
				part="gridcell"
				className="desk-day"
				data-today={day === today || undefined}
				style={{ left: rem(column * DAY_WIDTHS[props.zoom]) }}
			>
				{isKnown ? all - (windows.taken.get(day) ?? 0) : ''}
			</GridPart>
		);
	});
}
