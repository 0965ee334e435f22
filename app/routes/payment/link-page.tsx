import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { noindexMeta } from '~/components/layout/page-meta';
import { PaymentLinkPage } from '~/components/payment/pay-page';
import type { PaymentCardError, PaymentLinkView } from '~/components/payment/payment-link-view';
import { beginCheckout } from '~/domain/card-payment/begin-checkout.server';
import { cancelCheckout } from '~/domain/card-payment/end-checkout.server';
import { houseName } from '~/domain/lead/property-name';
import { paymentLinkPath } from '~/domain/payment/payment-link-token';
import { serverTexts } from '~/locales/server';
import { sessionCookie } from '~/platform/sign-in/session-cookie';
import { textOf } from '../forms/answer-verb.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { PRIVATE_PAGE } from '../proposal/private-page';
import { paymentLinkView } from './link-view.server';
import { PAYMENT_COOKIE, PAYMENT_COOKIE_SECONDS } from './payment-cookie';

export const handle = { i18n: ['payment-link'], isClient: true };

/** `/partner/cimalpes-payment-links/{token}`: what a client pays, and how (MONEY-7). Its title names no person. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const view = await paymentLinkView(context, params.link ?? '');
	const headers = { ...PRIVATE_PAGE, 'content-language': context.language };
	const isOver = view?.state === 'withdrawn' || view?.state === 'ended';
	const title = t(view ? (isOver ? 'payment-link:over.tab' : 'payment-link:tab') : 'payment-link:unknown.tab');
	return json(
		{ view, title, description: t('payment-link:preview') },
		{ status: isOver ? 410 : view ? 200 : 404, headers },
	);
}

const ERRORS: Readonly<Record<string, PaymentCardError>> = {
	'not-found': 'changed',
	'link-over': 'changed',
	'nothing-open': 'changed',
	'under-way': 'under-way',
	'paid-meanwhile': 'paid-meanwhile',
	'too-many-requests': 'limited',
	unavailable: 'failed',
};

/** Leads to the card provider's page, or ends a card payment that is under way (MONEY-8). */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const token = params.link ?? '';
	const intent = textOf(await readFormData(request), 'intent');
	try {
		if (intent === 'cancel') {
			await cancelCheckout({ ctx: context, token });
			return redirect(paymentLinkPath(token), { status: 303, headers: PRIVATE_PAGE });
		}
		if (intent !== 'card') return json({ error: 'changed' as const }, { status: 400, headers: PRIVATE_PAGE });
		const { url } = await beginCheckout({
			...{ ctx: context, token },
			property: ({ name, propertyName }) => name ?? houseName(propertyName),
		});
		const cookie = sessionCookie(PAYMENT_COOKIE, token, { origin: context.origin, seconds: PAYMENT_COOKIE_SECONDS });
		return redirect(url, { status: 303, headers: { ...PRIVATE_PAGE, 'set-cookie': cookie } });
	} catch (error) {
		const { word, status } = formErrorOf(error, ERRORS);
		return json({ error: word }, { status, headers: PRIVATE_PAGE });
	}
}

export default function PaymentLink() {
	const { view } = useLoaderData<typeof loader>();
	const error = useActionData<typeof action>()?.error ?? null;
	return <PaymentLinkPage view={view as PaymentLinkView | null} error={error} />;
}

export const meta = noindexMeta;

/** Those of the loader; a page that failed is as private. */
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) =>
	loaderHeaders.has('referrer-policy') ? loaderHeaders : PRIVATE_PAGE;
