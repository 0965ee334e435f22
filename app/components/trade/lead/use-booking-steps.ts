import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isLeadStep, LEAD_STEP_FIELDS, LEAD_STEPS, type LeadStep } from '~/domain/trade/lead-form';
import type { FormValues } from '../../form/form-state';
import type { LeadFormState, TradeLeadAnswer } from './lead-dialog-view';

/** Fields of the vault and of the figures shown: the server writes these itself. */
const NOT_TYPED: ReadonlySet<string> = new Set(['cardToken', 'shown']);

/**
 * Makes each step of a booking an entry of the browser's history: Back returns to the step before, with all input but the card. `first` is
 * the form before the first submission, `answer` the latest server response; the next entry includes it.
 */
export function useBookingSteps(first: LeadFormState, answer: TradeLeadAnswer | undefined) {
	const { pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	const last = useRef<TradeLeadAnswer>();
	const typed = useRef<FormValues>({});
	const added = useRef(new Set<LeadStep>());
	if (answer) last.current = answer;
	const form = last.current?.form ?? first;
	const requested = stepOf(hash);
	const isDone = form.result === 'sent';
	const step = answer || isDone || !last.current ? form.step : requested;

	const state = useMemo<LeadFormState>(
		() =>
			answer || isDone || !last.current
				? form
				: { step, values: { ...form.values, ...typed.current }, errors: {}, result: 'idle' },
		[form, step, answer, isDone],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => {
		if (!answer || isDone) {
			// Opened at a step that nothing has been sent for.
			if (!last.current && hash) navigate({ pathname, search }, { replace: true, preventScrollReset: true });
			return;
		}
		typed.current = {};
		if (step === requested) return;
		const isOn = LEAD_STEPS.indexOf(step) > LEAD_STEPS.indexOf(requested);
		if (isOn) added.current.add(step);
		const to = { pathname, search, hash: step === 'details' ? '' : `#${step}` };
		navigate(to, { replace: !isOn, preventScrollReset: true });
	}, [answer]);

	const remember = useCallback(
		(element: HTMLFormElement) => {
			const fields = new FormData(element);
			const names = LEAD_STEP_FIELDS[step].filter((name) => !NOT_TYPED.has(name));
			const texts = names.map((name) => [name, fields.getAll(name).filter((text) => typeof text === 'string')]);
			typed.current = { ...typed.current, ...Object.fromEntries(texts) };
		},
		[step],
	);
	const goBack = useCallback(() => {
		if (!added.current.delete(requested)) return false;
		navigate(-1);
		return true;
	}, [requested, navigate]);
	return { state, answer: answer ?? (isDone ? last.current : undefined), remember, goBack };
}

function stepOf(hash: string): LeadStep {
	const word = hash.slice(1);
	return isLeadStep(word) ? word : 'details';
}
