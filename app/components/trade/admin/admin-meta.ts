import type { MetaDescriptor } from '@remix-run/react';
import { pageMeta } from '~/components/layout/page-meta';

/** Head of a page of the administration. */
export function adminMeta(matches: Parameters<typeof pageMeta>[0], title: string | undefined): MetaDescriptor[] {
	const text = title ?? '';
	return pageMeta(matches, { title: text, description: text, path: '/partner/dashboard/admin', isNoindex: true });
}
