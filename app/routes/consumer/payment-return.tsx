import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageMeta } from '~/components/layout/page-meta';
import { PhoneLink } from '~/components/layout/phone-link';
import { useRoot } from '~/components/root/use-root';
import { ButtonLink, buttonClass } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { Scene } from '~/components/ui/scene';
import { paymentReturn } from '~/domain/booking/payment-return';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['payment'] };

/** `/stripe-payments/checkout-sessions/{sessionId}`: shows the result in the address's flag, and changes no record. */
export function loader({ context, request }: LoaderFunctionArgs) {
	const state = paymentReturn(new URL(request.url).searchParams);
	const title = serverTexts(context).t(`payment:title.${state}`);
	return json({ state, title }, { status: state === 'invalid' ? 404 : 200 });
}

const SIGNS = { succeeded: 'check', canceled: 'info', invalid: 'warning' } as const;

export default function PaymentReturn() {
	const { t } = useTranslation('payment');
	const { brand } = useRoot();
	const { state } = useLoaderData<typeof loader>();
	const isInvalid = state === 'invalid';
	return (
		<main id="content" className="container grid items-center gap-x-16 gap-y-12 py-14 lg:grid-cols-2 lg:py-24">
			<div className="min-w-0">
				<span
					className={`grid size-11 place-items-center rounded-full ${isInvalid ? 'bg-err-bg text-err' : 'bg-light1 text-accent-ink'}`}
				>
					<Icon name={SIGNS[state]} size={24} />
				</span>
				<h1 className="mt-6 text-h1">{t(`title.${state}`)}</h1>
				<p className="mt-5 max-w-[34rem] text-lead text-ink2">{t(`text.${state}`)}</p>
				<div className="mt-8 flex flex-wrap gap-4">
					{state === 'succeeded' ? null : (
						<a href={`mailto:${brand.email}`} className={buttonClass('accent')}>
							{t('write')}
						</a>
					)}
					<ButtonLink to="/" variant={state === 'succeeded' ? 'accent' : 'outline'}>
						{t('toStart')}
					</ButtonLink>
				</div>
				<p className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-ink2">
					<PhoneLink phone={brand.phone} className="inline-flex min-h-11 items-center font-medium" />
					<a href={`mailto:${brand.email}`} className="inline-flex min-h-11 items-center">
						<span className="text-link">{brand.email}</span>
					</a>
				</p>
			</div>
			<div className="-mx-5 aspect-[3/2] lg:mx-0">
				<Scene
					name="evening"
					widths={[480, 1000]}
					sizes="(width >= 50rem) 45vw, 100vw"
					width={1000}
					height={667}
					alt=""
				/>
			</div>
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.title ?? '',
		path: '/',
		alternates: null,
		isNoindex: true,
	});
