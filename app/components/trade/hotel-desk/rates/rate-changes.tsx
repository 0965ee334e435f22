import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { RatesChange, SeasonChange } from '~/domain/hotel-desk/rates/compare-rates';
import type { RatePlanHead, RateRoom } from '~/domain/hotel-desk/rates/hotel-lists.server';
import { rateText } from '~/domain/hotel-desk/rates/rate-text';
import type { Language } from '~/domain/language/language';
import { seasonName } from '../nights/night-words';

type RateChangesProps = {
	change: RatesChange;
	rooms: readonly RateRoom[];
	plans: readonly RatePlanHead[];
	currency: string;
};

/** What agents will see differently, before and after: seasons first, then every cell. */
export function RateChanges({ change, rooms, plans, currency }: RateChangesProps) {
	const { t } = useTranslation('hotel-rates');
	const nameOf = (list: readonly { key: string; name: string }[], key: string) =>
		list.find((each) => each.key === key)?.name ?? key;
	if (change.seasons.length + change.rates.length === 0) return null;
	return (
		<div className="trade-card mt-5">
			{change.seasons.length > 0 ? (
				<ul className="rate-season-changes">
					{change.seasons.map((each) => (
						<li key={each.key}>
							<b>{seasonName(each.key)}</b> <SeasonWords change={each} />
						</li>
					))}
				</ul>
			) : null}
			{change.rates.length > 0 ? (
				<table className="trade-table desk-table desk-slim">
					<thead>
						<tr>
							{(['room', 'plan', 'season', 'what'] as const).map((name) => (
								<th key={name} scope="col">
									{t(`review.${name}`)}
								</th>
							))}
							<th scope="col" data-align="right">
								{t('review.before')}
							</th>
							<th scope="col" data-align="right">
								{t('review.after')}
							</th>
						</tr>
					</thead>
					<tbody>
						{inOrder(change.rates, rooms).flatMap(({ season, plan, room, fields }) =>
							fields.map(({ field, before, after }) => (
								<tr key={`${season} ${plan} ${room} ${field}`}>
									<th scope="row" className="desk-wide">
										{nameOf(rooms, room)}
									</th>
									<td data-label={t('review.plan')}>{nameOf(plans, plan)}</td>
									<td data-label={t('review.season')}>{seasonName(season)}</td>
									<td data-label={t('review.what')}>
										{t(`field.${field}`)}
										{field === 'min_nights' ? null : <small>{currency}</small>}
									</td>
									<td data-align="right" data-label={t('review.before')} className="tabular-nums text-ink2">
										{before === null
											? t(field === 'nightly' ? 'review.notSold' : 'review.none')
											: rateText(field, before)}
									</td>
									<td data-align="right" data-label={t('review.after')} className="font-semibold tabular-nums">
										{after === null
											? t(field === 'nightly' ? 'review.notSold' : 'review.none')
											: rateText(field, after)}
									</td>
								</tr>
							)),
						)}
					</tbody>
				</table>
			) : null}
		</div>
	);
}

/** Within a season as the rooms stand in the grid. */
function inOrder(rates: RatesChange['rates'], rooms: readonly RateRoom[]): RatesChange['rates'] {
	const seasons = [...new Set(rates.map(({ season }) => season))];
	const keys = rooms.map(({ key }) => key);
	return rates.toSorted(
		(a, b) => seasons.indexOf(a.season) - seasons.indexOf(b.season) || keys.indexOf(a.room) - keys.indexOf(b.room),
	);
}

function SeasonWords({ change: { before, after } }: { change: SeasonChange }) {
	const { t } = useTranslation('hotel-rates');
	const language = useRoot().language as Language;
	const period = (season: NonNullable<SeasonChange['before']>) =>
		formatDateRange(season.first_night, season.last_night, language);
	if (!before && after) return <>{t('review.seasonNew', { period: period(after) })}</>;
	if (before && !after) return <>{t('review.seasonGone', { period: period(before) })}</>;
	if (!before || !after) return null;
	const isMoved = period(before) !== period(after);
	return (
		<>
			{isMoved ? t('review.seasonMoved', { before: period(before), after: period(after) }) : null}{' '}
			{before.weekend === after.weekend ? null : t('review.seasonWeekend')}
		</>
	);
}
