import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { SearchFilter } from '~/domain/search/search-filter';
import type { Period } from '~/domain/stay/stay-rate';
import { useRoot } from '~/root';
import { Icon } from '../ui/icon';
import { shortPeriod } from './card-words';
import { searchAddress } from './search-address';

/** P§9: for periods from weekday to weekday, with the one search that helps. */
export function WeekendBar({ filter, hint }: { filter: SearchFilter; hint: Period }) {
	const { t } = useTranslation('search');
	const { language } = useRoot();
	return (
		<div className="mt-6 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 bg-light2 px-6 py-5 md:grid-cols-[auto_1fr_auto]">
			<Icon name="calendar" className="self-start text-accent-ink md:self-center" />
			<p className="max-w-160 leading-6 text-ink">{t('weekend.hint')}</p>
			<Link
				to={searchAddress({ ...filter, ...hint, page: 1 })}
				preventScrollReset
				className="col-start-2 flex items-center gap-4 justify-self-start border-b border-accent-ink pb-1 font-medium md:col-start-3"
			>
				{t('weekend.search', { period: shortPeriod(hint, language) })}
				<Icon name="arrow" size={18} />
			</Link>
		</div>
	);
}
