import { useTranslation } from 'react-i18next';
import { COMMISSION_STATES, type CommissionSum } from '~/domain/commission/commission-sums';
import { Amount } from '../amount';
import { CardHead } from '../parts/card-head';

/** Expected, due, invoiced, disputed and paid commission, per currency. */
export function CommissionSums({ sums }: { sums: readonly CommissionSum[] }) {
	const { t } = useTranslation('commission');
	return (
		<div className="grid gap-4 mt-6">
			{sums.map((sum) => (
				<section
					key={sum.currency}
					className="trade-card [&_dl>div]:border-t [&_dl>div]:border-hair [&_dl>div]:py-3 [&_dl>div]:px-4.5 xl:[&_dl>div]:border-t-0"
				>
					<CardHead>
						<h2>{t('sums', { currency: sum.currency })}</h2>
						<span className="trade-note">{t('bookings', { count: sum.count })}</span>
					</CardHead>
					<dl className="grid grid-cols-2 min-[40rem]:grid-cols-4 xl:grid-cols-7">
						{[...COMMISSION_STATES, 'total' as const, 'overdue' as const].map((name) => (
							<div key={name}>
								<dt className="text-(length:--text-note) text-ink2">
									{name === 'total' ? t('total') : t(`state.${name}`)}
								</dt>
								<dd
									className={
										name === 'overdue' && sum.overdue > 0
											? 'text-[1.0625rem]/6 font-semibold text-urgent'
											: 'text-[1.0625rem]/6'
									}
								>
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
