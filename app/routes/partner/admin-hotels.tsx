import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { JoiningRow } from '~/components/trade/admin/joining-row';
import { SEGMENTS } from '~/components/trade/parts/segments';
import { confirmJoining, refuseJoining, revokeInvitation } from '~/domain/hotel/joining/decide-joining.server';
import { JOINING_VIEWS, type ListedJoining, listJoinings } from '~/domain/hotel/joining/list-joinings.server';
import { resendInvitation } from '~/domain/hotel/network/invite-new-hotel.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['admin', 'desk', 'network'] };

/** `/partner/dashboard/admin/hotels`: invited hotels, and those that wait to be let in. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const view = JOINING_VIEWS.find((each) => each === query.get('view')) ?? 'waiting';
	return json({
		title: serverTexts(context).t('admin:tab.hotels'),
		view,
		views: JOINING_VIEWS,
		...(await listJoinings({ ctx: context, view, after: query.get('after') })),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const id = textOf(form, 'id');
	const sent = { row: id, form, now: context.now };
	switch (textOf(form, 'intent')) {
		case 'confirm':
			return answerVerb({ ...sent, done: 'hotelConfirmed' }, () =>
				confirmJoining({ ctx: context, id, hotelId: textOf(form, 'hotel') }),
			);
		case 'refuse':
			return answerVerb({ ...sent, done: 'hotelRefused' }, () =>
				refuseJoining({ ctx: context, id, reason: textOf(form, 'reason') }),
			);
		case 'again':
			return answerVerb({ ...sent, done: 'invitedAgain' }, () => resendInvitation({ ctx: context, id }));
		default:
			return answerVerb({ ...sent, done: 'invitationRevoked' }, () => revokeInvitation({ ctx: context, id }));
	}
}

export default function AdminHotels() {
	const { t } = useTranslation('admin');
	const { view, views, rows, next } = useLoaderData<typeof loader>();
	return (
		<AdminPage title={t('tab.hotels')} lead={t('hotels.lead')}>
			<AdminTable
				above={
					<nav aria-label={t('hotels.views')} className="border-b border-hair px-4.5 py-3.5">
						<div className={`${SEGMENTS} w-fit max-w-full`}>
							{views.map((each) => (
								<Link
									key={each}
									to={`?view=${each}`}
									aria-current={each === view ? 'true' : undefined}
									prefetch="intent"
								>
									{t(`hotels.view.${each}`)}
								</Link>
							))}
						</div>
					</nav>
				}
				columns={[t('hotels.hotel'), t('hotels.person'), t('hotels.invited'), null]}
				isEmpty={rows.length === 0}
				empty={t(`hotels.none.${view}`)}
				next={next}
			>
				{rows.map((row) => (
					<JoiningRow key={row.id} row={row as ListedJoining} />
				))}
			</AdminTable>
		</AdminPage>
	);
}

export const meta = noindexMeta;
