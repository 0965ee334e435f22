import type { TypedChange } from '~/domain/hotel-desk/nights/read-night-change';
import type { SetNights } from '~/domain/hotel-desk/nights/set-nights.server';
import type { UndoneNights } from '~/domain/hotel-desk/nights/undo-nights.server';

export type NightsOutcome =
	| SetNights
	| ({ outcome: 'undone' } & UndoneNights)
	| { outcome: 'undone-already' }
	| { outcome: 'failed' };

/** The answer to a change of nights: what became of it, when (milliseconds) it came, and what was typed. */
export type NightsAnswer = NightsOutcome & { at: number; typed: TypedChange };
