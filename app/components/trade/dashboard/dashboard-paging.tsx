import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DASHBOARD_PAGE, type DashboardFilter, dashboardAddress } from '~/domain/lead/dashboard/dashboard-filter';
import { Icon } from '../../ui/icon';
import { tradeButton } from '../trade-button';

type DashboardPagingProps = {
	path: string;
	filter: DashboardFilter;
	usual: DashboardFilter['whose'];
	/** Of all pages. */
	count: number;
	/** On this one. */
	shown: number;
	hasMore: boolean;
};

/** Where in the leads one is, and the pages beside this one. */
export function DashboardPaging({ path, filter, usual, count, shown, hasMore }: DashboardPagingProps) {
	const { t } = useTranslation('dashboard');
	const { page } = filter;
	const first = (page - 1) * DASHBOARD_PAGE + 1;
	if (page === 1 && !hasMore && shown === 0) return null;
	const to = (other: number) => dashboardAddress(path, { ...filter, page: other }, usual);
	return (
		<nav aria-label={t('paging.label')} className="flex flex-wrap items-center gap-2 py-3 px-4.5">
			<p className="mr-auto text-ink2 tabular">
				{shown === 0 ? t('paging.past') : t('paging.range', { first, last: first + shown - 1, count })}
			</p>
			{page > 1 ? (
				<Link to={to(page - 1)} rel="prev" className={tradeButton('line')}>
					<Icon name="chevronLeft" size={14} />
					{t('paging.previous')}
				</Link>
			) : null}
			{hasMore ? (
				<Link to={to(page + 1)} rel="next" className={tradeButton('line')}>
					{t('paging.next')}
					<Icon name="chevronRight" size={14} />
				</Link>
			) : null}
		</nav>
	);
}
