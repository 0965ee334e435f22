import { useEffect, useRef, useState } from 'react';
import { addDays, type PlainDate, plainDate } from '~/domain/date/plain-date';
import type { BlockBar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';

/** Nights whose end a finger moves: chosen ones, or those of a block. */
export type Moved = { bar: BlockBar | null; checkIn: PlainDate; checkOut: PlainDate };

export type End = 'start' | 'end';

/** The nights with an end at a day; at least one night is left. */
export function withEnd(nights: Pick<Moved, 'checkIn' | 'checkOut'>, end: End, day: PlainDate) {
	const { checkIn, checkOut } = nights;
	if (end === 'start') return { checkIn: day < checkOut ? day : addDays(checkOut, -1), checkOut };
	return { checkIn, checkOut: day > checkIn ? day : addDays(checkIn, 1) };
}

/**
 * What a finger has moved, until it is written: `move` an end to a day, `done` hands the nights over. What was moved is shown until the property is loaded
 * anew or the page has answered.
 */
export function useMovedEnds(onDone: (moved: Moved) => void, property: unknown, answeredAt: unknown) {
	const [moved, setMoved] = useState<Moved | null>(null);
	// A finger may be lifted before its last move is drawn.
	const latest = useRef<Moved | null>(null);
	const show = (next: Moved | null) => {
		latest.current = next;
		setMoved(next);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is there by then holds
	useEffect(() => show(null), [property, answeredAt]);
	return {
		moved,
		move(bar: BlockBar | null, nights: { checkIn: string; checkOut: string }, end: End, day: PlainDate) {
			const before = latest.current ?? { checkIn: plainDate(nights.checkIn), checkOut: plainDate(nights.checkOut) };
			show({ bar, ...withEnd(before, end, day) });
		},
		done() {
			const own = latest.current;
			if (!own) return;
			onDone(own);
			if (!own.bar) show(null);
		},
		cancel: () => show(null),
	};
}
