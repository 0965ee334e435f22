import type { MetaDescriptor } from '@remix-run/react';
import type { RootData } from '~/components/root/use-root';
import { breadcrumbList } from '../layout/breadcrumb-list';
import { pageMeta } from '../layout/page-meta';
import { widestJpeg } from '../ui/picture';
import type { AlpsPageView } from './alps-page-view.server';
import { touristDestination } from './tourist-destination';

type Matches = Parameters<typeof pageMeta>[0];

/** Head of a German page about the Alps; `alternates` is null without an English version. */
export function alpsPageMeta(
	matches: Matches,
	{ view, path, alternates }: { view: AlpsPageView; path: string; alternates: { en: string; de: string } | null },
): MetaDescriptor[] {
	const root = matches.find((match) => match?.id === 'root')?.data as RootData | undefined;
	if (!root) return [{ title: view.title }];
	const { title, description, hero, location, name } = view;
	const jpeg = hero && widestJpeg(root.pictureBaseUrl, hero.picture);
	const picture = jpeg && { ...jpeg, url: new URL(jpeg.url, root.canonicalOrigin).href, alt: hero.picture.alt };
	return pageMeta(matches, {
		title,
		description,
		path,
		alternates,
		picture,
		structured: [
			breadcrumbList(root.canonicalOrigin, view.breadcrumbs.steps),
			...(location
				? [
						touristDestination({
							name,
							description,
							url: new URL(path, root.canonicalOrigin).href,
							image: picture ? picture.url : null,
							location,
						}),
					]
				: []),
		],
	});
}
