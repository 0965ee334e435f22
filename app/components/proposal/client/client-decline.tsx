import { useTranslation } from 'react-i18next';
import { ClientForm, type ClientOutcome, ClientSubmit, FIELD } from './client-form';
import { REASONS } from './client-reasons';
import type { ClientView } from './client-view';
import { agentName } from './client-words';

/** Saying no, with a reason if the client wants to give one. */
export function ClientDecline({ view, outcome }: { view: ClientView; outcome: ClientOutcome }) {
	const { t } = useTranslation(['proposal']);
	return (
		<details open={(outcome?.done === null && Boolean(outcome.typed.words || outcome.typed.reason)) || undefined}>
			<summary className="flex min-h-12 cursor-pointer items-center justify-center px-5 font-medium text-ink2 hover:text-ink">
				{t('answer.decline')}
			</summary>
			<ClientForm view={view} intent="decline">
				<p className="mt-4 text-small text-ink2">{t('answer.declineText', { agent: agentName(view) })}</p>
				<fieldset className="mt-2">
					<legend className="sr-only">{t('answer.reason')}</legend>
					{REASONS.map((reason) => (
						<label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
							<input
								type="radio"
								name="reason"
								value={reason}
								defaultChecked={outcome?.typed.reason === reason}
								className="size-5 accent-(--main)"
							/>
							{t(`answer.reasons.${reason}`)}
						</label>
					))}
				</fieldset>
				<label className="mt-2 block">
					<span className="text-small font-medium">
						{t('answer.words')} <span className="font-normal text-ink2">({t('answer.optional')})</span>
					</span>
					<textarea
						name="words"
						rows={3}
						maxLength={1900}
						defaultValue={outcome?.typed.words ?? ''}
						className={FIELD}
					/>
				</label>
				<ClientSubmit intent="decline" variant="outline" className="mt-3">
					{t('answer.send')}
				</ClientSubmit>
			</ClientForm>
		</details>
	);
}
