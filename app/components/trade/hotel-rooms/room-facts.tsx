import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { HotelRoom } from '~/domain/hotel/hotel-room';
import { squareFeet } from '~/domain/hotel/room-size';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { paxFigures, paxLabel, roomMaximum } from '~/domain/offer/sleeping';
import { Icon } from '../../ui/icon';

const FACT = 'flex flex-wrap items-center gap-x-2';
const FACT_NOTE = 'text-(length:--text-note) text-ink2';

/** Capacity, size and views (OFFER-10). */
export function RoomFacts({ room }: { room: HotelRoom }) {
	const { t } = useTranslation('room');
	const pax = paxFigures(room.beds);
	const maximum = roomMaximum(room.beds);
	return (
		<ul className="mt-1.5 grid gap-1 lg:flex lg:flex-wrap lg:gap-x-5">
			{pax ? (
				<li
					title={maximum ? t('paxTip', { pax: maximum.maxPax, adults: maximum.maxAdults }) : undefined}
					className={FACT}
				>
					<Icon name="person" size={15} />
					<b className="font-semibold">{paxLabel(pax)}</b>
					{maximum ? <span className={FACT_NOTE}>{t('maxAdults', { count: maximum.maxAdults })}</span> : null}
				</li>
			) : null}
			<Size room={room} />
			{room.numBedrooms > 1 ? (
				<li className={FACT}>
					<b className="font-semibold">{t('bedrooms', { count: room.numBedrooms })}</b>
					<span className={FACT_NOTE}>{t('bathrooms', { count: room.numBathrooms })}</span>
				</li>
			) : null}
			{room.viewsFromRoom.length > 0 ? (
				<li className={FACT}>
					<b className="font-semibold">{room.viewsFromRoom.join(', ')}</b>
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
		<li title={t('sizeTip')} className={FACT}>
			<Icon name="grid" size={14} />
			<b className="font-semibold">{range(least, most)} m²</b>
			<span className={FACT_NOTE}>{range(squareFeet(least), squareFeet(most))} sq ft</span>
		</li>
	);
}
