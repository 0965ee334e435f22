import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { CommissionSums } from '~/components/trade/commission/commission-sums';
import { CommissionTable } from '~/components/trade/commission/commission-table';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { WorkPage } from '~/components/trade/page/work-page';
import { STATES_ROW } from '~/components/trade/parts/states-row';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { COMMISSION_STATES } from '~/domain/commission/commission-sums';
import {
	COMMISSIONS_PER_PAGE,
	type ListedCommission,
	listCommissions,
	readCommissionState,
} from '~/domain/commission/list-commissions.server';
import { disputeCommission } from '~/domain/commission/settle-commission.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, seenLead, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['commission', 'desk'] };

const PATH = '/partner/dashboard/commission';

/** `/partner/dashboard/commission`: an agent's own commissions, a supervisor's team's. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const title = serverTexts(context).t('commission:title');
	const state = readCommissionState(query.get('state'));
	const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 1000);
	const filter = { state, offset: (page - 1) * COMMISSIONS_PER_PAGE, limit: COMMISSIONS_PER_PAGE };
	const listed = await listCommissions({ ctx: context, filter }).catch(errorPage(title));
	return json({ title, state, page, ...listed });
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const lead = seenLead(form);
	return answerVerb({ row: lead.id, done: 'disputed', form, now: context.now }, () =>
		disputeCommission({ ctx: context, lead, reason: textOf(form, 'reason') }),
	);
}

export default function Commission() {
	const { t } = useTranslation(['commission', 'desk']);
	const { sums, rows, isTeam, state, page, hasMore } = useLoaderData<typeof loader>();
	const address = (to: number) => `?${new URLSearchParams({ ...(state ? { state } : {}), page: String(to) })}`;
	return (
		<WorkPage
			title={t('title')}
			lead={t(isTeam ? 'leadTeam' : 'leadOwn')}
			aside={
				<a href={`${PATH}.csv${state ? `?state=${state}` : ''}`} download className={tradeButton()}>
					{t('csv')}
				</a>
			}
		>
			<OutcomeLine />
			<CommissionSums sums={sums} />
			<div className="trade-card mt-6">
				<nav aria-label={t('filter')} className={STATES_ROW}>
					{[null, ...COMMISSION_STATES, 'overdue' as const].map((each) => (
						<Link
							key={each ?? 'all'}
							to={each ? `?state=${each}` : PATH}
							aria-current={each === state ? 'page' : undefined}
							preventScrollReset
						>
							{each ? t(`state.${each}`) : t('all')}
						</Link>
					))}
				</nav>
				{rows.length === 0 ? (
					<EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
				) : (
					<CommissionTable rows={rows as ListedCommission[]} isTeam={isTeam} />
				)}
				{page > 1 || hasMore ? (
					<nav aria-label={t('desk:pages')} className="flex justify-end gap-2 border-t border-hair py-3 px-4.5">
						{page > 1 ? (
							<Link to={address(1)} className={tradeButton()}>
								{t('desk:first')}
							</Link>
						) : null}
						{hasMore ? (
							<Link to={address(page + 1)} className={tradeButton()}>
								{t('desk:next')}
							</Link>
						) : null}
					</nav>
				) : null}
			</div>
		</WorkPage>
	);
}

export const meta = noindexMeta;
