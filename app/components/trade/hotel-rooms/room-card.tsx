import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomAvailability } from '~/domain/offer/availability-of';
import { publicInBilled } from '~/domain/offer/public-in-billed';
import { Amount } from '../amount';
import { ROOM_AMOUNT, SMALL_NOTE } from './classes';
import { usePartyWords } from './party-words';
import { PublicPrice } from './public-price';
import { RoomFacts } from './room-facts';
import { RoomGallery } from './room-gallery';
import { RoomMore } from './room-more';
import type { ShownRoom } from './rooms-view';
import { SpecialOffer } from './special-offer';

type RoomCardProps = {
	room: ShownRoom;
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
	return (
		<article className="trade-card scroll-mt-20 overflow-clip" id={room.id} aria-labelledby={`${room.id}-name`}>
			<div className="grid lg:grid-cols-[11.25rem_minmax(0,1fr)_auto] lg:gap-4 lg:px-4.5 lg:py-4">
				<RoomGallery room={room} isFirst={isFirst} />
				<div className="min-w-0 px-4.5 pt-3.5 lg:p-0">
					<h3 id={`${room.id}-name`} className="text-t2/7">
						{room.name}
					</h3>
					<RoomFacts room={room} />
					<RoomMore room={room} arePetsAllowed={arePetsAllowed} />
				</div>
				<div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2.5 px-4.5 pt-3.5 pb-4 lg:flex-col lg:flex-nowrap lg:p-0 lg:text-right">
					<RoomPrice availability={availability} />
					<div className="flex flex-wrap gap-2 lg:flex-col lg:items-end lg:gap-1">{action}</div>
				</div>
			</div>
			{children}
		</article>
	);
}

/** What has no room beside the button goes to a second line. */
export const BESIDE_BUTTON = 'flex-[1_1_8rem] lg:flex-none';

/** From how much a room may be had in the period. */
export function RoomPrice({
	availability,
	className = '',
}: {
	availability: RoomAvailability | null;
	className?: string;
}) {
	const { t } = useTranslation('rooms');
	const words = usePartyWords();
	if (!availability) return null;
	const { status, priceInfo, publicPrice, isSpecialOffer, party } = availability;
	const place = `${BESIDE_BUTTON} ${className}`;
	if (status === 'none') return <p className={`text-ink2 ${place}`}>{t('off')}</p>;
	if (!priceInfo)
		return (
			<p className={place}>
				<small className={SMALL_NOTE}>{t('onRequest')}</small>
				<b className={ROOM_AMOUNT}>{t('onApplication')}</b>
			</p>
		);
	const found = publicPrice && publicInBilled(publicPrice, { local: priceInfo.local, billed: priceInfo.billable });
	return (
		<p className={place}>
			{isSpecialOffer ? <SpecialOffer className="mb-1">{t('specialOffer')}</SpecialOffer> : null}
			<small className={SMALL_NOTE}>{t('inclTaxes')}</small>
			<Amount money={priceInfo.billable} className={ROOM_AMOUNT} />
			<small className={SMALL_NOTE}>
				{t('perNight')}
				{party
					? ` ${t('forParty', { party: words({ adults: party.adults, children: party.childrenAges.length, ages: party.childrenAges }) })}`
					: null}
				{isSpecialOffer && found ? (
					<>
						, {t('public')} <PublicPrice minor={found.minor} />
					</>
				) : null}
			</small>
		</p>
	);
}
