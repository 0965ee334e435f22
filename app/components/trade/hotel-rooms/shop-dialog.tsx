import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import type { Party } from '~/domain/offer/party';
import { splitGiven } from '~/domain/selection/selection';
import { Picture } from '../../ui/picture';
import { FormDialog } from '../parts/form-dialog';
import { AddedStep } from './added-step';
import { SMALL_NOTE } from './classes';
import { PeriodBox } from './period-box';
import { BESIDE_BUTTON, RoomPrice } from './room-card';
import { RoomFacts } from './room-facts';
import { RoomRates } from './room-rates';
import type { RoomsView } from './rooms-view';
import { SelectionActions } from './selection-actions';
import { pageUnder, shopAddress } from './shop-address';
import type { OffersAnswer } from './use-offers';
import { useSelection } from './use-selection';

/** Data of the dialog of a room. */
export type ShopView = {
	rooms: RoomsView;
	roomId: string;
	/** Rates that came with it, by `partyKey`. */
	known: Readonly<Record<string, OffersAnswer>>;
};

/** 'Add {room}' over the page of a hotel: its period, its rates for a party, and the selection. */
export function ShopDialog({ shop: { rooms: view, roomId, known } }: { shop: ShopView }) {
	const { t } = useTranslation('rooms');
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const isSearching = useNavigation().state === 'loading';
	const { hotelId, period, paymentProfile } = view;
	const dates = period ?? { checkIn: '', checkOut: '' };
	const { selection, setOffers, isReady } = useSelection({ hotelId, ...dates, filter: paymentProfile });
	const [isAdded, setAdded] = useState(false);
	const offered = view.rooms.find(({ room }) => room.id === roomId);
	if (!offered) return null;
	const { room, availability } = offered;
	const { found, given } = splitGiven(selection.rooms[roomId] ?? []);
	const back = `${pageUnder(pathname)}${search}`;
	const leave = (to: string) => navigate(to, { preventScrollReset: true });
	const findRooms = ({ adults, childrenAges }: Party) => {
		const query = new URLSearchParams(search);
		query.set('tab', 'rooms');
		query.set('partyAdults', String(adults));
		query.set('partyAges', childrenAges.join(','));
		leave(`${pageUnder(pathname)}?${query}`);
	};
	const [picture] = room.images;
	return (
		<FormDialog
			label={t('shop.title', { room: room.name })}
			closeLabel={t('shop.close')}
			closeTo={back}
			// Keys do nothing under a dialog.
			className="[&_.trade-key]:hidden"
		>
			<header className="flex items-start gap-4 pt-4.5 pr-15 pb-3.5 pl-4.5">
				{picture ? (
					<div className="aspect-3/2 flex-none basis-24 overflow-clip rounded-control bg-light2 lg:basis-36">
						<Picture picture={picture} sizes="9rem" isInList className="size-full" />
					</div>
				) : null}
				<div>
					<h2 data-step-heading tabIndex={-1} className="text-t2 font-semibold tracking-[-0.012em] focus:outline-none">
						{t('shop.title', { room: room.name })}
					</h2>
					<RoomFacts room={room} />
				</div>
			</header>
			{period ? <ShopPeriod period={period} availability={availability} /> : null}
			{period && availability?.status !== 'none' ? (
				isAdded ? (
					<AddedStep title={t('added.title', { room: room.name })} onAnother={() => leave(back)}>
						<SelectionActions view={view} selection={selection} />
					</AddedStep>
				) : (
					<RoomRates
						// The selection is available once this browser's storage has been read.
						key={`${period.checkIn} ${period.checkOut} ${paymentProfile} ${isReady}`}
						stay={{ hotelId, roomId, ...period, paymentProfile }}
						room={room}
						rooms={view.rooms.filter((each) => each.availability?.status !== 'none').map((each) => each.room)}
						policy={view.policy}
						free={availability?.maxAvailableQuantity ?? 1}
						parties={view.parties.list}
						saved={found}
						known={known}
						showsCommission={view.showsCommission}
						onSave={(offers) => {
							setOffers(roomId, [...given, ...offers]);
							setAdded(true);
						}}
						onRemove={() => {
							setOffers(roomId, given);
							leave(back);
						}}
						onOpen={(other) => leave(shopAddress(pathname, other, search))}
						onParty={findRooms}
					/>
				)
			) : (
				<PeriodBox view={view} isSearching={isSearching} className="rounded-none border-x-0 border-b-0" />
			)}
		</FormDialog>
	);
}

function ShopPeriod({
	period: { checkIn, checkOut },
	availability,
}: {
	period: NonNullable<RoomsView['period']>;
	availability: RoomsView['rooms'][number]['availability'];
}) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const nights = daysBetween(checkIn as PlainDate, checkOut as PlainDate);
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2.5 px-4.5 pb-3.5 lg:flex-nowrap">
			<p className={BESIDE_BUTTON}>
				<b>{formatDateRange(checkIn, checkOut, language)}</b>
				<small className={SMALL_NOTE}>{t('nights', { count: nights })}</small>
			</p>
			<RoomPrice availability={availability} className="text-right" />
		</div>
	);
}
