import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { PhoneLink } from '~/components/layout/phone-link';
import { useRoot } from '~/components/root/use-root';
import { ButtonLink, buttonClass } from '~/components/ui/button';
import { EveningPage } from '~/components/ui/evening-page';
import { Icon } from '~/components/ui/icon';
import { paymentReturn } from '~/domain/booking/payment-return';
import { isPaymentLinkToken, paymentLinkPath } from '~/domain/payment/payment-link-token';
import { serverTexts } from '~/locales/server';
import { hostCookieValue } from '~/platform/cookies';
import { PAYMENT_COOKIE } from '../payment/payment-cookie';

export const handle = { i18n: ['payment'] };

/** `/stripe-payments/checkout-sessions/{sessionId}`: shows the result in the address's flag, and changes no record. */
export function loader({ context, request }: LoaderFunctionArgs) {
	const state = paymentReturn(new URL(request.url).searchParams);
	const title = serverTexts(context).t(`payment:title.${state}`);
	const token = hostCookieValue(request.headers.get('cookie'), PAYMENT_COOKIE, context) ?? '';
	const paymentPath = isPaymentLinkToken(token) ? paymentLinkPath(token) : null;
	return json({ state, title, paymentPath }, { status: state === 'invalid' ? 404 : 200 });
}

const SIGNS = { succeeded: 'check', canceled: 'info', invalid: 'warning' } as const;

export default function PaymentReturn() {
	const { t } = useTranslation('payment');
	const { brand } = useRoot();
	const { state, paymentPath } = useLoaderData<typeof loader>();
	const isInvalid = state === 'invalid';
	return (
		<EveningPage>
			<span
				className={`grid size-11 place-items-center rounded-full ${isInvalid ? 'bg-err-bg text-err' : 'bg-light1 text-accent-ink'}`}
			>
				<Icon name={SIGNS[state]} size={24} />
			</span>
			<h1 className="mt-6 text-h1">{t(`title.${state}`)}</h1>
			<p className="mt-5 max-w-[34rem] text-lead text-ink2">{t(`text.${state}`)}</p>
			<div className="mt-8 flex flex-wrap gap-4">
				{paymentPath ? (
					<a href={paymentPath} className={buttonClass('accent')}>
						{t('toPayment')}
					</a>
				) : state === 'succeeded' ? null : (
					<a href={`mailto:${brand.email}`} className={buttonClass('accent')}>
						{t('write')}
					</a>
				)}
				<ButtonLink to="/" variant={state === 'succeeded' && !paymentPath ? 'accent' : 'outline'}>
					{t('toStart')}
				</ButtonLink>
			</div>
			<p className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-ink2">
				<PhoneLink phone={brand.phone} className="inline-flex min-h-11 items-center font-medium" />
				<a href={`mailto:${brand.email}`} className="inline-flex min-h-11 items-center">
					<span className="text-link">{brand.email}</span>
				</a>
			</p>
		</EveningPage>
	);
}

export const meta = noindexMeta;
