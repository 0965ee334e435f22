import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { InvitationForm } from '~/components/trade/network/invitation-form';
import { InvitationTable } from '~/components/trade/network/invitation-table';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { Pages } from '~/components/trade/page/pages';
import { WorkPage } from '~/components/trade/page/work-page';
import { CardHead } from '~/components/trade/parts/card-head';
import { EmptyState } from '~/components/trade/states';
import { INVITATION_DAYS } from '~/domain/hotel/hotel-invitation';
import { listInvitations } from '~/domain/hotel/network/list-invitations.server';
import { NEW_HOTEL_FIELDS } from '~/domain/hotel/network/read-new-hotel';
import { headerText } from '~/domain/mail/header-text';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerNetwork } from './answer-network.server';

export const handle = { i18n: ['network', 'desk'] };

/** `/partner/my-network`: an agent invites a hotel to join directly, and sees the state of the agency's invitations. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('network:title');
	const query = new URL(request.url).searchParams;
	const said = (name: 'hotel' | 'city') => headerText(query.get(name) ?? '', NEW_HOTEL_FIELDS[name]);
	const invitations = await listInvitations({ ctx: context, after: query.get('after') }).catch(errorPage(title));
	return json({
		title,
		agency: context.actor?.agency?.name ?? '',
		days: INVITATION_DAYS,
		prefilled: { hotel: said('hotel'), city: said('city') },
		...invitations,
	});
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
			<div className="grid gap-4 content-start xl:grid-cols-[minmax(0,1fr)_24rem] mt-6">
				<InvitationForm prefilled={prefilled} />
				<section className="trade-card">
					<CardHead>
						<h2>{t('next')}</h2>
					</CardHead>
					<ol className="grid gap-4 [counter-reset:step] pt-4 pb-5 px-4.5">
						{(['mail', 'look', 'join'] as const).map((step) => (
							<li
								className="grid grid-cols-[1.75rem_minmax(0,1fr)] [counter-increment:step] before:text-[1.375rem]/6 before:content-[counter(step)] before:font-serif before:lining-nums before:text-accent-ink"
								key={step}
							>
								<p>
									<strong className="block font-semibold">{t(`steps.${step}.title`)}</strong>
									{t(`steps.${step}.text`, { days })}
								</p>
							</li>
						))}
					</ol>
				</section>
			</div>
			<section className="trade-card mt-6">
				<CardHead>
					<h2>{t('list', { agency })}</h2>
				</CardHead>
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

export const meta = noindexMeta;
