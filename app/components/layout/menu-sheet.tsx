import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { buttonClass } from '../ui/button';
import { Scene } from '../ui/scene';
import { LanguageSwitch } from './language-switch';
import { MenuLink } from './menu-link';
import { PhoneLink } from './phone-link';
import { sitePages } from './site-pages';

/** The menu of small screens: a sheet over the whole page, below the header's bar (PAGE-10). */
export default function MenuSheet() {
	const { t } = useTranslation();
	const { brand, language } = useRoot();
	return (
		<details name="header" className="menu group -mr-2.5 wide:hidden">
			<summary className="grid size-11 place-items-center" aria-label={t('nav.menu')}>
				<span aria-hidden="true" className="menu-bars" />
			</summary>
			<div className="menu-sheet fixed inset-0 -z-10 overflow-y-auto overscroll-contain bg-paper pt-17 text-ink lg:pt-22">
				<div className="container grid min-h-full content-between gap-y-10 pt-4 pb-8 md:grid-cols-[3fr_2fr] md:grid-rows-[auto_minmax(0,1fr)] md:gap-x-16 md:gap-y-14 md:pt-10 md:pb-0">
					<nav aria-label={t('nav.main')}>
						<ul className="border-t border-line2">
							{sitePages(['home', 'destinations', 'search', 'about', 'contact'], language).map((page) => (
								<li key={page.to} className="border-b border-line2">
									<MenuLink
										page={page}
										className="menu-word serif flex min-h-15 items-center text-h3 hover:text-accent-ink"
									/>
								</li>
							))}
						</ul>
						<Link to="/enquire-now" className={buttonClass('accent', 'mt-8 min-h-13 w-full md:w-auto md:px-12')}>
							{t('nav.enquireNow')}
						</Link>
					</nav>
					<div className="grid content-start gap-y-6">
						<ul aria-label={t('nav.more')} className="grid grid-cols-2 gap-x-6 text-small md:grid-cols-1">
							{sitePages(['partner', 'transfers', 'terms', 'privacy'], language).map((page) => (
								<li key={page.to}>
									<MenuLink
										page={page}
										className="flex min-h-11 items-center hover:text-accent-ink aria-[current]:text-accent-ink"
									/>
								</li>
							))}
						</ul>
						<div className="flex items-center justify-between gap-4 border-t border-line2 pt-5 text-small md:flex-col md:items-start">
							<PhoneLink phone={brand.phone} className="inline-flex min-h-11 items-center font-medium" />
							<LanguageSwitch />
						</div>
					</div>
					<div className="relative -mx-10 min-h-60 max-md:hidden md:col-span-2">
						<div className="absolute inset-0">
							<Scene
								name="village"
								widths={[480, 1000]}
								sizes="100vw"
								width={1000}
								height={1250}
								alt=""
								className="object-[50%_72%]"
							/>
						</div>
					</div>
				</div>
			</div>
		</details>
	);
}
