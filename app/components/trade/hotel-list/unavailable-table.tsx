import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatDateRange } from '~/domain/date/format-date-range';
import { categoryLabel } from '~/domain/hotel/category';
import type { ListedHotel } from '~/domain/hotel-search/listed-hotel';
import type { Language } from '~/domain/language/language';
import type { HotelWhyNot } from '~/domain/offer/near-stays.server';
import type { Party } from '~/domain/offer/party';
import { Amount } from '../amount';
import { CompareTick } from '../hotel-comparison/compare-tick';
import { SMALL_NOTE } from '../hotel-rooms/classes';
import { WhyNotText } from '../hotel-rooms/why-not-text';
import { HotelPicture } from './hotel-picture';
import type { Period } from './rooms-address';
import type { WhyNotAnswers } from './use-why-not';

/** Of the columns after the first; on phones they stand below its name. */
const LATER_CELL = 'align-top max-lg:block max-lg:p-0 max-lg:pl-21.5 lg:py-2.5';

type UnavailableTableProps = {
	hotels: readonly ListedHotel[];
	whyNot: WhyNotAnswers;
	language: Language;
	/** The rooms of a hotel in a period, for other parties than those of the search where they are given. */
	addressOf: (id: string, period: Period | null, parties?: readonly Party[]) => string;
};

/** Hotels without availability in the period: why, and the nearest dates and rooms that work (OFFER-30). */
export function UnavailableTable({ hotels, whyNot, language, addressOf }: UnavailableTableProps) {
	const { t } = useTranslation('hotel-list');
	return (
		<div className="trade-card overflow-x-auto">
			<table className="trade-table">
				<thead className="max-lg:sr-only">
					<tr>
						<th scope="col">{t('hotel')}</th>
						<th scope="col">{t('why')}</th>
						<th scope="col">{t('nearest')}</th>
					</tr>
				</thead>
				<tbody className="max-lg:block">
					{hotels.map(({ id, name, place, category, image, isChatEnabled }) => {
						const answer = whyNot.get(id);
						return (
							<tr key={id} data-hotel={id} className="max-lg:block max-lg:h-auto max-lg:px-4.5 max-lg:py-3.5">
								<td className="max-lg:block max-lg:p-0 max-lg:pb-1">
									<div className="flex items-center gap-3.5 max-lg:items-start">
										<HotelPicture image={image} isLazy className="h-12 w-18 shrink-0 rounded-chip" />
										<p className="min-w-0">
											<Link to={`/hotels/${id}`} className="font-semibold">
												{name}
											</Link>
											<small className={SMALL_NOTE}>{[place, categoryLabel(category, language)].join(', ')}</small>
											<CompareTick hotel={{ id, name, image: image?.url ?? null }} className="text-ink2" />
										</p>
									</div>
								</td>
								<td className={LATER_CELL} aria-busy={answer === undefined}>
									{answer ? <WhyNotText reason={answer.reason} /> : t('fullyBooked')}
								</td>
								<td className={LATER_CELL}>
									{answer ? (
										<NearestStays
											answer={answer}
											language={language}
											addressOf={(period, parties) => addressOf(id, period, parties)}
										/>
									) : null}
									{isChatEnabled ? (
										<Link to={`/hotels/${id}?tab=enquiry`} className="trade-link inline-flex min-h-6 items-center">
											{t('enquire')}
										</Link>
									) : null}
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}

type NearestProps = {
	answer: HotelWhyNot;
	language: Language;
	addressOf: (period: Period | null, parties?: readonly Party[]) => string;
};

/** The nearest dates and rooms that work. */
export function NearestStays({ answer: { stays, otherRooms }, language, addressOf }: NearestProps) {
	const { t } = useTranslation(['hotel-list', 'rooms']);
	if (stays.length === 0 && !otherRooms) return <p className="text-ink2">{t('noneNear')}</p>;
	return (
		<ul className="grid gap-1">
			{otherRooms ? (
				<li className="flex flex-wrap items-baseline gap-x-3">
					<Link to={addressOf(null, otherRooms.parties)} className="trade-link inline-flex min-h-6 items-center">
						{t('otherRooms', {
							rooms: t('rooms:selection.rooms', { count: otherRooms.parties.length }),
							names: [...new Set(otherRooms.names)].join(', '),
						})}
					</Link>
					{otherRooms.total ? <Amount money={otherRooms.total} /> : null}
				</li>
			) : null}
			{stays.map(({ checkIn, checkOut, total }) => (
				<li key={`${checkIn} ${checkOut}`} className="flex flex-wrap items-baseline gap-x-3">
					<Link to={addressOf({ checkIn, checkOut })} className="trade-link inline-flex min-h-6 items-center">
						{t('freeOther', { period: formatDateRange(checkIn, checkOut, language) })}
					</Link>
					{total ? <Amount money={total} /> : null}
				</li>
			))}
		</ul>
	);
}
