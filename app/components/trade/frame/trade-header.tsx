import { Link, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { useHeaderParts } from '../../layout/use-header-parts';
import { Wordmark } from '../../layout/wordmark';
import { ShortlistLink } from '../../shortlist/shortlist-link';
import { Icon } from '../../ui/icon';
import { useShortcuts } from '../shortcuts';
import { TradeIcon } from '../trade-icon';
import { AgencySelector } from './agency-selector';
import { NoticeBell } from './notice-bell';
import { PersonMenu } from './person-menu';
import { currentPage, type TradePage, tradePages } from './trade-pages';
import { TradeSearch } from './trade-search';
import { TradeSheet } from './trade-sheet';
import { UnreadMark } from './unread-mark';
import { useLostForm } from './use-lost-form';

/**
 * Header of every page of the signed-in trade: 60 px, in a line from 1300 px on, with a sheet at the side below (AGENCY-19). All
 * that opens is a `<details>`, so it works without script.
 */
export default function TradeHeader() {
	const { t } = useTranslation(['trade', 'common']);
	const { brand, user } = useRoot();
	const header = useRef<HTMLElement>(null);
	useHeaderParts(header);
	useLostForm(user?.id);
	useShortcuts({ '/': () => focusSearch(header.current) });
	useEffect(markInspiration, []);
	if (!user) return null;
	const pages = tradePages(user);
	const hasLeads = user.role !== 'admin' && pages.dashboards.some(({ name }) => name === 'commission');
	const hasHelp = user.role !== 'operator' && user.role !== 'customer';
	return (
		<header
			ref={header}
			className="trade-header"
			style={
				brand.menuPictureSrc === null
					? undefined
					: { background: `var(--menu-ground) url("${encodeURI(brand.menuPictureSrc)}") right center / cover` }
			}
		>
			<a href="#content" className="trade-skip">
				{t('common:skipToContent')}
			</a>
			{user.isActing ? (
				<p className="trade-beta">
					<Icon name="info" size={16} />
					{t('beta')}
				</p>
			) : null}
			<div className="trade-bar" data-role={user.role}>
				<TradeSheet user={user} pages={pages} hasHelp={hasHelp} />
				<Link to={user.home} aria-label={t('toStart', { brand: brand.name })} className="trade-logo">
					<Wordmark name={brand.name} logo={brand.logo} ground="menu" />
				</Link>
				<Menu pages={pages} />
				<TradeSearch className="trade-search-wide" />
				<details
					name="trade-header"
					className="trade-search-drop"
					onToggle={(event) => {
						if (event.currentTarget.open) event.currentTarget.querySelector('input')?.focus();
					}}
				>
					<summary aria-label={t('search')} className="trade-mark">
						<Icon name="search" size={20} />
					</summary>
					<div className="trade-drop">
						<TradeSearch className="trade-search-line" />
					</div>
				</details>
				{user.role === 'admin' ? <AgencySelector agency={user.agency} /> : null}
				<div className="trade-keep">
					<ShortlistLink />
				</div>
				{hasLeads ? <NoticeBell userId={user.id} /> : null}
				{hasHelp ? (
					<Link to="/partner/help-centre" aria-label={t('help')} className="trade-mark trade-wide">
						<TradeIcon name="help" size={20} />
					</Link>
				) : null}
				<PersonMenu user={user} />
			</div>
		</header>
	);
}

/** Not before the page has nothing else to do. */
function markInspiration() {
	const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
	later(() => {
		if (document.querySelector('[data-inspiration]'))
			import('../../hotel/inspiration-flag').then(
				(flag) => flag.markInspiration(),
				() => undefined,
			);
	});
}

function Menu({ pages }: { pages: ReturnType<typeof tradePages> }) {
	const { t } = useTranslation(['trade', 'common']);
	const { pathname } = useLocation();
	const current = currentPage(pathname, pages);
	const { dashboards, others } = pages;
	const entry = (page: TradePage) => (
		<Link key={page.name} to={page.to} aria-current={page === current ? 'page' : undefined} className="trade-entry">
			{t(`nav.${page.name}`)}
			{page.name === 'conversations' ? <UnreadMark /> : null}
		</Link>
	);
	return (
		<nav aria-label={t('common:nav.main')} className="trade-entries">
			{dashboards.length > 1 ? (
				<details name="trade-header" className="trade-dropdown">
					<summary className="trade-entry" data-current={current && dashboards.includes(current) ? '' : undefined}>
						{t('nav.dashboard')}
						<Icon name="chevronDown" size={14} className="trade-chevron" />
					</summary>
					<ul className="trade-list">
						{dashboards.map((page) => (
							<li key={page.name}>
								<Link to={page.to} aria-current={page === current ? 'page' : undefined}>
									{t(`nav.${page.name}`)}
								</Link>
							</li>
						))}
					</ul>
				</details>
			) : (
				dashboards.map(entry)
			)}
			{others.map(entry)}
		</nav>
	);
}

/** Focuses the search line, at every width. */
function focusSearch(header: HTMLElement | null): void {
	const inputs = [...(header?.querySelectorAll<HTMLInputElement>('input[type=search]') ?? [])];
	const shown = inputs.find((input) => input.offsetParent !== null);
	if (shown) shown.focus();
	else header?.querySelector<HTMLDetailsElement>('.trade-search-drop')?.setAttribute('open', '');
}
