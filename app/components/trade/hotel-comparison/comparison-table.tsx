import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import { categoryLabel } from '~/domain/hotel/category';
import type { ComparedHotel, HotelComparison } from '~/domain/hotel-comparison/hotel-comparison';
import { formatNumber, formatRating } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { benefitsBeyond } from '~/domain/offer/rate-benefits';
import { compareFacilities } from '~/domain/shortlist/compare-facilities';
import { Amount } from '../amount';
import { PROGRAM_CHIP } from '../hotel-list/rate-benefits-line';
import { SMALL_NOTE } from '../hotel-rooms/classes';
import { CompareHead } from './compare-head';
import { CompareRow } from './compare-row';
import { MoneyRows } from './money-rows';

type ComparisonTableProps = {
	view: HotelComparison;
	addressOf: (hotel: ComparedHotel) => string;
	/** The same comparison without a hotel. */
	without: (id: string) => string;
};

/** Room types that are named; the rest is counted. */
const NAMED_ROOMS = 4;

/** Hotels side by side, a fact a row. */
export function ComparisonTable({ view, addressOf, without }: ComparisonTableProps) {
	const { t } = useTranslation(['hotel-comparison', 'hotel-list']);
	const language = useRoot().language as Language;
	const { hotels, period } = view;
	const { common, own } = compareFacilities(hotels.map(({ facilities }) => facilities));
	const cells = (
		read: (
			hotel: ComparedHotel,
			at: number,
		) => { value: string | number | null; unit?: string | null; text: React.ReactNode },
	) => hotels.map((hotel, at) => ({ id: hotel.listed.id, ...read(hotel, at) }));
	const lines = (values: readonly string[]) => ({
		value: values.length > 0 ? values.join() : null,
		text: values.map((value) => (
			<span key={value} className="block">
				{value}
			</span>
		)),
	});
	const rating = (value: number | null, name: string) => ({
		value,
		text: value === null ? null : `${formatRating(value, language)} ${name}`,
	});
	return (
		<section
			aria-label={t('table')}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
			tabIndex={0}
			className="hotel-compare"
			style={{ '--hotels': hotels.length } as CSSProperties}
		>
			<table>
				<thead>
					<tr>
						<td />
						{hotels.map((hotel) => (
							<CompareHead
								key={hotel.listed.id}
								hotel={hotel}
								address={addressOf(hotel)}
								removed={without(hotel.listed.id)}
							/>
						))}
					</tr>
				</thead>
				<tbody>
					<MoneyRows view={view} cells={cells} />
					<CompareRow
						label={t('row.rooms')}
						cells={cells(({ listed: { stay } }) => {
							const names = stay?.rooms.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
							if (!stay || !names) return { value: null, text: null };
							return {
								value: names,
								text: stay.isMerged ? t('hotel-list:stay.instead', { room: names, count: view.parties.length }) : names,
							};
						})}
					/>
					<CompareRow
						label={t('row.board')}
						cells={cells(({ listed: { stay } }) => ({
							value: stay?.mealPlan ?? null,
							text: stay ? t(`hotel-list:board.${stay.mealPlan}`) : null,
						}))}
					/>
					<CompareRow
						label={t('row.cancellation')}
						best="least"
						cells={cells(({ listed: { stay } }) => {
							if (!stay || !period) return { value: null, text: null };
							const { freeUntil } = stay;
							return freeUntil
								? {
										value: daysBetween(freeUntil, period.checkIn as PlainDate),
										text: t('hotel-list:stay.freeUntil', { date: formatDate(freeUntil, language) }),
									}
								: { value: 'none', text: t('hotel-list:stay.notRefundable') };
						})}
					/>
					<CompareRow
						label={t('row.payment')}
						cells={cells(({ listed: { stay } }) => {
							if (!stay) return { value: null, text: null };
							const { paymentTime, percentAtBooking } = stay;
							const isDeposit = paymentTime === 'inParts' && percentAtBooking > 0;
							return {
								value: isDeposit ? `${percentAtBooking} %` : paymentTime,
								text: isDeposit
									? t('hotel-list:stay.deposit', { percent: percentAtBooking })
									: t(`hotel-list:payment.${paymentTime}`),
							};
						})}
					/>
					<CompareRow
						label={t('row.benefits')}
						cells={cells(({ listed: { stay } }) => {
							if (!stay?.rate) return { value: null, text: null };
							const { rateName, program, benefits } = stay.rate;
							return {
								value: benefits.join() || rateName,
								text: (
									<>
										<small className={SMALL_NOTE}>{rateName}</small>
										{program ? <span className={PROGRAM_CHIP}>{program}</span> : null}
										{lines(benefits).text}
									</>
								),
							};
						})}
					/>
					<CompareRow
						label={t('row.negotiated')}
						cells={cells(({ listed: { stay, negotiated } }) => {
							if (!negotiated) return { value: null, text: null };
							const gains = benefitsBeyond(negotiated.rate, stay?.rate ?? null);
							return {
								value: [negotiated.total.minor, ...gains].join(),
								text: (
									<>
										<span className={PROGRAM_CHIP}>{negotiated.rate.program}</span> <Amount money={negotiated.total} />
										{lines(gains).text}
									</>
								),
							};
						})}
					/>
					<CompareRow
						label="Booking.com"
						best="most"
						cells={cells(({ listed: { ratings } }) => rating(ratings.bookingCom, '/ 10'))}
					/>
					<CompareRow
						label="Tripadvisor"
						best="most"
						cells={cells(({ listed: { ratings } }) => rating(ratings.tripAdvisor, '/ 5'))}
					/>
					<CompareRow
						label={t('row.choice')}
						best="most"
						cells={cells(({ rooms, roomTypes }) => ({
							value: period && rooms.length > 0 ? rooms.length : null,
							text: <RoomChoice rooms={rooms} all={roomTypes} />,
						}))}
					/>
					<CompareRow
						label={t('row.hotel')}
						cells={cells(({ listed: { category, chain, keys } }) =>
							lines([
								categoryLabel(category, language),
								t('hotel-list:keys', { count: keys }),
								...(chain ? [chain] : []),
							]),
						)}
					/>
					<CompareRow
						label={t('row.booking')}
						cells={cells(({ listed: { supportsInstantBooking, isReseller } }) =>
							lines([
								supportsInstantBooking ? t('instant') : t('byHotel'),
								...(isReseller ? [t('hotel-list:reseller')] : []),
							]),
						)}
					/>
					<CompareRow label={t('row.taxes')} cells={cells(({ taxes }) => lines(taxes))} />
					<CompareRow label={t('row.distances')} cells={cells(({ distances }) => lines(distances))} />
					{common.length > 0 ? (
						<tr data-same="">
							<th scope="row">{t('row.common')}</th>
							<td colSpan={hotels.length} className="compare-all">
								{common.join(', ')}
							</td>
						</tr>
					) : null}
					<CompareRow label={t('row.own')} cells={cells((_, at) => lines(own[at] ?? []))} />
				</tbody>
			</table>
		</section>
	);
}

/** How many room types fit, and what the cheapest cost a night. */
function RoomChoice({ rooms, all }: { rooms: ComparedHotel['rooms']; all: number }) {
	const { t } = useTranslation(['hotel-comparison', 'rooms']);
	const language = useRoot().language as Language;
	return (
		<>
			{t('choice', { count: rooms.length, all: formatNumber(all, language) })}
			{rooms.slice(0, NAMED_ROOMS).map(({ id, name, nightly }) => (
				<small key={id} className={`${SMALL_NOTE} font-normal`}>
					{name}, {nightly ? <Amount money={nightly} /> : t('rooms:onApplication')}
				</small>
			))}
			{rooms.length > NAMED_ROOMS ? (
				<small className={`${SMALL_NOTE} font-normal`}>{t('moreRooms', { count: rooms.length - NAMED_ROOMS })}</small>
			) : null}
		</>
	);
}
