import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatDateRange } from '~/domain/date/format-date-range';
import { categoryLabel } from '~/domain/hotel/category';
import type { Language } from '~/domain/language/language';
import { HotelPicture } from './hotel-picture';
import type { ListedHotel } from './list-view';
import type { Period } from './rooms-address';
import type { BetterPrice, BetterPrices } from './use-better-prices';

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
		<div className="trade-card">
			<table className="trade-table hotel-off-table">
				<thead>
					<tr>
						<th scope="col">{t('hotel')}</th>
						<th scope="col">{t('state')}</th>
						<th scope="col">{t('next')}</th>
					</tr>
				</thead>
				<tbody>
					{hotels.map(({ id, name, place, category, image, isChatEnabled }) => (
						<tr key={id} data-hotel={id}>
							<td>
								<div className="hotel-off-name">
									<HotelPicture image={image} isLazy />
									<p>
										<Link to={`/hotels/${id}`}>{name}</Link>
										<small>{[place, categoryLabel(category, language)].join(', ')}</small>
									</p>
								</div>
							</td>
							<td>{t('fullyBooked')}</td>
							<td>
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
