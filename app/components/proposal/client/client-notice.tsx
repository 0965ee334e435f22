import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_QUESTION } from '~/domain/mail-thread/thread-limits';
import type { ClientOutcome } from './client-form';
import type { ClientView } from './client-view';
import { agentName } from './client-words';

type NoticeProps = { view: ClientView; outcome: ClientOutcome; className: string };

/** What came of an answer, said to screen readers and focused; empty before there is one. */
export function ClientNotice({ view, outcome, className }: NoticeProps) {
	const { t } = useTranslation(['proposal']);
	const line = useRef<HTMLDivElement>(null);
	const at = outcome?.at;
	const agent = agentName(view);
	const error = outcome?.errors.form;
	const done = outcome?.done === 'approved' ? null : outcome?.done;
	const isSaid = Boolean(error || done);
	useEffect(() => {
		// Focus stays in a field that the client has gone on to.
		const isFree = !document.activeElement?.matches('input, textarea, select');
		if (at && isSaid && isFree) line.current?.focus();
	}, [at, isSaid]);
	return (
		<div ref={line} tabIndex={-1} role="status" className={isSaid ? `border-l-2 pl-4 font-medium ${className}` : ''}>
			{error === 'limited'
				? t('error.limited', { agent, count: outcome?.minutes ?? 1 })
				: error
					? t(`error.${error}`, { agent, most: LONGEST_QUESTION, count: 0 })
					: done
						? t(`done.${done === 'asked' && !view.hasEmail ? 'askedHere' : done}`, { agent })
						: null}
		</div>
	);
}
