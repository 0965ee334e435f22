import type { MetaDescriptor } from '@remix-run/react';
import type { Language } from '~/domain/language/language';
import { countryName } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';
import type { House } from '~/domain/property/house';
import { propertyTypeName } from '~/domain/property/property-type';
import type { RootData } from '~/root';
import { pageMeta } from '../layout/page-meta';
import { pictureUrl } from '../ui/picture';

type Matches = Parameters<typeof pageMeta>[0];

const LONGEST_DESCRIPTION = 300;
const PICTURES_NAMED = 8;

/** Head of a house's page; `description` is for houses nobody has written about yet. */
export function propertyMeta(
	matches: Matches,
	house: House,
	alternates: { en: string; de: string },
	description: string,
): MetaDescriptor[] {
	const root = matches.find((match) => match?.id === 'root')?.data as RootData | undefined;
	if (!root) return [{ title: house.name }];
	const language = root.language as Language;
	const country = countryName(house.country, language);
	const pictures = house.pictures
		.slice(0, PICTURES_NAMED)
		.map(({ hash }) => new URL(pictureUrl(root.pictureBaseUrl, hash, 1200, 'jpg'), root.canonicalOrigin).href);
	const summary = (house.text?.language === language && house.text.summary) || description;
	const address = (path: string) => root.canonicalOrigin + path;
	const { type, place } = house;
	const crumbs = [
		{ name: country, path: propertyPath({ type, country: house.country }, language) },
		{ name: place.name, path: propertyPath({ type, country: house.country, city: place.slug }, language) },
		{ name: house.name, path: alternates[language] },
	];
	return pageMeta(matches, {
		title: [house.name, place.name, country].join(', '),
		description: summary.slice(0, LONGEST_DESCRIPTION),
		path: alternates[language],
		alternates,
		picture: pictures[0] ?? null,
		structured: [
			{
				'@context': 'https://schema.org',
				'@type': 'BreadcrumbList',
				itemListElement: crumbs.map((crumb, index) => ({
					'@type': 'ListItem',
					position: index + 1,
					name: crumb.name,
					item: address(crumb.path),
				})),
			},
			{
				'@context': 'https://schema.org',
				// Without a position: the exact one is not public, and a wrong one would not be true.
				'@type': 'VacationRental',
				identifier: house.id,
				name: house.name,
				description: summary,
				url: address(alternates[language]),
				image: pictures,
				additionalType: propertyTypeName(type, 'en'),
				address: { '@type': 'PostalAddress', addressLocality: place.name, addressCountry: house.country },
				...(house.bedrooms === null ? {} : { numberOfBedrooms: house.bedrooms }),
				...(house.areaSqm === null
					? {}
					: { floorSize: { '@type': 'QuantitativeValue', value: house.areaSqm, unitCode: 'MTK' } }),
				...(house.facilities.length === 0
					? {}
					: {
							amenityFeature: house.facilities.map((name) => ({
								'@type': 'LocationFeatureSpecification',
								name,
								value: true,
							})),
						}),
			},
		],
	});
}
