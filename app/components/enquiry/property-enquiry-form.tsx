import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { AlternativeView, PropertyView } from '~/domain/enquiry/enquiry-view';
import { PROPERTY_STEP_FIELDS, type PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import { useForm } from '../form/form-context';
import { FormFrame } from '../form/form-frame';
import type { FormState } from '../form/form-state';
import { EnquiryContactStep } from './enquiry-contact-step';
import { PeriodStep } from './period-step';
import { SoldBox } from './sold-box';

type PropertyEnquiryFormProps = {
	property: PropertyView;
	state: FormState<PropertyStep>;
	alternatives: readonly AlternativeView[];
	onInput: (form: HTMLFormElement) => void;
};

/** Period, then contact (FORM-6). */
export function PropertyEnquiryForm({ property, state, alternatives, onInput }: PropertyEnquiryFormProps) {
	// Closing the dialog returns to the selected period.
	const { search } = useLocation();
	return (
		<FormFrame
			state={state}
			shown={PROPERTY_STEP_FIELDS[state.step]}
			action={property.enquiryPath + search}
			onInput={onInput}
			rules={(today) => import('./enquiry-rules').then(({ enquiryRules }) => enquiryRules('property', today))}
			className="mt-6 lg:mt-7"
		>
			{state.step === 'period' ? (
				<PropertyPeriod property={property} alternatives={alternatives} />
			) : (
				<EnquiryContactStep />
			)}
		</FormFrame>
	);
}

function PropertyPeriod({ property, alternatives }: Pick<PropertyEnquiryFormProps, 'property' | 'alternatives'>) {
	const { t } = useTranslation('enquiry');
	const { state, edited, id } = useForm();
	const isSold = state.errors.period !== undefined && !edited.has('checkIn');
	const soldId = `${id}-sold`;
	return (
		<PeriodStep
			propertyPath={property.path}
			sold={isSold ? { id: soldId, box: <SoldBox id={soldId} alternatives={alternatives} /> } : null}
			levels={property.levels.map(({ level, label, services }) => ({ value: level, label, hint: services }))}
			interest={t('property.interest')}
		/>
	);
}
