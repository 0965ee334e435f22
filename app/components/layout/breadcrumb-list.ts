import type { BreadcrumbStep } from './breadcrumbs';

/** The steps as search engines read them. */
export function breadcrumbList(origin: string, steps: readonly BreadcrumbStep[]): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: steps.map(({ text, to }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: text,
			item: to === '/' ? origin : new URL(to, origin).href,
		})),
	};
}
