import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import invitationStyles from '~/components/hotel/invitation.css?url';
import { RouteErrorPage } from '~/components/layout/error-page';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { buttonClass } from '~/components/ui/button';
import { Picture } from '~/components/ui/picture';
import { INVITATION_DAYS } from '~/domain/hotel/hotel-invitation';
import { openInvitation } from '~/domain/hotel/open-invitation.server';
import { serverTexts } from '~/locales/server';
import { statusOf } from '~/platform/errors';

export const handle = { i18n: ['invitation'] };

export const links = stylesheets(invitationStyles);

/** The page of an invitation's link: the inviting agency, and the hotel's response. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const invitation = await openInvitation(context, params.token ?? '').catch((error) => {
		if (statusOf(error) === 404) return null;
		throw error;
	});
	if (!invitation) return json({ invitation, title: t('invitation:lapsed') }, { status: 410 });
	return json({ invitation, title: t('invitation:title', { hotel: invitation.hotelName }) });
}

export default function Invitation() {
	const { t } = useTranslation('invitation');
	const { brand } = useRoot();
	const { invitation } = useLoaderData<typeof loader>();
	if (!invitation) return <EndedInvitation />;
	const { hotelName, contactName, agent, agency, picture } = invitation;
	const names = { hotel: hotelName, agent, agency, brand: brand.name };
	const answer = `mailto:${brand.email}?subject=${encodeURIComponent(t('subject', names))}`;
	return (
		<main id="content" className="container invitation py-16 lg:py-26">
			<div>
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
				<h2 className="mt-10 text-h3">{t('next')}</h2>
				<p className="mt-3 max-w-2xl text-ink2">{t('nextText', names)}</p>
				<a href={answer} className={buttonClass('accent', 'mt-8')}>
					{t('answer')}
				</a>
			</div>
			{picture ? (
				<Picture picture={picture} sizes="(min-width: 1000px) 448px, 100vw" isFirst className="invitation-picture" />
			) : null}
		</main>
	);
}

/** Replaces an invitation that has expired, was superseded, or never existed. */
function EndedInvitation() {
	const { t } = useTranslation('invitation');
	const { brand } = useRoot();
	return (
		<main id="content" className="container grid min-h-[32rem] content-center py-16 lg:py-26">
			<h1 className="max-w-3xl text-h1">{t('lapsed')}</h1>
			<p className="mt-6 max-w-2xl text-lead">{t('lapsedText', { days: INVITATION_DAYS })}</p>
			<a href={`mailto:${brand.email}`} className={buttonClass('accent', 'mt-10 justify-self-start')}>
				{t('write', { brand: brand.name })}
			</a>
		</main>
	);
}

export const meta = noindexMeta;

/** Do not leak the token in the address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export const ErrorBoundary = RouteErrorPage;
