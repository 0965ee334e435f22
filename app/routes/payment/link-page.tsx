import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { noindexMeta } from '~/components/layout/page-meta';
import { PaymentLinkPage } from '~/components/payment/pay-page';
import type { PaymentLinkView } from '~/components/payment/payment-link-view';
import { serverTexts } from '~/locales/server';
import { PRIVATE_PAGE } from '../proposal/private-page';
import { paymentLinkView } from './link-view.server';

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

export default function PaymentLink() {
	const { view } = useLoaderData<typeof loader>();
	return <PaymentLinkPage view={view as PaymentLinkView | null} />;
}

export const meta = noindexMeta;

/** Those of the loader; a page that failed is as private. */
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) =>
	loaderHeaders.has('referrer-policy') ? loaderHeaders : PRIVATE_PAGE;
