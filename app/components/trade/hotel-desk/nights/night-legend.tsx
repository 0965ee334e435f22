import { useTranslation } from 'react-i18next';
import { StopSign } from './night-grid';

/** What the signs of the cells mean. */
export function NightLegend() {
	const { t } = useTranslation('hotel-calendar');
	return (
		<ul className="night-legend" aria-label={t('legend.title')}>
			<li>
				<span className="night-price">420</span> {t('legend.price')}
			</li>
			<li>
				<span className="night-left">7</span> {t('legend.left')}
			</li>
			<li>
				<span className="night-left" data-few="">
					2
				</span>{' '}
				{t('legend.few')}
			</li>
			<li>
				<span className="night-least">5n</span> {t('legend.minNights')}
			</li>
			<li>
				<span className="night-least" data-own="">
					5n
				</span>{' '}
				{t('legend.own')}
			</li>
			<li>
				<span className="night-swatch" data-arrival="" /> {t('legend.arrival')}
			</li>
			<li>
				<span className="night-swatch" data-state="stopped">
					<StopSign />
				</span>{' '}
				{t('legend.stopped')}
			</li>
			<li>
				<span className="night-swatch" data-state="soldOut" /> {t('legend.soldOut')}
			</li>
			<li>
				<span className="night-swatch" data-state="closed" /> {t('legend.closed')}
			</li>
		</ul>
	);
}
