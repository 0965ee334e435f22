import {
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	type RefObject,
	useEffect,
	useRef,
	useState,
} from 'react';
import { type GridCell, type GridSelection, type GridSize, selectByKey, spanOf } from './grid-selection';

type Options = GridSize & {
	/** Nights that are chosen are to be changed: the pointer was lifted, or Enter pressed. */
	onOpen: (by: 'pointer' | 'key') => void;
	/** Escape in the grid. */
	onEscape: () => void;
	/** Where the pointer is, for a grid whose cells are no elements; by default the element says it. */
	cellAt?: (event: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>) => GridCell | null;
	/** Nights that Page Up and Page Down go; a week by default. */
	page?: number;
};

/**
 * Selects cells of a table by painting with the pointer, by the keyboard, and on touch by a tap on the first and one on the last cell, so
 * that a finger still scrolls. Cells say where they are by `data-row` and `data-column`, or `cellAt` does. An element with `data-handle`, `left` or
 * `right`, moves that end of the selection, by a finger too.
 */
export function useGridSelection<Grid extends HTMLElement = HTMLTableElement>({
	rows,
	columns,
	onOpen,
	onEscape,
	cellAt,
	page,
}: Options) {
	const table = useRef<Grid>(null);
	const [selection, setSelection] = useState<GridSelection | null>(null);
	const painting = useRef(false);
	const pointer = useRef('mouse');
	/** The first cell of a range was tapped. */
	const isTapped = useRef(false);
	const open = useRef(onOpen);
	open.current = onOpen;

	useEffect(() => {
		const stop = () => {
			if (!painting.current) return;
			painting.current = false;
			open.current('pointer');
		};
		document.addEventListener('pointerup', stop);
		return () => document.removeEventListener('pointerup', stop);
	}, []);

	const select = (cell: GridCell, isExtending: boolean) =>
		setSelection((before) => {
			const anchor = isExtending && before ? before.anchor : cell;
			const isSame = before && isAt(before.focus, cell) && isAt(before.anchor, anchor);
			return isSame ? before : { anchor, focus: cell };
		});

	const paint = (event: PointerEvent<HTMLElement>) => {
		const cell = painting.current ? (cellAt ? cellAt(event) : cellOf(event.target)) : null;
		if (cell) select(cell, true);
	};

	return {
		table,
		selection,
		setSelection,
		/** The one cell that Tab reaches. */
		reachable: selection?.focus ?? { row: 0, column: 0 },
		focusCell: (cell: GridCell | undefined = selection?.focus) => focusCell(table, cell),
		gridProps: {
			ref: table,
			role: 'grid',
			'aria-multiselectable': true,
			onPointerDown(event: PointerEvent<HTMLElement>) {
				pointer.current = event.pointerType;
				const handle = handleOf(event.target);
				if (handle && selection) {
					event.preventDefault();
					painting.current = true;
					return setSelection(heldBy(selection, handle));
				}
				const cell = cellAt ? cellAt(event) : cellOf(event.target);
				if (!cell || event.pointerType === 'touch' || event.button !== 0) return;
				painting.current = true;
				select(cell, event.shiftKey);
			},
			onPointerOver(event: PointerEvent<HTMLElement>) {
				if (!cellAt) paint(event);
			},
			onPointerMove(event: PointerEvent<HTMLElement>) {
				if (cellAt) paint(event);
			},
			onClick(event: MouseEvent<HTMLElement>) {
				if (pointer.current !== 'touch' || handleOf(event.target)) return;
				const cell = cellAt ? cellAt(event) : cellOf(event.target);
				if (!cell) return;
				select(cell, isTapped.current && selection !== null);
				if (isTapped.current) onOpen('pointer');
				isTapped.current = !isTapped.current;
			},
			onKeyDown(event: KeyboardEvent<HTMLElement>) {
				const at = cellAt ? (selection?.focus ?? { row: 0, column: 0 }) : cellOf(event.target);
				if (!at || event.altKey || event.metaKey || event.ctrlKey) return;
				if (event.key === 'Escape') onEscape();
				else if (event.key === 'Enter' || event.key === ' ') {
					if (!selection) select(at, false);
					onOpen('key');
				} else {
					const key = { key: event.key, isExtending: event.shiftKey };
					const next = selectByKey(selection ?? { anchor: at, focus: at }, key, { rows, columns, page });
					if (!next) return;
					setSelection(next);
					focusCell(table, next.focus);
				}
				event.preventDefault();
			},
		},
	};
}

const handleOf = (target: EventTarget | null) =>
	target instanceof Element ? target.closest<HTMLElement>('[data-handle]')?.dataset.handle : undefined;

/** The selection with the end at a handle as the one that moves. */
function heldBy(selection: GridSelection, handle: string): GridSelection {
	const { left, right } = spanOf(selection);
	const [anchor, focus] = handle === 'left' ? [right, left] : [left, right];
	return { anchor: { ...selection.anchor, column: anchor }, focus: { ...selection.focus, column: focus } };
}

const isAt = (a: GridCell, b: GridCell) => a.row === b.row && a.column === b.column;

function cellOf(target: EventTarget): GridCell | null {
	const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
	if (!cell) return null;
	return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

function focusCell(table: RefObject<HTMLElement | null>, cell: GridCell | undefined): void {
	if (!cell) return;
	const found = table.current?.querySelector<HTMLElement>(`[data-row="${cell.row}"][data-column="${cell.column}"]`);
	found?.focus();
	found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
