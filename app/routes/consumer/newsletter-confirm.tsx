import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { Button, ButtonLink } from '~/components/ui/button';
import { EveningSheet } from '~/components/ui/evening-page';
import { confirmState } from '~/domain/newsletter/confirm-state';
import { confirmSubscription } from '~/domain/newsletter/confirm-subscription.server';
import { findByConfirmToken } from '~/domain/newsletter/find-subscription.server';
import { NEWSLETTER_PATH } from '~/domain/newsletter/newsletter-path';
import { CONFIRM_LIFETIME_DAYS } from '~/domain/newsletter/newsletter-token';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['newsletter'], hasToken: true };

/** The link of a confirmation mail. It is looked at by programs too, so opening it does nothing: the button does. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const known = await findByConfirmToken({ ctx: context, token: params.token });
	const state = confirmState(known, context.now);
	const title = serverTexts(context).t('newsletter:confirm.title');
	return json(
		{ title, state, email: state === 'expired' ? '' : (known?.email ?? '') },
		{ status: state === 'expired' ? 410 : 200 },
	);
}

/** The loader then reads the result. */
export async function action({ context, params }: ActionFunctionArgs) {
	const state = await confirmSubscription({ ctx: context, token: params.token });
	return json({ state }, { status: state === 'expired' ? 410 : 200 });
}

export default function NewsletterConfirm() {
	const { t } = useTranslation('newsletter');
	const { state, email } = useLoaderData<typeof loader>();
	const isSending = useNavigation().formData !== undefined;
	if (state === 'expired')
		return (
			<EveningSheet
				heading={t('confirm.expiredHeading')}
				text={t('confirm.expiredText', { count: CONFIRM_LIFETIME_DAYS })}
			>
				<ButtonLink to={NEWSLETTER_PATH} className="mt-8">
					{t('confirm.again')}
				</ButtonLink>
			</EveningSheet>
		);
	if (state === 'confirmed')
		return (
			<EveningSheet heading={t('confirm.doneHeading')} text={t('confirm.doneText', { email })}>
				<ButtonLink to="/search" className="mt-8">
					{t('confirm.toHouses')}
				</ButtonLink>
			</EveningSheet>
		);
	return (
		<EveningSheet heading={t('confirm.openHeading')} text={t('confirm.openText', { email })}>
			<Form method="post" replace preventScrollReset className="mt-8">
				<Button type="submit" aria-disabled={isSending || undefined} className="min-h-13 w-full sm:w-auto">
					{isSending ? t('confirm.sending') : t('confirm.button')}
				</Button>
			</Form>
		</EveningSheet>
	);
}

export const meta = noindexMeta;
