import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { HouseView, NearView } from '~/domain/enquiry/enquiry-view';
import { PROPERTY_STEP_FIELDS, type PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import { CheckField } from '../form/check-field';
import { ChoiceField } from '../form/choice-field';
import { Submit } from '../form/form-actions';
import { useForm } from '../form/form-context';
import { FormFrame } from '../form/form-frame';
import type { FormState } from '../form/form-state';
import { Icon } from '../ui/icon';
import { ContactStep } from './contact-step';
import { PartyFields } from './party-fields';
import { PeriodField } from './period-field';
import { SoldBox } from './sold-box';

type PropertyEnquiryFormProps = {
	house: HouseView;
	state: FormState<PropertyStep>;
	near: readonly NearView[];
	onInput: (form: HTMLFormElement) => void;
};

/** Period, then contact (P§5 "Property enquiry"). */
export function PropertyEnquiryForm({ house, state, near, onInput }: PropertyEnquiryFormProps) {
	// Whoever closes the dialog comes back to the period he came with.
	const { search } = useLocation();
	return (
		<FormFrame
			state={state}
			shown={PROPERTY_STEP_FIELDS[state.step]}
			action={house.enquiryPath + search}
			onInput={onInput}
			className="mt-6 lg:mt-7"
		>
			{state.step === 'period' ? <PeriodStep house={house} near={near} /> : <ContactStep />}
		</FormFrame>
	);
}

function PeriodStep({ house, near }: Pick<PropertyEnquiryFormProps, 'house' | 'near'>) {
	const { t } = useTranslation('enquiry');
	const { state, edited, id } = useForm();
	const isSold = state.faults.period !== undefined && !edited.has('checkIn');
	const soldId = `${id}-sold`;
	return (
		<>
			<h2 data-step-heading tabIndex={-1} className="text-h2 focus:outline-none lg:text-[2.375rem]">
				{t('property.periodHeading')}
			</h2>
			<PeriodField
				{...(isSold ? { sharedFaultId: soldId } : {})}
				className="mt-5 grid grid-cols-2 items-start gap-3 lg:gap-5"
			/>
			{isSold ? <SoldBox id={soldId} near={near} /> : null}
			<ChoiceField
				name="serviceLevel"
				label={t('fields.serviceLevel')}
				kind="one"
				isRequired
				choices={house.levels.map(({ level, label, services }) => ({ value: level, label, hint: services }))}
				{...(house.levels.length === 1 && house.levels[0] ? { fallback: house.levels[0].level } : {})}
				className="mt-5"
			/>
			<div className="mt-5">
				<PartyFields />
			</div>
			<CheckField name="interest" isRequired className="mt-4">
				{t('property.interest')}
			</CheckField>
			<div className="mt-6 flex flex-col-reverse items-center gap-4 lg:flex-row lg:justify-between">
				<p className="text-small text-ink2">{t('property.notBinding')}</p>
				<Submit className="max-lg:w-full">
					{t('property.continue')}
					<Icon name="arrow" />
				</Submit>
			</div>
		</>
	);
}
