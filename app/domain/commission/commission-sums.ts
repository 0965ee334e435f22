import type { CommissionState } from '../lead/commission-state';
import { formatRate } from '../money/format-rate';
import type { Currency } from '../money/money';

/** In the order in which a commission goes through them. */
export const COMMISSION_STATES = [
	'expected',
	'due',
	'invoiced',
	'disputed',
	'paid',
] as const satisfies readonly CommissionState[];

/** Fallen due before today and neither paid nor in dispute; days as `YYYY-MM-DD`. */
export function isOverdue(state: CommissionState, dueDate: string, today: string): boolean {
	return (state === 'due' || state === 'invoiced') && dueDate < today;
}

export type CommissionStep = 'invoice' | 'pay' | 'dispute';

/** From where each step leads; invoice and payment settle a dispute, a dispute takes back that it was paid. */
const STEPS: Record<CommissionStep, readonly CommissionState[]> = {
	invoice: ['expected', 'due', 'disputed'],
	pay: ['expected', 'due', 'invoiced', 'disputed'],
	dispute: ['expected', 'due', 'invoiced', 'paid'],
};

/** Whether a step may be taken from a state. */
export function isStepOpen(step: CommissionStep, state: CommissionState): boolean {
	return STEPS[step].includes(state);
}

/** Minor units of one currency by state; `total` is their sum, `overdue` a part of it. */
export type CommissionSum = { currency: Currency; count: number; total: number; overdue: number } & Record<
	CommissionState,
	number
>;

type Part = { currency: Currency; state: CommissionState | null; isOverdue: boolean; minor: number; count: number };

/** The sums of each currency out of their parts, never mixed; in the order of their codes. */
export function commissionSums(parts: readonly Part[]): CommissionSum[] {
	const sums = new Map<Currency, CommissionSum>();
	for (const { currency, state, minor, count, isOverdue: isLate } of parts) {
		if (state === null) continue;
		const sum = sums.get(currency) ?? emptySum(currency);
		sum[state] += minor;
		sum.total += minor;
		sum.count += count;
		if (isLate) sum.overdue += minor;
		sums.set(currency, sum);
	}
	return [...sums.values()].sort((a, b) => a.currency.localeCompare(b.currency));
}

function emptySum(currency: Currency): CommissionSum {
	return { currency, count: 0, total: 0, overdue: 0, expected: 0, due: 0, invoiced: 0, disputed: 0, paid: 0 };
}

/** How a commission comes about, with the percent as the page writes it: `12,5% × EUR 24 500,00`. */
export function commissionFormula(percent: string, subtotalMinor: number, currency: Currency): string {
	return `${percent} × ${formatRate({ minor: subtotalMinor, currency }, { hasCents: true })}`;
}
