import { useTranslation } from 'react-i18next';
import { type SelectedOffer, type Selection, splitGiven } from '~/domain/selection/selection';
import { AddedStep } from './added-step';
import { focusLater, wayToRates } from './focus-later';
import { RoomCard } from './room-card';
import { RoomRates } from './room-rates';
import type { RoomsView } from './rooms-view';
import { SelectionActions } from './selection-actions';
import { WayToRates } from './way-to-rates';

type RoomListProps = {
	view: RoomsView;
	period: NonNullable<RoomsView['period']>;
	/** Available room types. */
	free: RoomsView['rooms'];
	selection: Selection;
	/** Ids of the room types whose rates, and whose confirmation, are open. */
	open: string | null;
	added: string | null;
	onOpen: (roomId: string | null) => void;
	/** Opens a room type and goes there. */
	onReveal: (roomId: string) => void;
	onSave: (roomId: string, offers: readonly SelectedOffer[]) => void;
	/** `given`: the room's offers from the hotel, which stay. */
	onRemove: (roomId: string, given: readonly SelectedOffer[]) => void;
	onParty: Parameters<typeof RoomRates>[0]['onParty'];
};

/** The room types available in a period, with their rates on demand. */
export function RoomList(props: RoomListProps) {
	const { t } = useTranslation('rooms');
	const { view, period, free, selection, open, added, onOpen } = props;
	const { hotelId, paymentProfile } = view;
	return free.map(({ room, availability }, index) => {
		const saved = selection.rooms[room.id] ?? [];
		const { found, given } = splitGiven(saved);
		const isOpen = open === room.id;
		const isPriced = availability?.status === 'available';
		return (
			<RoomCard
				key={room.id}
				room={room}
				availability={availability}
				arePetsAllowed={view.arePetsAllowed}
				isFirst={index === 0}
				action={
					<>
						<WayToRates
							roomId={room.id}
							name={room.name}
							isExpanded={isPriced ? isOpen : null}
							onToggle={() => onOpen(isOpen ? null : room.id)}
						>
							{isOpen
								? t('hideRates')
								: saved.length > 0
									? t('edit', { count: saved.length })
									: t(isPriced ? 'seeRates' : 'enquire')}
						</WayToRates>
						{isPriced ? (
							<WayToRates roomId={room.id} name={room.name} isExpanded={null} look="quiet">
								{t('enquire')}
							</WayToRates>
						) : null}
					</>
				}
			>
				{isOpen ? (
					<RoomRates
						stay={{ hotelId, roomId: room.id, ...period, paymentProfile }}
						room={room}
						rooms={free.map((each) => each.room)}
						policy={view.policy}
						free={availability?.maxAvailableQuantity ?? 1}
						parties={view.parties.list}
						saved={found}
						showsCommission={view.showsCommission}
						onSave={(offers) => props.onSave(room.id, [...given, ...offers])}
						onRemove={() => props.onRemove(room.id, given)}
						onOpen={props.onReveal}
						onParty={props.onParty}
					/>
				) : null}
				{added === room.id && saved.length > 0 ? (
					<AddedStep
						title={t('added.title', { room: room.name })}
						onAnother={() => {
							onOpen(null);
							focusLater(wayToRates(room.id));
						}}
					>
						<SelectionActions view={view} selection={selection} />
					</AddedStep>
				) : null}
			</RoomCard>
		);
	});
}
