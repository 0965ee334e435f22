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
	// The state of the draft that the order on its way was sent for. Until the list of the next one comes, it is the list before, although the
	// fetcher may be idle: just after it was asked to send, and just before the new list is there.
	const sentFor = useRef<{ seen: typeof seen } | null>(null);
	useEffect(() => {
		if (state !== 'idle' || wanted === null) return;
		const isNews = hasFailed && answer.at !== refusedAt;
		if (isNews) setRefusedAt(answer.at);
		else if (sentFor.current?.seen === seen) return;
		sentFor.current = null;
		// Arrived, or refused: the list is what the draft says.
		if (wanted === saved || isNews) return setWanted(null);
		sentFor.current = { seen };
		fetcher.submit({ intent: 'order', order: wanted, seen: String(seen) }, { method: 'post' });
	}, [state, wanted, saved, seen, hasFailed, answer, refusedAt, fetcher]);
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
