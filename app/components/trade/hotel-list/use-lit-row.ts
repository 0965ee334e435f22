import { type RefObject, useEffect, useState } from 'react';
import { isMotionReduced } from '../../map/is-motion-reduced';

/** From this width on the map is beside the list (`hotel-map-slot.tsx`). */
const BESIDE = '(width >= 70rem)';

/**
 * Synchronises the cards of the list with the map, through their elements, so that a list of hundreds does not render again for each move.
 * The card of the selected hotel is marked, and scrolled into view where the map is beside it.
 * @param shown changes when the list may have changed
 * @returns the hotel whose card is under the pointer or has the focus
 */
export function useLitRow(list: RefObject<HTMLElement>, chosen: string | null, shown: unknown): string | null {
	const [hovered, setHovered] = useState<string | null>(null);
	useEffect(() => {
		const element = list.current;
		if (!element) return;
		const over = ({ target }: Event) =>
			setHovered((target as Element).closest<HTMLElement>('[data-hotel]')?.dataset.hotel ?? null);
		const out = () => setHovered(null);
		const stop = new AbortController();
		const { signal } = stop;
		for (const type of ['pointerover', 'focusin']) element.addEventListener(type, over, { signal });
		for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, out, { signal });
		return () => stop.abort();
	}, [list]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list may hold the chosen hotel too.
	useEffect(() => {
		if (chosen === null) return;
		const row = list.current?.querySelector<HTMLElement>(`[data-hotel="${CSS.escape(chosen)}"]`);
		if (!row) return;
		row.dataset.lit = '';
		if (window.matchMedia(BESIDE).matches)
			row.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
		return () => {
			delete row.dataset.lit;
		};
	}, [list, chosen, shown]);
	return hovered;
}
