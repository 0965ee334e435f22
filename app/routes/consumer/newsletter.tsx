import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageMeta } from '~/components/layout/page-meta';
import { NewsletterForm } from '~/components/newsletter/newsletter-form';
import { NewsletterSheet } from '~/components/newsletter/newsletter-sheet';
import type { NewsletterState } from '~/components/newsletter/newsletter-state';
import type { AppLoadContext } from '~/context';
import { NEWSLETTER_PATH } from '~/domain/newsletter/newsletter-path';
import { serverTexts } from '~/locales/server';
import { formPageHeaders } from '~/platform/cache-policy';
import { readFormData } from '../forms/read-form.server';
import { answerNewsletter } from './answer-newsletter.server';

export const handle = { i18n: ['newsletter', 'footer'] };

/** Where the form of the footer arrives without script; a newsletter is the consumer brand's alone. */
export function loader({ context }: LoaderFunctionArgs) {
	onlyForConsumers(context);
	const { t } = serverTexts(context);
	return json({ title: t('newsletter:title'), description: t('newsletter:description') });
}

export async function action({ context, request }: ActionFunctionArgs) {
	onlyForConsumers(context);
	const state = await answerNewsletter({ ctx: context, form: await readFormData(request) });
	const status = { idle: 400, positive: 200, negative: 503, limited: 429, loading: 200 }[state.result];
	return json(state, {
		status,
		headers: {
			'cache-control': 'private, no-store',
			...(state.retryAfterSeconds === undefined ? {} : { 'retry-after': String(state.retryAfterSeconds) }),
		},
	});
}

function onlyForConsumers({ brand, language }: AppLoadContext) {
	if (!brand.isB2C) throw json({ title: serverTexts(language).t('error.notFoundTitle') }, { status: 404 });
}

export default function Newsletter() {
	const { t } = useTranslation('newsletter');
	const answer = useActionData<typeof action>() as NewsletterState | undefined;
	return (
		<NewsletterSheet heading={t('heading')} text={t('intro')}>
			<NewsletterForm tone="light" className="mt-8" {...(answer ? { state: answer } : {})} />
		</NewsletterSheet>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '404',
		description: data?.description ?? data?.title ?? '404',
		path: NEWSLETTER_PATH,
		isNoindex: true,
	});

export const headers = formPageHeaders;
