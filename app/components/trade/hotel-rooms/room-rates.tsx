import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import type { HotelAges } from '~/domain/hotel/age-policy';
import { agePolicy } from '~/domain/hotel/age-policy';
import type { HotelRoom } from '~/domain/hotel/hotel-room';
import type { NoOfferReason, Offer } from '~/domain/offer/offer';
import { isOccupancyValid, otherRoomsThatFit, roomMaximum } from '~/domain/offer/sleeping';
import {
	FIRST_WISH,
	hasAges,
	lacksRate,
	type RoomWish,
	resizeWishes,
	withAge,
	withOffersArrived,
	withParty,
	withRate,
} from '~/domain/selection/room-requests';
import type { SelectedOffer } from '~/domain/selection/selection';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { useShortcuts } from '../shortcuts';
import { LoadingRows } from '../states';
import { tradeButton } from '../trade-button';
import { bedWords } from './bed-words';
import { usePartyWords } from './party-words';
import { RateList } from './rate-list';
import { selectedOffer, wishOf } from './selected-offer';
import { Stepper } from './stepper';
import { partyKey, type Stay, useOffers } from './use-offers';

/** H§5: a child's field takes what a person may reasonably bring; beds say the rest. */
const MOST_GUESTS = 12;

type RatedRoomType = Pick<HotelRoom, 'id' | 'name' | 'beds'>;

type RoomRatesProps = {
	stay: Stay;
	room: RatedRoomType;
	/** All room types of the hotel, for those that fit when this one does not. */
	rooms: readonly RatedRoomType[];
	policy: HotelAges;
	/** Rooms of this type that are known to be free. */
	free: number;
	/** What of this room is in the selection. */
	kept: readonly SelectedOffer[];
	/** Of the search that led here. */
	first?: RoomWish | undefined;
	showsCommission: boolean;
	onSave: (offers: SelectedOffer[]) => void;
	onRemove: () => void;
	/** Opens another room type. */
	onOpen: (roomId: string) => void;
};

