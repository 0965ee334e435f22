import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { Button, ButtonLink, buttonClass } from '~/components/ui/button';
import { EveningSheet } from '~/components/ui/evening-page';
import { findByUnsubscribeToken } from '~/domain/newsletter/find-subscription.server';
import { NEWSLETTER_PATH } from '~/domain/newsletter/newsletter-path';
import { unsubscribe } from '~/domain/newsletter/unsubscribe.server';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['newsletter'], hasToken: true };

/** The link that every mail of the newsletter carries. Opening it does nothing; the button does, and so does a mail program's POST. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const known = await findByUnsubscribeToken({ ctx: context, token: params.token });
	const state = known === null ? 'unknown' : known.state === 'unsubscribed' ? 'done' : 'open';
	const title = serverTexts(context).t('newsletter:unsubscribe.title');
	return json({ title, state, email: known?.email ?? '' }, { status: state === 'unknown' ? 404 : 200 });
}

/** One click is enough (RFC 8058): no session, no question, 200. */
export async function action({ context, params }: ActionFunctionArgs) {
	const outcome = await unsubscribe({ ctx: context, token: params.token });
	return json({ outcome }, { status: outcome === 'unknown' ? 404 : 200 });
}

export default function NewsletterUnsubscribe() {
	const { t } = useTranslation('newsletter');
	const { brand } = useRoot();
	const { state, email } = useLoaderData<typeof loader>();
	const isSending = useNavigation().formData !== undefined;
	if (state === 'unknown')
		return (
			<EveningSheet
				heading={t('unsubscribe.unknownHeading')}
				text={t('unsubscribe.unknownText', { email: brand.email })}
			>
				<a href={`mailto:${brand.email}`} className={buttonClass('accent', 'mt-8')}>
					{brand.email}
				</a>
			</EveningSheet>
		);
	if (state === 'done')
		return (
			<EveningSheet heading={t('unsubscribe.doneHeading')} text={t('unsubscribe.doneText', { email })}>
				<div className="mt-8 flex flex-wrap gap-4">
					<ButtonLink to="/">{t('unsubscribe.toStart')}</ButtonLink>
					<ButtonLink to={NEWSLETTER_PATH} variant="outline">
						{t('unsubscribe.again')}
					</ButtonLink>
				</div>
			</EveningSheet>
		);
	return (
		<EveningSheet heading={t('unsubscribe.openHeading')} text={t('unsubscribe.openText', { email })}>
			<Form method="post" replace preventScrollReset className="mt-8 flex flex-wrap gap-4">
				<Button type="submit" aria-disabled={isSending || undefined} className="min-h-13 w-full sm:w-auto">
					{isSending ? t('unsubscribe.sending') : t('unsubscribe.button')}
				</Button>
				<ButtonLink to="/" variant="outline" className="min-h-13 w-full sm:w-auto">
					{t('unsubscribe.stay')}
				</ButtonLink>
			</Form>
		</EveningSheet>
	);
}

export const meta = noindexMeta;
