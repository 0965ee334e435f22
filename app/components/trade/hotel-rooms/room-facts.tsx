import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { HotelRoom } from '~/domain/hotel/hotel-room';
import { squareFeet } from '~/domain/hotel/room-size';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { paxFigures, paxLabel, roomMaximum } from '~/domain/offer/sleeping';
import { Icon } from '../../ui/icon';

/** Capacity, size and views (OFFER-10). */
export function RoomFacts({ room }: { room: HotelRoom }) {
	const { t } = useTranslation('room');
	const pax = paxFigures(room.beds);
	const maximum = roomMaximum(room.beds);
	return (
		<ul className="room-facts">
			{pax ? (
				<li title={maximum ? t('paxTip', { pax: maximum.maxPax, adults: maximum.maxAdults }) : undefined}>
					<Icon name="person" size={15} />
					<b>{paxLabel(pax)}</b>
					{maximum ? <span>{t('maxAdults', { count: maximum.maxAdults })}</span> : null}
				</li>
			) : null}
			<Size room={room} />
			{room.numBedrooms > 1 ? (
				<li>
					<b>{t('bedrooms', { count: room.numBedrooms })}</b>
					<span>{t('bathrooms', { count: room.numBathrooms })}</span>
				</li>
			) : null}
			{room.viewsFromRoom.length > 0 ? (
				<li>
					<b>{room.viewsFromRoom.join(', ')}</b>
				</li>
			) : null}
		</ul>
	);
}

function Size({ room: { sizeSqmMin, sizeSqmMax } }: { room: HotelRoom }) {
	const { t } = useTranslation('room');
	const language = useRoot().language as Language;
	const least = sizeSqmMin ?? sizeSqmMax;
	const most = sizeSqmMax ?? sizeSqmMin;
	if (least === null || most === null) return null;
	const range = (from: number, to: number) =>
		from === to
			? formatNumber(from, language)
			: t('range', { from: formatNumber(from, language), to: formatNumber(to, language) });
	return (
		<li title={t('sizeTip')}>
			<Icon name="grid" size={14} />
			<b>{range(least, most)} m²</b>
			<span>{range(squareFeet(least), squareFeet(most))} sq ft</span>
		</li>
	);
}
