import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { groupDigits } from '~/domain/money/group-digits';
import { Icon } from '../ui/icon';
import { pageNumbers } from './page-numbers';

type PagingProps = {
	page: number;
	pageCount: number;
	pageSize: number;
	count: number;
	/** Address of a page. */
	address: (page: number) => string;
};

const STEP = 'flex min-h-11 items-center gap-2 border px-5 font-medium transition-colors';

/** Pages as links, so that a list of 100,000 keeps its size and every page has an address. */
export function Paging({ page, pageCount, pageSize, count, address }: PagingProps) {
	const { t } = useTranslation('search');
	if (count === 0) return null;
	const digits = (value: number) => groupDigits(value * 100, 0);
	const from = (page - 1) * pageSize + 1;
	const range = t('paging.range', {
		from: digits(from),
		to: digits(Math.min(count, from + pageSize - 1)),
		total: digits(count),
	});
	return (
		<div className="mt-16 flex flex-wrap items-center justify-center gap-x-7 gap-y-5">
			<p className="tabular text-small text-ink2">{range}</p>
			{pageCount > 1 ? (
				<nav aria-label={t('paging.label')} className="flex flex-wrap items-center justify-center gap-1">
					{page > 1 ? (
						<Link to={address(page - 1)} rel="prev" className={`${STEP} border-transparent hover:text-accent-ink`}>
							<Icon name="chevronLeft" size={16} />
							{t('paging.previous')}
						</Link>
					) : null}
					<ul className="flex items-center">
						{pageNumbers(page, pageCount).map((no, index) =>
							no === null ? (
								<li key={`gap-${index}`} aria-hidden="true" className="px-1 text-ink2">
									…
								</li>
							) : (
								<li key={no}>
									<Link
										to={address(no)}
										aria-label={t('paging.page', { page: no })}
										aria-current={no === page ? 'page' : undefined}
										className={`tabular grid h-11 min-w-11 place-items-center border-b-2 px-1 ${no === page ? 'border-accent font-semibold' : 'border-transparent hover:text-accent-ink'}`}
									>
										{digits(no)}
									</Link>
								</li>
							),
						)}
					</ul>
					{page < pageCount ? (
						<Link to={address(page + 1)} rel="next" className={`${STEP} rounded-sm border-ink hover:bg-row`}>
							{t('paging.next')}
							<Icon name="chevronRight" size={16} />
						</Link>
					) : null}
				</nav>
			) : null}
		</div>
	);
}
