import type { BankStatement } from './bank-statement';
import { BOOKED_TOGETHER, type Suggestion } from './match';
import { matchEntry } from './match-entry';
import type { ReceivableIndex } from './receivable-index';

/**
 * Suggestions for each transaction of a statement, in its order (PAYMENT-5). Of two that are for the same booking only the first may be booked
 * without a look: the second may be the same payment twice.
 */
export function matchEntries(
	{ transactions, currency }: Pick<BankStatement, 'transactions' | 'currency'>,
	index: ReceivableIndex,
): Suggestion[][] {
	const sure = new Set<string>();
	return transactions.map((transaction) => {
		const [best, ...others] = matchEntry({ transaction, currency }, index);
		if (!best) return [];
		const isRepeated = best.parts.some(({ leadId }) => sure.has(leadId));
		if (!isRepeated) {
			if (best.confidence >= BOOKED_TOGETHER) for (const { leadId } of best.parts) sure.add(leadId);
			return [best, ...others];
		}
		const reasons = [...best.reasons, { code: 'same-booking' as const, isFor: false, found: null }];
		return [{ ...best, confidence: Math.min(best.confidence, BOOKED_TOGETHER - 1), reasons }, ...others];
	});
}
