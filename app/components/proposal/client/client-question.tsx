import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_QUESTION } from '~/domain/mail-thread/thread-limits';
import { ClientFieldError, ClientForm, type ClientOutcome, ClientSubmit, FIELD } from './client-form';
import type { ClientView } from './client-view';
import { agentName } from './client-words';

type QuestionProps = {
	view: ClientView;
	outcome: ClientOutcome;
	/** Nothing else can be answered: it is open under a heading. */
	isAlone?: boolean;
	className?: string;
};

/** A question to the agent, which opens in its place. */
export function ClientQuestion({ view, outcome, isAlone = false, className = '' }: QuestionProps) {
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
	const isDeclined = view.state === 'declined';
	/** Not the first words, or no question any more. */
	const isMessage = view.messages.length > 0 || isDeclined;
	const title = isDeclined
		? t('withdrawn.ask', { agent })
		: t(view.messages.length > 0 ? 'thread.again' : 'answer.question');
	const form = (
		<ClientForm view={view} intent="ask">
			<input type="hidden" name="key" value={view.formKey} />
			<label className="mt-4 block">
				<span className="text-small font-medium">
					{t(isMessage ? 'thread.label' : 'answer.questionLabel', { agent })}
				</span>
				<textarea
					id="question"
					name="question"
					rows={4}
					defaultValue={outcome?.done === 'asked' ? '' : (outcome?.typed.question ?? '')}
					key={outcome?.done === 'asked' ? outcome.at : 'question'}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? 'question-error question-hint' : 'question-hint'}
					className={FIELD}
				/>
			</label>
			<p id="question-hint" className="mt-1.5 text-small text-ink2">
				{t('thread.most', { most: LONGEST_QUESTION })}
			</p>
			<ClientFieldError id="question-error" word={error} agent={agent} count={outcome?.typed.question?.length ?? 0} />
			<ClientSubmit intent="ask" variant="dark" className="mt-3">
				{t(isMessage ? 'thread.send' : 'answer.ask')}
			</ClientSubmit>
		</ClientForm>
	);
	if (isAlone)
		return (
			<div className={className}>
				<h3 className="text-h3">{title}</h3>
				{form}
			</div>
		);
	return (
		<details className={className} open={error !== undefined || isKept || undefined} ref={box}>
			<summary className={SUMMARY}>{title}</summary>
			{form}
		</details>
	);
}

export const SUMMARY =
	'flex min-h-12 cursor-pointer items-center justify-center rounded-sm border border-ink px-5 font-medium hover:bg-row';
