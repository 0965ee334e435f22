import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button';

/** What helps when nothing was found. */
export function EmptyResults({ clearTo }: { clearTo: string }) {
	const { t } = useTranslation('search');
	return (
		<div className="border-t border-line2 py-10">
			<p className="serif max-w-xl text-h3">{t('empty.text')}</p>
			<div className="mt-8 flex flex-wrap items-center gap-6">
				<ButtonLink to={clearTo} variant="accent">
					{t('empty.clear')}
				</ButtonLink>
				<Link to="/enquire-now" className="text-link">
					{t('empty.enquire')}
				</Link>
			</div>
		</div>
	);
}
