import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { ClientApproveForm } from './client-approve-form';
import { ClientDecline } from './client-decline';
import type { ClientOutcome } from './client-form';
import { ClientNotice } from './client-notice';
import { ClientQuestion } from './client-question';
import { ClientThread } from './client-thread';
import type { ClientOption, ClientView } from './client-view';
import { agentName, datesWords, leftWords, livingWord, momentWords, priceWords } from './client-words';

export type AnswerProps = {
	view: ClientView;
	outcome: ClientOutcome;
	/** Key of the chosen option; null: none yet. */
	chosen: string | null;
	onChoose: (key: string) => void;
};

/** The client's answer: approve one option, ask, or say no; without script as well. */
export function ClientAnswer(props: AnswerProps) {
	const { t } = useTranslation(['proposal']);
	const { view, outcome } = props;
	const { snapshot, state, isNewest, path, now } = view;
	const { options, language, validUntil } = snapshot;
	const agent = agentName(view);
	const canApprove = isNewest && (state === 'sent' || state === 'opened');
	const [only] = options.length === 1 ? options : [];
	const question = only ? t('answer.alone', { option: only.name }) : t('answer.which');
	const title = canApprove ? question : t(state === 'declined' ? 'declined.title' : 'answer.older');
	return (
		<section
			id="answer"
			aria-labelledby="answer-title"
			className="client-below on-dark scroll-mt-0 bg-main text-on-main print:hidden"
		>
			<div className="container grid gap-x-16 gap-y-10 pt-12 max-lg:px-0 lg:pb-18 xl:grid-cols-2 xl:pt-20 2xl:grid-cols-[minmax(0,1fr)_35rem] 2xl:gap-x-24">
				<div className="max-lg:px-5 xl:sticky xl:top-10 xl:self-start">
					<h2 id="answer-title" className="text-h1 text-on-main!">
						{title}
					</h2>
					<p className="mt-3 max-w-130 text-lead text-dim">
						{state === 'declined'
							? t('declined.text', { agent })
							: canApprove
								? t('answer.validity', {
										left: leftWords(t, validUntil, now),
										moment: momentWords(validUntil, now, language),
									})
								: t('answer.olderText')}
					</p>
					{isNewest || !path ? null : (
						<a href={path} className={buttonClass('accent', 'mt-7 max-sm:w-full')}>
							{t('newest')}
						</a>
					)}
					<ClientNotice view={view} outcome={outcome} className="mt-5 border-accent-on-dark" />
					{canApprove ? <Choices {...props} /> : null}
				</div>
				<div className="bg-sheet px-5 py-9 text-ink lg:px-10 [&_:focus-visible]:outline-main">
					{canApprove ? <ClientApproveForm {...props} /> : null}
					<ClientThread view={view} className={canApprove ? 'mt-9 mb-6' : 'mb-6'} />
					<div
						className={`grid items-start gap-3 ${canApprove ? 'mt-3 sm:grid-cols-2 has-[details[open]]:grid-cols-1' : ''}`}
					>
						<ClientQuestion view={view} outcome={outcome} isAlone={!canApprove} />
						{canApprove ? <ClientDecline view={view} outcome={outcome} /> : null}
					</div>
				</div>
			</div>
		</section>
	);
}

/** The options to choose from; they belong to the form of the approval. */
function Choices({ view, outcome, chosen, onChoose }: AnswerProps) {
	const { t } = useTranslation(['proposal']);
	const { options } = view.snapshot;
	const error = outcome?.errors.option;
	return (
		<fieldset className="mt-8" aria-describedby={error ? 'option-error' : undefined}>
			<legend className="sr-only">{t('answer.choice')}</legend>
			{options.map((option) => (
				<Choice key={option.key} {...{ view, option }} isChosen={option.key === chosen} onChoose={onChoose} />
			))}
			{error ? (
				<p id="option-error" className="mt-3 border-l-2 border-accent-on-dark pl-4 font-medium">
					{t(`error.${error}`, { agent: agentName(view), most: 0, count: 0 })}
				</p>
			) : null}
		</fieldset>
	);
}

type ChoiceProps = {
	view: ClientView;
	option: ClientOption;
	isChosen: boolean;
	onChoose: (key: string) => void;
};

function Choice({ view, option, isChosen, onChoose }: ChoiceProps) {
	const { t } = useTranslation(['proposal']);
	const { language } = view.snapshot;
	const [picture] = option.pictures;
	return (
		<label className="flex min-h-18 cursor-pointer items-center gap-4 border-t border-on-main/35 py-4 last-of-type:border-b md:gap-5">
			<input
				type="radio"
				name="option"
				form="approve"
				value={option.key}
				required
				checked={isChosen}
				onChange={() => onChoose(option.key)}
				className="client-radio"
			/>
			{picture ? (
				<Picture
					picture={{ ...picture, alt: '' }}
					sizes="96px"
					isInList
					className="h-16 w-24 shrink-0 max-md:hidden xl:max-2xl:hidden"
				/>
			) : null}
			<span className="min-w-0 grow">
				<span className="block font-medium">{option.name}</span>
				<span className="block text-small text-dim">
					{datesWords(option, language)}, {livingWord(t, option.living)}
				</span>
			</span>
			<span className="tabular text-[1.0625rem] font-semibold whitespace-nowrap">{priceWords(option)}</span>
		</label>
	);
}
