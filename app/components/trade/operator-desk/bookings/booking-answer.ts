import type { FieldErrors } from '~/domain/form/field-error';
import type { ShownMove } from '~/domain/lead/move-stay.server';
import type { Outcome } from '../../page/outcome';

/** What became of looking at other nights of a stay, or of moving it there. */
export type MoveAnswer = {
	typed: { checkIn: string; checkOut: string; price: string; note: string };
	errors: FieldErrors;
	/** What it would make of price and payments; null where nothing was shown. */
	shown: ShownMove | null;
};

/** The way back from the last act: the end that an option had, and the version to take it back from. */
export type Undo = { id: string; expiresAt: number; version: number };

/** The result of an act on a booking. */
export type ActAnswer = { outcome: Outcome | null; undo: Undo | null; move: MoveAnswer | null };
