import type { RuleErrors } from '~/domain/operator-desk/stay-rules/read-rule';
import type { RuleSeason } from '~/domain/operator-desk/stay-rules/rules-content';

/** The answer to a change of the draft: when (milliseconds) it came, and for which season; '' for a new one. */
export type RulesAnswer = { at: number; row: string } & (
	| { outcome: 'saved' | 'undone' | 'discarded' }
	| { outcome: 'invalid'; errors: RuleErrors; typed: RuleSeason }
	| { outcome: 'conflict'; by: string; changedAt: number; typed: RuleSeason }
	| { outcome: 'changed' | 'failed'; typed: RuleSeason }
);
