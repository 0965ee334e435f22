import { Link, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { startFeatureMarks } from '../../feature/feature-marks';
import { useHeaderParts } from '../../layout/use-header-parts';
import { Wordmark } from '../../layout/wordmark';
import { Icon } from '../../ui/icon';
import { dropdown } from '../parts/dropdown';
import { ICON_BUTTON } from '../parts/icon-button';
import { useShortcuts } from '../shortcuts';
import { TradeShortlistLink } from '../shortlist/trade-shortlist-link';
import { TradeIcon } from '../trade-icon';
import { AgencySelector } from './agency-selector';
import { CHEVRON, HEADER, HEADER_BAR, HEADER_ENTRY, SKIP_LINK } from './header-looks';
import { useLiveNews } from './news';
import { NoticeBell } from './notice-bell';
import { PersonMenu } from './person-menu';
import { currentPage, DESK_TODAY, helpOf, type TradePage, tradePages } from './trade-pages';
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
	useEffect(startFeatureMarks, []);
	useShortcuts({ '/': () => focusSearch(header.current) });
	useEffect(markInspiration, []);
	const pages = user ? tradePages(user) : null;
	const hasLeads = user?.role !== 'admin' && pages?.dashboards.some(({ name }) => name === 'commission');
	const hasConversations = pages?.others.some(({ hasUnread }) => hasUnread) ?? false;
	// Who has a desk is told of the own imports (IMPORT-9).
	const hasDesk = pages?.dashboards.includes(DESK_TODAY) ?? false;
	const hasNews = hasLeads || hasConversations || hasDesk;
	useLiveNews({
		user: user && hasNews ? newsOwner(user) : '',
		pathname: useLocation().pathname,
		isLive: hasConversations && (user?.isHotelStaff === true || !brand.isB2C),
	});
	if (!user || !pages) return null;
	const helpPath = helpOf(user);
	return (
		<header
			ref={header}
			className={HEADER}
			style={
				brand.menuPictureSrc === null
					? undefined
					: { background: `var(--menu-ground) url("${encodeURI(brand.menuPictureSrc)}") right center / cover` }
			}
		>
			<a href="#content" className={SKIP_LINK}>
				{t('common:skipToContent')}
			</a>
			{user.isActing ? (
				<p className="flex items-center gap-2.5 bg-[#ece6f7] py-1.5 px-(--trade-margin) text-[#3f2a6b]">
					<Icon className="shrink-0" name="info" size={16} />
					{user.agency?.isTeam ? t('asTeam', { brand: user.agency.name }) : t('beta')}
				</p>
			) : null}
			<div className={HEADER_BAR} data-role={user.role}>
				<TradeSheet user={user} pages={pages} helpPath={helpPath} />
				<Link
					to={user.home}
					aria-label={t('toStart', { brand: brand.name })}
					className="trade-logo flex min-w-0 mr-auto 2xl:flex-none 2xl:mr-2.5 [&_.brand-logo]:h-8.5 [&_.serif]:text-[clamp(0.6875rem,3.2vw,1rem)] [&_.serif]:whitespace-nowrap lg:[&_.serif]:text-[1.3125rem]"
				>
					<Wordmark name={brand.name} logo={brand.logo} ground="menu" />
				</Link>
				<Menu pages={pages} />
				<TradeSearch className="trade-search-wide hidden 2xl:flex 2xl:flex-[0_8_20.5rem] 2xl:min-w-36 2xl:max-[90rem]:px-2.5 2xl:max-[90rem]:gap-2" />
				<details
					name="trade-header"
					className="2xl:hidden"
					data-search-drop
					onToggle={(event) => {
						if (event.currentTarget.open) event.currentTarget.querySelector('input')?.focus();
					}}
				>
					<summary aria-label={t('search')} className={ICON_BUTTON}>
						<Icon name="search" size={20} />
					</summary>
					<div className="trade-drop absolute inset-x-0 top-full z-40 border-b border-hair bg-work py-3 px-(--trade-margin) text-ink shadow-panel">
						<TradeSearch className="flex bg-light1 [&_input]:h-11.5 [&_input]:text-[1rem] [&>[data-found]]:left-0 [&>[data-found]]:w-full" />
					</div>
				</details>
				{user.role === 'admin' ? <AgencySelector agency={user.agency} /> : null}
				<div className="trade-keep hidden lg:block">
					<TradeShortlistLink />
				</div>
				{hasNews ? <NoticeBell userId={user.id} isHotel={user.isHotelStaff} isDesk={user.role === 'operator'} /> : null}
				{helpPath ? (
					<Link to={helpPath} aria-label={t('help')} className={`${ICON_BUTTON} max-2xl:hidden`}>
						<TradeIcon name="help" size={20} />
					</Link>
				) : null}
				<PersonMenu user={user} />
			</div>
		</header>
	);
}

/** An admin who acts for an agency has that agency's news. */
function newsOwner({ id, agency }: { id: string; agency: { name: string } | null }): string {
	return `${id} ${agency?.name ?? ''}`;
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
		<Link key={page.name} to={page.to} aria-current={page === current ? 'page' : undefined} className={HEADER_ENTRY}>
			{t(`nav.${page.name}`)}
			{page.hasUnread ? <UnreadMark /> : null}
		</Link>
	);
	return (
		<nav aria-label={t('common:nav.main')} className="hidden 2xl:flex 2xl:flex-none 2xl:mr-auto">
			{dashboards.length > 1 ? (
				<details name="trade-header" className="relative">
					<summary className={HEADER_ENTRY} data-current={current && dashboards.includes(current) ? '' : undefined}>
						{t('nav.dashboard')}
						<Icon name="chevronDown" size={14} className={CHEVRON} />
					</summary>
					<ul className={dropdown('left-0 top-[calc(100%+1px)]')}>
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
	else header?.querySelector<HTMLDetailsElement>('[data-search-drop]')?.setAttribute('open', '');
}
