import { useTranslation } from 'react-i18next';
import { FIELD_LIMITS } from '~/domain/form/field-limits';
import { FormFailure, StepBack, Submit } from '../form/form-actions';
import { TextArea, TextField } from '../form/text-field';
import { ConsentFields } from './consent-fields';
import { PersonFields } from './person-fields';

/** The second step of an enquiry about properties (FORM-6): contact details. */
export function EnquiryContactStep() {
	const { t } = useTranslation('enquiry');
	return (
		<>
			<h2 data-step-heading tabIndex={-1} className="text-h2 focus:outline-none lg:text-[2.375rem]">
				{t('property.contactHeading')}
			</h2>
			<div className="mt-5 grid items-start gap-x-5 gap-y-4 lg:grid-cols-2">
				<PersonFields nameField="fullname" />
				<TextField
					name="city"
					label={t('fields.city')}
					autoComplete="address-level2"
					maxLength={FIELD_LIMITS.city}
					required
				/>
			</div>
			<TextArea name="text" label={t('fields.message')} maxLength={FIELD_LIMITS.text} className="mt-4" />
			<ConsentFields className="mt-3" />
			<div className="mt-5">
				<FormFailure />
			</div>
			<div className="mt-5 flex flex-col items-center gap-4 lg:flex-row-reverse lg:justify-between">
				<Submit go="send" className="max-lg:w-full">
					{t('property.send')}
				</Submit>
				<StepBack>{t('property.back')}</StepBack>
			</div>
		</>
	);
}
