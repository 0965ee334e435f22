import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { NewsletterForm } from '~/components/newsletter/newsletter-form';
import type { NewsletterState } from '~/components/newsletter/newsletter-state';
import { EveningSheet } from '~/components/ui/evening-page';
import type { AppLoadContext } from '~/context';
import { serverTexts } from '~/locales/server';
import { formPageHeaders } from '~/platform/cache/cache-control';
import { notFound } from '../forms/error-page.server';
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

function onlyForConsumers(context: AppLoadContext) {
	if (!context.brand.isB2C) throw notFound(context);
}

export default function Newsletter() {
	const { t } = useTranslation('newsletter');
	const answer = useActionData<typeof action>() as NewsletterState | undefined;
	return (
		<EveningSheet heading={t('heading')} text={t('intro')}>
			<NewsletterForm tone="light" className="mt-8" {...(answer ? { state: answer } : {})} />
		</EveningSheet>
	);
}

export const meta = noindexMeta;

export const headers = formPageHeaders;
