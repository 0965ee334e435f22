import { useTranslation } from 'react-i18next';
import type { PlainDate } from '~/domain/date/plain-date';
import { formatAmount } from '~/domain/money/format-amount';
import type { House } from '~/domain/property/house';
import { seasonPrices } from '~/domain/property/season-prices';
import { seasonLabel } from '~/domain/stay/season';
import { serviceLevelAt, serviceLevelLabel } from '~/domain/stay/service-level';
import { useRoot } from '~/root';

/** Prices by season and level as a table to read, for those who would rather not read colours. */
export function SeasonTable({ house, today }: { house: House; today: PlainDate }) {
	const { t } = useTranslation('property');
	const { language } = useRoot();
	const seasons = seasonPrices(house.stays, house.levels, today);
	if (seasons.length === 0) return null;
	const amount = (minor: number) => formatAmount({ minor, currency: house.currency });
	return (
		<details className="mt-6 lg:mt-8">
			<summary className="inline-flex min-h-11 items-center gap-3 font-medium hover:text-accent-ink">
				<span className="toggle-sign" />
				{t('year.seasons')}
			</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: narrow screens scroll it, by keyboard too */}
			<section tabIndex={0} aria-label={t('year.seasons')} className="overflow-x-auto pt-2">
				<table className="w-full min-w-lg text-left text-small">
					<thead>
						<tr className="border-b border-line2">
							<th scope="col" className="py-3 pr-4 font-semibold">
								{t('year.season')}
							</th>
							{house.levels.map((level) => {
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
								{levels.map(({ level, least, most, free, offered }) => (
									<td key={level} className="tabular py-3 pr-4">
										{offered === 0
											? t('year.closedSeason')
											: free === 0
												? t('year.nothingFree')
												: least === null || most === null
													? t('stay.priceOnRequest')
													: least === most
														? amount(least)
														: t('year.range', { least: amount(least), most: amount(most) })}
										{offered > 0 && free > 0 ? (
											<span className="block text-ink2">{t('year.free', { free, offered })}</span>
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
