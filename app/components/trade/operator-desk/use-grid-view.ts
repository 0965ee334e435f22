import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CALENDAR_DAYS, WINDOW_DAYS } from '~/domain/operator-desk/calendar/calendar-window';
import type { GridCell } from '../grid/grid-selection';
import { type Layout, ROW_HEIGHT } from './calendar-geometry';

/** What is in sight, with some beyond it: lines by their place in the height, in px at a root font of 16, and days from the first. */
export type GridView = { top: number; bottom: number; left: number; right: number };

/** Rows and days are drawn in steps of these, so that most scrolling draws nothing. */
const STEP = 5 * ROW_HEIGHT;
const STEP_DAYS = 7;

type Options = {
	scroller: RefObject<HTMLElement>;
	layout: Layout;
	dayWidth: number;
	/** The property at which the calendar begins. */
	after: number;
};

/** Follows the scrolling of the grid; `show` scrolls a night into sight. */
export function useGridView({ scroller, layout, dayWidth, after }: Options) {
	const [view, setView] = useState<GridView>({ top: 0, bottom: 0, left: 0, right: WINDOW_DAYS });
	const measure = useCallback(() => {
		const box = scroller.current;
		if (!box) return;
		const { scale, name } = sizesOf(box);
		const below = (value: number, step: number) => Math.floor(value / step) * step;
		const top = below(box.scrollTop / scale, STEP) - STEP;
		const left = below(box.scrollLeft / scale / dayWidth, STEP_DAYS) - STEP_DAYS;
		const days = (box.clientWidth / scale - name) / dayWidth;
		const next = {
			...{ top, bottom: top + below(box.clientHeight / scale, STEP) + 3 * STEP },
			...{ left: Math.max(0, left), right: Math.min(CALENDAR_DAYS, left + below(days, STEP_DAYS) + 4 * STEP_DAYS) },
		};
		setView((before) =>
			(['top', 'bottom', 'left', 'right'] as const).every((side) => before[side] === next[side]) ? before : next,
		);
	}, [scroller, dayWidth]);

	// The day at the left edge stays there when days become wider or narrower.
	const width = useRef(dayWidth);
	useLayoutEffect(() => {
		const box = scroller.current;
		if (box && width.current !== dayWidth) box.scrollLeft = (box.scrollLeft / width.current) * dayWidth;
		width.current = dayWidth;
		measure();
		addEventListener('resize', measure);
		return () => removeEventListener('resize', measure);
	}, [scroller, dayWidth, measure]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: where the calendar begins, once
	useLayoutEffect(() => {
		const box = scroller.current;
		if (box && after > 0) box.scrollTop = layout.topOf(after) * sizesOf(box).scale;
		measure();
	}, [after, layout, measure]);

	const show = useCallback(
		({ row, column }: GridCell) => {
			const box = scroller.current;
			if (!box) return;
			const { scale, name, head, foot } = sizesOf(box);
			const [top, left] = [layout.topOf(row), column * dayWidth];
			const [height, days] = [box.clientHeight / scale - head - foot, box.clientWidth / scale - name];
			const within = (at: number, size: number, begin: number, room: number) =>
				at < begin ? at : at + size > begin + room ? at + size - room : begin;
			const to = {
				top: within(top, ROW_HEIGHT, box.scrollTop / scale, height) * scale,
				left: within(left, 2 * dayWidth, box.scrollLeft / scale, days) * scale,
			};
			if (Math.abs(to.top - box.scrollTop) >= 1 || Math.abs(to.left - box.scrollLeft) >= 1) box.scrollTo(to);
		},
		[scroller, layout, dayWidth],
	);
	return { view, measure, show };
}

/** The size of the root font against 16 px, and what covers the days: names at the left, head and foot. */
function sizesOf(box: HTMLElement) {
	const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
	const of = (selector: string) => box.querySelector<HTMLElement>(selector);
	return {
		scale,
		name: (of('.desk-corner')?.offsetWidth ?? 0) / scale,
		head: (of('.desk-head')?.offsetHeight ?? 0) / scale,
		foot: (of('.desk-foot')?.offsetHeight ?? 0) / scale,
	};
}
