import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button';

/** The page after a failed sign-in (AGENCY-34), with the way to retry. */
export function SignInError({
	to,
	reason,
}: {
	to: string;
	reason: 'issuerAway' | 'stateOver' | 'refused' | 'locked' | 'failed';
}) {
	const { t } = useTranslation('account');
	return (
		<main id="content" className="container grid min-h-[32rem] content-center py-16 lg:py-26">
			<h1 className="max-w-2xl text-h1">{t('fault.title')}</h1>
			<p className="mt-6 max-w-xl text-lead text-ink2">{t(`fault.${reason}`)}</p>
			<p className="mt-10">
				<a href={`/signin?to=${encodeURIComponent(to)}`} className={buttonClass('dark')}>
					{t('signIn')}
				</a>
			</p>
		</main>
	);
}
