import type { PlanStep } from './plan-steps';
import type { TypedPlan, TypedStep } from './typed-plan';

export type PlanErrorKey =
	| 'missing'
	| 'long'
	| 'markdown'
	/** It stands in the other language alone. */
	| 'otherLanguage'
	| 'characters'
	| 'nameTaken'
	| 'choice'
	| 'profiles'
	| 'program'
	| 'commission'
	| 'percent'
	/** More than the whole price. */
	| 'overWhole'
	/** The deposit is the whole price, and yet more is to be paid. */
	| 'depositIsAll'
	| 'notAboveDeposit'
	| 'notGrowing'
	| 'days'
	| 'daysOrder'
	| 'halfStep'
	| 'needsSteps'
	| 'hasSteps'
	| 'amount'
	| 'otherCurrency'
	| 'aboveLowest'
	| 'age'
	| 'ageOrder'
	| 'date'
	| 'backwards'
	| 'twice'
	| 'rooms'
	| 'change'
	| 'leavesNothing'
	| 'price';

export type PlanError = { key: PlanErrorKey; values?: Record<string, string | number> };

/** Errors by the field's name in the form, such as `tranches.0.days`. */
export type PlanErrors = Record<string, PlanError>;

/** Notes the first error of a field. */
export type Fail = (field: string, key: PlanErrorKey, values?: PlanError['values']) => void;

export function collectErrors(): { errors: PlanErrors; fail: Fail } {
	const errors: PlanErrors = {};
	return {
		errors,
		fail(field, key, values) {
			errors[field] ??= values ? { key, values } : { key };
		},
	};
}

/** Longest time before arrival that a step can name. */
export const MOST_DAYS = 999;

/** When a stay is paid and what a cancellation keeps, with every wrong field named by `fail`. What is wrong is left out of the answer. */
export function readPlanSteps(
	typed: Pick<TypedPlan, 'policy' | 'deposit' | 'tranches' | 'cancellation'>,
	fail: Fail,
): { deposit: number; tranches: PlanStep[]; cancellation: PlanStep[] } {
	const deposit = readPercent(typed.deposit);
	if (typed.deposit.trim() === '') fail('deposit', 'missing');
	else if (deposit === null) fail('deposit', 'percent');
	else if (deposit > 100) fail('deposit', 'overWhole');
	// Of a deposit that is wrong itself, no more is said at the payments.
	const isPart = deposit !== null && deposit < 100;
	const tranches = readSteps('tranches', typed.tranches, isPart ? deposit : 0, fail);
	if (deposit === 100 && tranches.length > 0) fail('deposit', 'depositIsAll');
	const cancellation = readSteps('cancellation', typed.cancellation, 0, fail);
	const isTyped = typed.cancellation.some(({ percent, days }) => percent.trim() !== '' || days.trim() !== '');
	if (typed.policy === 'nonRefundable' && isTyped) fail('policy', 'hasSteps');
	if (typed.policy !== 'nonRefundable' && !isTyped) fail('cancellation.0.percent', 'needsSteps');
	return { deposit: deposit ?? 0, tranches, cancellation };
}

/** Steps whose days shrink and whose percentages grow above `least`; rows without any text are none. */
function readSteps(
	name: 'tranches' | 'cancellation',
	rows: readonly TypedStep[],
	least: number,
	fail: Fail,
): PlanStep[] {
	let before: PlanStep = { percent: least, days: MOST_DAYS + 1 };
	const steps: PlanStep[] = [];
	for (const [at, row] of rows.entries()) {
		if (row.percent.trim() === '' && row.days.trim() === '') continue;
		const field = (part: 'percent' | 'days') => `${name}.${at}.${part}`;
		const percent = readPercent(row.percent);
		const days = /^\d{1,3}$/.test(row.days.trim()) ? Number(row.days) : null;
		const isSound = percent !== null && percent >= 1 && percent <= 100 && days !== null;
		if (row.percent.trim() === '') fail(field('percent'), 'halfStep');
		else if (percent === null || percent < 1) fail(field('percent'), 'percent');
		else if (percent > 100) fail(field('percent'), 'overWhole');
		else if (percent <= before.percent)
			fail(field('percent'), steps.length === 0 ? 'notAboveDeposit' : 'notGrowing', { percent: before.percent });
		if (row.days.trim() === '') fail(field('days'), 'halfStep');
		else if (days === null) fail(field('days'), 'days', { most: MOST_DAYS });
		else if (days >= before.days) fail(field('days'), 'daysOrder', { days: before.days });
		if (!isSound) continue;
		before = { percent, days };
		steps.push(before);
	}
	return steps;
}

/** A whole number of percent, with or without its sign; null: none. */
function readPercent(text: string): number | null {
	const [, digits] = /^(\d{1,4})\s*%?$/.exec(text.trim()) ?? [];
	return digits === undefined ? null : Number(digits);
}
