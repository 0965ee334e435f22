import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { Amount } from '~/components/trade/amount';
import { DepositBadge } from '~/components/trade/money/deposit-badge';
import { ListStates } from '~/components/trade/money/list-states';
import { MoneyPage } from '~/components/trade/money/money-page';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { depositState, heldMinor } from '~/domain/deposit/deposit-state';
import { DEPOSIT_LISTS, listDeposits } from '~/domain/deposit/list-deposits.server';
import { adminLeadPath } from '~/domain/lead/lead-path';
import { houseName } from '~/domain/lead/property-name';
import { exactRate } from '~/domain/money/format-rate';
import { moneyCounts } from '~/domain/payment/desk/money-counts.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['money', 'refunds', 'desk', 'admin'] };

/** `/partner/money/deposits`: security deposits to come, held and settled (MONEY-12). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const list = DEPOSIT_LISTS.find((each) => each === query.get('list')) ?? 'open';
	const title = serverTexts(context).t('money:tabs.deposits');
	const [listed, counts] = await Promise.all([
		listDeposits(context, { list, after: query.get('after') }),
		moneyCounts(context),
	]).catch(errorPage(title));
	const rows = listed.rows.map((row) => ({ ...row, state: depositState(row), heldMinor: heldMinor(row) }));
	return json({ title, counts, list, lists: DEPOSIT_LISTS, rows, next: listed.next });
}

export default function Deposits() {
	const { t } = useTranslation('refunds');
	const { language, today } = useRoot();
	const { list, lists, rows, next } = useLoaderData<typeof loader>();
	return (
		<MoneyPage lead={t('deposits.lead')}>
			<AdminTable
				above={
					<ListStates
						name="list"
						label={t('deposits.lists.label')}
						current={list}
						states={lists.map((value) => ({ value, text: t(`deposits.lists.${value}`) }))}
					/>
				}
				columns={[t('deposits.due'), t('client'), t('deposits.stay'), { right: t('amount') }, t('state')]}
				isEmpty={rows.length === 0}
				empty={{ title: t('deposits.none'), text: t('deposits.noneText') }}
				next={next}
			>
				{rows.map((row) => (
					<tr key={row.id}>
						<td data-label={t('deposits.due')}>
							<span data-urgency={list === 'open' && row.dueDate < today ? 'urgent' : undefined}>
								{formatDate(row.dueDate, language)}
							</span>
						</td>
						<th scope="row" data-label={t('client')} className="desk-wide order-first">
							{`${row.clientFirstName} ${row.clientLastName}`.trim() || row.bookingNumber}
							<small>
								<Link to={`${adminLeadPath(row.leadId)}#payments`} className="trade-link">
									{row.bookingNumber}
								</Link>
							</small>
						</th>
						<td data-label={t('deposits.stay')}>
							{houseName(row.propertyName)}
							<small>{formatDateRange(row.checkIn, row.checkOut, language)}</small>
						</td>
						<td data-align="right" data-label={t('amount')}>
							<Amount money={{ minor: row.minor, currency: row.currency }} hasCents />
							{row.heldMinor > 0 && row.heldMinor !== row.minor ? (
								<small>
									{t('deposits.held', { amount: exactRate({ minor: row.heldMinor, currency: row.currency }) })}
								</small>
							) : null}
						</td>
						<td data-label={t('state')}>
							<DepositBadge state={row.state} returnedMinor={row.returnedMinor} />
							{row.retainedReason ? <small className="block wrap-anywhere">{row.retainedReason}</small> : null}
						</td>
					</tr>
				))}
			</AdminTable>
		</MoneyPage>
	);
}

export const meta = noindexMeta;
