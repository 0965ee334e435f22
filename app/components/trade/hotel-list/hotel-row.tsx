import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { categoryLabel, starsOf } from '~/domain/hotel/category';
import type { ListedHotel, ListedStay } from '~/domain/hotel-search/listed-hotel';
import { formatRating } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import type { Money } from '~/domain/money/money';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { CompareTick } from '../hotel-comparison/compare-tick';
import { ROOM_AMOUNT, SMALL_NOTE } from '../hotel-rooms/classes';
import { CommissionNote } from '../hotel-rooms/commission-note';
import { SpecialOffer } from '../hotel-rooms/special-offer';
import { KeepHotel } from '../shortlist/keep-hotel';
import { tradeButton } from '../trade-button';
import { HotelPicture } from './hotel-picture';
import { PROGRAM_CHIP, RateBenefitsLine } from './rate-benefits-line';
import type { Period } from './rooms-address';
import { StayFacts } from './stay-facts';
import type { BetterPrice } from './use-better-prices';

type HotelRowProps = {
	hotel: ListedHotel;
	address: string;
	/** Null: none that is known. */
	better: BetterPrice | null;
	addressOf: (period: Period) => string;
	isFirst: boolean;
	/** Of the search; null without a period. */
	stay: { nights: number; rooms: number } | null;
	/** The search that a heart takes along. */
	search: string;
};

/** A hotel as a card of the list: picture, description, and lowest price (SELECTION-4). */
export function HotelRow({ hotel, address, better, addressOf, isFirst, stay, search }: HotelRowProps) {
	const { t } = useTranslation(['hotel-list', 'rooms']);
	const language = useRoot().language as Language;
	const { image, ratings, price, publicPrice } = hotel;
	// The one whose rate is told stands with what it gives.
	const told = hotel.stay?.rate?.program ?? hotel.negotiated?.rate.program;
	const programs = hotel.programs.filter((name) => name !== told);
	return (
		<article className="trade-card relative grid overflow-clip hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink group-data-lit/row:border-accent-ink group-data-lit/row:shadow-[0_0_0_1px_var(--color-accent-ink)] lg:grid-cols-[15rem_minmax(0,1fr)_auto] min-[70rem]:group-data-map/split:grid-cols-[11.5rem_minmax(0,1fr)_auto]">
			<div className="aspect-3/2 bg-light2 lg:aspect-auto lg:min-h-40">
				<HotelPicture
					image={image}
					alt={image?.alt}
					isLazy={!isFirst}
					className="size-full lg:absolute lg:w-60 min-[70rem]:group-data-map/split:w-46"
				/>
				<CompareTick
					hotel={{ id: hotel.id, name: hotel.name, image: image?.url ?? null }}
					className="absolute top-2 left-2 rounded-control bg-work px-2.5 shadow-popover"
				/>
				<span className="absolute top-0 right-0 lg:right-auto lg:left-0 lg:w-60 min-[70rem]:group-data-map/split:w-46">
					<KeepHotel id={hotel.id} name={hotel.name} search={search} />
				</span>
			</div>
			<div className="min-w-0 px-4.5 pt-3.5 lg:pb-3.5">
				{hotel.chain ? (
					<p className="text-[0.75rem]/4 font-semibold tracking-[0.06em] text-accent-ink uppercase">{hotel.chain}</p>
				) : null}
				<h2 className="text-t2/7">
					<Link to={address} className="after:absolute after:inset-0 focus-visible:outline-none">
						{hotel.name}
					</Link>
				</h2>
				<p className="flex items-center gap-1.5 text-ink2">
					<Icon name="pin" size={15} />
					{hotel.place}
				</p>
				<p className="mt-1 flex flex-wrap gap-x-3.5">
					<span>
						<span aria-hidden="true" className="tracking-[0.1em] text-accent">
							{'★'.repeat(starsOf(hotel.category))}
						</span>{' '}
						{categoryLabel(hotel.category, language)}
					</span>
					<span>{t('keys', { count: hotel.keys })}</span>
					{hotel.supportsInstantBooking ? <span>{t('instant')}</span> : null}
					{hotel.isReseller ? <span>{t('reseller')}</span> : null}
				</p>
				<p className="mt-1 flex flex-wrap gap-x-3.5">
					{ratings.bookingCom === null ? null : (
						<span>
							<b>{formatRating(ratings.bookingCom, language)}</b> Booking.com
						</span>
					)}
					{ratings.tripAdvisor === null ? null : (
						<span>
							<b>{formatRating(ratings.tripAdvisor, language)}</b> Tripadvisor
						</span>
					)}
				</p>
				{hotel.stay ? <StayFacts stay={hotel.stay} rooms={stay?.rooms ?? 1} /> : null}
				<RateBenefitsLine stay={hotel.stay} negotiated={hotel.negotiated} />
				{programs.length > 0 || hotel.partnerLevel ? (
					<p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-(length:--text-note)">
						{programs.map((name) => (
							<span key={name} className={PROGRAM_CHIP}>
								{name}
							</span>
						))}
						{hotel.partnerLevel ? (
							<b className="font-semibold text-accent-ink">
								{t('partner', { level: hotel.partnerLevel.charAt(0).toUpperCase() + hotel.partnerLevel.slice(1) })}
							</b>
						) : null}
					</p>
				) : null}
			</div>
			<div
				className={`flex flex-wrap items-end justify-between gap-x-4 gap-y-2 px-4.5 pt-3 pb-4 lg:flex-col lg:flex-nowrap lg:justify-start lg:gap-0 lg:py-3.5 lg:text-right min-[70rem]:group-data-map/split:w-46 min-[70rem]:group-data-map/split:min-w-0 ${hotel.status === null ? '' : 'lg:w-56'}`}
			>
				{hotel.status === null || hotel.status === 'none' ? null : price && hotel.stay && stay ? (
					<StayPrice price={price} listed={hotel.stay} publicPrice={publicPrice} stay={stay} />
				) : (
					<p>
						<b className={ROOM_AMOUNT}>{t('onApplication')}</b>
					</p>
				)}
				{price ? (
					<p className="ml-auto max-w-48 flex-[1_1_7.5rem] text-right empty:hidden lg:mb-2 lg:flex-none">
						{hotel.stay?.commission ? <Amount money={hotel.stay.commission} className="block text-accent-ink" /> : null}
						<CommissionNote percent={hotel.commissionPercent} />
						{hotel.stay?.left && hotel.stay.left <= 2 ? (
							<span className="block text-note font-semibold text-soon">
								{t('stay.left', { count: hotel.stay.left })}
							</span>
						) : null}
					</p>
				) : null}
				{better?.price ? (
					<Link
						to={addressOf(better)}
						className="relative z-1 max-w-56 text-note text-ok underline underline-offset-3 hover:text-ink lg:mt-1 lg:mb-2"
					>
						{t('cheaper', {
							price: `${better.price.currency}\u00a0${groupDigits(better.price.minor, 0)}`,
							period: formatDateRange(better.checkIn, better.checkOut, language),
						})}
					</Link>
				) : null}
				<span aria-hidden="true" className={tradeButton('line', 'max-lg:hidden lg:mt-auto')}>
					{t('seeRooms')}
				</span>
			</div>
		</article>
	);
}

