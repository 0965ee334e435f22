import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { ComparedHotel, HotelComparison } from '~/domain/hotel-comparison/hotel-comparison';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { Amount } from '../amount';
import { roomsAddress } from '../hotel-list/rooms-address';
import { SMALL_NOTE } from '../hotel-rooms/classes';
import { WhyNotText } from '../hotel-rooms/why-not-text';
import { CompareRow } from './compare-row';

type Cell = { value: string | number | null; unit?: string | null; text: ReactNode };

type MoneyRowsProps = {
	view: HotelComparison;
	cells: (read: (hotel: ComparedHotel) => Cell) => (Cell & { id: string })[];
};

/** What a stay costs and brings, or why it cannot be had. */
export function MoneyRows({ view, cells }: MoneyRowsProps) {
	const { t } = useTranslation(['hotel-comparison', 'rooms']);
	const language = useRoot().language as Language;
	if (!view.period) return null;
	return (
		<>
			<CompareRow
				label={t('row.total')}
				best="least"
				cells={cells((hotel) => {
					const { stay, status } = hotel.listed;
					if (stay && !hotel.isFilteredOut)
						return {
							value: stay.total.minor,
							unit: stay.total.currency,
							text: (
								<>
									<Amount money={stay.total} className="text-t3 font-semibold" />
									<small className={`${SMALL_NOTE} font-normal`}>{t('inclTaxes')}</small>
								</>
							),
						};
					return {
						value: hotel.isFilteredOut ? 'filtered' : (status ?? 'none'),
						text: <NotFree hotel={hotel} view={view} />,
					};
				})}
			/>
			<CompareRow
				label={t('row.night')}
				best="least"
				cells={cells(({ listed: { price }, isFilteredOut }) => {
					const isTold = price !== null && !isFilteredOut;
					return {
						value: isTold ? price.minor : null,
						unit: isTold ? price.currency : null,
						text: isTold ? <Amount money={price} /> : null,
					};
				})}
			/>
			{view.showsCommission ? (
				<CompareRow
					label={t('row.commission')}
					best="most"
					cells={cells(({ listed: { stay, commissionPercent }, isFilteredOut }) => {
						if (!stay?.commission || isFilteredOut) return { value: null, text: null };
						return {
							value: stay.commission.minor,
							unit: stay.commission.currency,
							text: (
								<>
									<Amount money={stay.commission} />
									{commissionPercent === null ? null : (
										<small className={`${SMALL_NOTE} font-normal`}>
											{t('rooms:commission', { percent: formatNumber(commissionPercent, language) })}
										</small>
									)}
								</>
							),
						};
					})}
				/>
			) : null}
		</>
	);
}

/** Why a hotel has no price, and the nearest dates that work. */
function NotFree({ hotel: { listed, whyNot, isFilteredOut }, view }: { hotel: ComparedHotel; view: HotelComparison }) {
	const { t } = useTranslation(['hotel-comparison', 'hotel-list', 'rooms']);
	const language = useRoot().language as Language;
	if (isFilteredOut) return <span className="text-ink2">{t('filteredOut')}</span>;
	if (listed.status === 'onRequest') return <b className="font-semibold">{t('hotel-list:onApplication')}</b>;
	return (
		<>
			<b className="font-semibold text-err">{t('unavailable')}</b>
			{whyNot ? (
				<small className={SMALL_NOTE}>
					<WhyNotText reason={whyNot.reason} />
				</small>
			) : null}
			{whyNot?.stays.map(({ checkIn, checkOut, total }) => (
				<span key={`${checkIn} ${checkOut}`} className="block">
					<Link
						to={roomsAddress(listed.id, { checkIn, checkOut }, { paymentProfile: '', parties: view.parties })}
						className="trade-link"
					>
						{t('hotel-list:freeOther', { period: formatDateRange(checkIn, checkOut, language) })}
					</Link>{' '}
					{total ? <Amount money={total} /> : null}
				</span>
			))}
		</>
	);
}
