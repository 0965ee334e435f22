import { useActionData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import type { Outcome } from './outcome';

/** The result of the last submission. It takes the focus, because its row may be gone from the page. */
export function OutcomeLine() {
	const { t } = useTranslation('desk');
	const last = useOutcome();
	// What is asked first is said, and takes the focus, where it is asked.
	const outcome = last?.text === 'instalments-unseen' ? null : last;
	const line = useRef<HTMLParagraphElement>(null);
	const at = outcome?.at;
	useEffect(() => {
		if (at) line.current?.focus();
	}, [at]);
	return (
		<div role="status">
			{outcome ? (
				<p
					ref={line}
					tabIndex={-1}
					key={outcome.at}
					className="flex items-center gap-2.5 mt-5 border border-[color-mix(in_srgb,var(--color-err)_45%,transparent)] rounded-control bg-err-bg py-2.5 px-4 text-err font-medium data-done:border-[#b9d9c4] data-done:bg-[#eaf5ee] data-done:text-[#1b5834]"
					data-done={outcome.isDone || undefined}
				>
					<Icon className="shrink-0" name={outcome.isDone ? 'check' : 'warning'} size={18} />
					{t(`${outcome.isDone ? 'done' : 'fault'}.${outcome.text}` as never) as string}
				</p>
			) : null}
		</div>
	);
}

/** The result of the last submission; null before, and on pages whose form says its result itself. */
export function useOutcome(): Outcome | null {
	const data = useActionData<Outcome | { outcome: Outcome } | { form: object }>();
	if (!data || 'form' in data) return null;
	return 'outcome' in data ? data.outcome : data;
}

/** The input of a row whose submission failed; empty otherwise. */
export function useTyped(row: string): Record<string, string> {
	const outcome = useOutcome();
	return outcome && !outcome.isDone && outcome.row === row ? outcome.typed : {};
}
