import { useTranslation } from 'react-i18next';
import { StepForm } from '../onboarding/step-form';
import { buttonClass } from '../ui/button';
import { PlainField } from './plain-field';

type Names = { firstName: string; lastName: string };

/** What the server says of names that it did not take. */
export type RefusedNames = { values: Names; faults: Partial<Names>; problem: string | null };

/** The two names of whoever is signed in (decisions 44). */
export function NamesForm({ names, refused }: { names: Names; refused: RefusedNames | null }) {
	const { t } = useTranslation(['account', 'onboarding']);
	const values = refused?.values ?? names;
	return (
		<section className="mt-10 max-w-[38rem]">
			<h2 className="mb-4 text-h4">{t('account:user.names')}</h2>
			<StepForm intent="name" action="/user" problem={refused?.problem ?? null}>
				<div className="grid gap-5 sm:grid-cols-2">
					<PlainField
						name="firstName"
						label={t('onboarding:name.firstName')}
						value={values.firstName}
						fault={refused?.faults.firstName}
						autoComplete="given-name"
					/>
					<PlainField
						name="lastName"
						label={t('onboarding:name.lastName')}
						value={values.lastName}
						fault={refused?.faults.lastName}
						autoComplete="family-name"
					/>
				</div>
				<div>
					<button type="submit" className={buttonClass('dark')}>
						{t('account:user.save')}
					</button>
				</div>
			</StepForm>
		</section>
	);
}
