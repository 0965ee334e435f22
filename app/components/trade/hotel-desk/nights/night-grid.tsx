import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { LONG_MONTHS, SHORT_WEEKDAYS } from '~/domain/date/month-names';
import { addDays, daysBetween, minPlainDate, type PlainDate, partsOf, weekday } from '~/domain/date/plain-date';
import type { CalendarRoom, NightCalendar } from '~/domain/hotel-desk/nights/load-night-calendar.server';
import { type NightCell, nightState } from '~/domain/hotel-desk/nights/night-cell';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import { Picture } from '../../../ui/picture';
import { spanInRow } from '../../grid/grid-selection';
import type { useGridSelection } from '../../grid/use-grid-selection';
import { nightSentence, seasonName } from './night-words';

/** A minimum stay that is worth its place in a cell. */
const SHOWN_FROM = 2;

type NightGridProps = {
	calendar: NightCalendar;
	grid: ReturnType<typeof useGridSelection<HTMLTableElement>>;
};

/** Nights across, room types down; each cell is a night of a type. */
export function NightGrid({ calendar, grid }: NightGridProps) {
	const { t } = useTranslation('hotel-calendar');
	const { days, rooms, hotel, today } = calendar;
	const { selection, reachable, gridProps } = grid;
	const all = rooms.reduce((sum, { units }) => sum + units, 0);
	const selected = selection && spanInRow(selection, selection.focus.row);
	return (
		<div className="night-scroll">
			<table className="night-grid" aria-label={t('grid')} {...gridProps}>
				<thead>
					<MonthRow days={days} />
					<tr>
						<th scope="col" className="night-room">
							{t('roomTypes', { count: rooms.length })}
							<small className="night-note night-end">{hotel.currency}</small>
						</th>
						{days.map((day, column) => (
							<DayHead
								key={day}
								day={day}
								isToday={day === today}
								isSelected={selected !== null && selected.left <= column && column <= selected.right}
							/>
						))}
					</tr>
					<SeasonRow calendar={calendar} />
					<FullRow calendar={calendar} />
				</thead>
				<tbody>
					{rooms.map((room, row) => (
						<RoomRow
							key={room.id}
							room={room}
							currency={hotel.currency}
							row={row}
							left={spanInRow(selection, row)?.left ?? -1}
							right={spanInRow(selection, row)?.right ?? -1}
							reachable={reachable.row === row ? reachable.column : -1}
						/>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row" className="night-room">
							{t('leftThatNight')} <small className="night-note night-end">{t('ofAll', { count: all })}</small>
						</th>
						{days.map((day, at) => (
							<td key={day}>{rooms.reduce((sum, { cells }) => sum + forSale(cells[at]), 0)}</td>
						))}
					</tr>
				</tfoot>
			</table>
		</div>
	);
}

/** Rooms that can really be had. */
function forSale(cell: NightCell | undefined): number {
	return !cell || cell.isStopped || cell.isClosed ? 0 : cell.left;
}

function MonthRow({ days }: { days: readonly PlainDate[] }) {
	const { language } = useRoot();
	const months = new Map<string, number>();
	for (const day of days) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + 1);
	return (
		<tr>
			<td className="night-room" />
			{[...months].map(([month, count]) => (
				<td key={month} colSpan={count}>
					<span className="night-month">
						{LONG_MONTHS[language as Language][Number(month.slice(5)) - 1]} {month.slice(0, 4)}
					</span>
				</td>
			))}
		</tr>
	);
}

type DayHeadProps = { day: PlainDate; isToday: boolean; isSelected: boolean };

const DayHead = memo(function DayHead({ day, isToday, isSelected }: DayHeadProps) {
	const { language } = useRoot();
	const on = weekday(day);
	return (
		<th
			scope="col"
			data-weekend={on === 0 || on === 6 ? '' : undefined}
			data-today={isToday ? '' : undefined}
			data-selected={isSelected ? '' : undefined}
		>
			<small className="night-note">{SHORT_WEEKDAYS[language as Language][on]}</small>
			{partsOf(day).day}
		</th>
	);
});

/** A band for each season; nights between them have no prices. */
function SeasonRow({ calendar: { from, days, seasons } }: { calendar: NightCalendar }) {
	const { t } = useTranslation('hotel-calendar');
	const bands: { key: string; days: number; isSeason: boolean }[] = [];
	const end = addDays(from, days.length);
	for (let day = from; day < end; ) {
		const season = seasons.find(({ firstNight, lastNight }) => firstNight <= day && day <= lastNight);
		const later = seasons.find(({ firstNight }) => firstNight > day);
		const until = minPlainDate(end, season ? addDays(season.lastNight, 1) : (later?.firstNight ?? end));
		bands.push({ key: season?.key ?? day, days: daysBetween(day, until), isSeason: season !== undefined });
		day = until;
	}
	return (
		<tr>
			<th scope="row" className="night-room">
				{t('seasons')}
			</th>
			{bands.map(({ key, days: count, isSeason }) => (
				<td key={key} colSpan={count} data-season={isSeason ? '' : undefined}>
					<span className="night-band">{isSeason ? seasonName(key) : t('noSeason')}</span>
				</td>
			))}
		</tr>
	);
}

/** How much of the hotel is booked and held each night. */
function FullRow({ calendar: { days, rooms } }: { calendar: NightCalendar }) {
	const { t } = useTranslation('hotel-calendar');
	const all = rooms.reduce((sum, { units }) => sum + units, 0);
	return (
		<tr>
			<th scope="row" className="night-room">
				{t('full')} <small className="night-note night-end">{t('percent')}</small>
			</th>
			{days.map((day, at) => {
				const taken = rooms.reduce((sum, { cells }) => sum + (cells[at]?.booked ?? 0) + (cells[at]?.held ?? 0), 0);
				const percent = all === 0 ? 0 : Math.round((taken / all) * 100);
				return (
					<td key={day} className="night-percent">
						{percent}
						<span
							aria-hidden="true"
							className="night-bar"
							style={{ '--full': `${Math.min(100, percent)}%` } as CSSProperties}
						/>
					</td>
				);
			})}
		</tr>
	);
}

type RoomRowProps = {
	room: CalendarRoom;
	currency: string;
	row: number;
	/** First and last selected column; -1: none. */
	left: number;
	right: number;
	/** The column that Tab reaches; -1: none of this row. */
	reachable: number;
};

const RoomRow = memo(function RoomRow({ room, currency, row, left, right, reachable }: RoomRowProps) {
	const { t } = useTranslation('hotel-calendar');
	const language = useRoot().language as Language;
	const facts = [t('guests', { count: room.includedPax }), room.sizeSqm === null ? null : `${room.sizeSqm} m²`].filter(
		Boolean,
	);
	return (
		<tr data-selected={left >= 0 ? '' : undefined}>
			<th scope="row" className="night-room">
				{room.picture ? (
					<span className="night-picture">
						<Picture picture={{ ...room.picture, alt: '' }} sizes="48px" isInList className="h-full w-full" />
					</span>
				) : null}
				<span className="night-name">
					{room.name}
					<small className="night-note">{facts.join(', ')}</small>
				</span>
				<small className="night-note night-units">{t('units', { count: room.units })}</small>
			</th>
			{room.cells.map((cell, column) => {
				const isSelected = left <= column && column <= right;
				return (
					// biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table that is a grid may be selected
					<td
						key={cell.night}
						tabIndex={column === reachable ? 0 : -1}
						aria-selected={isSelected}
						data-row={row}
						data-column={column}
						data-state={nightState(cell)}
						data-arrival={cell.isArrivalClosed ? '' : undefined}
						data-edge={isSelected ? edgeOf(column, left, right) : undefined}
					>
						<NightFigures cell={cell} />
						<span className="sr-only">{nightSentence(t, language, room.name, currency, cell)}</span>
					</td>
				);
			})}
		</tr>
	);
});

function edgeOf(column: number, left: number, right: number): string {
	return [column === left ? 'left' : null, column === right ? 'right' : null].filter(Boolean).join(' ') || 'middle';
}

function NightFigures({ cell }: { cell: NightCell }) {
	const state = nightState(cell);
	return (
		<span aria-hidden="true">
			<span className="night-price">{cell.priceMinor === null ? '–' : groupDigits(cell.priceMinor, 0)}</span>
			<span className="night-rest">
				{state === 'stopped' || state === 'closed' ? <StopSign /> : <span className="night-left">{cell.left}</span>}
				{cell.minNights >= SHOWN_FROM ? (
					<span className="night-least" data-own={cell.isOwnMinNights ? '' : undefined}>
						{cell.minNights}n
					</span>
				) : null}
			</span>
		</span>
	);
}

export function StopSign() {
	return (
		<svg
			viewBox="0 0 12 12"
			width={11}
			height={11}
			fill="none"
			stroke="currentColor"
			strokeWidth={1.4}
			aria-hidden="true"
		>
			<path d="M6 11A5 5 0 1 0 6 1a5 5 0 0 0 0 10ZM2.500 2.500l7 7" />
		</svg>
	);
}
