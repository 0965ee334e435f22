import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button';
import { SignOutButton } from './sign-out-button';

type SecondFactorProps = {
	/** Where the person was. */
	to: string;
	/** `missing`: the issuer came back without one; `notSetUp`: the deployment names none that counts. */
	reason: 'needed' | 'missing' | 'notSetUp';
};

/** Asks an admin for the second factor, and says why (ACCESS-27). */
export function SecondFactor({ to, reason }: SecondFactorProps) {
	const { t } = useTranslation('account');
	return (
		<main id="content" className="container grid min-h-[32rem] content-center py-16 lg:py-26">
			<h1 className="max-w-2xl text-h1">{t('secondFactor.title')}</h1>
			<p className="mt-6 max-w-xl text-lead text-ink2">{t(`secondFactor.${reason}`)}</p>
			<div className="mt-10 flex flex-wrap items-center gap-4">
				{reason === 'notSetUp' ? null : (
					<a href={`/signin?factor=second&to=${encodeURIComponent(to)}`} className={buttonClass('dark')}>
						{t('secondFactor.go')}
					</a>
				)}
				<SignOutButton />
			</div>
		</main>
	);
}
