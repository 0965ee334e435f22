import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomWords } from '~/domain/lead/hotel/agreed-rooms';
import type { DraftRoom } from '~/domain/lead/hotel/rooms-draft';
import type { Currency } from '~/domain/money/money';
import { isPriced } from '~/domain/offer/priced-offer';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { BedChoice } from '../hotel-rooms/bed-choice';
import { PARTY_FIELDS, PARTY_LABEL } from '../hotel-rooms/classes';
import { GuestFields } from '../hotel-rooms/guest-fields';
import { usePartyWords } from '../hotel-rooms/party-words';
import { RateList } from '../hotel-rooms/rate-list';
import { CardHead } from '../parts/card-head';
import { tradeButton } from '../trade-button';
import type { EditRoomsView } from './edit-rooms-view.server';
import { changedRoom, hiddenFields, roomField } from './rooms-draft-form';

const MOST_GUESTS = 12;

type EditRoomProps = {
	at: number;
	/** As it is chosen now; `known` is what the server said to the draft before. */
	room: DraftRoom;
	known: EditRoomsView['rooms'][number] | null;
	view: EditRoomsView;
	nights: number;
	isWaiting: boolean;
	isOnly: boolean;
	onChange: (room: DraftRoom) => void;
	onRemove: () => void;
};

/** One room of a lead that is changed: its type, who sleeps there, its rate, and what it cost and costs. */
export function EditRoom({ at, room, known, view, nights, isWaiting, isOnly, onChange, onRemove }: EditRoomProps) {
	const { t } = useTranslation(['edit-rooms', 'rooms']);
	const id = useId();
	const number = at + 1;
	const type = view.types.find((each) => each.id === room.roomId);
	const offers = known && known.draft.roomId === room.roomId ? known.offers : [];
	const chosen = offers.find(({ planId }) => planId === room.planId) ?? null;
	const choices = offers.filter(isPriced);
	const problem = isWaiting || !known ? null : problemOf(known, room);
	const stateOf =
		known === null || known.before === null ? 'new' : known.isKept ? 'kept' : isAsSaved(known) ? 'same' : 'changed';
	const isInterest = view.status === 'interest';
	return (
		<section className="trade-card @container" aria-labelledby={`${id}-title`}>
			<CardHead>
				<h2 id={`${id}-title`}>{t('room', { number })}</h2>
				<span className="trade-note">
					{[t(`state.${stateOf}`), room.cardId && known?.isGiven ? t('state.given') : null].filter(Boolean).join(' · ')}
				</span>
				{isOnly ? null : (
					<button
						type="submit"
						name="remove"
						value={at}
						className="trade-link ml-auto"
						aria-label={t('removeNamed', { number })}
						onClick={(event) => {
							event.preventDefault();
							onRemove();
						}}
					>
						{t('remove')}
					</button>
				)}
			</CardHead>
			{hiddenFields(at, room).map((field) => (
				<input key={field.name} type="hidden" {...field} />
			))}
			<div className={`items-start ${PARTY_FIELDS}`}>
				<div className="contents lg:flex lg:basis-full lg:gap-x-6">
					<div className="col-span-full lg:w-72">
						<label htmlFor={`${id}-type`} className={PARTY_LABEL}>
							{t('type')}
						</label>
						<select
							id={`${id}-type`}
							name={roomField(at, 'roomId')}
							className="trade-field"
							value={room.roomId}
							onChange={({ currentTarget }) => onChange(changedRoom(room, { roomId: currentTarget.value }))}
						>
							{type ? null : (
								<option value={room.roomId}>{t('typeGone', { room: known?.before?.roomName ?? '' })}</option>
							)}
							{view.types.map(({ id: typeId, name, most }) => (
								<option key={typeId} value={typeId}>
									{most === null ? name : `${name}, ${t('guests', { count: most.maxPax })}`}
								</option>
							))}
						</select>
					</div>
					<BedChoice
						offer={known && known.draft.roomId === room.roomId ? { requestableBedConfigurations: known.beds } : null}
						requestedRoom={room}
						name={roomField(at, 'beds')}
						onChange={({ bedConfiguration }) => onChange(changedRoom(room, { bedConfiguration }))}
					/>
				</div>
				{view.policy ? (
					<GuestFields
						party={room}
						policy={view.policy}
						most={MOST_GUESTS}
						names={{ adults: roomField(at, 'adults'), children: roomField(at, 'children'), age: roomField(at, 'age') }}
						onChange={({ adults, childrenAges }) =>
							onChange(changedRoom(room, { adults, childrenAges: [...childrenAges] }))
						}
					/>
				) : null}
			</div>
			{problem ? (
				<p className="flex gap-2.5 border-t border-hair px-4.5 py-3 text-err" role="alert">
					<Icon name="warning" size={18} className="mt-0.5 shrink-0" />
					<span>
						{t(`problem.${problem}`)}
						{problem === 'occupancy' && type?.most
							? ` ${t('rooms:invalidMost', { room: type.name, pax: type.most.maxPax, adults: type.most.maxAdults })}`
							: ''}
					</span>
				</p>
			) : null}
			{known?.isCardVoid && !isWaiting ? (
				<p className="border-t border-hair px-4.5 py-3 font-semibold">{t('problem.card')}</p>
			) : null}
			<dl className="grid gap-1.5 border-t border-hair px-4.5 py-3 empty:hidden">
				{known?.before && stateOf !== 'kept' && stateOf !== 'same' ? (
					<RoomLine
						label={t(isInterest ? 'saved' : 'agreed')}
						room={known.before}
						currency={view.saved.currency}
						isStruck
					/>
				) : null}
				{known?.now && !isWaiting ? <RoomLine label={t('now')} room={known.now} currency={view.currency} /> : null}
			</dl>
			{isWaiting ? <p className="border-t border-hair px-4.5 py-3 text-ink2">{t('figures.waiting')}</p> : null}
			{choices.length > 0 && !known?.isKept ? (
				<details className="border-t border-hair" open={problem === 'rate' || problem === 'gone' ? true : undefined}>
					<summary className="flex min-h-11 items-center justify-between px-4.5 font-semibold hover:bg-row">
						{chosen ? t('rates.others', { count: choices.length }) : t('rates.choose')}
						<Icon name="chevronDown" size={16} />
					</summary>
					<RateList
						offers={choices}
						chosen={room.planId}
						nights={nights}
						showsCommission={view.showsCommission}
						fieldName={roomField(at, 'planId')}
						onChoose={({ planId }) => onChange(changedRoom(room, { planId }))}
					/>
				</details>
			) : (
				<input type="hidden" name={roomField(at, 'planId')} value={room.planId} />
			)}
		</section>
	);
}