type StayPriceProps = {
	/** A night, all rooms. */
	price: Money;
	listed: ListedStay;
	publicPrice: Money | null;
	stay: { nights: number; rooms: number };
};

/** The whole stay first, the night second. */
function StayPrice({ price, listed, publicPrice, stay: { nights, rooms } }: StayPriceProps) {
	const { t } = useTranslation(['hotel-list', 'rooms']);
	return (
		<p>
			{publicPrice ? <SpecialOffer className="mb-1">{t('specialOffer')}</SpecialOffer> : null}
			<small className={SMALL_NOTE}>
				{[
					t('rooms:nights', { count: nights }),
					rooms > 1 ? t('rooms:selection.rooms', { count: listed.isMerged ? 1 : rooms }) : null,
				]
					.filter(Boolean)
					.join(', ')}
			</small>
			<small className={SMALL_NOTE}>{t('inclTaxes')}</small>
			<span data-total="">
				<Amount money={listed.total} className={ROOM_AMOUNT} />
			</span>
			<small className={SMALL_NOTE}>
				{price.currency}&nbsp;{groupDigits(price.minor, 0)} {t('perNight')}
				{publicPrice && publicPrice.currency === price.currency ? (
					<>
						,{' '}
						<span className="whitespace-nowrap">
							{t('stay.public')} <s>{groupDigits(publicPrice.minor, 0)}</s>
						</span>
					</>
				) : null}
			</small>
		</p>
	);
}
