import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button';

/** PAGE-23. */
const DELAY_MS = 4000;

/** Says where it leads, links there, and goes after four seconds (PAGE-23); without script the link is the way. */
export function RedirectPage({ to }: { to: string }) {
	const { t } = useTranslation();
	useEffect(() => {
		const timer = setTimeout(() => location.replace(to), DELAY_MS);
		return () => clearTimeout(timer);
	}, [to]);
	return (
		<main id="content" className="container py-16 lg:py-26">
			<h1 className="text-h2">{t('partnerAccess.redirecting')}</h1>
			<p className="mt-5 max-w-[34rem] text-lead text-ink2">{t('partnerAccess.slow')}</p>
			<a href={to} className={buttonClass('outline', 'mt-8')}>
				{t('partnerAccess.goOn')}
			</a>
		</main>
	);
}
