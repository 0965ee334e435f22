import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../form/check-field';
import { ChoiceField } from '../form/choice-field';
import { FormFailure, Submit } from '../form/form-actions';
import { Icon } from '../ui/icon';
import { PartyFields } from './party-fields';
import { PeriodField } from './period-field';

type PeriodStepProps = {
	/** Where there are several: which of them. */
	properties?: ReactNode;
	/** Why the period cannot be had, with the id under which the dates name it. */
	sold: { id: string; box: ReactNode } | null;
	/** Of the only property. */
	propertyPath?: string;
	levels: readonly { value: string; label: string; hint?: string }[];
	interest: string;
};

/** The first step of an enquiry about properties (FORM-6): when, at which level, with whom. */
export function PeriodStep({ properties, propertyPath, sold, levels, interest }: PeriodStepProps) {
	const { t } = useTranslation('enquiry');
	return (
		<>
			<h2 data-step-heading tabIndex={-1} className="text-h2 focus:outline-none lg:text-[2.375rem]">
				{t('property.periodHeading')}
			</h2>
			{properties}
			<PeriodField
				propertyPath={propertyPath}
				asksAnyPeriod
				{...(sold ? { sharedErrorId: sold.id } : {})}
				className={`${properties ? 'mt-6' : 'mt-5'} grid grid-cols-2 items-start gap-3 lg:gap-5`}
			/>
			{sold?.box}
			<ChoiceField
				name="serviceLevel"
				label={t('fields.serviceLevel')}
				kind="one"
				isRequired
				choices={levels}
				{...(levels.length === 1 && levels[0] ? { fallback: levels[0].value } : {})}
				className="mt-5"
			/>
			<div className="mt-5">
				<PartyFields />
			</div>
			<CheckField name="interest" isRequired className="mt-4">
				{interest}
			</CheckField>
			<div className="mt-4 empty:hidden">
				<FormFailure />
			</div>
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
