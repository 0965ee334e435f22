import { type RefObject, useEffect, useRef } from 'react';

const STEPS: Record<string, [cells: number, rows: number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/**
 * One stop of the tab key for all cells of the year strip: arrow keys move inside, Home and End go to the ends of a
 * row. Without script each cell is a link of its own. `content` changes whenever the cells do.
 */
export function useRovingCells(frame: RefObject<HTMLElement | null>, content: string) {
	const isChosenHere = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the cells are other elements whenever the content is another
	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		const rows = () => [...element.querySelectorAll('[role=group]')].map((row) => [...row.querySelectorAll('a')]);
		const makeStop = (stop: HTMLElement | undefined) => {
			for (const cell of rows().flat()) cell.tabIndex = cell === stop ? 0 : -1;
		};
		const current = element.querySelector<HTMLElement>('[aria-current]');
		makeStop(current ?? rows().flat()[0]);
		// The cell that had the focus was replaced by its like.
		if (isChosenHere.current && document.activeElement === document.body) current?.focus({ preventScroll: true });
		isChosenHere.current = false;
		const choose = () => {
			isChosenHere.current = true;
		};
		const press = (event: KeyboardEvent) => {
			const all = rows();
			const row = all.findIndex((cells) => cells.includes(event.target as HTMLAnchorElement));
			const cells = all[row];
			if (!cells) return;
			const index = cells.indexOf(event.target as HTMLAnchorElement);
			const step = STEPS[event.key];
			const left = (cells[index] as HTMLElement).offsetLeft;
			const target = step
				? step[1] !== 0
					? all[row + step[1]]?.find((cell) => cell.offsetLeft >= left - 1)
					: cells[index + step[0]]
				: event.key === 'Home'
					? cells[0]
					: event.key === 'End'
						? cells.at(-1)
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
