import { Link } from '@remix-run/react';
import { type CSSProperties, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { HeaderSearch } from '../search/header-search';
import { ShortlistLink } from '../shortlist/shortlist-link';
import { Icon } from '../ui/icon';
import { LanguageSwitch } from './language-switch';
import { LateMenu } from './late-menu';
import { MenuLink } from './menu-link';
import { sitePages } from './site-pages';
import { useHeaderParts } from './use-header-parts';
import { Wordmark } from './wordmark';

/**
 * Header of every page. Its links are a menu of their own below 1000 px on the consumer variant, below 1300 px else
 * (PAGE-10; `wide:` and `narrow:` in `layout.css`). All that opens here is a `<details>`, so it works without script.
 */
export function Header({ isOverPicture = false }: { isOverPicture?: boolean }) {
	const { t } = useTranslation();
	const { brand, language } = useRoot();
	const header = useRef<HTMLElement>(null);
	useHeaderParts(header);
	const tone = isOverPicture
		? 'on-dark absolute inset-x-0 top-0 text-white has-[.menu[open]]:text-ink'
		: 'relative border-b border-line bg-menu text-on-menu has-[.menu[open]]:text-ink';
	return (
		<header
			ref={header}
			data-variant={brand.isB2C ? 'consumer' : 'partner'}
			className={`site-header z-30 ${tone}`}
			style={isOverPicture ? undefined : menuPicture(brand.menuPictureSrc)}
		>
			<a
				href="#content"
				className="absolute left-4 top-2 z-50 -translate-y-16 rounded-sm bg-main px-4 py-2 text-on-main focus:translate-y-0"
			>
				{t('skipToContent')}
			</a>
			<div className="h-17 lg:h-22">
				<div className="header-bar container flex h-17 items-center gap-x-4 lg:h-22">
					<Link
						to="/"
						aria-label={`${brand.name}, ${t('nav.home')}`}
						className="mr-auto flex min-w-0 wide:mr-2 2xl:mr-4"
					>
						<Wordmark name={brand.name} logo={brand.logo} ground={isOverPicture ? 'main' : 'menu'} />
					</Link>
					<nav
						aria-label={t('nav.main')}
						className="mr-auto hidden items-center gap-[clamp(1rem,4vw-1.5rem,1.5rem)] wide:flex 2xl:gap-8"
					>
						{sitePages(['destinations', 'search', 'about', 'contact'], language).map((page) => (
							<MenuLink key={page.to} page={page} className="menu-line whitespace-nowrap py-2" />
						))}
						<MorePages />
					</nav>
					<HeaderSearch
						className="hidden max-w-66 grow basis-36 2xl:flex"
						listClassName="suggest-header absolute top-[calc(100%+1px)] -left-8 z-40 w-113"
					/>
					<details
						name="header"
						className="group 2xl:hidden"
						onToggle={(event) => {
							if (event.currentTarget.open) event.currentTarget.querySelector('input')?.focus();
						}}
					>
						<summary className="grid size-11 place-items-center" aria-label={t('suggest.label')}>
							<Icon name="search" size={22} className="group-open:hidden" />
							<Icon name="close" size={22} className="hidden group-open:block" />
						</summary>
						<div className="header-drop absolute inset-x-0 top-full border-b border-line bg-sheet text-ink shadow-panel">
							<div className="container">
								<HeaderSearch
									className="my-5 min-h-11"
									listClassName="absolute top-[calc(100%+1.25rem)] -inset-x-5 z-40 lg:inset-x-0"
								/>
							</div>
						</div>
					</details>
					<ShortlistLink />
					{sitePages(['partner'], language).map((page) => (
						<MenuLink key={page.to} page={page} className="menu-line hidden py-2 2xl:block" />
					))}
					<div className="hidden wide:block">
						<LanguageSwitch />
					</div>
					<Link
						to="/enquire-now"
						className={`hidden whitespace-nowrap rounded-sm px-5 py-3 text-[0.9375rem]/[1.5rem] font-semibold transition-colors wide:block ${isOverPicture ? 'bg-white text-main hover:bg-light1' : 'border border-current hover:bg-main hover:text-on-main'}`}
					>
						{t('nav.enquireNow')}
					</Link>
					<LateMenu />
				</div>
			</div>
		</header>
	);
}

/** The picture of an inverted menu bar. */
function menuPicture(src: string | null): CSSProperties | undefined {
	return src === null ? undefined : { background: `var(--menu-ground) url("${encodeURI(src)}") right center / cover` };
}

/** The entries that a line has no room for. */
function MorePages() {
	const { t } = useTranslation();
	const { language } = useRoot();
	return (
		<details name="header" className="group relative">
			<summary className="menu-line flex items-center gap-1.5 py-2">
				{t('nav.more')}
				<Icon
					name="chevronDown"
					size={14}
					className="transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none"
				/>
			</summary>
			<ul className="header-drop absolute top-[calc(100%+0.75rem)] -left-6 w-64 bg-sheet py-3 text-ink shadow-popover">
				{sitePages(['home', 'transfers', 'terms', 'privacy', 'partner'], language).map((page) => (
					<li key={page.to} className={page.name === 'partner' ? '2xl:hidden' : ''}>
						<MenuLink
							page={page}
							className="block border-l-2 border-transparent px-6 py-2.5 hover:bg-row aria-[current]:border-accent"
						/>
					</li>
				))}
			</ul>
		</details>
	);
}
