import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button';

/** One calm step before the sign-in, for those whom another site has sent (ACCESS-35). */
export function SignInStep({ to }: { to: string }) {
	const { t } = useTranslation('account');
	return (
		<main id="content" className="container grid min-h-[32rem] content-center py-16 lg:py-26">
			<h1 className="max-w-2xl text-h1">{t('step.title')}</h1>
			<p className="mt-6 max-w-xl text-lead text-ink2">{t('step.text')}</p>
			<p className="mt-10">
				<a href={to} className={buttonClass('dark')}>
					{t('signIn')}
				</a>
			</p>
		</main>
	);
}
