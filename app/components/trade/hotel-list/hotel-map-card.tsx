import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { categoryLabel } from '~/domain/hotel/category';
import type { Language } from '~/domain/language/language';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { HotelPicture } from './hotel-picture';
import type { HotelPoint } from './hotel-points';
import type { MapCardDetails } from './use-map-card';

type HotelMapCardProps = { point: HotelPoint; details: MapCardDetails | null; address: string; onClose: () => void };

/** The hotel that was chosen on the map, in short: its name and price at once, the rest when it has come. */
export function HotelMapCard({ point, details, address, onClose }: HotelMapCardProps) {
	const { t } = useTranslation(['hotel-list', 'rooms']);
	const language = useRoot().language as Language;
	const { image = null, commissionPercent = null } = details ?? {};
	const { price } = point;
	return (
		<article className="hotel-map-card">
			<HotelPicture image={image} />
			<div>
				<h3>
					<Link to={address}>{point.name}</Link>
				</h3>
				<p>
					{details
						? [details.city, categoryLabel(details.category, language), t('keys', { count: details.keys })].join(', ')
						: '\u00a0'}
				</p>
				{point.isFree ? (
					price ? (
						<p className="hotel-map-card-price">
							<Amount money={price} />
							{commissionPercent === null ? null : (
								<b className="commission-share">{t('rooms:commission', { percent: commissionPercent })}</b>
							)}
						</p>
					) : null
				) : (
					<p>{t('fullyBooked')}</p>
				)}
			</div>
			<button type="button" aria-label={t('map.close')} onClick={onClose}>
				<Icon name="close" size={16} />
			</button>
		</article>
	);
}
