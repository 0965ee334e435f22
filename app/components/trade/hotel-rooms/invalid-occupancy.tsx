import { useTranslation } from 'react-i18next';
import type { HotelAges } from '~/domain/hotel/age-policy';
import type { HotelRoom } from '~/domain/hotel/hotel-room';
import { otherRoomsThatFit, roomMaximum } from '~/domain/offer/sleeping';
import type { RequestedRoom } from '~/domain/selection/room-requests';
import { FaultBox } from '../parts/fault-box';
import { tradeButton } from '../trade-button';
import { PART } from './classes';
import { usePartyWords } from './party-words';

export type RatedRoomType = Pick<HotelRoom, 'id' | 'name' | 'beds'>;

type InvalidOccupancyProps = {
	room: RatedRoomType;
	/** All room types that are free. */
	rooms: readonly RatedRoomType[];
	policy: HotelAges;
	requestedRoom: RequestedRoom;
	onOpen: (roomId: string) => void;
	/** Looks for several rooms; null where that is not to be had. */
	onParty: (() => void) | null;
};

/** The room's maximum occupancy, the rooms that fit this party, and the way to split it over several (OFFER-9). */
export function InvalidOccupancy({ room, rooms, policy, requestedRoom, onOpen, onParty }: InvalidOccupancyProps) {
	const { t } = useTranslation('rooms');
	const party = usePartyWords();
	const maximum = roomMaximum(room.beds);
	const { adults } = requestedRoom;
	const childrenAges = requestedRoom.childrenAges.map((age) => age ?? 0);
	const others = otherRoomsThatFit(rooms, room.id, { adults, childrenAges }, policy);
	return (
		<div className={PART}>
			<FaultBox>
				<div>
					<p className="font-semibold">{t('invalid')}</p>
					{maximum ? (
						<p>{t('invalidMost', { room: room.name, pax: maximum.maxPax, adults: maximum.maxAdults })}</p>
					) : null}
				</div>
			</FaultBox>
			{others.length > 0 ? (
				<>
					<p className="trade-note mt-3 mb-1">
						{t('invalidOthers', { party: party({ adults, children: childrenAges.length }) })}
					</p>
					<ul>
						{others.map(({ id, name }) => (
							<li key={id} className="border-t border-hair py-2">
								<button type="button" className="trade-link" onClick={() => onOpen(id)}>
									{name}
								</button>
							</li>
						))}
					</ul>
				</>
			) : null}
			{onParty ? (
				<button type="button" className={tradeButton('line', 'mt-3')} onClick={onParty}>
					{t('solver.fromInvalid')}
				</button>
			) : null}
		</div>
	);
}
