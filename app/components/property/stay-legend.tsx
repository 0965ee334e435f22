import { useTranslation } from 'react-i18next';

/** What the looks of the days mean; screen readers hear it of each day. */
export function StayLegend() {
	const { t } = useTranslation('stay-calendar');
	return (
		<ul aria-hidden="true" className="stay-legend">
			<li>
				<b>13</b> {t('legend.arrival')}
			</li>
			<li>
				<span>16</span> {t('legend.free')}
			</li>
			<li>
				<i className="hatched" /> {t('legend.sold')}
			</li>
			<li>
				<b data-lowest>9 550</b> {t('legend.lowest')}
			</li>
		</ul>
	);
}
