import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { TO_CONTENT } from '../layout/use-page-behaviour';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';
import type { PagingView } from './paging-view';

const STEP = 'flex min-h-11 items-center gap-2 border px-5 font-medium transition-colors';

/** The next page of a list begins at the list. */
const IN_PLACE = { state: TO_CONTENT, preventScrollReset: true } as const;

/** Where in the list one is, and links to the other pages. */
export function Paging({ paging }: { paging: PagingView }) {
	const { t } = useTranslation('search');
	const { pages, previous, next } = paging;
	return (
		<div className="mt-16 flex flex-wrap items-center justify-center gap-x-7 gap-y-5">
			<p className="tabular text-small text-ink2">{paging.range}</p>
			{pages.length > 0 ? (
				<nav aria-label={t('paging.label')} className="flex flex-wrap items-center justify-center gap-1">
					{previous ? (
						<Link
							to={previous}
							rel={relOf(previous, 'prev')}
							{...IN_PLACE}
							className={`${STEP} border-transparent hover:text-accent-ink`}
						>
							<Icon name="chevronLeft" size={16} />
							{t('paging.previous')}
						</Link>
					) : null}
					<ul className="flex items-center">
						{pages.map((page, index) =>
							page === null ? (
								<li key={`gap-${index}`} aria-hidden="true" className="px-1 text-ink2">
									…
								</li>
							) : (
								<li key={page.label}>
									<Link
										to={page.to}
										rel={relOf(page.to)}
										{...IN_PLACE}
										aria-label={t('paging.page', { page: page.label })}
										aria-current={page.isCurrent ? 'page' : undefined}
										className={`tabular grid h-11 min-w-11 place-items-center border-b-2 px-1 ${page.isCurrent ? 'border-accent font-semibold' : 'border-transparent hover:text-accent-ink'}`}
									>
										{page.label}
									</Link>
								</li>
							),
						)}
					</ul>
					{next ? (
						<Link
							to={next}
							rel={relOf(next, 'next')}
							{...IN_PLACE}
							className={`${STEP} rounded-sm border-ink hover:bg-row`}
						>
							{t('paging.next')}
							<Icon name="chevronRight" size={16} />
						</Link>
					) : null}
				</nav>
			) : null}
		</div>
	);
}
