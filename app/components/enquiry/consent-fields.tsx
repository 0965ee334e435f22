import { useTranslation } from 'react-i18next';
import { CheckField } from '../form/check-field';

/** Contact consent and privacy policy (FORM-5). The policy opens beside the form, so that nothing typed is left. */
export function ConsentFields({ className = '' }: { className?: string }) {
	const { t } = useTranslation('enquiry');
	return (
		<div className={className}>
			<CheckField name="contactConsent" isRequired>
				{t('fields.contactConsent')}
			</CheckField>
			<CheckField name="privacy" isRequired>
				{t('fields.privacyBefore')}
				<a href="/privacy-policy" target="_blank" rel="noreferrer" className="underline underline-offset-4">
					{t('fields.privacyLink')}
				</a>
				{t('fields.privacyAfter')}
			</CheckField>
		</div>
	);
}
