import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import type { ProposalView } from '~/routes/proposal/proposal-view.server';
import { Button } from '../ui/button';
import { priceWords } from './option-words';

type ErrorWord =
	| 'name'
	| 'option'
	| 'terms'
	| 'question'
	| 'over'
	| 'changed-meanwhile'
	| 'no-such-move'
	| 'limited'
	| 'failed';

export type AnswerOutcome = {
	done: 'asked' | 'declined' | 'takenBack' | 'approved' | null;
	/** By field; `form` for what concerns all of it. */
	errors: Partial<Record<'option' | 'name' | 'terms' | 'question' | 'form', ErrorWord>>;
	typed: Record<string, string>;
	at: number;
};

type AnswerProps = { view: ProposalView; outcome: AnswerOutcome | null };

/** The client's answer: approve one option, ask, or say no; without script as well. */
export function AnswerSection({ view, outcome }: AnswerProps) {
	const { t } = useTranslation('proposal');
	const agent = view.person?.agent.name.split(' ')[0] ?? view.snapshot.agency;
	const line = useRef<HTMLDivElement>(null);
	const at = outcome?.at;
	useEffect(() => {
		if (at) line.current?.focus();
	}, [at]);
	return (
		<section id="answer" aria-labelledby="answer-title" className="on-dark bg-main text-on-main print:hidden">
			<div className="container grid gap-x-16 gap-y-8 py-14 lg:grid-cols-[1fr_35rem] lg:py-20">
				<div>
					<h2 id="answer-title" className="text-h1 text-on-main!">
						{headline()}
					</h2>
					<p className="mt-3">{lead()}</p>
					<div ref={line} tabIndex={-1} role="status" className="mt-5 empty:hidden">
						{outcome?.done && outcome.done !== 'approved' ? (
							<p className="border-l-2 border-accent-on-dark pl-4 font-medium">
								{t(`done.${outcome.done}`, { agent })}
							</p>
						) : null}
						{outcome?.errors.form ? (
							<p className="border-l-2 border-accent-on-dark pl-4 font-medium">
								{t(`error.${outcome.errors.form}`, { agent })}
							</p>
						) : null}
					</div>
				</div>
				<div className="bg-paper p-6 text-ink sm:p-9">
					{view.state === 'approved' ? (
						<Approved view={view} agent={agent} />
					) : view.isNewest && view.state !== 'declined' ? (
						<AnswerForms view={view} outcome={outcome} agent={agent} />
					) : (
						<>
							{view.isNewest ? null : <p className="mb-5">{t('answer.over')}</p>}
							<Question view={view} outcome={outcome} agent={agent} isOpen />
						</>
					)}
				</div>
			</div>
		</section>
	);

	function headline(): string {
		if (view.state === 'approved') return t('approved.title', { option: optionName(view) });
		return t(view.state === 'declined' ? 'declined.title' : 'answer.title');
	}

	function lead(): string {
		if (view.state === 'approved') return t('approved.next', { agent });
		return t(view.state === 'declined' ? 'declined.text' : 'answer.lead', { agent });
	}
}

function optionName({ snapshot, approved }: ProposalView): string {
	return snapshot.options.find(({ key }) => key === approved)?.name ?? '';
}

type FormsProps = AnswerProps & { agent: string };

function AnswerForms({ view, outcome, agent }: FormsProps) {
	const { t } = useTranslation('proposal');
	const { options, onApproval } = view.snapshot;
	const errors = outcome?.errors ?? {};
	const typed = outcome?.typed ?? {};
	const chosen =
		typed.option || (options.length === 1 ? options[0]?.key : options.find((each) => each.isFirstChoice)?.key);
	return (
		<>
			<AnswerForm view={view} intent="approve">
				<fieldset aria-describedby={errors.option ? 'option-error' : undefined}>
					<legend className="font-semibold">{t('answer.which')}</legend>
					<div className="mt-2 border-t border-line [&>label]:border-b [&>label]:border-line">
						{options.map((option, at) => (
							<label key={option.key} className="flex min-h-13 cursor-pointer items-center gap-3 py-2">
								<input
									type="radio"
									name="option"
									value={option.key}
									defaultChecked={option.key === chosen}
									className="size-5 accent-(--main)"
								/>
								<span className="grow">
									{at + 1}. {option.name}
								</span>
								<span className="tabular-nums">{priceWords(option)}</span>
							</label>
						))}
					</div>
					<FieldError id="option-error" word={errors.option} agent={agent} />
				</fieldset>
				<label className="mt-5 block">
					<span className="text-small text-ink2">{t('answer.name')}</span>
					<input
						name="name"
						autoComplete="name"
						maxLength={100}
						defaultValue={typed.name ?? ''}
						aria-invalid={errors.name ? true : undefined}
						aria-describedby={errors.name ? 'name-error' : undefined}
						className={FIELD}
					/>
				</label>
				<FieldError id="name-error" word={errors.name} agent={agent} />
				<label className="mt-5 flex cursor-pointer items-start gap-3">
					<input
						type="checkbox"
						name="terms"
						aria-describedby={errors.terms ? 'terms-error' : undefined}
						className="mt-1 size-5 shrink-0 accent-(--main)"
					/>
					<span>{t('answer.terms')}</span>
				</label>
				<FieldError id="terms-error" word={errors.terms} agent={agent} />
				<p className="mt-5 text-small text-ink2">{t(`answer.effects.${onApproval}`, { agent })}</p>
				<Submit className="mt-4 w-full">{t('answer.approve')}</Submit>
			</AnswerForm>
			<Question view={view} outcome={outcome} agent={agent} isOpen={errors.question !== undefined} />
			<details className="mt-2 border-t border-line pt-2">
				<summary className={SUMMARY}>{t('answer.decline')}</summary>
				<AnswerForm view={view} intent="decline">
					<label className="mt-2 block">
						<span className="text-small text-ink2">{t('answer.reason')}</span>
						<textarea
							name="reason"
							rows={3}
							maxLength={2000}
							defaultValue={typed.reason ?? ''}
							className={`${FIELD} h-auto py-2`}
						/>
					</label>
					<Submit variant="outline" className="mt-3">
						{t('answer.send')}
					</Submit>
				</AnswerForm>
			</details>
		</>
	);
}

