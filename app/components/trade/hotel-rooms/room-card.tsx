import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelRoom } from '~/domain/hotel/hotel-room';
import type { RoomAvailability } from '~/domain/offer/availability-of';
import { Picture } from '../../ui/picture';
import { Amount } from '../amount';
import { PublicPrice } from './public-price';
import { RoomFacts } from './room-facts';
import { RoomMore } from './room-more';

type RoomCardProps = {
	room: HotelRoom;
	/** Null without a period. */
	availability: RoomAvailability | null;
	arePetsAllowed: boolean;
	isFirst: boolean;
	/** Buttons at the price. */
	action: ReactNode;
	/** Rates, below. */
	children?: ReactNode;
};

/** A room type: picture, capacity, size, views, further details, and the lowest price (OFFER-10). */
export function RoomCard({ room, availability, arePetsAllowed, isFirst, action, children }: RoomCardProps) {
	const [image] = room.images;
	return (
		<article className="trade-card room-card" id={room.id} aria-labelledby={`${room.id}-name`}>
			<div className="room-top">
				<div className="room-picture">
					{image ? <Picture picture={image} sizes="(width >= 50rem) 18rem, 100vw" isInList isFirst={isFirst} /> : null}
					{room.images.length > 1 ? <span className="room-count">1 / {room.images.length}</span> : null}
				</div>
				<div className="room-words">
					<h3 id={`${room.id}-name`}>{room.name}</h3>
					<RoomFacts room={room} />
					<RoomMore room={room} arePetsAllowed={arePetsAllowed} />
				</div>
				<div className="room-price">
					<RoomPrice availability={availability} />
					{action}
				</div>
			</div>
			{children}
		</article>
	);
}

/** From how much a room may be had in the period. */
export function RoomPrice({ availability }: { availability: RoomAvailability | null }) {
	const { t } = useTranslation('rooms');
	if (!availability) return null;
	const { status, priceInfo, publicPrice, isSpecialOffer } = availability;
	if (status === 'none') return <p className="room-off">{t('off')}</p>;
	if (!priceInfo)
		return (
			<p>
				<small>{t('onRequest')}</small>
				<b className="room-amount">{t('onApplication')}</b>
			</p>
		);
	return (
		<p>
			{isSpecialOffer ? <mark className="special-offer">{t('specialOffer')}</mark> : null}
			<small>{t('inclTaxes')}</small>
			<Amount money={priceInfo.billable} className="room-amount" />
			<small>
				{t('perNight')}
				{isSpecialOffer && publicPrice ? (
					<>
						, {t('public')} <PublicPrice {...publicPrice} beside={priceInfo.billable.currency} />
					</>
				) : null}
			</small>
		</p>
	);
}
