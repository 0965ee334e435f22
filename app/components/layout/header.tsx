import { Link, NavLink, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/root';
import { HeaderSearch } from '../search/header-search';
import { Icon } from '../ui/icon';
import { LanguageSwitch } from './language-switch';
import { Wordmark } from './wordmark';

/** Header of the consumer variant; below 1000 px the links move into a menu that works without script (decisions 73). */
export function Header({ isOverPicture = false }: { isOverPicture?: boolean }) {
	const { t } = useTranslation();
	const { brand, language } = useRoot();
	const { pathname, key } = useLocation();
	const header = useRef<HTMLElement>(null);
	// What was opened over the old page closes on the new one.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key of the location is the trigger
	useEffect(() => {
		for (const details of header.current?.querySelectorAll('details') ?? []) details.open = false;
	}, [key]);
	const links = [
		{ to: '/#destinations', label: t('nav.destinations') },
		{ to: '/search', label: t('nav.search') },
		{ to: language === 'de' ? '/kontakt' : '/contact', label: t('nav.contact') },
	];
	const tone = isOverPicture
		? 'on-dark absolute inset-x-0 top-0 z-20 text-white'
		: 'relative z-20 border-b border-line bg-menu text-on-menu';
	return (
		<header ref={header} className={tone}>
			<a
				href="#content"
				className="absolute left-4 top-2 z-30 -translate-y-16 rounded-sm bg-main px-4 py-2 text-on-main focus:translate-y-0"
			>
				{t('skipToContent')}
			</a>
			<div className="container flex h-17 items-center gap-6 lg:h-22">
				<Link to="/" aria-label={brand.name} className="shrink-0">
					<Wordmark name={brand.name} logoSrc={brand.logoSrc} />
				</Link>
				<nav aria-label={t('nav.main')} className="ml-4 hidden gap-8 xl:flex">
					{links.map((link) => (
						<NavLink
							key={link.to}
							to={link.to}
							aria-current={link.to === pathname ? 'page' : undefined}
							className={`border-b py-2 text-[0.9375rem] font-medium transition-colors ${link.to === pathname ? 'border-menu-accent' : 'border-transparent hover:border-menu-accent'}`}
						>
							{link.label}
						</NavLink>
					))}
				</nav>
				<div className="ml-auto hidden items-center gap-6 text-[0.9375rem] xl:flex">
					<HeaderSearch className="w-56 2xl:w-66" listClassName="absolute top-[calc(100%+1px)] -left-8 z-40 w-113" />
					<Link to="/partner" className="hover:underline">
						{t('nav.partner')}
					</Link>
					<LanguageSwitch />
					<Link
						to="/enquire-now"
						className={`rounded-sm px-5 py-3 font-semibold transition-colors ${isOverPicture ? 'bg-white text-main hover:bg-light1' : 'border border-current hover:bg-main hover:text-on-main'}`}
					>
						{t('nav.enquireNow')}
					</Link>
				</div>
				<details
					name="header"
					className="group ml-auto xl:hidden"
					onToggle={(event) => {
						if (event.currentTarget.open) event.currentTarget.querySelector('input')?.focus();
					}}
				>
					<summary className="grid size-11 place-items-center" aria-label={t('suggest.label')}>
						<Icon name="search" size={24} className="group-open:hidden" />
						<Icon name="close" size={24} className="hidden group-open:block" />
					</summary>
					<div className="absolute inset-x-0 top-full z-30 border-b border-line bg-sheet text-ink shadow-panel">
						<div className="container">
							<HeaderSearch
								className="my-5 min-h-11"
								listClassName="absolute top-[calc(100%+1.25rem)] -inset-x-5 z-40 lg:inset-x-0"
							/>
						</div>
					</div>
				</details>
				<details name="header" className="group -ml-4 xl:hidden">
					<summary className="grid size-11 place-items-center" aria-label={t('nav.openMenu')}>
						<Icon name="menu" size={26} className="group-open:hidden" />
						<Icon name="close" size={26} className="hidden group-open:block" />
					</summary>
					<div className="absolute inset-x-0 top-full z-30 border-b border-line bg-paper text-ink shadow-panel">
						<nav aria-label={t('nav.main')} className="container flex flex-col py-6">
							{[...links, { to: '/partner', label: t('nav.partner') }].map((link) => (
								<Link key={link.to} to={link.to} className="serif border-b border-line py-4 text-h4">
									{link.label}
								</Link>
							))}
							<div className="mt-6 flex items-center justify-between gap-4">
								<LanguageSwitch />
								<Link to="/enquire-now" className="rounded-sm bg-accent px-6 py-3 font-semibold text-on-accent">
									{t('nav.enquireNow')}
								</Link>
							</div>
						</nav>
					</div>
				</details>
			</div>
		</header>
	);
}
