import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import type { Party } from '~/domain/offer/party';
import { hasAges, lacksRate, type RequestedRoom, withRate } from '~/domain/selection/room-requests';
import type { SelectedOffer } from '~/domain/selection/selection';
import { Stepper } from '../../form/stepper';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { useShortcuts } from '../shortcuts';
import { LoadingRows } from '../states';
import { tradeButton } from '../trade-button';
import { BedChoice } from './bed-choice';
import { BOXED } from './boxed-stepper';
import { PART, PARTY_FIELDS } from './classes';
import { GuestFields } from './guest-fields';
import { InvalidOccupancy, type RatedRoomType } from './invalid-occupancy';
import { NoOffers } from './no-offers';
import { RateList } from './rate-list';
import { RoomTabs } from './room-tabs';
import { offersIn, type RoomRequests, useRoomRequests } from './use-room-requests';

/** A child's field takes what a person may reasonably bring; beds say the rest (OFFER-9). */
const MOST_GUESTS = 12;
const MOST_ROOMS = 30;

type RoomRatesProps = RoomRequests & {
	/** All room types of the hotel, for those that fit when this one does not. */
	rooms: readonly RatedRoomType[];
	showsCommission: boolean;
	onSave: (offers: SelectedOffer[]) => void;
	onRemove: () => void;
	/** Opens another room type. */
	onOpen: (roomId: string) => void;
	/** Searches rooms for the whole requested party. */
	onParty: (party: Party) => void;
};

/** Number of rooms, the party of each, and the rate of each (SELECTION-12). */
export function RoomRates(props: RoomRatesProps) {
	const { t } = useTranslation('rooms');
	const { stay, room, rooms, policy, saved, showsCommission } = props;
	const requested = useRoomRequests(props);
	const { roomRequests, active, requestedRoom, isValid, answerFor, askAgain, setActive, setNumber, change } = requested;
	const [isMissed, setMissed] = useState(false);
	const id = useId();
	const nights = daysBetween(stay.checkIn as PlainDate, stay.checkOut as PlainDate);
	const answer = answerFor(requestedRoom);
	const offers = offersIn(answer);
	const currency = offers.find(({ price }) => price)?.price?.total.currency;
	const local = offers.find(({ localPrice }) => localPrice)?.localPrice?.total.currency;

	function save() {
		const chosen = requested.chosen();
		setMissed(typeof chosen === 'number');
		if (typeof chosen === 'number') setActive(chosen);
		else props.onSave(chosen);
	}
	useShortcuts({ a: save });
	return (
		<div className="@container border-t border-hair">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-paper px-4.5 py-3.5">
				<Stepper
					label={t('number.label')}
					hint={t('number.free', { count: props.free })}
					look={BOXED}
					value={roomRequests.length}
					min={1}
					max={MOST_ROOMS}
					onChange={(number) => void setNumber(number)}
				/>
				{currency ? (
					<p className="trade-note">
						{local && local !== currency ? t('pricesLocal', { currency, local }) : t('pricesIn', { currency })}
					</p>
				) : null}
			</div>
			{roomRequests.length > 1 ? (
				<RoomTabs id={id} roomRequests={roomRequests} active={active} isMissed={isMissed} onActivate={setActive} />
			) : null}
			<div
				id={`${id}-panel`}
				{...(roomRequests.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${active}` } : {})}
			>
				<div className={`items-start ${PARTY_FIELDS}`}>
					<GuestFields party={requestedRoom} policy={policy} most={MOST_GUESTS} onChange={change} />
					<BedChoice
						offer={offers.find(({ planId }) => planId === requestedRoom.planId) ?? null}
						requestedRoom={requestedRoom}
						onChange={change}
					/>
				</div>
				{!hasAges(requestedRoom) ? (
					<p className={`text-ink2 ${PART}`}>{t('agesMissing')}</p>
				) : !isValid(requestedRoom) ? (
					<InvalidOccupancy
						{...{ room, rooms, policy, requestedRoom }}
						onOpen={props.onOpen}
						onParty={roomRequests.every(hasAges) ? () => props.onParty(everybody(roomRequests)) : null}
					/>
				) : answer === null || answer === 'loading' ? (
					<LoadingRows count={3} label={t('loading')} />
				) : answer === 'fault' ? (
					<div role="alert" className={`flex flex-wrap items-center justify-between gap-3 text-err ${PART}`}>
						<p>{t('fault')}</p>
						<button type="button" className={tradeButton('line')} onClick={() => askAgain(requestedRoom)}>
							{t('again')}
						</button>
					</div>
				) : offers.length === 0 ? (
					<NoOffers reason={answer.reason} />
				) : (
					<RateList
						offers={offers}
						chosen={requestedRoom.planId}
						nights={nights}
						showsCommission={showsCommission}
						onChoose={(offer) => change(withRate(requestedRoom, offer))}
					/>
				)}
			</div>
			<div className={`flex flex-wrap items-center justify-end gap-3 ${PART}`}>
				{isMissed && lacksRate(roomRequests) ? (
					<p role="alert" className="mr-auto inline-flex items-center gap-1.5 font-semibold text-err">
						<Icon name="warning" size={16} />
						{t('missingRate')}
					</p>
				) : null}
				{saved.length > 0 ? (
					<button type="button" className={tradeButton('quiet', FOOT_BUTTON)} onClick={props.onRemove}>
						{t('remove')}
					</button>
				) : null}
				{active + 1 < roomRequests.length ? (
					<button type="button" className={tradeButton('line', FOOT_BUTTON)} onClick={() => setActive(active + 1)}>
						{t('nextRoom', { number: active + 2 })}
						<Icon name="chevronRight" size={14} />
					</button>
				) : null}
				<button type="button" className={tradeButton('dark', FOOT_BUTTON)} onClick={save}>
					{t(saved.length > 0 ? 'change' : 'add')} <KeyCap>A</KeyCap>
				</button>
			</div>
		</div>
	);
}

const FOOT_BUTTON = 'grow basis-full lg:flex-none';

function everybody(roomRequests: readonly RequestedRoom[]): Party {
	return {
		adults: roomRequests.reduce((sum, { adults }) => sum + adults, 0),
		childrenAges: roomRequests.flatMap(({ childrenAges }) => childrenAges.filter((age) => age !== null)),
	};
}
