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
		<article className="pointer-events-auto relative grid min-h-22 w-84 max-w-full grid-cols-[6.5rem_minmax(0,1fr)] overflow-clip rounded-card bg-work shadow-panel">
			<HotelPicture image={image} className="size-full min-h-22" />
			<div className="col-start-2 py-2.5 pr-10 pl-3.5">
				<h3 className="font-sans text-t font-semibold tracking-normal">
					<Link to={address} className="after:absolute after:inset-0">
						{point.name}
					</Link>
				</h3>
				<p className="text-note text-ink2">
					{details
						? [details.city, categoryLabel(details.category, language), t('keys', { count: details.keys })].join(', ')
						: '\u00a0'}
				</p>
				{point.isFree ? (
					price ? (
						<p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-note">
							<Amount money={price} />
							{commissionPercent === null ? null : (
								<b className="font-semibold text-accent-ink">{t('rooms:commission', { percent: commissionPercent })}</b>
							)}
						</p>
					) : null
				) : (
					<p className="text-note text-ink2">{t('fullyBooked')}</p>
				)}
			</div>
			<button
				type="button"
				aria-label={t('map.close')}
				onClick={onClose}
				className="absolute top-0 right-0 grid size-10 place-items-center rounded-control"
			>
				<Icon name="close" size={16} />
			</button>
		</article>
	);
}
