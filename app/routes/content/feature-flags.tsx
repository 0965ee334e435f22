import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FeatureSwitches } from '~/components/feature/feature-switches';
import { noindexMeta } from '~/components/layout/page-meta';
import { areFlagsOn } from '~/domain/feature/are-flags-on';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache/cache-control';

export const handle = { i18n: ['flags'] };

/** `/fflags`: three switches of a tab. On at the beginning only off production, or where the flags are enabled. */
export function loader({ context }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	return json({
		areOnByDefault: areFlagsOn(context),
		title: t('flags:title'),
		description: t('flags:description'),
	});
}

export default function FeatureFlagsPage() {
	const { t } = useTranslation('flags');
	const { areOnByDefault } = useLoaderData<typeof loader>();
	return (
		<main id="content" className="container py-14 lg:py-24">
			<h1 className="text-h1">{t('heading')}</h1>
			<p className="mt-5 max-w-[38rem] text-lead text-ink2">{t('intro')}</p>
			<FeatureSwitches areOnByDefault={areOnByDefault} />
		</main>
	);
}

export const meta = noindexMeta;

export const headers = publicPageHeaders;
