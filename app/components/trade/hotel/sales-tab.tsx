import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { HotelView, TradeHotelFacts } from '~/domain/hotel/hotel-view.server';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { PolicyText } from '../../hotel/hotel-sections';
import { ManagersCard } from './managers-card';
import { TeamCard } from './team-card';

/** Below this a note says how the commission grows (OFFER-21). */
const NOTED_BELOW = 8;

/** Everything an agent sells the hotel by: people, hours, commission, policies. */
export function SalesTab({ view, trade }: { view: HotelView; trade: TradeHotelFacts }) {
	const { t } = useTranslation(['trade-hotel', 'hotel']);
	const language = useRoot().language as Language;
	const { commission } = trade;
	return (
		<div className="hotel-sales">
			<div className="hotel-column">
				<ManagersCard view={view} trade={trade} />
				<TeamCard view={view} trade={trade} />
			</div>
			<div className="hotel-column">
				{commission ? (
					<section className="trade-card hotel-card">
						<h2>{t('sales.commission')}</h2>
						<p className="hotel-commission">
							{commission.from === commission.to
								? t('sales.percent', { percent: formatPercent(commission.to, language) })
								: t('sales.range', {
										from: formatPercent(commission.from, language),
										percent: formatPercent(commission.to, language),
									})}
						</p>
						{commission.from < NOTED_BELOW ? <p>{t('sales.below')}</p> : null}
						<p className="hotel-note">{t('sales.basis')}</p>
					</section>
				) : null}
				{view.programs.length > 0 ? (
					<section className="trade-card hotel-card">
						<h2>{t('sales.programs')}</h2>
						<ul className="flex flex-wrap gap-2">
							{view.programs.map(({ id, name }) => (
								<li key={id} className="rounded-[4px] border border-line bg-paper px-2.5 py-1">
									{name}
								</li>
							))}
						</ul>
						<p className="hotel-note mt-2">{t('sales.programsText')}</p>
					</section>
				) : null}
				<section className="trade-card hotel-card">
					<h2>{t('sales.policies')}</h2>
					<PolicyText view={view} />
				</section>
			</div>
		</div>
	);
}
