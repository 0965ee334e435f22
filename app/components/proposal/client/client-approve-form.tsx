import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { useIsAlive } from './client-alive';
import type { AnswerProps } from './client-answer';
import { ClientFieldError, ClientForm, ClientSubmit, FIELD } from './client-form';
import { agentName, clientName, priceWords } from './client-words';

/** Approving the chosen option: a name, and the terms. */
export function ClientApproveForm({ view, outcome, chosen }: AnswerProps) {
	const { t } = useTranslation(['proposal']);
	const { snapshot, person } = view;
	const { onApproval, options } = snapshot;
	const agent = agentName(view);
	const { brand } = useRoot();
	const errors = outcome?.errors ?? {};
	const typed = outcome?.typed ?? {};
	const isAlive = useIsAlive();
	// Without script the choice may be another by the time it is sent.
	const option = isAlive || options.length === 1 ? options.find(({ key }) => key === chosen) : undefined;
	const box = useRef<HTMLDivElement>(null);
	const at = outcome?.at;
	useEffect(() => {
		if (at) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
	}, [at]);
	return (
		<div ref={box}>
			<h3 className="text-h3">{option ? t('answer.titleOf', { option: option.name }) : t('answer.title')}</h3>
			<p className="mt-1 text-small text-ink2">{t(`answer.effects.${onApproval}`, { agent })}</p>
			<ClientForm view={view} intent="approve" id="approve">
				<label className="mt-5 block">
					<span className="text-small font-medium">{t('answer.name')}</span>
					<input
						name="name"
						autoComplete="name"
						maxLength={100}
						required
						defaultValue={typed.name ?? (person ? clientName(person) : '')}
						aria-invalid={errors.name ? true : undefined}
						aria-describedby={errors.name ? 'name-error' : undefined}
						className={FIELD}
					/>
				</label>
				<ClientFieldError id="name-error" word={errors.name} agent={agent} />
				<label className="mt-5 flex cursor-pointer items-start gap-3.5">
					<input
						type="checkbox"
						name="terms"
						required
						defaultChecked={typed.terms === 'on'}
						aria-invalid={errors.terms ? true : undefined}
						aria-describedby={errors.terms ? 'terms-error' : undefined}
						className="mt-0.5 size-5.5 shrink-0 accent-(--main)"
					/>
					<span className="text-small/6">
						{t(onApproval === 'booking' ? 'answer.termsOfBooking' : 'answer.termsOfStay', { brand: brand.name })}
					</span>
				</label>
				<ClientFieldError id="terms-error" word={errors.terms} agent={agent} />
				<p className="mt-2 flex flex-wrap gap-x-5 pl-9 text-small">
					{options.map(({ key, name }) =>
						option && option.key !== key ? null : (
							<a
								key={key}
								href={`#terms-${key}`}
								className="inline-flex min-h-6 items-center underline underline-offset-4"
							>
								{t('answer.termsOf', { name })}
							</a>
						),
					)}
					<a
						href="/terms-and-conditions"
						target="_blank"
						rel="noreferrer"
						className="inline-flex min-h-6 items-center underline underline-offset-4"
					>
						{t('answer.termsOf', { name: brand.name })}
					</a>
				</p>
				<ClientSubmit intent="approve" className="mt-6 min-h-14! w-full text-[1.0625rem]!">
					{option ? t('answer.approveFor', { price: priceWords(option) }) : t('answer.approve')}
				</ClientSubmit>
			</ClientForm>
		</div>
	);
}
