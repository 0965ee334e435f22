import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatDateRange } from '~/domain/date/format-date-range';
import { categoryLabel } from '~/domain/hotel/category';
import type { ListedHotel } from '~/domain/hotel-search/listed-hotel';
import type { Language } from '~/domain/language/language';
import { SMALL_NOTE } from '../hotel-rooms/classes';
import { HotelPicture } from './hotel-picture';
import type { Period } from './rooms-address';
import type { BetterPrice, BetterPrices } from './use-better-prices';

/** Of the columns after the first; on phones they stand below its name. */
const LATER_CELL = 'max-lg:block max-lg:p-0 max-lg:pl-21.5';

type UnavailableTableProps = {
	hotels: readonly ListedHotel[];
	better: BetterPrices;
	language: Language;
	addressOf: (id: string, period: Period) => string;
};

/** Hotels without availability in the period, each with its next action (SELECTION-3). */
export function UnavailableTable({ hotels, better, language, addressOf }: UnavailableTableProps) {
	const { t } = useTranslation('hotel-list');
	return (
		<div className="trade-card overflow-x-auto">
			<table className="trade-table">
				<thead className="max-lg:sr-only">
					<tr>
						<th scope="col">{t('hotel')}</th>
						<th scope="col">{t('state')}</th>
						<th scope="col">{t('next')}</th>
					</tr>
				</thead>
				<tbody className="max-lg:block">
					{hotels.map(({ id, name, place, category, image, isChatEnabled }) => (
						<tr key={id} data-hotel={id} className="max-lg:block max-lg:h-auto max-lg:px-4.5 max-lg:py-3.5">
							<td className="max-lg:block max-lg:p-0 max-lg:pb-1">
								<div className="flex items-center gap-3.5 max-lg:items-start">
									<HotelPicture image={image} isLazy className="h-12 w-18 shrink-0 rounded-chip" />
									<p className="min-w-0">
										<Link to={`/hotels/${id}`} className="font-semibold">
											{name}
										</Link>
										<small className={SMALL_NOTE}>{[place, categoryLabel(category, language)].join(', ')}</small>
									</p>
								</div>
							</td>
							<td className={LATER_CELL}>{t('fullyBooked')}</td>
							<td className={LATER_CELL}>
								<NextStep
									better={better.get(id)}
									language={language}
									addressOf={(period) => addressOf(id, period)}
									enquiry={isChatEnabled ? `/hotels/${id}?tab=enquiry` : null}
								/>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

type NextStepProps = {
	/** Undefined: not known yet. */
	better: readonly BetterPrice[] | undefined;
	language: Language;
	addressOf: (period: Period) => string;
	enquiry: string | null;
};

function NextStep({ better, language, addressOf, enquiry }: NextStepProps) {
	const { t } = useTranslation('hotel-list');
	const [free] = better ?? [];
	if (free)
		return (
			<Link to={addressOf(free)} className="trade-link">
				{t('freeOther', { period: formatDateRange(free.checkIn, free.checkOut, language) })}
			</Link>
		);
	return (
		<>
			{better ? t('noneNear') : null}
			{enquiry ? (
				<>
					{better ? ' · ' : null}
					<Link to={enquiry} className="trade-link">
						{t('enquire')}
					</Link>
				</>
			) : null}
		</>
	);
}
