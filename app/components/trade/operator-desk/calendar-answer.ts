import type { EndBlocks, MadeBlock } from '~/domain/operator-desk/blocks/block-nights.server';
import type { BlockErrors, TypedBlock } from '~/domain/operator-desk/blocks/read-block';
import type { PricedProperty, SetNightPrices } from '~/domain/operator-desk/prices/set-night-prices.server';
import type { RuleErrors } from '~/domain/operator-desk/stay-rules/read-rule';
import type { RuleSeason } from '~/domain/operator-desk/stay-rules/rules-content';
import type { RuledProperty } from '~/domain/operator-desk/stay-rules/set-night-rules.server';

/** What the form sent: the nights of a new block, or a block that is there with the version that was seen. */
export type SentBlock = TypedBlock & { id: string; version: number };

/** What of a stay rule a form of the calendar sets: fewest nights and gaps, or the days of change-over. */
export type RulePart = 'stay' | 'days';

/** The block of an act, for its undo. */
export type ActedBlock = Pick<MadeBlock, 'blockId' | 'version'>;

export type CalendarOutcome =
	| { outcome: 'blocked'; made: MadeBlock[]; refused: string[] }
	| { outcome: 'changed'; acted: ActedBlock; before: Omit<TypedBlock, 'properties'> }
	| { outcome: 'ended' | 'restored'; acted: ActedBlock[]; refused: EndBlocks['refused'] }
	| { outcome: 'invalid'; errors: BlockErrors }
	/** Properties whose stay rules were published with another rule, that had it already, and of which someone else has published others. */
	| { outcome: 'ruled'; ruled: RuledProperty[]; same: string[]; refused: string[] }
	| { outcome: 'unruled'; refused: string[] }
	/** Properties whose prices were published, that had this price already, and in which nothing could be set. */
	| { outcome: 'priced'; priced: PricedProperty[]; same: string[]; refused: string[] }
	| { outcome: 'unpriced'; refused: string[] }
	| { outcome: 'invalid-price'; error: (SetNightPrices & { outcome: 'invalid' })['error']; text: string; level: string }
	| { outcome: 'invalid-rule'; part: RulePart; errors: RuleErrors; typed: RuleSeason }
	/** `taken`: an undo found that a night has another holder by now; `over`: that the time of a hold has passed. */
	| { outcome: 'changed-meanwhile' | 'taken' | 'over' | 'failed' };

/** The answer of the calendar's page to its last act. */
export type CalendarAnswer = CalendarOutcome & { at: number; sent: SentBlock };

type Refusal = CalendarAnswer & {
	outcome: 'invalid' | 'invalid-rule' | 'invalid-price' | 'changed-meanwhile' | 'taken' | 'over' | 'failed';
};

/** Nothing was written. */
export function isRefusal(answer: CalendarAnswer): answer is Refusal {
	return ['invalid', 'invalid-rule', 'invalid-price', 'changed-meanwhile', 'taken', 'over', 'failed'].includes(
		answer.outcome,
	);
}

export const NEW_BLOCK: SentBlock = {
	...{ id: '', version: 0, kind: 'own', properties: [], checkIn: '', checkOut: '' },
	...{ reason: '', until: '1', untilAt: '', price: '' },
};
