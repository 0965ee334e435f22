import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { moveKey } from '~/domain/hotel-desk/plans/plan-order';
import type { RatesDesk } from '~/domain/hotel-desk/rates/load-rates.server';
import type { PlanAnswer } from './plan-answer';

export type PlanOrder = ReturnType<typeof usePlanOrder>;

/** The order of the plans as it was left, which is saved at once: moves made while one is on its way are sent together after it. */
export function usePlanOrder({ plans, seen }: Pick<RatesDesk, 'plans' | 'seen'>) {
	const fetcher = useFetcher<PlanAnswer>();
	const saved = plans.map(({ key }) => key).join(' ');
	const [wanted, setWanted] = useState<string | null>(null);
	const { state, data: answer } = fetcher;
	const hasFailed = answer !== undefined && answer.outcome !== 'ordered';
	const [refusedAt, setRefusedAt] = useState<number | null>(null);
	const answeredAt = answer?.at ?? null;
	// The answer before the order that is on its way: for a moment after it is sent the fetcher is idle, and the list is the old one.
	const sentAfter = useRef<number | null | undefined>(undefined);
	useEffect(() => {
		if (state !== 'idle' || wanted === null) return;
		if (sentAfter.current === answeredAt) return;
		sentAfter.current = undefined;
		const isNews = hasFailed && answer.at !== refusedAt;
		if (isNews) setRefusedAt(answer.at);
		// Arrived, or refused: the list is what the draft says.
		if (wanted === saved || isNews) return setWanted(null);
		sentAfter.current = answeredAt;
		fetcher.submit({ intent: 'order', order: wanted, seen: String(seen) }, { method: 'post' });
	}, [state, wanted, saved, seen, hasFailed, answer, answeredAt, refusedAt, fetcher]);
	const order = (wanted ?? saved).split(' ');
	const byKey = new Map(plans.map((plan) => [plan.key, plan]));
	return {
		plans: order.flatMap((key) => byKey.get(key) ?? []),
		saved,
		/** That an order is saved is not said while another one is not. */
		answer: wanted === null || hasFailed ? (answer ?? null) : null,
		/** False where it cannot be moved there. */
		move: (key: string, to: number): boolean => {
			const next = moveKey(order, key, to).join(' ');
			if (next === order.join(' ')) return false;
			setWanted(next);
			return true;
		},
	};
}
