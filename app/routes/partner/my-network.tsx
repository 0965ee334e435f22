import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageMeta } from '~/components/layout/page-meta';
import { InvitationForm } from '~/components/trade/network/invitation-form';
import { InvitationTable } from '~/components/trade/network/invitation-table';
import styles from '~/components/trade/network/network.css?url';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { Pages } from '~/components/trade/page/pages';
import { WorkPage } from '~/components/trade/page/work-page';
import inbox from '~/components/trade/page/work-page.css?url';
import { EmptyState } from '~/components/trade/states';
import { INVITATION_DAYS } from '~/domain/hotel/hotel-invitation';
import { listInvitations } from '~/domain/hotel/network/list-invitations.server';
import { NEW_HOTEL_FIELDS } from '~/domain/hotel/network/read-new-hotel';
import { headerText } from '~/domain/mail/header-text';
import { serverTexts } from '~/locales/server';
import { throwAsPage } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';
import { answerNetwork } from './answer-network.server';

const PATH = '/partner/my-network';

export const handle = { i18n: ['network', 'desk'] };

export const links: LinksFunction = () => [
	{ rel: 'stylesheet', href: inbox },
	{ rel: 'stylesheet', href: styles },
];

/** `/partner/my-network`: an agent invites a hotel to join directly, and sees the state of the agency's invitations. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('network:title');
	const query = new URL(request.url).searchParams;
	const said = (name: 'hotel' | 'city') => headerText(query.get(name) ?? '', NEW_HOTEL_FIELDS[name]);
	try {
		const invitations = await listInvitations({ ctx: context, after: query.get('after') });
		return json({
			title,
			agency: context.actor?.agency?.name ?? '',
			days: INVITATION_DAYS,
			prefilled: { hotel: said('hotel'), city: said('city') },
			...invitations,
		});
	} catch (error) {
		throwAsPage(error, title);
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	return answerNetwork({ ctx: context, form: await readFormData(request) });
}

export default function MyNetwork() {
	const { t } = useTranslation('network');
	const { agency, days, prefilled, rows, next } = useLoaderData<typeof loader>();
	return (
		<WorkPage title={t('title')} lead={t('lead', { agency })}>
			<OutcomeLine />
			<div className="desk-columns desk-section">
				<InvitationForm prefilled={prefilled} />
				<section className="trade-card">
					<div className="trade-card-head">
						<h2>{t('next')}</h2>
					</div>
					<ol className="network-steps desk-pad">
						{(['mail', 'look', 'join'] as const).map((step) => (
							<li key={step}>
								<p>
									<strong>{t(`steps.${step}.title`)}</strong>
									{t(`steps.${step}.text`, { days })}
								</p>
							</li>
						))}
					</ol>
				</section>
			</div>
			<section className="trade-card desk-section">
				<div className="trade-card-head">
					<h2>{t('list', { agency })}</h2>
				</div>
				{rows.length === 0 ? (
					<EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
				) : (
					<InvitationTable rows={rows} label={t('list', { agency })} />
				)}
				<Pages next={next} />
			</section>
		</WorkPage>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, { title: data?.title ?? '', description: data?.title ?? '', path: PATH, isNoindex: true });
