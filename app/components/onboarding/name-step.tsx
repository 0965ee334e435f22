import { useTranslation } from 'react-i18next';
import { PlainField } from '../account/plain-field';
import { Button } from '../ui/button';
import { StepSheet } from './onboarding-frame';
import { StepForm } from './step-form';

type NameStepProps = {
	action: string;
	values: { firstName: string; lastName: string };
	errors: { firstName?: string; lastName?: string };
	problem: string | null;
};

/** Greeting, first name, last name, Submit (AGENCY-13). */
export function NameStep({ action, values, errors, problem }: NameStepProps) {
	const { t } = useTranslation('onboarding');
	return (
		<StepSheet heading={t('name.heading')} text={t('name.greeting')}>
			<StepForm intent="name" action={action} problem={problem}>
				<div className="grid gap-5 sm:grid-cols-2">
					<PlainField
						name="firstName"
						label={t('name.firstName')}
						value={values.firstName}
						error={errors.firstName}
						autoComplete="given-name"
					/>
					<PlainField
						name="lastName"
						label={t('name.lastName')}
						isOptional={t('optional')}
						value={values.lastName}
						error={errors.lastName}
						autoComplete="family-name"
					/>
				</div>
				<div>
					<Button type="submit" variant="dark" className="min-w-36">
						{t('name.submit')}
					</Button>
				</div>
			</StepForm>
		</StepSheet>
	);
}
