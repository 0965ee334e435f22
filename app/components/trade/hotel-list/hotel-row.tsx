import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { categoryLabel, starsOf } from '~/domain/hotel/category';
import { formatRating } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { CommissionNote } from '../hotel-rooms/commission-note';
import { HotelPicture } from './hotel-picture';
import type { ListedHotel } from './list-view';
import type { Period } from './rooms-address';
import type { BetterPrice } from './use-better-prices';

type HotelRowProps = {
	hotel: ListedHotel;
	address: string;
	/** Null: none that is known. */
	better: BetterPrice | null;
	addressOf: (period: Period) => string;
	isFirst: boolean;
};

/** A hotel as a card of the list: picture, description, and lowest price (SELECTION-4). */
export function HotelRow({ hotel, address, better, addressOf, isFirst }: HotelRowProps) {
	const { t } = useTranslation(['hotel-list', 'rooms']);
	const language = useRoot().language as Language;
	const { image, ratings, price, publicPrice } = hotel;
	return (
		<article className="trade-card hotel-row">
			<div className="hotel-row-picture">
				<HotelPicture image={image} alt={image?.alt} isLazy={!isFirst} />
			</div>
			<div className="hotel-row-words">
				{hotel.chain ? <p className="hotel-row-chain">{hotel.chain}</p> : null}
				<h2>
					<Link to={address}>{hotel.name}</Link>
				</h2>
				<p className="hotel-row-place">
					<Icon name="pin" size={15} />
					{hotel.place}
				</p>
				<p className="hotel-row-facts">
					<span>
						<span aria-hidden="true" className="hotel-row-stars">
							{'★'.repeat(starsOf(hotel.category))}
						</span>{' '}
						{categoryLabel(hotel.category, language)}
					</span>
					<span>{t('keys', { count: hotel.keys })}</span>
					{hotel.supportsInstantBooking ? <span>{t('instant')}</span> : null}
					{hotel.isReseller ? <span>{t('reseller')}</span> : null}
				</p>
				<p className="hotel-row-facts">
					{ratings.bookingCom === null ? null : (
						<span>
							<b>{formatRating(ratings.bookingCom, language)}</b> Booking.com
						</span>
					)}
					{ratings.tripAdvisor === null ? null : (
						<span>
							<b>{formatRating(ratings.tripAdvisor, language)}</b> Tripadvisor
						</span>
					)}
				</p>
				{hotel.programs.length > 0 || hotel.partnerLevel ? (
					<p className="hotel-row-marks">
						{hotel.programs.map((name) => (
							<span key={name}>{name}</span>
						))}
						{hotel.partnerLevel ? (
							<b>{t('partner', { level: hotel.partnerLevel.charAt(0).toUpperCase() + hotel.partnerLevel.slice(1) })}</b>
						) : null}
					</p>
				) : null}
			</div>
			<div className="hotel-row-price">
				{hotel.status === null ? null : price ? (
					<p>
						{publicPrice ? <mark className="special-offer">{t('specialOffer')}</mark> : null}
						<small>{t('inclTaxes')}</small>
						<Amount money={price} className="room-amount" />
						<small>
							{publicPrice && publicPrice.currency === price.currency ? (
								<>
									{t('publicPrice')} <s>{groupDigits(publicPrice.minor, 0)}</s>
								</>
							) : (
								t('perNight')
							)}
						</small>
					</p>
				) : (
					<p>
						<b className="room-amount">{t('onApplication')}</b>
					</p>
				)}
				{price ? (
					<p className="hotel-row-commission">
						<CommissionNote percent={hotel.commissionPercent} />
					</p>
				) : null}
				{better?.price ? (
					<Link to={addressOf(better)} className="hotel-row-hint">
						{t('cheaper', {
							price: `${better.price.currency}\u00a0${groupDigits(better.price.minor, 0)}`,
							period: formatDateRange(better.checkIn, better.checkOut, language),
						})}
					</Link>
				) : null}
				<span aria-hidden="true" className="trade-button trade-button-line">
					{t('seeRooms')}
				</span>
			</div>
		</article>
	);
}
