import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientFieldError, ClientForm, type ClientOutcome, ClientSubmit, FIELD } from './client-form';
import type { ClientView } from './client-view';
import { agentName } from './client-words';

type QuestionProps = { view: ClientView; outcome: ClientOutcome; isOpen?: boolean; className?: string };

/** A question to the agent, which opens in its place. */
export function ClientQuestion({ view, outcome, isOpen = false, className = '' }: QuestionProps) {
	const { t } = useTranslation(['proposal']);
	const agent = agentName(view);
	const error = outcome?.errors.question;
	/** Typed and not sent. */
	const isKept = outcome?.done === null && Boolean(outcome.typed.question);
	const box = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		// Not every browser opens what a link leads into.
		const open = () => {
			if (location.hash !== '#question' || !box.current) return;
			box.current.open = true;
			box.current.querySelector('textarea')?.focus();
		};
		addEventListener('hashchange', open);
		return () => removeEventListener('hashchange', open);
	}, []);
	return (
		<details className={className} open={isOpen || error !== undefined || isKept || undefined} ref={box}>
			<summary className={SUMMARY}>{t('answer.question')}</summary>
			<ClientForm view={view} intent="ask">
				<label className="mt-4 block">
					<span className="text-small font-medium">{t('answer.questionLabel', { agent })}</span>
					<textarea
						id="question"
						name="question"
						rows={4}
						maxLength={2000}
						defaultValue={outcome?.done === 'asked' ? '' : (outcome?.typed.question ?? '')}
						key={outcome?.done === 'asked' ? outcome.at : 'question'}
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? 'question-error' : undefined}
						className={FIELD}
					/>
				</label>
				<ClientFieldError id="question-error" word={error} agent={agent} />
				<ClientSubmit intent="ask" variant="dark" className="mt-3">
					{t('answer.ask')}
				</ClientSubmit>
			</ClientForm>
		</details>
	);
}

export const SUMMARY =
	'flex min-h-12 cursor-pointer items-center justify-center rounded-sm border border-ink px-5 font-medium hover:bg-row';
