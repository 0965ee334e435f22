import { useLocation } from '@remix-run/react';
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockKind } from '~/domain/operator-desk/blocks/read-block';
import type { BlockBar, CalendarStay, DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { placeBeside } from '../grid/place-beside';
import { useGridSelection } from '../grid/use-grid-selection';
import { useShortcuts } from '../shortcuts';
import { ActPanel } from './act-panel';
import { type CalendarAnswer, NEW_BLOCK } from './calendar-answer';
import { CalendarDone } from './calendar-done';
import { nightAt } from './calendar-geometry';
import { ACTIVE_NIGHT, CalendarGrid } from './calendar-grid';
import { barAt, chosenBy, isOneNight, nextBar, ofBar } from './calendar-picks';
import { isBlock } from './calendar-words';
import { useActPanel } from './use-act-panel';

type CalendarBoardProps = { calendar: DeskCalendar; answer: CalendarAnswer | null; now: number };

/** The calendar of the desk: nights are chosen in the grid, and what is to be done with them in the panel that comes up. */
export function CalendarBoard({ calendar, answer, now }: CalendarBoardProps) {
	const [isAlive, setAlive] = useState(false);
	const board = useRef<HTMLDivElement>(null);
	const section = useRef<HTMLElement>(null);
	useEffect(() => setAlive(true), []);
	const act = useActPanel(answer, () => grid.setSelection(null));
	const { panel, open } = act;

	const grid = useGridSelection<HTMLTableElement>({
		rows: calendar.properties.length,
		columns: calendar.days.length,
		cellAt: (event) => cellAt(event, calendar.days.length),
		onOpen: (by) => {
			const at = grid.selection ?? { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } };
			const bar = by === 'key' && isOneNight(at) ? barAt(calendar, at) : null;
			if (bar && isBlock(bar)) open({ view: 'form', begins: ofBar(calendar.properties, bar) }, by);
			else if (bar) barElement(board.current, at.focus.row, bar)?.click();
			else open({ view: 'menu', begins: chosenBy(calendar, at) }, by);
		},
		onEscape: () => (panel ? act.close() : grid.setSelection(null)),
	});
	const { selection, setSelection } = grid;
	const openBlock = useCallback(
		(bar: BlockBar) => {
			setSelection(null);
			open({ view: 'form', begins: ofBar(calendar.properties, bar) });
		},
		[calendar, setSelection, open],
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
		if (selection) document.getElementById(ACTIVE_NIGHT)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	}, [selection?.focus.row, selection?.focus.column]);

	const openNew = (kind: BlockKind) => () =>
		open({ view: 'form', begins: { ...(selection ? chosenBy(calendar, selection) : NEW_BLOCK), kind } }, 'key');
	const openMenu = () => {
		if (selection) open({ view: 'menu', begins: chosenBy(calendar, selection) }, 'key');
		else openNew('own')();
	};
	const toBar = (step: 1 | -1) => () => {
		const next = nextBar(calendar, selection?.focus ?? { row: 0, column: 0 }, step);
		if (!next) return;
		setSelection({ anchor: next, focus: next });
		grid.table.current?.focus();
	};
	useShortcuts({ n: openMenu, b: openNew('own'), h: openNew('hold'), '[': toBar(-1), ']': toBar(1) });
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the link may be followed again
	useEffect(() => {
		if (hash === '#block') openMenu();
	}, [hash, key]);
	return (
		<>
			<CalendarDone answer={answer} />
			<div ref={board} className="desk-board">
				<div className="trade-card overflow-hidden">
					<CalendarGrid {...{ calendar, now, selection, isAlive }} gridProps={grid.gridProps} onBlock={openBlock} />
				</div>
				<ActPanel {...{ act, section }} properties={calendar.properties} today={calendar.today} onClose={close} />
			</div>
		</>
	);
}

/** The night under the pointer; null on a bar, which has an act of its own, and beside the nights. */
function cellAt({ target, clientX, clientY }: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>, columns: number) {
	if (!(target instanceof Element) || target.closest('.desk-bar')) return null;
	// While painting the pointer may be over another row than the one it began in.
	const row = (document.elementFromPoint(clientX, clientY) ?? target).closest<HTMLElement>('[data-row]');
	const track = row?.querySelector('[data-track]')?.getBoundingClientRect();
	if (!row || !track || clientX < track.left) return null;
	return { row: Number(row.dataset.row), column: nightAt((clientX - track.left) / track.width, columns) };
}

function barElement(board: HTMLElement | null, row: number, bar: CalendarStay): HTMLElement | null {
	return board?.querySelector<HTMLElement>(`[data-row="${row}"] [data-bar="${CSS.escape(bar.id)}"]`) ?? null;
}
