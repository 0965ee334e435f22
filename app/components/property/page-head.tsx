import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { countryName } from '~/domain/place/country';
import { placeLine } from '~/domain/place/place-line';
import { propertyPath } from '~/domain/place/property-path';
import type { Property } from '~/domain/property/property';
import { KeepLink } from '../shortlist/keep-link';
import { ShareButton } from './share-button';

/** Breadcrumbs, the property's name, its place and Share. */
export function PageHead({ property, path }: { property: Property; path: string }) {
	const { t } = useTranslation('property');
	const { language, canonicalOrigin } = useRoot();
	const { type, country, place } = property;
	const crumbs = [
		{ to: `/search?propertyTypeArray=${type}`, label: t(`types.${type}`) },
		{ to: propertyPath({ type, country }, language), label: countryName(country, language) },
		{ to: propertyPath({ type, country, city: place.slug }, language), label: place.name },
	];
	return (
		<div className="container pb-5 pt-4 lg:pb-8 lg:pt-6">
			<nav aria-label={t('breadcrumbs')}>
				<ol className="flex flex-wrap text-small text-ink2">
					{crumbs.map((crumb) => (
						<li key={crumb.to} className="before:mx-3 before:text-line2 before:content-['/'] first:before:content-none">
							<Link to={crumb.to} className="inline-block py-1.5 hover:text-accent-ink">
								{crumb.label}
							</Link>
						</li>
					))}
				</ol>
			</nav>
			<div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 lg:mt-2">
				<h1 className="text-[2.875rem]/[1.05] lg:text-[3.75rem]/[1.05] xl:text-[4.5rem]/[1.05]">{property.name}</h1>
				<div className="flex items-center justify-between gap-x-7 max-lg:w-full">
					<p className="text-ink2">{placeLine(property.sector, place.name, countryName(country, language))}</p>
					<KeepLink id={property.id} name={property.name} />
					<ShareButton
						address={canonicalOrigin + path}
						title={property.name}
						mailSubject={t('share.mailSubject', { name: property.name, place: place.name })}
					/>
				</div>
			</div>
		</div>
	);
}
