import { useTranslation } from 'react-i18next';
import { COMMISSION_STATES, type CommissionSum } from '~/domain/commission/commission-sums';
import { Amount } from '../amount';

/** Expected, due, invoiced, disputed and paid commission, per currency. */
export function CommissionSums({ sums }: { sums: readonly CommissionSum[] }) {
	const { t } = useTranslation('commission');
	return (
		<div className="desk-sums desk-section">
			{sums.map((sum) => (
				<section key={sum.currency} className="trade-card desk-sum">
					<header className="trade-card-head">
						<h2>{t('sums', { currency: sum.currency })}</h2>
						<span className="trade-note">{t('bookings', { count: sum.count })}</span>
					</header>
					<dl>
						{[...COMMISSION_STATES, 'total' as const, 'overdue' as const].map((name) => (
							<div key={name}>
								<dt>{name === 'total' ? t('total') : t(`state.${name}`)}</dt>
								<dd className={name === 'overdue' && sum.overdue > 0 ? 'desk-urgent' : undefined}>
									<Amount money={{ minor: sum[name], currency: sum.currency }} hasCents />
								</dd>
							</div>
						))}
					</dl>
				</section>
			))}
		</div>
	);
}