type RoomLineProps = { label: string; room: RoomWords; currency: Currency; isStruck?: boolean };

function RoomLine({ label, room, currency, isStruck = false }: RoomLineProps) {
	const party = usePartyWords();
	const { roomName, rateName, adults, childrenAges, totalMinor } = room;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
			<dt className={isStruck ? 'text-ink2' : ''}>
				<span className="mr-2 text-note text-ink2">{label}</span>
				<b className={isStruck ? 'font-normal' : 'font-semibold'}>{roomName}</b>, {rateName},{' '}
				{party({ adults, children: childrenAges.length, ages: childrenAges })}
			</dt>
			<dd className="text-right">
				<Amount money={{ minor: totalMinor, currency }} hasCents isStruck={isStruck} />
			</dd>
		</div>
	);
}

function isAsSaved({ before, now }: EditRoomsView['rooms'][number]): boolean {
	if (!before || !now) return false;
	const { bedConfiguration: _, ...words } = now;
	return JSON.stringify(words) === JSON.stringify(before);
}

function problemOf(
	{ reason, why, now, isKept, offers }: EditRoomsView['rooms'][number],
	{ planId }: DraftRoom,
): 'ages' | 'occupancy' | 'soldOut' | 'rate' | 'onRequest' | 'gone' | null {
	if (now || isKept) return null;
	if (reason === 'ages') return 'ages';
	if (reason === 'invalid-occupancy' || why === 'invalid-occupancy') return 'occupancy';
	if (reason === 'sold-out' || why === 'sold-out') return 'soldOut';
	const chosen = offers.find((offer) => offer.planId === planId);
	if (chosen && chosen.price === null) return 'onRequest';
	return offers.length > 0 && planId === '' ? 'rate' : 'gone';
}

/** Puts a room that was taken out back. */
export function RemovedRooms({ view, onBack }: { view: EditRoomsView; onBack: (room: DraftRoom) => void }) {
	const { t } = useTranslation('edit-rooms');
	if (view.removed.length === 0) return null;
	return (
		<section className="trade-card" aria-labelledby="removed">
			<CardHead>
				<h2 id="removed">{t('removed.title')}</h2>
			</CardHead>
			<ul className="[&>li+li]:border-t [&>li+li]:border-hair">
				{view.removed.map(({ draft, ...room }) => (
					<li key={draft?.from ?? room.roomName} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-3">
						<dl className="min-w-0 flex-1 basis-72">
							<RoomLine label="" room={room} currency={view.saved.currency} isStruck />
						</dl>
						{draft ? (
							<button
								type="submit"
								name="restore"
								value={draft.from ?? ''}
								className={tradeButton('line')}
								aria-label={t('removed.backNamed', { room: room.roomName })}
								onClick={(event) => {
									event.preventDefault();
									onBack(draft);
								}}
							>
								{t('removed.back')}
							</button>
						) : null}
					</li>
				))}
			</ul>
		</section>
	);
}
