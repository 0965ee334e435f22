import { useTranslation } from 'react-i18next';
import { FIELD_LIMITS } from '~/domain/form/field-limits';
import { FormFailure, Submit } from '../form/form-actions';
import { FormFrame } from '../form/form-frame';
import type { FormState } from '../form/form-state';
import { TextArea } from '../form/text-field';
import { Icon } from '../ui/icon';
import { PersonFields } from './person-fields';

export const CONTACT_FIELDS = ['name', 'email', 'message'] as const;

/** The contact form (FORM-11); its button locks after a result, a failure offers another try. */
export function ContactForm({ state, action }: { state: FormState; action: string }) {
	const { t } = useTranslation(['enquiry', 'contact']);
	const isSent = state.result === 'sent';
	const isRefused = state.result === 'failed' || state.result === 'limited';
	return (
		<FormFrame
			state={state}
			shown={CONTACT_FIELDS}
			action={action}
			rules={(today) => import('./enquiry-rules').then(({ enquiryRules }) => enquiryRules('contact', today))}
			className="mt-6"
		>
			<fieldset disabled={isSent} className="min-w-0 space-y-4 disabled:opacity-70">
				<legend className="sr-only">{t('contact:contactPage.title')}</legend>
				<div className="grid items-start gap-x-5 gap-y-4 lg:grid-cols-2">
					<PersonFields nameField="name" nameLabel={t('contact:contactPage.name')} hasPhone={false} />
				</div>
				<TextArea
					name="message"
					label={t('contact:contactPage.message')}
					rows={7}
					maxLength={FIELD_LIMITS.text}
					required
				/>
			</fieldset>
			<div className="mt-5 space-y-5">
				<FormFailure />
				<p role="status">
					{isSent ? (
						<span
							data-result
							tabIndex={-1}
							className="flex items-center gap-3 border-l-[3px] border-ok bg-light1 px-5 py-4 font-medium text-ok"
						>
							<Icon name="check" size={22} />
							{t('contactSuccess')}
						</span>
					) : null}
				</p>
			</div>
			<div className="mt-5 flex flex-col gap-x-6 gap-y-4 lg:flex-row-reverse lg:items-center lg:justify-between">
				<div className="flex flex-col gap-3 lg:flex-row-reverse">
					{isRefused ? <Submit>{t('contact:contactPage.tryAgain')}</Submit> : null}
					<Submit isLocked={isSent || isRefused}>{t('contact:contactPage.send')}</Submit>
				</div>
				<p className="text-small text-ink2">
					{t('contact:contactPage.note')}{' '}
					<a href="/privacy-policy" className="underline underline-offset-4">
						{t('contact:contactPage.privacy')}
					</a>
				</p>
			</div>
		</FormFrame>
	);
}
