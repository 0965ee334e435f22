import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PersonLinks, type SignedIn } from './person-menu';
import { currentPage, type TradePages } from './trade-pages';
import { UnreadMark } from './unread-mark';

/** The menu below 1300 px: a sheet at the side, with all that the bar has no room for. */
export function TradeSheet({ user, pages, hasHelp }: { user: SignedIn; pages: TradePages; hasHelp: boolean }) {
	const { t } = useTranslation(['trade', 'common']);
	const { pathname } = useLocation();
	const current = currentPage(pathname, pages);
	return (
		<details name="trade-header" className="menu trade-menu">
			<summary className="trade-mark" aria-label={t('common:nav.menu')}>
				<span aria-hidden="true" className="menu-bars" />
			</summary>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the same as Escape and the button, for the pointer */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
			<div
				className="trade-veil"
				onClick={(event) => {
					if (event.target === event.currentTarget) event.currentTarget.closest('details')?.removeAttribute('open');
				}}
			>
				<div className="trade-sheet">
					<nav aria-label={t('common:nav.main')}>
						<ul className="trade-sheet-pages">
							{[...pages.dashboards, ...pages.others].map((page) => (
								<li key={page.name}>
									<Link to={page.to} aria-current={page === current ? 'page' : undefined}>
										{t(`nav.${page.name}`)}
										{page.name === 'conversations' ? <UnreadMark /> : null}
									</Link>
								</li>
							))}
							{hasHelp ? (
								<li>
									<Link to="/partner/help-centre">{t('help')}</Link>
								</li>
							) : null}
						</ul>
					</nav>
					<div className="trade-sheet-person">
						<PersonLinks user={user} />
					</div>
				</div>
			</div>
		</details>
	);
}
