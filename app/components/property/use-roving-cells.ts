import { type RefObject, useEffect, useRef } from 'react';

const ALONG: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ACROSS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * One tab stop for all cells of the year strip: left and right move through the weeks of a level, Home and End go to its ends, up and down
 * to the cell in the same column, in the next quarter's lines too. Without script each cell is a link. `content` changes whenever the
 * cells do.
 */
export function useRovingCells(frame: RefObject<HTMLElement | null>, content: string) {
	const isChosenHere = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the cells are other elements whenever the content is another
	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		const all = () => [...element.querySelectorAll('a')];
		const makeStop = (stop: HTMLElement | undefined) => {
			for (const cell of all()) cell.tabIndex = cell === stop ? 0 : -1;
		};
		const current = element.querySelector<HTMLElement>('[aria-current]');
		makeStop(current ?? all()[0]);
		// The cell that had the focus was replaced by its like.
		if (isChosenHere.current && document.activeElement === document.body) current?.focus({ preventScroll: true });
		isChosenHere.current = false;
		const choose = () => {
			isChosenHere.current = true;
		};
		const press = (event: KeyboardEvent) => {
			const cell = event.target;
			if (!(cell instanceof HTMLAnchorElement)) return;
			const { key } = event;
			const level = levelOf(element, cell);
			const target =
				key in ALONG
					? level[level.indexOf(cell) + (ALONG[key] ?? 0)]
					: key in ACROSS
						? acrossFrom(cell, all(), ACROSS[key] ?? 0)
						: key === 'Home'
							? level[0]
							: key === 'End'
								? level.at(-1)
								: undefined;
			if (!target) return;
			event.preventDefault();
			makeStop(target);
			target.focus();
		};
		element.addEventListener('keydown', press);
		element.addEventListener('click', choose);
		return () => {
			element.removeEventListener('keydown', press);
			element.removeEventListener('click', choose);
		};
	}, [frame, content]);
}

/** The cells of a cell's service level through the whole year. */
function levelOf(frame: HTMLElement, cell: HTMLElement): HTMLElement[] {
	const index = cell.closest('tr')?.rowIndex ?? 0;
	return [...frame.querySelectorAll('table')].flatMap(({ rows }) => [...(rows[index]?.querySelectorAll('a') ?? [])]);
}

/** The nearest cell on the nearest line above (-1) or below (1). */
function acrossFrom(cell: HTMLElement, cells: readonly HTMLElement[], direction: number): HTMLElement | undefined {
	const { top, left } = cell.getBoundingClientRect();
	let best: HTMLElement | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const other of cells) {
		const rect = other.getBoundingClientRect();
		const down = (rect.top - top) * direction;
		// a line counts before any distance along it
		const distance = down * 10_000 + Math.abs(rect.left - left);
		if (down > 1 && distance < least) {
			best = other;
			least = distance;
		}
	}
	return best;
}
