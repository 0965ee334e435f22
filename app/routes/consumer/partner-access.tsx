import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/layout/page-meta';
import { PartnerAccess } from '~/components/layout/partner-access';
import { RedirectPage } from '~/components/layout/redirect-page';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache-policy';

/**
 * What answers at the addresses of the trade side until sign-in exists: 200, noindex (decisions 53). `/signup/…?fast-lane` leads on to
 * the sign-up (H§2).
 */
export function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context.language);
	const { pathname, searchParams } = new URL(request.url);
	const isFastLane = /^\/signup(\/|$)/.test(pathname) && searchParams.has('fast-lane');
	return json({
		title: t('partnerAccess.title'),
		description: t('partnerAccess.heading'),
		leadsTo: isFastLane ? pathname : null,
	});
}

export default function PartnerAccessPage() {
	const { leadsTo } = useLoaderData<typeof loader>();
	return leadsTo ? <RedirectPage to={leadsTo} /> : <PartnerAccess />;
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.description ?? '',
		path: '/partner',
		isNoindex: true,
	});

export const headers = publicPageHeaders;
