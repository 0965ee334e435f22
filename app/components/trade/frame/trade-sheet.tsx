import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ICON_BUTTON } from '../parts/icon-button';
import { PersonLinks, type SignedIn } from './person-menu';
import { currentPage, type TradePages } from './trade-pages';
import { UnreadMark } from './unread-mark';

/** The menu below 1300 px: a sheet at the side, with all that the bar has no room for. */
export function TradeSheet({ user, pages, helpPath }: { user: SignedIn; pages: TradePages; helpPath: string | null }) {
	const { t } = useTranslation(['trade', 'common']);
	const { pathname } = useLocation();
	const current = currentPage(pathname, pages);
	return (
		<details
			name="trade-header"
			className="trade-menu menu -ml-2.5 2xl:hidden open:[&>summary]:relative open:[&>summary]:z-2 open:[&>summary]:text-ink"
		>
			<summary className={ICON_BUTTON} aria-label={t('common:nav.menu')}>
				<span aria-hidden="true" className="menu-bars" />
			</summary>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the same as Escape and the button, for the pointer */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
			<div
				className="fixed inset-0 z-1 bg-[rgb(18_32_32_/_38%)] animate-[header-part_200ms_var(--ease-quiet)]"
				onClick={(event) => {
					if (event.target === event.currentTarget) event.currentTarget.closest('details')?.removeAttribute('open');
				}}
			>
				<div className="flex flex-col w-[min(20rem,86vw)] h-full overflow-y-auto overscroll-contain bg-work pt-17 pb-4 px-4 text-ink shadow-popover animate-[trade-sheet_200ms_var(--ease-quiet)] [&_li>a]:text-[1rem] [&_li>a]:flex [&_li>a]:min-h-12 [&_li>a]:items-center [&_li>a]:rounded-control [&_li>a]:px-3 [&_li>a]:font-medium [&_li>a:hover]:bg-row [&_li>a[aria-current]]:bg-selected [&_li>a[aria-current]]:font-semibold">
					<nav aria-label={t('common:nav.main')}>
						<ul>
							{[...pages.dashboards, ...pages.others].map((page) => (
								<li key={page.name}>
									<Link to={page.to} aria-current={page === current ? 'page' : undefined}>
										{t(`nav.${page.name}`)}
										{page.hasUnread ? <UnreadMark className="ml-2" /> : null}
									</Link>
								</li>
							))}
							{helpPath ? (
								<li>
									<Link to={helpPath}>{t('help')}</Link>
								</li>
							) : null}
						</ul>
					</nav>
					<div className="mt-auto pt-8">
						<PersonLinks user={user} signOut="min-h-11" />
					</div>
				</div>
			</div>
		</details>
	);
}
