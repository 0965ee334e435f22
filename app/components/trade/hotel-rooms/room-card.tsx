import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelRoom } from '~/domain/hotel/hotel-room';
import { squareFeet } from '~/domain/hotel/room-size';
import { groupDigits } from '~/domain/money/group-digits';
import type { RoomAvailability } from '~/domain/offer/availability-of';
import { paxFigures, roomMaximum } from '~/domain/offer/sleeping';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Amount } from '../amount';
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

/** A room type: picture, who fits, size, views, what else is told, and from how much (H§2, H§9). */
export function RoomCard({ room, availability, arePetsAllowed, isFirst, action, children }: RoomCardProps) {
	const { t } = useTranslation(['rooms', 'room']);
	const [image] = room.images;
	const pax = paxFigures(room.beds);
	const maximum = roomMaximum(room.beds);
	return (
		<article className="trade-card room-card" id={room.id} aria-labelledby={`${room.id}-name`}>
			<div className="room-top">
				<div className="room-picture">
					{image ? <Picture picture={image} sizes="(width >= 50rem) 18rem, 100vw" isInList isFirst={isFirst} /> : null}
					{room.images.length > 1 ? <span className="room-count">1 / {room.images.length}</span> : null}
				</div>
				<div className="room-words">
					<h3 id={`${room.id}-name`}>{room.name}</h3>
					<ul className="room-facts">
						{pax ? (
							<li title={maximum ? t('room:paxTip', { pax: maximum.maxPax, adults: maximum.maxAdults }) : undefined}>
								<Icon name="person" size={15} />
								<b>
									{pax.standard} PAX{pax.extra > 0 ? ` +${pax.extra}` : ''}
								</b>
								{maximum ? <span>{t('room:maxAdults', { count: maximum.maxAdults })}</span> : null}
							</li>
						) : null}
						<Size room={room} />
						{room.numBedrooms > 1 ? (
							<li>
								<b>{t('room:bedrooms', { count: room.numBedrooms })}</b>
								<span>{t('room:bathrooms', { count: room.numBathrooms })}</span>
							</li>
						) : null}
						{room.viewsFromRoom.length > 0 ? (
							<li>
								<b>{room.viewsFromRoom.join(', ')}</b>
							</li>
						) : null}
					</ul>
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

function Size({ room: { sizeSqmMin, sizeSqmMax } }: { room: HotelRoom }) {
	const { t } = useTranslation('room');
	const least = sizeSqmMin ?? sizeSqmMax;
	const most = sizeSqmMax ?? sizeSqmMin;
	if (least === null || most === null) return null;
	const range = (from: number, to: number) =>
		from === to
			? groupDigits(from * 100, 0)
			: t('range', { from: groupDigits(from * 100, 0), to: groupDigits(to * 100, 0) });
	return (
		<li title={t('sizeTip')}>
			<Icon name="grid" size={14} />
			<b>{range(least, most)} m²</b>
			<span>{range(squareFeet(least), squareFeet(most))} sq ft</span>
		</li>
	);
}

function RoomPrice({ availability }: { availability: RoomAvailability | null }) {
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
				{isSpecialOffer && publicPrice && publicPrice.currency === priceInfo.billable.currency ? (
					<>
						, {t('public')} <s>{groupDigits(publicPrice.minor, 0)}</s>
					</>
				) : null}
			</small>
		</p>
	);
}