function Question({ view, outcome, agent, isOpen }: FormsProps & { isOpen: boolean }) {
	const { t } = useTranslation('proposal');
	const error = outcome?.errors.question;
	return (
		<details className="mt-6 border-t border-line pt-2" open={isOpen || undefined}>
			<summary className={SUMMARY}>{t('answer.question')}</summary>
			<AnswerForm view={view} intent="ask">
				<label className="mt-2 block">
					<span className="text-small text-ink2">{t('answer.questionLabel', { agent })}</span>
					<textarea
						name="question"
						rows={4}
						maxLength={2000}
						defaultValue={outcome?.done === 'asked' ? '' : (outcome?.typed.question ?? '')}
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? 'question-error' : undefined}
						className={`${FIELD} h-auto py-2`}
					/>
				</label>
				<FieldError id="question-error" word={error} agent={agent} />
				<Submit variant="outline" className="mt-3">
					{t('answer.ask')}
				</Submit>
			</AnswerForm>
		</details>
	);
}

function Approved({ view, agent }: { view: ProposalView; agent: string }) {
	const { t } = useTranslation('proposal');
	const language = useRoot().language as Language;
	const option = view.snapshot.options.find(({ key }) => key === view.approved);
	return (
		<>
			{option ? (
				<p className="flex flex-wrap justify-between gap-x-6">
					<b className="font-semibold">{option.name}</b>
					<span className="tabular-nums">{priceWords(option)}</span>
				</p>
			) : null}
			<p className="mt-2 text-small text-ink2">
				{t('approved.by', {
					name: view.approvedBy ?? '',
					moment: view.decidedAt === null ? '' : formatTimestamp(view.decidedAt, language),
				})}
			</p>
			<Question view={view} outcome={null} agent={agent} isOpen={false} />
			<AnswerForm view={view} intent="takeBack">
				<Submit variant="quiet" className="mt-3 underline underline-offset-4">
					{t('approved.takeBack')}
				</Submit>
			</AnswerForm>
		</>
	);
}

type AnswerFormProps = { view: ProposalView; intent: string; children: ReactNode };

function AnswerForm({ view, intent, children }: AnswerFormProps) {
	const isBusy = useNavigation().state !== 'idle';
	return (
		<Form
			method="post"
			action={`/p/${view.token}`}
			preventScrollReset
			onSubmit={(event) => {
				if (isBusy) event.preventDefault();
			}}
		>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="version" value={view.snapshot.version} />
			{children}
		</Form>
	);
}

type SubmitProps = { variant?: 'accent' | 'outline' | 'quiet'; className: string; children: string };

function Submit({ variant = 'accent', className, children }: SubmitProps) {
	const { t } = useTranslation('proposal');
	const isBusy = useNavigation().state === 'submitting';
	return (
		<Button type="submit" variant={variant} className={className} aria-disabled={isBusy || undefined}>
			{isBusy ? t('answer.sending') : children}
		</Button>
	);
}

function FieldError({ id, word, agent }: { id: string; word: ErrorWord | undefined; agent: string }) {
	const { t } = useTranslation('proposal');
	return word ? (
		<p id={id} className="mt-1.5 text-small font-medium text-err">
			{t(`error.${word}`, { agent })}
		</p>
	) : null;
}

const FIELD =
	'mt-1 block h-12 w-full rounded-sm border border-field bg-white px-3 text-body text-ink aria-invalid:border-err';
const SUMMARY = 'flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4';