/** Number of rooms, who sleeps in each, and the rate of each (H§2, H§4, H§5). */
export function RoomRates(props: RoomRatesProps) {
	const { t } = useTranslation('rooms');
	const { stay, room, rooms, policy, kept, first = FIRST_WISH, showsCommission } = props;
	const [wishes, setWishes] = useState<RoomWish[]>(() => (kept.length > 0 ? kept.map(wishOf) : [first]));
	const [active, setActive] = useState(0);
	const [free, setFree] = useState(props.free);
	const [isMissed, setMissed] = useState(false);
	const id = useId();
	const party = usePartyWords();
	const isValid = (wish: RoomWish) =>
		isOccupancyValid(
			room.beds,
			{ adults: wish.adults, childrenAges: wish.childrenAges.map((age) => age ?? 0) },
			policy,
		);
	const { answerFor, askAgain } = useOffers(stay, wishes, isValid, (key, offers) =>
		setWishes((now) => now.map((wish) => (partyKey(wish) === key ? withOffersArrived(wish, offers) : wish))),
	);
	const nights = daysBetween(stay.checkIn as PlainDate, stay.checkOut as PlainDate);
	const ages = agePolicy(policy);
	const wish = wishes[active] ?? FIRST_WISH;
	const answer = answerFor(wish);
	const offers = typeof answer === 'object' && answer !== null ? answer.offers : [];
	const chosen = offers.find(({ planId }) => planId === wish.planId) ?? null;
	const change = (next: RoomWish) => setWishes((now) => now.map((each, index) => (index === active ? next : each)));
	const isIncomplete = lacksRate(wishes);

	async function setNumber(wanted: number) {
		if (wanted > free && !(await isFree(stay, wanted))) {
			const { showToast, TOAST_MS } = await import('../../toast/show-toast');
			showToast(t('number.notAvailable', { count: wanted }), {
				milliseconds: TOAST_MS.general,
				dismiss: t('shop.close'),
			});
			return;
		}
		setFree((known) => Math.max(known, wanted));
		setWishes((now) => {
			const resized = resizeWishes(now, wanted);
			return resized.map((each) => withKnown(each));
		});
		setActive((now) => Math.min(now, wanted - 1));
	}

	/** A party whose rates are known already takes its first one at once. */
	function withKnown(each: RoomWish): RoomWish {
		const known = answerFor(each);
		return typeof known === 'object' && known !== null ? withOffersArrived(each, known.offers) : each;
	}

	function save() {
		const selected = wishes.flatMap((each) => {
			const found = answerFor(each);
			const offer: Offer | undefined =
				typeof found === 'object' && found !== null
					? found.offers.find(({ planId }) => planId === each.planId)
					: undefined;
			return offer ? [selectedOffer(offer, each, room.name)] : [];
		});
		if (isIncomplete || selected.length < wishes.length) {
			setMissed(true);
			setActive(
				Math.max(
					0,
					wishes.findIndex(({ planId }) => planId === null),
				),
			);
			return;
		}
		setMissed(false);
		props.onSave(selected);
	}
	useShortcuts({ a: save });

	const currency = offers.find(({ price }) => price)?.price?.total.currency;
	const local = offers.find(({ localPrice }) => localPrice)?.localPrice?.total.currency;
	const maximum = roomMaximum(room.beds);
	return (
		<div className="room-rates">
			<div className="room-number">
				<Stepper
					label={t('number.label')}
					note={t('number.free', { count: props.free })}
					value={wishes.length}
					least={1}
					most={30}
					onChange={(number) => void setNumber(number)}
				/>
				{currency ? (
					<p className="trade-note">
						{local && local !== currency ? t('pricesLocal', { currency, local }) : t('pricesIn', { currency })}
					</p>
				) : null}
			</div>
			{wishes.length > 1 ? (
				<div role="tablist" aria-label={t('tabs')} className="room-tabs">
					{wishes.map((each, index) => (
						<button
							key={index}
							type="button"
							role="tab"
							id={`${id}-tab-${index}`}
							aria-selected={index === active}
							aria-controls={`${id}-panel`}
							tabIndex={index === active ? 0 : -1}
							onClick={() => setActive(index)}
							onKeyDown={({ key }) => {
								const to = key === 'ArrowRight' ? index + 1 : key === 'ArrowLeft' ? index - 1 : null;
								if (to === null || to < 0 || to >= wishes.length) return;
								setActive(to);
								document.getElementById(`${id}-tab-${to}`)?.focus();
							}}
						>
							<b>{t('tab', { number: index + 1 })}</b>{' '}
							{party({ adults: each.adults, children: each.childrenAges.length })}
							{each.planId === null && isMissed ? (
								<span data-fault>
									<Icon name="warning" size={14} />
									{t('noRate')}
								</span>
							) : null}
						</button>
					))}
				</div>
			) : null}
			<div
				id={`${id}-panel`}
				{...(wishes.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${active}` } : {})}
			>
				<div className="room-party">
					<Stepper
						label={ages.children ? t('adults') : t('adultsOnly', { age: ages.adultsFrom })}
						{...(ages.children ? { note: t('adultsFrom', { age: ages.adultsFrom }) } : {})}
						value={wish.adults}
						least={1}
						most={MOST_GUESTS}
						onChange={(adults) => change(withKnown(withParty(wish, { adults, children: wish.childrenAges.length })))}
					/>
					<Stepper
						label={t(ages.children ? 'children' : 'noChildren')}
						{...(ages.children ? { note: t('childrenAges', ages.children) } : {})}
						value={wish.childrenAges.length}
						most={MOST_GUESTS}
						isDisabled={ages.children === null}
						onChange={(children) => change(withKnown(withParty(wish, { adults: wish.adults, children })))}
					/>
					{wish.childrenAges.map((age, child) => (
						<div key={child} className="room-age">
							<label htmlFor={`${id}-age-${child}`}>{t('age', { number: child + 1 })}</label>
							<input
								id={`${id}-age-${child}`}
								className="trade-field"
								inputMode="numeric"
								maxLength={2}
								value={age ?? ''}
								onChange={({ currentTarget: { value } }) =>
									change(withKnown(withAge(wish, child, value === '' ? null : Number(value), ages.children?.to ?? 0)))
								}
							/>
						</div>
					))}
					{chosen && chosen.requestableBedConfigurations.length > 0 ? (
						<Beds offer={chosen} wish={wish} id={`${id}-beds`} onChange={change} />
					) : null}
				</div>
				{!hasAges(wish) ? (
					<p className="room-note">{t('agesMissing')}</p>
				) : !isValid(wish) ? (
					<InvalidOccupancy
						room={room}
						maximum={maximum}
						others={otherRoomsThatFit(
							rooms,
							room.id,
							{ adults: wish.adults, childrenAges: wish.childrenAges.map((age) => age ?? 0) },
							policy,
						)}
						words={party({ adults: wish.adults, children: wish.childrenAges.length })}
						onOpen={props.onOpen}
					/>
				) : answer === null || answer === 'loading' ? (
					<LoadingRows count={3} label={t('loading')} />
				) : answer === 'fault' ? (
					<div role="alert" className="room-fault">
						<p>{t('fault')}</p>
						<button type="button" className={tradeButton('line')} onClick={() => askAgain(wish)}>
							{t('again')}
						</button>
					</div>
				) : offers.length === 0 ? (
					<NoOffers reason={answer.reason} />
				) : (
					<RateList
						offers={offers}
						chosen={wish.planId}
						nights={nights}
						showsCommission={showsCommission}
						onChoose={(offer) => change(withRate(wish, offer))}
					/>
				)}
			</div>
			<div className="room-foot">
				{isMissed && isIncomplete ? (
					<p role="alert" className="room-missed">
						<Icon name="warning" size={16} />
						{t('missingRate')}
					</p>
				) : null}
				{kept.length > 0 ? (
					<button type="button" className={tradeButton('quiet')} onClick={props.onRemove}>
						{t('remove')}
					</button>
				) : null}
				{active + 1 < wishes.length ? (
					<button type="button" className={tradeButton('line')} onClick={() => setActive(active + 1)}>
						{t('nextRoom', { number: active + 2 })}
						<Icon name="chevronRight" size={14} />
					</button>
				) : null}
				<button type="button" className={tradeButton('dark')} onClick={save}>
					{t(kept.length > 0 ? 'change' : 'add')} <KeyCap>A</KeyCap>
				</button>
			</div>
		</div>
	);
}

function Beds({
	offer,
	wish,
	id,
	onChange,
}: {
	offer: Offer;
	wish: RoomWish;
	id: string;
	onChange: (wish: RoomWish) => void;
}) {
	const { t } = useTranslation('rooms');
	const ways = offer.requestableBedConfigurations;
	const words = (way: string) => bedWords(way, (bed) => t(`bed.${bed}`));
	return (
		<div className="room-beds">
			{ways.length === 1 ? (
				<>
					<p>{t('beds')}</p>
					<p>{words(ways[0] ?? '')}</p>
				</>
			) : (
				<>
					<label htmlFor={id}>{t('beds')}</label>
					<select
						id={id}
						className="trade-field"
						value={wish.bedConfiguration ?? ''}
						aria-describedby={`${id}-note`}
						onChange={({ currentTarget }) => onChange({ ...wish, bedConfiguration: currentTarget.value })}
					>
						{ways.map((way) => (
							<option key={way} value={way}>
								{words(way)}
							</option>
						))}
					</select>
					<small id={`${id}-note`}>{t('bedsNote')}</small>
				</>
			)}
		</div>
	);
}

function InvalidOccupancy({
	room,
	maximum,
	others,
	words,
	onOpen,
}: {
	room: RatedRoomType;
	maximum: { maxPax: number; maxAdults: number } | null;
	others: readonly RatedRoomType[];
	words: string;
	onOpen: (roomId: string) => void;
}) {
	const { t } = useTranslation('rooms');
	return (
		<div className="room-invalid">
			<div role="alert" className="trade-fault">
				<Icon name="warning" size={18} />
				<div>
					<p className="font-semibold">{t('invalid')}</p>
					{maximum ? (
						<p>{t('invalidMost', { room: room.name, pax: maximum.maxPax, adults: maximum.maxAdults })}</p>
					) : null}
				</div>
			</div>
			{others.length > 0 ? (
				<>
					<p className="trade-note">{t('invalidOthers', { party: words })}</p>
					<ul>
						{others.map(({ id, name }) => (
							<li key={id}>
								<button type="button" className="trade-link" onClick={() => onOpen(id)}>
									{name}
								</button>
							</li>
						))}
					</ul>
				</>
			) : null}
		</div>
	);
}

const REASONS: Partial<Record<NoOfferReason, 'soldOut' | 'closed' | 'minimumStay' | 'notInSeason' | 'noRate'>> = {
	'sold-out': 'soldOut',
	closed: 'closed',
	'minimum-stay': 'minimumStay',
	'not-in-season': 'notInSeason',
	'no-rate-for-profile': 'noRate',
};

/** H§8: that there are none, what may have happened, and what we know. */
function NoOffers({ reason }: { reason: NoOfferReason | null }) {
	const { t } = useTranslation('rooms');
	const known = reason ? REASONS[reason] : undefined;
	return (
		<div role="status" className="room-none">
			<p className="font-semibold">{t('noOffers')}</p>
			<ul>
				{known ? <li>{t(`reason.${known}`)}</li> : null}
				<li>{t('noOffersBooked')}</li>
				<li>{t('noOffersCapacity')}</li>
			</ul>
		</div>
	);
}

/** Whether so many rooms are free (H§4 "Number of rooms"); unknown counts as not. */
async function isFree({ roomId, checkIn, checkOut, paymentProfile }: Stay, rooms: number): Promise<boolean> {
	const query = new URLSearchParams({
		checkInDate: checkIn,
		checkOutDate: checkOut,
		paymentProfile,
		requestedRoomQuantity: String(rooms),
	});
	const answer = await fetch(`/api/hotelrooms/${roomId}/availability?${query}`).catch(() => null);
	if (!answer?.ok) return false;
	const found = (await answer.json().catch(() => ({}))) as { available?: boolean };
	return found.available === true;
}
