import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { HotelView, TradeHotelFacts } from '~/domain/hotel/hotel-view.server';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { ProgramLogo } from '../../hotel/hotel-marks';
import { PolicyText } from '../../hotel/hotel-sections';
import { HotelCard } from './hotel-card';
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
		<div className="grid gap-6 xl:grid-cols-[22.75rem_minmax(0,1fr)] xl:items-start">
			<div className="grid content-start gap-4">
				<ManagersCard view={view} trade={trade} />
				<TeamCard view={view} trade={trade} />
			</div>
			<div className="grid content-start gap-4">
				{commission ? (
					<HotelCard title={t('sales.commission')}>
						<p className="text-[1.125rem]/6.5 font-semibold text-accent-ink">
							{commission.from === commission.to
								? t('sales.percent', { percent: formatPercent(commission.to, language) })
								: t('sales.range', {
										from: formatPercent(commission.from, language),
										percent: formatPercent(commission.to, language),
									})}
						</p>
						{commission.from < NOTED_BELOW ? <p>{t('sales.below')}</p> : null}
						<p className="hotel-note">{t('sales.basis')}</p>
					</HotelCard>
				) : null}
				{view.programs.length > 0 ? (
					<HotelCard title={t('sales.programs')}>
						<ul className="grid gap-3">
							{view.programs.map(({ id, name, logoSrc, description }) => (
								<li key={id} className="flex gap-3">
									<ProgramLogo name={name} logoSrc={logoSrc} />
									<div className="min-w-0">
										<p className="font-semibold">{name}</p>
										{description ? <p className="hotel-note">{description}</p> : null}
									</div>
								</li>
							))}
						</ul>
						<p className="hotel-note mt-3">{t('sales.programsText')}</p>
					</HotelCard>
				) : null}
				<HotelCard title={t('sales.policies')}>
					<PolicyText view={view} />
				</HotelCard>
			</div>
		</div>
	);
}
