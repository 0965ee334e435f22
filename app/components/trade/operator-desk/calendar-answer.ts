import type { EndBlocks, MadeBlock } from '~/domain/operator-desk/blocks/block-nights.server';
import type { BlockErrors, TypedBlock } from '~/domain/operator-desk/blocks/read-block';

/** What the form sent: the nights of a new block, or a block that is there with the version that was seen. */
export type SentBlock = TypedBlock & { id: string; version: number };

/** The block of an act, for its undo. */
export type ActedBlock = Pick<MadeBlock, 'blockId' | 'version'>;

export type CalendarOutcome =
	| { outcome: 'blocked'; made: MadeBlock[]; refused: string[] }
	| { outcome: 'changed'; acted: ActedBlock; before: Omit<TypedBlock, 'properties'> }
	| { outcome: 'ended' | 'restored'; acted: ActedBlock[]; refused: EndBlocks['refused'] }
	| { outcome: 'invalid'; errors: BlockErrors }
	/** `taken`: an undo found that a night has another holder by now; `over`: that the time of a hold has passed. */
	| { outcome: 'changed-meanwhile' | 'taken' | 'over' | 'failed' };

/** The answer of the calendar's page to its last act. */
export type CalendarAnswer = CalendarOutcome & { at: number; sent: SentBlock };

type Refusal = CalendarAnswer & { outcome: 'invalid' | 'changed-meanwhile' | 'taken' | 'over' | 'failed' };

/** Nothing was written. */
export function isRefusal(answer: CalendarAnswer): answer is Refusal {
	return ['invalid', 'changed-meanwhile', 'taken', 'over', 'failed'].includes(answer.outcome);
}

export const NEW_BLOCK: SentBlock = {
	...{ id: '', version: 0, kind: 'own', properties: [], checkIn: '', checkOut: '' },
	...{ reason: '', until: '1', untilAt: '', price: '' },
};
