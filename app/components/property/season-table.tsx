import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { fromEpochDay, type PlainDate } from '~/domain/date/plain-date';
import { formatAmount } from '~/domain/money/format-amount';
import type { ChosenStay } from '~/domain/property/choose-stay';
import { partyOf } from '~/domain/property/party-of';
import type { Property } from '~/domain/property/property';
import { seasonPrices } from '~/domain/property/season-prices';
import { stayQuery } from '~/domain/property/stay-query';
import type { StayTuple } from '~/domain/property/stay-tuples';
import { type Season, seasonKey, seasonLabel, seasonOf } from '~/domain/stay/season';
import { serviceLevelAt, serviceLevelLabel } from '~/domain/stay/service-level';

type SeasonTableProps = {
	property: Property;
	chosen: ChosenStay;
	today: PlainDate;
	onChoose: (event: MouseEvent<HTMLElement>) => void;
};

/**
 * Prices by season and level as a table, as an alternative to the colours. The selected week's season and level are tinted, and each
 * lowest price links to its week.
 */
export function SeasonTable({ property, chosen, today, onChoose }: SeasonTableProps) {
	const { t } = useTranslation(['property', 'house']);
	const { language } = useRoot();
	const seasons = seasonPrices(property.stays, property.levels, today);
	if (seasons.length === 0) return null;
	const { period, serviceLevel } = chosen;
	const chosenSeason = period ? seasonKey(seasonOf(period.checkIn)) : null;
	const isChosen = (season: Season, level: number) =>
		seasonKey(season) === chosenSeason && serviceLevelAt(level) === serviceLevel;
	const weekOf = ([day, nights, level]: StayTuple) => ({
		checkIn: fromEpochDay(day),
		checkOut: fromEpochDay(day + nights),
		serviceLevel: serviceLevelAt(level),
	});
	const price = (cheapest: StayTuple, minor: number) => {
		const week = weekOf(cheapest);
		const range = formatDateRange(week.checkIn, week.checkOut, language);
		return (
			<a
				href={`${stayQuery({ ...week, ...partyOf(chosen) })}#availabilities`}
				rel="nofollow"
				aria-label={`${amount(minor)}, ${t('house:year.cheapest', { period: range })}`}
				className="border-b border-accent pb-px hover:text-accent-ink"
			>
				{amount(minor)}
			</a>
		);
	};
	const amount = (minor: number) => formatAmount({ minor, currency: property.currency });
	return (
		<details className="mt-6 lg:mt-8">
			<summary className="inline-flex min-h-11 items-center gap-3 font-medium hover:text-accent-ink">
				<span className="toggle-sign" />
				{t('house:year.seasons')}
			</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: narrow screens scroll it, by keyboard too */}
			<section tabIndex={0} aria-label={t('house:year.seasons')} className="overflow-x-auto pt-2">
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard themselves */}
				<table onClick={onChoose} className="w-full min-w-lg text-left text-small">
					<thead>
						<tr className="border-b border-line2">
							<th scope="col" className="py-3 pr-4 font-semibold">
								{t('house:year.season')}
							</th>
							{property.levels.map((level) => {
								const name = serviceLevelAt(level);
								return (
									<th key={level} scope="col" className="py-3 pr-4 font-semibold">
										{name ? serviceLevelLabel(name, language) : null}
									</th>
								);
							})}
						</tr>
					</thead>
					<tbody>
						{seasons.map(({ season, levels }) => (
							<tr key={`${season.name}${season.year}`} className="border-b border-line align-top">
								<th scope="row" className="py-3 pr-4 font-normal">
									<span className="max-xs:hidden">{seasonLabel(season, language)}</span>
									<abbr title={seasonLabel(season, language)} className="no-underline xs:hidden">
										{seasonLabel(season, language, 'short')}
									</abbr>
								</th>
								{levels.map(({ level, least, most, cheapest, free, offered }) => (
									<td
										key={level}
										aria-current={isChosen(season, level) ? 'true' : undefined}
										className={`tabular py-3 pr-4 ${isChosen(season, level) ? 'bg-row shadow-[-0.75rem_0_0_0_var(--row-hover)]' : ''}`}
									>
										{offered === 0
											? t('house:year.closedSeason')
											: free === 0
												? t('house:year.nothingFree')
												: least === null || most === null || cheapest === null
													? t('stay.priceOnRequest')
													: price(cheapest, least)}
										{most !== null && most !== least ? t('house:year.upTo', { most: amount(most) }) : null}
										{offered > 0 && free > 0 ? (
											<span className="block text-ink2">{t('house:year.free', { free, offered })}</span>
										) : null}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}
