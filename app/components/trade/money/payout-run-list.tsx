import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { Currency } from '~/domain/money/money';
import { payoutRunPath } from '~/domain/payout/payout-path';
import { Amount } from '../amount';
import { CardHead } from '../parts/card-head';
import { PayoutRunBadge, type PayoutRunState } from './payout-run-badge';

type Run = {
	id: string;
	brand: string;
	currency: Currency;
	state: PayoutRunState;
	executionDay: string;
	paidOn: string | null;
	payouts: number;
	minor: number;
};

/** Runs in their order; without another `title` all of them. */
export function PayoutRunList({ runs, title }: { runs: readonly Run[]; title?: string }) {
	const { t } = useTranslation('payouts');
	const { language } = useRoot();
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{title ?? t('runs.title')}</h2>
			</CardHead>
			{runs.length === 0 ? <p className="trade-note py-4 px-4.5">{t('runs.none')}</p> : null}
			<ul>
				{runs.map((run) => {
					const day = formatDate(run.executionDay, language, { weekday: 'plain' });
					return (
						<li
							key={run.id}
							className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-t border-hair py-3 px-4.5 first:border-t-0 hover:bg-paper md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_12rem_minmax(0,1fr)]"
						>
							<Link to={payoutRunPath(run.id)} prefetch="intent" className="font-semibold after:absolute after:inset-0">
								{day}
								<span className="block font-normal text-note text-ink2">{run.brand}</span>
							</Link>
							<span className="text-ink2 max-md:hidden">{t('runs.transfers', { count: run.payouts })}</span>
							<span className="max-md:order-last">
								<PayoutRunBadge state={run.state} />
								{run.paidOn ? (
									<span className="mt-1 block text-note text-ink2">
										{t('runs.paidOn', { day: formatDate(run.paidOn, language) })}
									</span>
								) : null}
							</span>
							<span className="text-right">
								<Amount money={{ minor: run.minor, currency: run.currency }} hasCents />
							</span>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
