import {
	type KeyboardEvent,
	type MouseEvent,
	type MutableRefObject,
	type PointerEvent,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
} from 'react';
import { addDays, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { CALENDAR_DAYS } from '~/domain/operator-desk/calendar/calendar-window';
import type { BlockBar, CalendarStay, DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { placeBeside } from '../grid/place-beside';
import { useGridSelection } from '../grid/use-grid-selection';
import { useShortcuts } from '../shortcuts';
import { ActPanel } from './act-panel';
import type { SentBlock } from './calendar-answer';
import { DAY_WIDTHS, type Layout, nightAt, type Zoom } from './calendar-geometry';
import { CalendarGrid } from './calendar-grid';
import { barAt, chosenBy, isOneNight, nextBar, ofBar } from './calendar-picks';
import { isBlock } from './calendar-words';
import type { useActPanel } from './use-act-panel';
import type { useCalendarWindows } from './use-calendar-windows';
import { useGridView } from './use-grid-view';

/** Page Up and Page Down go a month, so that a change-over day stays where it was. */
const MONTH = 28;

export type CalendarParts = {
	calendar: DeskCalendar;
	windows: ReturnType<typeof useCalendarWindows>;
	layout: Layout;
	act: ReturnType<typeof useActPanel>;
	now: number;
	/** How the board clears what is chosen here, and asks for it. */
	clear: MutableRefObject<() => void>;
	chosen: MutableRefObject<() => SentBlock | null>;
};

type CalendarTableProps = CalendarParts & {
	zoom: Zoom;
	isAlive: boolean;
	onStretch: (bar: BlockBar, checkOut: PlainDate) => void;
};

/** The calendar of all properties: days across, properties down, the panel beside the chosen nights. */
export function CalendarTable(props: CalendarTableProps) {
	const { calendar, windows, layout, act, now, clear, chosen, zoom, isAlive, onStretch } = props;
	const { from, all, after, today } = calendar;
	const { rows, loaded, need } = windows;
	const { panel, open } = act;
	const board = useRef<HTMLDivElement>(null);
	const section = useRef<HTMLElement>(null);
	const scroller = useRef<HTMLDivElement>(null);
	const { view, measure, show } = useGridView({ scroller, layout, dayWidth: DAY_WIDTHS[zoom], after });
	useEffect(() => {
		if (!isAlive || view.bottom === 0) return;
		const own = layout.linesIn(view.top, view.bottom).flatMap((line) => (line.kind === 'row' ? [line.row] : []));
		// A month's share is of all its nights.
		need([own[0] ?? 0, own.at(-1) ?? 0], [zoom === 'month' ? 0 : view.left, view.right - 1]);
	}, [isAlive, layout, view, need, zoom]);

	const grid = useGridSelection<HTMLDivElement>({
		...{ rows: all, columns: CALENDAR_DAYS, page: MONTH },
		cellAt: (event) => (zoom === 'month' ? null : cellAt(event)),
		onOpen: (by) => {
			const at = grid.selection ?? { anchor: { row: after, column: 0 }, focus: { row: after, column: 0 } };
			const bar = by === 'key' && isOneNight(at) ? barAt(rows, from, at) : null;
			if (bar && isBlock(bar) && bar.kind !== 'channel') open({ view: 'form', begins: ofBar(loaded, bar) }, by);
			else if (bar) barElement(board.current, at.focus.row, bar)?.click();
			else open({ view: 'menu', begins: chosenBy(rows, from, at) }, by);
		},
		onEscape: () => (panel ? act.close() : grid.setSelection(null)),
	});
	const { selection, setSelection } = grid;
	clear.current = () => setSelection(null);
	chosen.current = () => selection && chosenBy(rows, from, selection);
	const latest = useRef(loaded);
	latest.current = loaded;
	const openBlock = useCallback(
		(bar: BlockBar) => {
			setSelection(null);
			open({ view: 'form', begins: ofBar(latest.current, bar) });
		},
		[setSelection, open],
	);
	const close = () => {
		act.close();
		grid.table.current?.focus();
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: other nights are elsewhere
	useLayoutEffect(() => {
		if (panel) placeBeside(board.current, section.current, '.desk-chosen');
	}, [panel, selection]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the night that the keys are at stays in sight
	useEffect(() => {
		if (selection) show(selection.focus);
	}, [selection?.focus.row, selection?.focus.column]);

	const toBar = (step: 1 | -1) => () => {
		const next = nextBar(rows, from, selection?.focus ?? { row: after, column: 0 }, step);
		if (!next) return;
		setSelection({ anchor: next, focus: next });
		grid.table.current?.focus();
	};
	useShortcuts({ '[': toBar(-1), ']': toBar(1) });
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
		if (!event.altKey || step === 0 || !selection) return grid.gridProps.onKeyDown(event);
		event.preventDefault();
		const bar = barAt(rows, from, selection);
		if (!bar || !isBlock(bar) || bar.kind === 'channel') return;
		const checkOut = addDays(plainDate(bar.checkOut), step);
		if (checkOut > bar.checkIn) onStretch(bar, checkOut);
	};
	return (
		<div ref={board} className="desk-board">
			<div className="trade-card overflow-hidden">
				<CalendarGrid
					{...{ calendar, windows, layout, view, zoom, now, selection, isAlive, scroller, onStretch }}
					gridProps={{ ...grid.gridProps, onKeyDown }}
					onScroll={measure}
					onBlock={openBlock}
				/>
			</div>
			<ActPanel {...{ act, section, today }} properties={loaded} onClose={close} />
		</div>
	);
}

/** The night under the pointer; null on a bar, which has an act of its own, and beside the nights. */
function cellAt({ target, clientX, clientY }: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>) {
	if (!(target instanceof Element) || target.closest('.desk-bar, .desk-handle')) return null;
	// While painting the pointer may be over another row than the one it began in.
	const row = (document.elementFromPoint(clientX, clientY) ?? target).closest<HTMLElement>('[data-row]');
	const track = row?.querySelector('[data-track]')?.getBoundingClientRect();
	const name = row?.querySelector('.desk-name')?.getBoundingClientRect();
	if (!row || !track || !name || clientX < name.right) return null;
	const days = ((clientX - track.left) / track.width) * CALENDAR_DAYS;
	return { row: Number(row.dataset.row), column: nightAt(days, CALENDAR_DAYS) };
}

function barElement(board: HTMLElement | null, row: number, bar: CalendarStay): HTMLElement | null {
	return board?.querySelector<HTMLElement>(`[data-row="${row}"] [data-bar="${CSS.escape(bar.id)}"]`) ?? null;
}
