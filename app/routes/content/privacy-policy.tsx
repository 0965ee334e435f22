import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/layout/page-meta';
import german from '~/content/privacy-policy.de.md?raw';
import english from '~/content/privacy-policy.en.md?raw';
import { markdownHtml } from '~/domain/property/markdown-html.server';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache-policy';

const TEXTS = { en: english, de: german };

/** What our forms ask consent to (P§2). */
export function loader({ context }: LoaderFunctionArgs) {
	const { t } = serverTexts(context.language);
	return json({
		title: t('privacyPolicy.title'),
		description: t('privacyPolicy.description'),
		html: markdownHtml(TEXTS[context.language], 'page') ?? '',
	});
}

export default function PrivacyPolicy() {
	const { title, html } = useLoaderData<typeof loader>();
	return (
		<main id="content" className="container py-16 lg:py-24">
			<h1 className="text-h1">{title}</h1>
			<div
				className="mt-10 max-w-[42rem] space-y-5 [&_h2]:pt-8 [&_h2]:text-h3"
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered without raw HTML
				dangerouslySetInnerHTML={{ __html: html }}
			/>
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, { title: data?.title ?? '', description: data?.description ?? '', path: '/privacy-policy' });

export const headers = publicPageHeaders;
