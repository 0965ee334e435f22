import { useTranslation } from 'react-i18next';
import { ErrorLine } from '../form/error-line';
import { StepForm } from '../onboarding/step-form';
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
						const error = refused?.errors[name];
						return (
							<div key={name}>
								<label htmlFor={name} className="house-form-label">
									{t(`onboarding:name.${name}`)}
								</label>
								<input
									id={name}
									name={name}
									defaultValue={values[name]}
									autoComplete={AUTO_COMPLETE[name]}
									className="trade-field"
									{...(error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {})}
								/>
								{error ? <ErrorLine id={`${name}-error`}>{error}</ErrorLine> : null}
							</div>
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
