import { useNavigate } from '@remix-run/react';
import type { RefObject } from 'react';
import { useShortcuts } from '../shortcuts';

/**
 * J and K go through the hotels of a page, in the table of those that have nothing too; Enter then opens the one in focus, X picks it to be
 * compared or takes it off, and R opens its rates.
 */
export function useHotelKeys(list: RefObject<HTMLElement>): void {
	const navigate = useNavigate();
	const all = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-hotel]') ?? [])];
	const current = () =>
		all().find((hotel) => hotel.contains(document.activeElement)) ?? all().find((hotel) => hotel.matches(':hover'));
	const step = (by: 1 | -1) => {
		const hotels = all();
		const at = hotels.findIndex((hotel) => hotel.contains(document.activeElement));
		const next = hotels[at === -1 ? (by === 1 ? 0 : hotels.length - 1) : at + by];
		next?.scrollIntoView({ block: 'nearest' });
		next?.querySelector('a')?.focus({ preventScroll: true });
	};
	useShortcuts({
		j: () => step(1),
		k: () => step(-1),
		x: () => current()?.querySelector<HTMLElement>('[data-compare]')?.click(),
		r: () => {
			const rates = current()?.dataset.rates;
			if (rates) navigate(rates);
		},
	});
}
