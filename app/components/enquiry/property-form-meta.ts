import type { MetaDescriptor } from '@remix-run/react';
import type { RootData } from '~/components/root/use-root';
import { noindexMeta } from '../layout/page-meta';

type FormPage = Parameters<typeof noindexMeta>[0] & { data?: { property?: { path: string } } | null | undefined };

/** `meta` of a form about a property; its canonical page is the property's. */
export function propertyFormMeta({ data, ...page }: FormPage): MetaDescriptor[] {
	const root = page.matches.find((match) => match?.id === 'root')?.data as RootData | undefined;
	const own = noindexMeta({ ...page, data });
	if (!root || !data?.property) return own;
	return [...own, { tagName: 'link', rel: 'canonical', href: `${root.canonicalOrigin}${data.property.path}` }];
}
