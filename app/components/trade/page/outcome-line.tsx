import { useActionData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import type { Outcome } from './outcome';

/** The result of the last submission. It takes the focus, because its row may be gone from the page. */
export function OutcomeLine() {
	const { t } = useTranslation('desk');
	const outcome = useOutcome();
	const line = useRef<HTMLParagraphElement>(null);
	const at = outcome?.at;
	useEffect(() => {
		if (at) line.current?.focus();
	}, [at]);
	return (
		<div role="status">
			{outcome ? (
				<p ref={line} tabIndex={-1} key={outcome.at} className="desk-outcome" data-done={outcome.isDone || undefined}>
					<Icon name={outcome.isDone ? 'check' : 'warning'} size={18} />
					{t(`${outcome.isDone ? 'done' : 'fault'}.${outcome.text}` as never) as string}
				</p>
			) : null}
		</div>
	);
}

/** The result of the last submission; null before. */
export function useOutcome(): Outcome | null {
	const data = useActionData<Outcome | { outcome: Outcome }>();
	if (!data) return null;
	return 'outcome' in data ? data.outcome : data;
}

/** The input of a row whose submission failed; empty otherwise. */
export function useTyped(row: string): Record<string, string> {
	const outcome = useOutcome();
	return outcome && !outcome.isDone && outcome.row === row ? outcome.typed : {};
}
