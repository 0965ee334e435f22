import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

/** The company's statement and the link to a contact. */
export function Statement() {
	const { t } = useTranslation('home');
	const { t: common } = useTranslation('common');
	return (
		<section className="container grid gap-8 py-16 lg:grid-cols-[2fr_1fr] lg:gap-16 lg:py-26">
			<p className="serif max-w-[52rem] text-h2 text-balance">{t('statement')}</p>
			<div className="lg:pt-3">
				<p className="text-ink2">{t('statementText')}</p>
				<Link to="/enquire-now" className="text-link mt-6 inline-flex items-center gap-3 font-medium">
					{common('nav.enquireNow')}
					<Icon name="arrow" size={18} />
				</Link>
			</div>
		</section>
	);
}
