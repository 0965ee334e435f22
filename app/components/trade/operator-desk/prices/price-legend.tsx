import { useTranslation } from 'react-i18next';
import { groupDigits } from '~/domain/money/group-digits';
import type { PriceGridModel } from './price-model';

/** What grounds and marks of the grid mean. */
export function PriceLegend({ model: { least, most } }: { model: PriceGridModel }) {
	const { t } = useTranslation('operator-prices');
	return (
		<ul className="price-legend" aria-label={t('legend.title')}>
			{Number.isFinite(least) ? (
				<li>
					{groupDigits(least, 0)} <i data-key="heat" /> {groupDigits(most, 0)}
				</li>
			) : null}
			<li>
				<i data-key="draft" /> {t('legend.draft')}
			</li>
			<li>
				<i data-key="sold" /> {t('legend.sold')}
			</li>
			<li>
				<i data-key="request" /> {t('legend.onRequest')}
			</li>
			<li>{t('legend.closed')}</li>
		</ul>
	);
}
