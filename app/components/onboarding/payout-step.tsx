import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstValue, requiredFields } from '~/domain/agency/bank-fields';
import type { BankAlternativeShape, BankFieldShape } from '~/domain/agency/bank-shapes';
import { PlainChoice, PlainField, PlainSelect } from '../account/plain-field';
import { Button } from '../ui/button';
import { StepSheet } from './onboarding-frame';
import { SaveOrSkip, StepForm } from './step-form';

export type PayoutStepData = {
	currencies: readonly string[];
	currency: string;
	alternatives: readonly BankAlternativeShape[];
	/** Key of the chosen one. */
	alternative: string | null;
	/** An account exists already; a submission replaces it. */
	isSaved: boolean;
};

type PayoutStepProps = PayoutStepData & {
	action: string;
	/** Address of this step with other choices: `{currency}` and `{alternative}` are filled in. */
	choicePath: (choice: { currency: string; alternative: string | null }) => string;
	skipPath: string;
	values: Readonly<Record<string, string>>;
	errors: { currency?: string; fields: Readonly<Record<string, string>> };
	problem: string | null;
};

/** Currency, then the bank fields for it (AGENCY-9); another currency resets them. */
export function PayoutStep(props: PayoutStepProps) {
	const { t } = useTranslation('onboarding');
	const { currencies, currency, alternatives, alternative, isSaved, values, errors } = props;
	const [isLoading, setLoading] = useState(false);
	const chosen = alternatives.find(({ key }) => key === alternative) ?? alternatives[0];
	const go = (choice: { currency: string; alternative: string | null }) => {
		setLoading(true);
		location.assign(props.choicePath(choice));
	};
	return (
		<StepSheet heading={t('payout.heading')} text={t('payout.text')}>
			{isSaved ? <p className="mb-5 border-l-2 border-accent pl-4">{t('payout.kept')}</p> : null}
			<StepForm intent="payout" action={props.action} problem={props.problem}>
				<div className="flex flex-wrap items-end gap-3">
					<PlainSelect
						className="w-full sm:w-64"
						name="currency"
						label={t('payout.currency')}
						value={currency}
						options={[
							{ value: '', label: t('payout.choose') },
							...currencies.map((code) => ({ value: code, label: code })),
						]}
						error={errors.currency}
						onChoose={(code) => go({ currency: code, alternative: null })}
					/>
					<Button
						type="submit"
						variant="outline"
						name="go"
						value="requirements"
						className="[@media(scripting:enabled)]:hidden"
					>
						{t('payout.show')}
					</Button>
				</div>
				<p role="status" className="text-small text-ink2 empty:hidden">
					{isLoading ? t('loadingRequirements') : null}
				</p>
				{chosen ? (
					<div className={isLoading ? 'hidden' : 'grid gap-5'}>
						{alternatives.length > 1 ? (
							<PlainChoice
								name="alternative"
								label={t('payout.format')}
								value={chosen.key}
								options={alternatives.map(({ key, title }) => ({ value: key, label: title }))}
								onChoose={(key) => go({ currency, alternative: key })}
							/>
						) : (
							<input type="hidden" name="alternative" value={chosen.key} />
						)}
						<BankFields alternative={chosen} values={values} errors={errors.fields} />
					</div>
				) : null}
				<SaveOrSkip label={t('payout.save')} skipPath={props.skipPath} />
			</StepForm>
		</StepSheet>
	);
}

type BankFieldsProps = {
	alternative: BankAlternativeShape;
	values: Readonly<Record<string, string>>;
	errors: Readonly<Record<string, string>>;
};

function BankFields({ alternative, values, errors }: BankFieldsProps) {
	const plain = alternative.fields.filter((each) => !('group' in each));
	const groups = alternative.fields.flatMap((each) => ('group' in each ? [each] : []));
	const draw = (field: BankFieldShape) => (
		<BankFieldInput
			key={field.key}
			field={field}
			value={values[field.key] ?? firstValue(field)}
			error={errors[field.key]}
		/>
	);
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-2">{requiredFields({ fields: plain }).map(draw)}</div>
			{groups.map((each) => (
				<fieldset key={each.group} className="border-t border-line pt-5">
					<legend className="float-left mb-4 w-full font-semibold">{each.group}</legend>
					<div className="clear-both grid gap-5 sm:grid-cols-2">{requiredFields({ fields: [each] }).map(draw)}</div>
				</fieldset>
			))}
		</>
	);
}

function BankFieldInput({ field, value, error }: { field: BankFieldShape; value: string; error: string | undefined }) {
	const { t } = useTranslation('onboarding');
	const wiring = {
		name: `bank.${field.key}`,
		label: field.name,
		value,
		error,
		hint: field.example === null ? undefined : t('payout.example', { example: field.example }),
	};
	const options = (field.valuesAllowed ?? []).map(({ key, name }) => ({ value: key, label: name }));
	if (field.type === 'select') return <PlainSelect {...wiring} options={options} />;
	if (field.type === 'radio') return <PlainChoice {...wiring} options={options} />;
	return <PlainField {...wiring} type={field.type} autoComplete="off" />;
}
