import type { RootData } from '~/components/root/use-root';
import { postalParts } from '~/domain/brand/postal-parts';

/** The product's own mark as a square of 512 pixels: search engines take no vector drawings. */
const MARK = '/mark-512.png';

type Site = Pick<RootData, 'brand' | 'canonicalOrigin' | 'language'>;

/** The operator of the site as a schema.org entity; all of it is in the footer. */
export function organization({ brand, canonicalOrigin: url }: Site): object {
	const { name, logo, email, phone, postalAddress } = brand;
	const parts = postalParts(postalAddress);
	const telephone = `${phone.countryCode} ${phone.number}`;
	return {
		'@context': 'https://schema.org',
		'@type': 'Organization',
		'@id': `${url}#organization`,
		name,
		url,
		logo: new URL(logo?.onLight ?? MARK, url).href,
		...(parts
			? {
					legalName: parts.company,
					address: {
						'@type': 'PostalAddress',
						streetAddress: parts.street,
						postalCode: parts.postalCode,
						addressLocality: parts.town,
						addressCountry: parts.country,
					},
				}
			: { address: postalAddress }),
		contactPoint: {
			'@type': 'ContactPoint',
			contactType: 'customer service',
			telephone,
			email,
			availableLanguage: ['en', 'de'],
		},
	};
}

/** The site and its search. */
export function webSite({ brand, canonicalOrigin: url, language }: Site): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'WebSite',
		name: brand.name,
		url,
		inLanguage: language,
		publisher: { '@id': `${url}#organization` },
		potentialAction: {
			'@type': 'SearchAction',
			target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?destination={search_term_string}` },
			'query-input': 'required name=search_term_string',
		},
	};
}
