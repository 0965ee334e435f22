import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { adminLeadPath } from '~/domain/lead/lead-path';
import { houseName } from '~/domain/lead/property-name';
import { groupDigits } from '~/domain/money/group-digits';
import { adviceOfRunPath } from '~/domain/payout/payout-path';
import { Amount } from '../amount';
import { CardHead } from '../parts/card-head';
import type { PayoutRunView } from './payout-run-view.server';

/** The payouts of a run, each with the bookings or services that it is for. */
export function PayoutRunTable({ run }: { run: PayoutRunView }) {
	const { t } = useTranslation(['payouts', 'refunds']);
	const { language } = useRoot();
	return (
		<section className="trade-card min-w-0">
			<CardHead>
				<h2>{t('runs.transfers', { count: run.payouts.length + run.suppliers.length + run.refunds.length })}</h2>
				<p className="trade-note">{run.brand}</p>
			</CardHead>
			<table className="trade-table desk-table">
				<thead>
					<tr>
						<th scope="col">{t('run.booking')}</th>
						<th scope="col">{t('run.stay')}</th>
						<th scope="col" data-align="right">
							{t('run.commission')}
						</th>
						<th scope="col" data-align="right">
							{t('run.markup')}
						</th>
						<th scope="col" data-align="right">
							{t('run.amount')}
						</th>
					</tr>
				</thead>
				<tbody>
					{run.payouts.map(({ id, agency, accountEnd, minor, items }) => (
						<Fragment key={id}>
							<PayeeRow {...{ run, id, name: agency.name, accountEnd, minor }} />
							{items.map((item) => (
								<tr key={item.leadId}>
									<th scope="row" data-label={t('run.booking')}>
										<Link to={adminLeadPath(item.leadId)} className="trade-link">
											{item.bookingNumber}
										</Link>
										{item.isObjected ? <small data-urgency="urgent">{t('run.objected')}</small> : null}
									</th>
									<td data-label={t('run.stay')}>
										{houseName(item.propertyName)}
										<small>{formatDateRange(item.checkIn, item.checkOut, language)}</small>
									</td>
									<td data-align="right" data-label={t('run.commission')}>
										{groupDigits(item.commissionMinor, 2)}
									</td>
									<td data-align="right" data-label={t('run.markup')}>
										{item.markupMinor === 0 ? null : groupDigits(item.markupMinor, 2)}
									</td>
									<td data-align="right" data-label={t('run.amount')}>
										{groupDigits(item.commissionMinor + item.markupMinor, 2)}
									</td>
								</tr>
							))}
						</Fragment>
					))}
					{run.suppliers.map(({ id, supplier, accountEnd, minor, items }) => (
						<Fragment key={id}>
							<PayeeRow {...{ run, id, name: supplier, accountEnd, minor }} />
							{items.map((item) => (
								<tr key={item.jobId}>
									<th scope="row" data-label={t('run.booking')}>
										{item.number}
										{item.isObjected ? <small data-urgency="urgent">{t('run.objected')}</small> : null}
									</th>
									<td data-label={t('run.stay')} colSpan={3}>
										{language === 'de' ? item.nameDe : item.nameEn}
										<small>
											{[
												formatDate(item.day, language),
												houseName(item.place),
												...(item.isCancelled ? [t('run.calledOff')] : []),
											].join(', ')}
										</small>
									</td>
									<td data-align="right" data-label={t('run.amount')}>
										{groupDigits(item.minor, 2)}
									</td>
								</tr>
							))}
						</Fragment>
					))}
					{run.refunds.map((each) => (
						<tr key={each.id}>
							<th scope="row" data-label={t('run.booking')}>
								{`${each.firstName} ${each.lastName}`.trim()}
								<small>
									<Link to={adminLeadPath(each.leadId)} className="trade-link">
										{each.bookingNumber}
									</Link>
								</small>
								{each.isObjected && run.state !== 'paid' ? (
									<small data-urgency="urgent">{t('run.objected')}</small>
								) : null}
							</th>
							<td data-label={t('run.stay')}>
								{t(`refunds:kind.${each.kind}`)}
								<small>{each.accountEnd ? t('due.ends', { end: each.accountEnd }) : t('due.missing')}</small>
							</td>
							<td />
							<td />
							<td data-align="right" data-label={t('run.amount')}>
								<Amount money={{ minor: each.minor, currency: run.currency }} hasCents />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

type PayeeRowProps = { run: PayoutRunView; id: string; name: string; accountEnd: string | null; minor: number };

/** Who is paid, to which account, and the advice of what was paid. */
function PayeeRow({ run, id, name, accountEnd, minor }: PayeeRowProps) {
	const { t } = useTranslation('payouts');
	return (
		<tr className="bg-paper hover:bg-paper!">
			<th scope="rowgroup" colSpan={4}>
				{name}
				<small>{accountEnd ? t('due.ends', { end: accountEnd }) : t('due.missing')}</small>
				{run.state === 'paid' ? (
					<small>
						<a
							href={adviceOfRunPath(run.id, id)}
							target="_blank"
							rel="noreferrer"
							className="trade-link"
							aria-label={t('run.adviceOf', { agency: name })}
						>
							{t('run.advice')}
						</a>
					</small>
				) : null}
			</th>
			<td data-align="right" data-label={t('run.amount')}>
				<Amount money={{ minor, currency: run.currency }} hasCents />
			</td>
		</tr>
	);
}
