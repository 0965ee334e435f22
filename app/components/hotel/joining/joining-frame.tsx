import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { LanguageSwitch } from '../../layout/language-switch';
import { PhoneLink } from '../../layout/phone-link';
import { sitePages } from '../../layout/site-pages';
import { Wordmark } from '../../layout/wordmark';

/** The frame of an invited hotel's page: the brand, and whom to ask; nothing of what guests see. */
export function JoiningFrame({ children }: { children: ReactNode }) {
	const { t } = useTranslation('invitation');
	const { t: common } = useTranslation();
	const { brand, language } = useRoot();
	return (
		<>
			<header className="border-b border-line bg-menu text-on-menu">
				<div className="container flex min-h-17 items-center justify-between gap-x-6 py-2 lg:min-h-19">
					<a href="/" aria-label={brand.name} className="flex min-h-11 items-center">
						<Wordmark name={brand.name} logo={brand.logo} ground="menu" />
					</a>
					<LanguageSwitch />
				</div>
			</header>
			<main id="content" className="container py-10 lg:py-14">
				{children}
			</main>
			<footer className="border-t border-line">
				<div className="container flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-small text-ink2">
					<p className="flex flex-wrap gap-x-6 gap-y-1">
						<span className="inline-flex min-h-11 items-center">{t('ask')}</span>
						<a
							href={`mailto:${brand.email}`}
							className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
						>
							{brand.email}
						</a>
						<PhoneLink
							phone={brand.phone}
							className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
						/>
					</p>
					<nav aria-label={t('footer')} className="flex flex-wrap gap-x-7">
						{sitePages(['about', 'terms', 'privacy', 'legalNotice'], language).map(({ name, to }) => (
							<a key={to} href={to} className="inline-flex min-h-11 items-center hover:text-ink">
								{common(`nav.${name}`)}
							</a>
						))}
					</nav>
				</div>
			</footer>
		</>
	);
}
