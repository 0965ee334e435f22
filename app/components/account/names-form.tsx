import { useTranslation } from 'react-i18next';
import { Field, wireField } from '../form/field';
import { StepForm } from '../onboarding/step-form';
import { DIALOG_LOOK } from '../trade/field-looks';
import { tradeButton } from '../trade/trade-button';

type Names = { firstName: string; lastName: string };

/** The server's errors for rejected names. */
export type RefusedNames = { values: Names; errors: Partial<Names>; problem: string | null };

const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

/** First and last name of the signed-in user (AGENCY-13). */
export function NamesForm({ names, refused }: { names: Names; refused: RefusedNames | null }) {
	const { t } = useTranslation(['account', 'onboarding']);
	const values = refused?.values ?? names;
	return (
		<section className="trade-card px-5 py-4">
			<h2 className="mb-3">{t('account:user.names')}</h2>
			<StepForm intent="name" action="/user" problem={refused?.problem ?? null}>
				<div className="grid items-start gap-4 sm:grid-cols-2">
					{(['firstName', 'lastName'] as const).map((name) => {
						const field = wireField({ id: name, error: refused?.errors[name], look: DIALOG_LOOK });
						return (
							<Field key={name} field={field} label={t(`onboarding:name.${name}`)}>
								<input
									name={name}
									defaultValue={values[name]}
									autoComplete={AUTO_COMPLETE[name]}
									{...field.input('input')}
								/>
							</Field>
						);
					})}
				</div>
				<div>
					<button type="submit" className={tradeButton('dark')}>
						{t('account:user.save')}
					</button>
				</div>
			</StepForm>
		</section>
	);
}
