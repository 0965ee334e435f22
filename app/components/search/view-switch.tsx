import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SEARCH_VIEWS, type SearchShown } from '~/domain/search/search-filter';
import { Icon, LineDrawing } from '../ui/icon';
import { rememberView } from './results-view-memory';

/** A list beside a map. */
const BOTH = 'M4 5.5h16v13H4zM12 5.5v13M6.500 9H9.500M6.500 12H9.500M6.500 15H9.500';

type ViewSwitchProps = { addresses: Record<SearchShown, string>; current: SearchShown };

/** The results as a list, beside their map, or on it; each is an address, and the choice is remembered (SEARCH-20). */
export function ViewSwitch({ addresses, current }: ViewSwitchProps) {
	const { t } = useTranslation('search');
	return (
		<nav aria-label={t('views.label')} className="results-views">
			{SEARCH_VIEWS.map((view) => (
				<Link
					key={view}
					to={addresses[view]}
					rel="nofollow"
					preventScrollReset
					data-view={view}
					aria-current={view === current ? 'true' : undefined}
					onClick={() => rememberView(view)}
				>
					{view === 'both' ? <LineDrawing path={BOTH} size={18} /> : <Icon name={view} size={18} />}
					{t(`views.${view}`)}
				</Link>
			))}
		</nav>
	);
}
