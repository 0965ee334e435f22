import type { RefObject } from 'react';
import { useShortcuts } from '../shortcuts';

/** J and K go through the hotels of the list, in the table of those that have nothing too; Enter then opens the one in focus. */
export function useHotelKeys(list: RefObject<HTMLElement>): void {
	const step = (by: 1 | -1) => {
		const hotels = [...(list.current?.querySelectorAll<HTMLElement>('[data-hotel]') ?? [])];
		const at = hotels.findIndex((hotel) => hotel.contains(document.activeElement));
		const next = hotels[at === -1 ? (by === 1 ? 0 : hotels.length - 1) : at + by];
		next?.scrollIntoView({ block: 'nearest' });
		next?.querySelector('a')?.focus({ preventScroll: true });
	};
	useShortcuts({ j: () => step(1), k: () => step(-1) });
}
