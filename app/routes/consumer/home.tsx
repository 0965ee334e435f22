import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageMeta } from '~/components/layout/page-meta';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache-policy';

export function loader({ context }: LoaderFunctionArgs) {
	const texts = serverTexts(context.language);
	return json({ description: texts.t('brandDescription') });
}

export default function Home() {
	const { t } = useTranslation();
	return (
		<main id="content" className="container py-24">
			<h1 className="text-display">{t('brandDescription')}</h1>
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, { title: data?.description ?? '', description: data?.description ?? '', path: '/' });

export const headers = publicPageHeaders;
