import { useNavigate } from '@remix-run/react';
import type { ClipboardEvent, DragEvent, FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import type { CellSaving } from '../../desk/use-cell-saving';
import { type GridCell, type GridSelection, selectByKey, spanInRow, spanOf } from '../../grid/grid-selection';
import type { useGridSelection } from '../../grid/use-grid-selection';
import { readBlock } from '../../hotel-desk/rates/paste-block';
import type { PriceGridModel } from './price-model';
import { lastYearText, type TextOfCell } from './price-tools';
import type { PricesAnswer } from './prices-answer';

type PriceKeys = {
	model: PriceGridModel;
	grid: ReturnType<typeof useGridSelection<HTMLDivElement>>;
	saving: CellSaving<PricesAnswer>;
	percentField: RefObject<HTMLInputElement>;
	apply: (textOf: TextOfCell) => void;
	onEdited: (name: string | null) => void;
	onBlock: (text: string, at: GridCell) => void;
	onUndo: () => void;
	review: string;
};

/** What keys, focus and the clipboard do in the grid of prices (OPERATOR-15). */
export function usePriceKeys({
	model,
	grid,
	saving,
	percentField,
	apply,
	onEdited,
	onBlock,
	onUndo,
	review,
}: PriceKeys) {
	const navigate = useNavigate();
	const { table, selection, setSelection } = grid;
	const inputAt = ({ row, column }: GridCell) =>
		table.current?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"] input`) ?? null;

	const fillRight = () => {
		if (!selection) return;
		const { top, bottom, left } = spanOf(selection);
		const texts: Record<string, string> = {};
		const chosen = new Set(model.chosen(selection));
		for (let row = top; row <= bottom; row++) {
			const from = model.nameOf({ row, column: left });
			const text = from ? (saving.typed[from] ?? priceText(model.cells[from]?.offer ?? null)) : '';
			for (let column = left + 1; column < model.size.columns; column++) {
				const name = model.nameOf({ row, column });
				if (name && chosen.has(name)) texts[name] = text === '' ? '-' : text;
			}
		}
		saving.write(texts);
		saving.commit();
	};

	const byModifier: Readonly<Record<string, () => void>> = {
		d: fillRight,
		z: () => {
			const open = model.chosen(selection).filter((name) => saving.typed[name] !== undefined);
			if (open.length > 0) saving.drop(open);
			else onUndo();
		},
		s: () => {
			saving.commit();
			navigate(review);
		},
	};

	const byKey: Readonly<Record<string, () => void>> = {
		delete: () => apply(() => '?'),
		backspace: () => apply(() => '?'),
		y: () => apply(lastYearText(0, 1)),
		'%': () => percentField.current?.focus(),
	};

	const move = (at: GridCell, key: string, isExtending: boolean) => {
		const next = selectByKey(selection ?? { anchor: at, focus: at }, { key, isExtending }, model.size);
		if (!next) return false;
		setSelection(next);
		if (!isExtending) inputAt(next.focus)?.focus();
		return true;
	};

	return {
		/** A press paints cells; in a field that is being typed into, or with the second press, it sets the caret. */
		onMouseDown(event: MouseEvent<HTMLElement>) {
			const input = event.target;
			const at = cellOf(input);
			if (!(input instanceof HTMLInputElement) || !at) return;
			const isTyped = saving.typed[model.nameOf(at) ?? ''] !== undefined;
			if (input === document.activeElement && (isTyped || event.detail > 1)) return;
			event.preventDefault();
			input.focus({ preventScroll: true });
			input.select();
		},
		onDragStart(event: DragEvent<HTMLElement>) {
			event.preventDefault();
		},
		onKeyDown(event: KeyboardEvent<HTMLElement>) {
			const at = cellOf(event.target);
			const input = event.target;
			if (!(input instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
			if (!at) {
				// A field of another period.
				if (event.key !== 'Enter') return;
				event.preventDefault();
				saving.commit();
				return;
			}
			if (event.altKey) return;
			if (event.metaKey || event.ctrlKey) {
				const act = byModifier[event.key.toLowerCase()];
				if (!act) return;
				event.preventDefault();
				act();
				return;
			}
			const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
			const act = isWhole ? byKey[event.key.toLowerCase()] : undefined;
			if (act) {
				event.preventDefault();
				act();
			} else if (event.key === 'Escape') {
				saving.drop(model.chosen(selection));
				setSelection({ anchor: at, focus: at });
			} else if (event.key === 'Enter') {
				event.preventDefault();
				saving.commit();
				move(at, 'ArrowDown', false);
			} else if (event.key.startsWith('Arrow') || event.key === 'PageUp' || event.key === 'PageDown') {
				const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
				if (isSideways && !isWhole && !isAtEdge(input, event.key)) return;
				if (move(at, event.key, event.shiftKey)) event.preventDefault();
			}
		},
		onFocus({ target }: FocusEvent<HTMLElement>) {
			const at = cellOf(target);
			if (!at || !(target instanceof HTMLInputElement)) return;
			onEdited(model.nameOf(at));
			target.select();
			// The field then shows its marks.
			requestAnimationFrame(() => document.activeElement === target && target.select());
			if (!isIn(selection, at)) setSelection({ anchor: at, focus: at });
		},
		onBlur() {
			onEdited(null);
			if (saving.isDirty) saving.commit();
		},
		onPaste(event: ClipboardEvent<HTMLElement>) {
			const at = cellOf(event.target);
			const text = event.clipboardData.getData('text/plain');
			if (!at || !readBlock(text)) return;
			event.preventDefault();
			onBlock(text, at);
		},
		onCopy(event: ClipboardEvent<HTMLElement>) {
			if (!selection || !cellOf(event.target)) return;
			const { top, bottom, left, right } = spanOf(selection);
			if (top === bottom && left === right) return;
			const textAt = (cell: GridCell) => priceText(model.cells[model.nameOf(cell) ?? '']?.offer ?? null);
			const rows = range(top, bottom).map((row) =>
				range(left, right)
					.map((column) => textAt({ row, column }))
					.join('\t'),
			);
			event.clipboardData.setData('text/plain', rows.join('\n'));
			event.preventDefault();
		},
	};
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

export function cellOf(target: EventTarget): GridCell | null {
	const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null;
	return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

function isIn(selection: GridSelection | null, { row, column }: GridCell): boolean {
	const span = spanInRow(selection, row);
	return span !== null && span.left <= column && column <= span.right;
}

/** Nothing of the text lies in the way of the caret. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
	return selectionStart === selectionEnd && selectionEnd === (key === 'ArrowLeft' ? 0 : value.length);
}
