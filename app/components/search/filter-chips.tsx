import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { SearchFilter } from '~/domain/search/search-filter';
import { Icon } from '../ui/icon';
import { type ActiveFilter, withoutFilters } from './active-filters';
import { searchAddress } from './search-address';

/** What is filtered by, each with a link that takes it away (P§2); on phones one line that scrolls sideways. */
export function FilterChips({ filter, active }: { filter: SearchFilter; active: readonly ActiveFilter[] }) {
	const { t } = useTranslation('search');
	if (active.length === 0) return null;
	return (
		<ul
			aria-label={t('chips.label')}
			className="mt-5 flex items-center gap-2 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 max-lg:pb-1 max-lg:whitespace-nowrap lg:flex-wrap"
		>
			{active.map(({ key, label, without }) => (
				<li key={key}>
					<Link
						to={searchAddress(without)}
						preventScrollReset
						aria-label={t('chips.remove', { label })}
						className="flex min-h-9 items-center gap-2 rounded-full border border-line2 bg-sheet px-4 text-small transition-colors hover:border-ink"
					>
						{label}
						<Icon name="close" size={14} />
					</Link>
				</li>
			))}
			<li>
				<Link
					to={searchAddress(withoutFilters(filter))}
					preventScrollReset
					className="text-link mx-2 text-small font-medium"
				>
					{t('chips.clear')}
				</Link>
			</li>
		</ul>
	);
}
