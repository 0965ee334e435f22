import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { COUNTRY_CODES } from '#db/schema/enums';
import { propertyPath } from '~/domain/place/property-path';
import { DEFAULT_PROPERTY_TYPE } from '~/domain/property/property-type';
import { useRoot } from '~/root';
import { Wordmark } from './wordmark';

/** Places of the tag list (P§2 "pipe-separated SEO tag list"), by country. */
const TAGS: readonly { country: 'AT' | 'CH' | 'FR' | 'IT'; slug: string; name: string }[] = [
	{ country: 'AT', slug: 'lech', name: 'Lech' },
	{ country: 'AT', slug: 'st-anton', name: 'St. Anton' },
	{ country: 'AT', slug: 'kitzbuehel', name: 'Kitzbühel' },
	{ country: 'CH', slug: 'verbier', name: 'Verbier' },
	{ country: 'CH', slug: 'zermatt', name: 'Zermatt' },
	{ country: 'CH', slug: 'st-moritz', name: 'St. Moritz' },
	{ country: 'CH', slug: 'gstaad', name: 'Gstaad' },
	{ country: 'CH', slug: 'davos', name: 'Davos' },
	{ country: 'FR', slug: 'courchevel-1850', name: 'Courchevel 1850' },
	{ country: 'FR', slug: 'courchevel-1650', name: 'Courchevel 1650' },
	{ country: 'FR', slug: 'courchevel-1550', name: 'Courchevel 1550' },
	{ country: 'FR', slug: 'courchevel-1300', name: 'Courchevel 1300' },
	{ country: 'FR', slug: 'meribel', name: 'Méribel' },
	{ country: 'FR', slug: 'megeve', name: 'Megève' },
	{ country: 'FR', slug: 'val-d-isere', name: 'Val d’Isère' },
	{ country: 'FR', slug: 'chamonix', name: 'Chamonix' },
	{ country: 'FR', slug: 'saint-martin-de-belleville', name: 'Saint-Martin-de-Belleville' },
	{ country: 'IT', slug: 'cortina-d-ampezzo', name: 'Cortina d’Ampezzo' },
];

/** Footer of the consumer site: testimonials, contact, pages, popular places, payment (P§2). */
export function Footer() {
	const { t } = useTranslation();
	const { brand, language, today, testimonials } = useRoot();
	const pages = [
		{ to: '/', label: t('nav.home') },
		{ to: '/search', label: t('nav.search') },
		{ to: '/enquire-now', label: t('nav.enquireNow') },
		{ to: language === 'de' ? '/kontakt' : '/contact', label: t('nav.contact') },
		{ to: '/partner', label: t('nav.partner') },
		{ to: '/privacy-policy', label: t('privacyPolicy.title') },
	];
	return (
		<>
			{brand.isB2C ? (
				<section
					aria-label={t('testimonials.label')}
					className="container grid gap-12 py-16 md:grid-cols-2 md:gap-16 lg:py-26"
				>
					{testimonials.map((key) => (
						<figure key={key} className="border-t border-line2 pt-8">
							<blockquote className="serif text-h3">
								{language === 'de' ? '„' : '“'}
								{t(`testimonials.${key}.quote`)}
								{language === 'de' ? '“' : '”'}
							</blockquote>
							<figcaption className="mt-5 text-small text-ink2">{t(`testimonials.${key}.author`)}</figcaption>
						</figure>
					))}
				</section>
			) : null}
			<footer className="on-dark bg-main text-on-main">
				<div className="container py-16 lg:py-22">
					<div className="grid gap-12 md:grid-cols-[2fr_1fr]">
						<div>
							<h2 className="text-h3 text-current!">{t('footer.talkToUs')}</h2>
							<address className="mt-6 space-y-4 not-italic">
								<p>
									{brand.postalAddress.split(', ').map((line) => (
										<span key={line} className="block">
											{line}
										</span>
									))}
								</p>
								<p>
									<a href={`mailto:${brand.email}`} className="border-b border-accent-on-dark pb-0.5">
										{brand.email}
									</a>
									<br />
									<a
										href={`tel:${brand.phone.countryCode}${brand.phone.number.replaceAll(' ', '')}`}
										className="tabular mt-2 inline-block"
									>
										{brand.phone.countryCode} {brand.phone.number}
									</a>
								</p>
								<p className="max-w-xs text-small text-dim">{t('footer.hours')}</p>
							</address>
						</div>
						<nav aria-label={t('footer.siteMap')}>
							<ul className="space-y-1">
								{pages.map((page) => (
									<li key={page.to}>
										<Link to={page.to} className="inline-block py-1.5 hover:text-accent-on-dark">
											{page.label}
										</Link>
									</li>
								))}
							</ul>
						</nav>
					</div>
					{brand.isB2C ? (
						<nav aria-label={t('footer.tags')} className="mt-14 border-t border-dim/30 pt-6 text-small text-dim">
							<ul className="flex flex-wrap gap-y-1">
								{COUNTRY_CODES.flatMap((country) => [
									{
										to: propertyPath({ type: DEFAULT_PROPERTY_TYPE, country }, language),
										label: t(`footer.chaletsIn.${country}`),
									},
									...TAGS.filter((tag) => tag.country === country).map((tag) => ({
										to: propertyPath({ type: DEFAULT_PROPERTY_TYPE, country, city: tag.slug }, language),
										label: tag.name,
									})),
								]).map((tag) => (
									<li key={tag.to} className="after:mx-3 after:opacity-50 after:content-['|'] last:after:content-none">
										<Link to={tag.to} className="inline-block py-1 hover:text-on-main">
											{tag.label}
										</Link>
									</li>
								))}
							</ul>
						</nav>
					) : null}
					<div className="mt-8 flex flex-wrap items-center justify-between gap-6 border-t border-dim/30 pt-8">
						<Wordmark name={brand.name} logoSrc={brand.logoSrc} size="footer" />
						<ul aria-label={t('footer.payment')} className="flex gap-2">
							{(['amex', 'visa', 'mastercard', 'bankTransfer'] as const).map((method) => (
								<li key={method} className="rounded-sm border border-dim/50 px-2.5 py-1 text-label font-semibold">
									{t(`footer.${method}`)}
								</li>
							))}
						</ul>
						<p className="text-small text-dim">
							© {today.slice(0, 4)} {brand.name}
						</p>
					</div>
				</div>
			</footer>
		</>
	);
}
