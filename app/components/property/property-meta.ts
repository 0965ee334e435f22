import type { MetaDescriptor } from '@remix-run/react';
import type { RootData } from '~/components/root/use-root';
import type { PlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { countryName } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';
import type { Property } from '~/domain/property/property';
import { headDescription, headTitle } from '../layout/head-text';
import { pageMeta } from '../layout/page-meta';
import { widestJpeg } from '../ui/picture';
import { vacationRental } from './property-json-ld';

type Matches = Parameters<typeof pageMeta>[0];

const PICTURES_NAMED = 8;

/** Head of a property's page; `description` is for properties without a text. */
export function propertyMeta(
	matches: Matches,
	property: Property,
	alternates: { en: string; de: string },
	description: string,
): MetaDescriptor[] {
	const root = matches.find((match) => match?.id === 'root')?.data as RootData | undefined;
	if (!root) return [{ title: property.name }];
	const language = root.language as Language;
	const country = countryName(property.country, language);
	const pictures = property.pictures.slice(0, PICTURES_NAMED).map((picture) => {
		const { url, ...size } = widestJpeg(root.pictureBaseUrl, picture);
		return { ...size, url: new URL(url, root.canonicalOrigin).href, alt: picture.alt };
	});
	const images = pictures.map(({ url }) => url);
	const summary = (property.text?.language === language && property.text.summary) || description;
	const address = (path: string) => root.canonicalOrigin + path;
	const { place } = property;
	return pageMeta(matches, {
		title: headTitle(property.name, place.name, country),
		description: headDescription(summary),
		path: alternates[language],
		alternates,
		picture: pictures[0] ?? null,
		isNoindex: property.isDemo,
		// Read where the page is served, so the browser does not carry what writes it.
		structured: import.meta.env.SSR
			? [
					breadcrumbList(property, country, alternates[language], language, address),
					vacationRental({
						property,
						url: address(alternates[language]),
						description: summary,
						images,
						today: root.today as PlainDate,
					}),
				]
			: [{ '@type': 'BreadcrumbList' }, { '@type': 'VacationRental' }],
	});
}

function breadcrumbList(
	{ type, country: code, place, name }: Property,
	country: string,
	path: string,
	language: Language,
	address: (path: string) => string,
): object {
	const crumbs = [
		{ name: country, path: propertyPath({ type, country: code }, language) },
		{ name: place.name, path: propertyPath({ type, country: code, city: place.slug }, language) },
		{ name, path },
	];
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: crumbs.map((crumb, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: crumb.name,
			item: address(crumb.path),
		})),
	};
}
