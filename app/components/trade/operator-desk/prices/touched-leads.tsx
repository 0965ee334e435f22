import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import type { TouchedLead } from '~/domain/operator-desk/prices/list-touched.server';
import { serviceLevelLabel } from '~/domain/stay/service-level';

/** Requests, interests and offers for weeks whose prices change: they are named, and stay as they are. */
export function TouchedLeads({ leads }: { leads: readonly TouchedLead[] }) {
	const { t } = useTranslation('operator-prices');
	const language = useRoot().language as Language;
	return (
		<section aria-labelledby="touched" className="trade-card mt-6">
			<h2 id="touched" className="border-b border-hair px-4.5 py-3">
				{t('review.touched')}
			</h2>
			{leads.length === 0 ? <p className="px-4.5 py-4 text-ink2">{t('review.untouched')}</p> : null}
			<ul className="[&>li+li]:border-t [&>li+li]:border-hair">
				{leads.map((lead) => (
					<li key={lead.id} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 px-4.5 py-2.5">
						<b className="w-44 font-semibold">{formatDateRange(lead.checkIn, lead.checkOut, language)}</b>
						<span className="w-36 text-ink2">{lead.level ? serviceLevelLabel(lead.level, language) : ''}</span>
						<span className="grow">
							{t(`status.${lead.status}`)}
							{lead.proposals > 0 ? `, ${t('review.proposals', { count: lead.proposals })}` : ''}
						</span>
						<span>
							{lead.client ? (
								<Link to="/partner/inbox" className="trade-link">
									{lead.client}
								</Link>
							) : null}
							{lead.client && lead.agency ? ', ' : ''}
							{lead.agency ?? (lead.client ? '' : t('review.guest'))}
						</span>
						{lead.status !== 'interest' && lead.subtotalMinor !== null ? (
							<span className="text-ink2 tabular">
								{t('review.asked', { price: formatAmount({ minor: lead.subtotalMinor, currency: lead.currency }) })}
							</span>
						) : null}
					</li>
				))}
			</ul>
			{leads.length > 0 ? (
				<p className="trade-note border-t border-hair px-4.5 py-3">{t('review.touchedHint')}</p>
			) : null}
		</section>
	);
}
