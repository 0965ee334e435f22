import { addDays, daysBetween, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { CALENDAR_DAYS } from '~/domain/operator-desk/calendar/calendar-window';
import type {
	BlockBar,
	CalendarProperty,
	CalendarStay,
} from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import type { GridCell, GridSelection } from '../grid/grid-selection';
import { spanOf } from '../grid/grid-selection';
import { NEW_BLOCK, type SentBlock } from './calendar-answer';
import { stayOfColumns } from './calendar-geometry';
import { isBlock } from './calendar-words';

/** The properties by their number; those that are not loaded are missing. */
export type Rows = readonly (CalendarProperty | undefined)[];

export const isOneNight = ({ anchor, focus }: GridSelection) =>
	anchor.row === focus.row && anchor.column === focus.column;

/** The chosen nights as the form begins with them. */
export function chosenBy(rows: Rows, from: PlainDate, selection: GridSelection): SentBlock {
	const { top, bottom, left, right } = spanOf(selection);
	const ids = rows.slice(top, bottom + 1).flatMap((each) => (each ? [each.id] : []));
	return { ...NEW_BLOCK, properties: ids, ...stayOfColumns(from, left, right) };
}

/** A block that is there as the form begins with it. */
export function ofBar(properties: readonly CalendarProperty[], bar: BlockBar): SentBlock {
	const own = properties.find(({ bars }) => bars.some((each) => each.id === bar.id));
	return {
		...{ id: bar.id, version: bar.version, properties: own ? [own.id] : [] },
		...{ checkIn: bar.checkIn, checkOut: bar.checkOut, reason: bar.name },
		kind: bar.kind === 'hold' ? 'hold' : 'own',
		...{ until: bar.kind === 'hold' ? 'at' : '', untilAt: bar.until ?? '' },
		price: bar.priceMinor === null ? '' : String(bar.priceMinor / 100),
	};
}

/** What has the night, or asks for it. */
export function barAt(rows: Rows, from: PlainDate, { focus }: GridSelection): CalendarStay | null {
	const night = addDays(from, focus.column);
	return rows[focus.row]?.bars.find((bar) => bar.checkIn <= night && night < bar.checkOut) ?? null;
}

/** The first night of the next or previous bar of the same property that begins among the days shown. */
export function nextBar(rows: Rows, from: PlainDate, { row, column }: GridCell, step: 1 | -1) {
	const starts = (rows[row]?.bars ?? [])
		.map(({ checkIn }) => daysBetween(from, plainDate(checkIn)))
		.filter((start) => start >= 0 && start < CALENDAR_DAYS && (step === 1 ? start > column : start < column))
		.sort((a, b) => (a - b) * step);
	const [first] = starts;
	return first === undefined ? null : { row, column: first };
}

/** Requests for nights that are to be kept: they could not be confirmed any more. */
export function askedFor(
	properties: readonly CalendarProperty[],
	{ properties: ids, checkIn, checkOut }: Pick<SentBlock, 'properties' | 'checkIn' | 'checkOut'>,
): CalendarStay[] {
	return properties
		.filter(({ id }) => ids.includes(id))
		.flatMap(({ bars }) => bars)
		.filter((bar) => bar.kind.startsWith('requested') && bar.checkIn < checkOut && bar.checkOut > checkIn);
}

/** What was typed, over the version that the calendar shows by now: who has read it may save once more. */
export function again(sent: SentBlock, properties: readonly CalendarProperty[]): SentBlock {
	const bar = properties.flatMap(({ bars }) => bars).find(({ id }) => id === sent.id);
	return bar && isBlock(bar) ? { ...sent, version: bar.version } : sent;
}

/** A block with other nights, as its form would send it. */
export function stretched(
	properties: readonly CalendarProperty[],
	bar: BlockBar,
	{ checkIn, checkOut }: Pick<SentBlock, 'checkIn' | 'checkOut'>,
) {
	const { id, version, kind, reason, until, untilAt, price } = ofBar(properties, bar);
	return {
		...{ intent: 'change', id, version: String(version), kind, checkIn, checkOut, until, untilAt, price },
		[kind === 'hold' ? 'name' : 'reason']: reason,
	};
}
