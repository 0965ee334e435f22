import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isRouteErrorResponse, type MetaFunction, useLoaderData, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ErrorPage } from '~/components/layout/error-page';
import { pageMeta } from '~/components/layout/page-meta';
import { buttonClass } from '~/components/ui/button';
import { openInvitation } from '~/domain/hotel/open-invitation.server';
import { serverTexts } from '~/locales/server';
import { statusOf } from '~/platform/errors';
import { useRoot } from '~/root';

export const handle = { i18n: ['invitation'] };

/** Where the link of an invitation leads a hotel: who invites it, and how it answers. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { t } = serverTexts(context.language);
	const invitation = await openInvitation(context, params.token ?? '').catch((error) => {
		throw statusOf(error) === 404 ? json({ title: t('invitation:lapsed') }, { status: 410 }) : error;
	});
	return json({ invitation, title: t('invitation:title', { hotel: invitation.hotelName }) });
}

export default function Invitation() {
	const { t } = useTranslation('invitation');
	const { brand } = useRoot();
	const { invitation } = useLoaderData<typeof loader>();
	const { hotelName, contactName, agent, agency } = invitation;
	const names = { hotel: hotelName, agent, agency, brand: brand.name };
	const answer = `mailto:${brand.email}?subject=${encodeURIComponent(t('subject', names))}`;
	return (
		<main id="content" className="container grid min-h-[34rem] content-center py-16 lg:py-26">
			<p className="text-small font-medium text-accent-ink">{contactName ?? hotelName}</p>
			<h1 className="mt-3 max-w-3xl text-h1">{t('title', names)}</h1>
			<p className="mt-6 max-w-2xl text-lead">{t('text', names)}</p>
			<ul className="mt-8 grid max-w-2xl gap-3">
				{(['direct', 'terms', 'people'] as const).map((point) => (
					<li key={point} className="flex gap-3 border-b border-line pb-3">
						<span className="tick mt-2.5" />
						{t(`points.${point}`)}
					</li>
				))}
			</ul>
			<a href={answer} className={buttonClass('accent', 'mt-10 justify-self-start')}>
				{t('answer')}
			</a>
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data, error }) => {
	const fault = isRouteErrorResponse(error) ? String(error.data?.title ?? error.status) : '';
	const title = data?.title ?? fault;
	return pageMeta(matches, { title, description: title, path: '/', isNoindex: true });
};

/** The token of an address is nobody else's. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export function ErrorBoundary() {
	const error = useRouteError();
	return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
