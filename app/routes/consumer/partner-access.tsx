import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { MetaFunction } from '@remix-run/react';
import { pageMeta } from '~/components/layout/page-meta';
import { PartnerAccess } from '~/components/layout/partner-access';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache-policy';

/** The door where a part of the trade side is not open yet: 200, noindex (decisions 53). */
export function loader({ context }: LoaderFunctionArgs) {
	const { t } = serverTexts(context.language);
	return json({ title: t('partnerAccess.title'), description: t('partnerAccess.heading') });
}

export default function PartnerAccessPage() {
	return <PartnerAccess />;
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.description ?? '',
		path: '/partner',
		isNoindex: true,
	});

export const headers = publicPageHeaders;
