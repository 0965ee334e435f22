import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { NEWSLETTER_PATH } from '~/domain/newsletter/newsletter-path';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { ContactBlock } from './contact-block';
import { footerTags } from './footer-tags';
import { MenuLink } from './menu-link';
import { PaymentMarks } from './payment-marks';
import { type SitePageName, sitePages } from './site-pages';
import { Testimonials } from './testimonials';
import { Wordmark } from './wordmark';

const PAGES: readonly SitePageName[] = [
	'home',
	'search',
	'enquireNow',
	'contact',
	'destinations',
	'transfers',
	'terms',
	'about',
	'privacy',
	'partner',
];

/** The footer of every page: all its parts on the consumer brand (PAGE-11), on others only the brand's identity and the legal pages. */
export default function Footer() {
	const { brand } = useRoot();
	// The form's own pages show it above.
	const hasNewsletter = !useLocation().pathname.startsWith(NEWSLETTER_PATH);
	if (!brand.isB2C) return <PartnerFooter />;
	return (
		<>
			<Testimonials />
			<footer className="on-dark bg-main text-on-main">
				<div className="container pt-16 pb-10 lg:pt-22">
					<div
						className={`grid gap-x-14 gap-y-14 md:grid-cols-2 ${hasNewsletter ? 'xl:grid-cols-[minmax(0,39.6rem)_1fr_auto]' : ''}`}
					>
						{hasNewsletter ? <Newsletter /> : null}
						<ContactBlock />
						<SiteMap />
					</div>
					<Tags />
					<div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-t border-dim/30 pt-8">
						<Wordmark name={brand.name} logo={brand.logo} ground="main" size="footer" />
						<PaymentMarks />
						<SubFooter />
					</div>
				</div>
			</footer>
		</>
	);
}

function PartnerFooter() {
	const { brand } = useRoot();
	return (
		<footer className="on-dark bg-main text-on-main">
			<div className="container flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10">
				<Wordmark name={brand.name} logo={brand.logo} ground="main" size="footer" />
				<SubFooter />
			</div>
		</footer>
	);
}

function Newsletter() {
	const { t } = useTranslation(['common', 'footer']);
	return (
		<section aria-labelledby="newsletter" className="min-w-0 md:col-span-2 xl:col-span-1">
			<h2 id="newsletter" className="text-h3 text-current!">
				{t('footer:newsletter.heading')}
			</h2>
			<p className="mt-2 text-dim">{t('footer:newsletter.intro')}</p>
			<NewsletterForm className="mt-6" />
		</section>
	);
}

function SiteMap() {
	const { t } = useTranslation(['common', 'footer']);
	const { language } = useRoot();
	return (
		<nav aria-label={t('footer:footer.siteMap')}>
			<ul className="grid grid-cols-2 gap-x-8 lg:grid-cols-1 xl:-mt-1">
				{sitePages(PAGES, language).map((page) => (
					<li key={page.to}>
						<MenuLink
							page={page}
							className="inline-flex min-h-11 items-center transition-colors hover:text-accent-on-dark lg:min-h-8 lg:text-[0.9375rem]"
						/>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Tags() {
	const { t } = useTranslation(['common', 'footer']);
	const { language } = useRoot();
	return (
		<nav aria-label={t('footer:footer.tags')} className="mt-14 border-t border-dim/30 pt-6 text-small text-dim">
			<ul className="flex flex-wrap gap-y-1">
				{footerTags(language).map((tag) => (
					<li key={tag.to} className="after:mx-3 after:opacity-50 after:content-['|'] last:after:content-none">
						<Link
							to={tag.to}
							className="inline-flex min-h-11 items-center transition-colors hover:text-on-main lg:min-h-8"
						>
							{'text' in tag ? t(`footer:footer.${tag.text}`) : tag.label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The last line: About, Terms, Privacy, Contact, the legally required links, and the year. */
function SubFooter() {
	const { t } = useTranslation(['common', 'footer']);
	const { brand, language, today, consent } = useRoot();
	const link = 'inline-flex min-h-11 items-center transition-colors hover:text-accent-on-dark';
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-small">
			{sitePages(['about', 'terms', 'privacy', 'contact', 'legalNotice'], language).map((page) => (
				<Link key={page.to} to={page.to} className={link}>
					{t(`footer:footer.short.${page.name as 'about'}`)}
				</Link>
			))}
			<Link to="/api" className={link}>
				API
			</Link>
			{consent.purposes.length > 0 ? (
				<a href="#cookie-settings" className={link}>
					{t('footer:footer.cookieSettings')}
				</a>
			) : null}
			<p className="text-dim">
				© {today.slice(0, 4)} {brand.name}
			</p>
		</div>
	);
}
