import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { SearchFilter } from '~/domain/search/search-filter';
import { ButtonLink } from '../ui/button';
import { withoutFilters } from './active-filters';
import { searchAddress } from './search-address';

/** What helps when nothing was found. */
export function EmptyResults({ filter }: { filter: SearchFilter }) {
	const { t } = useTranslation('search');
	return (
		<div className="border-t border-line2 py-10">
			<p className="serif max-w-xl text-h3">{t('empty.text')}</p>
			<div className="mt-8 flex flex-wrap items-center gap-6">
				<ButtonLink to={searchAddress(withoutFilters(filter))} variant="accent">
					{t('empty.clear')}
				</ButtonLink>
				<Link to="/enquire-now" className="text-link">
					{t('empty.enquire')}
				</Link>
			</div>
		</div>
	);
}
