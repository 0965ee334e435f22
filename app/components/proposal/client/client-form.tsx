import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_QUESTION } from '~/domain/mail-thread/thread-limits';
import { Button, type ButtonVariant } from '../../ui/button';
import type { ClientView } from './client-view';

export type AnswerError =
	| 'name'
	| 'option'
	| 'terms'
	| 'question'
	| 'question-long'
	| 'over'
	| 'changed-meanwhile'
	| 'no-such-move'
	| 'nothing-open'
	| 'limited'
	| 'failed';

/** What came of an answer; `null` where nothing was answered yet. */
export type ClientOutcome = {
	done: 'asked' | 'declined' | 'takenBack' | 'approved' | 'opened' | null;
	/** By field; `form` for what concerns all of it. */
	errors: Partial<Record<'option' | 'name' | 'terms' | 'question', Exclude<AnswerError, 'limited'>>> & {
		form?: AnswerError;
	};
	typed: Readonly<Record<string, string>>;
	/** Until something that was sent too often may be sent again. */
	minutes?: number;
	/** When, so that the same outcome twice is said twice. */
	at: number;
} | null;

export type Intent = 'approve' | 'ask' | 'decline' | 'takeBack' | 'opened' | 'pay';

type ClientFormProps = { view: ClientView; intent: Intent; id?: string; children: ReactNode };

/** A form of the page, which works without script; in a preview it goes nowhere. */
export function ClientForm({ view: { path, snapshot }, intent, id, children }: ClientFormProps) {
	const isBusy = useNavigation().state !== 'idle';
	return (
		<Form
			method="post"
			id={id}
			action={path === null ? undefined : `${path}#answer`}
			preventScrollReset={intent !== 'approve'}
			onSubmit={(event) => {
				if (isBusy || path === null) event.preventDefault();
			}}
		>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="version" value={snapshot.version} />
			<fieldset disabled={path === null} className="contents">
				{children}
			</fieldset>
		</Form>
	);
}

type SubmitProps = { intent: Intent; variant?: ButtonVariant; className?: string; children: ReactNode };

/** Says while it is sent that it is. */
export function ClientSubmit({ intent, variant = 'accent', className = '', children }: SubmitProps) {
	const { t } = useTranslation(['proposal']);
	const { formData } = useNavigation();
	const isBusy = formData?.get('intent') === intent;
	return (
		<Button type="submit" variant={variant} className={className} aria-disabled={isBusy || undefined}>
			{isBusy ? t('answer.sending') : children}
		</Button>
	);
}

type ErrorProps = {
	id: string;
	word: Exclude<AnswerError, 'limited'> | undefined;
	agent: string;
	/** Letters of what was typed. */
	count?: number;
};

export function ClientFieldError({ id, word, agent, count = 0 }: ErrorProps) {
	const { t } = useTranslation(['proposal']);
	return word ? (
		<p id={id} className="mt-1.5 text-small font-medium text-err">
			{t(`error.${word}`, { agent, most: LONGEST_QUESTION, count })}
		</p>
	) : null;
}

/** A field of one line or more. */
export const FIELD =
	'mt-1 block min-h-13 w-full rounded-sm border border-field bg-white px-4 py-2.5 text-body text-ink aria-invalid:border-err';
