import { useTranslation } from 'react-i18next';
import { STAY_STATUSES } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { groupDigits } from '~/domain/money/group-digits';
import type { Currency } from '~/domain/money/money';
import type { OfferedStay, WeekHolder } from '~/domain/stay/list-offered-weeks.server';
import { seasonKey, seasonLabel, seasonOf } from '~/domain/stay/season';
import { serviceLevelAt, serviceLevelLabel } from '~/domain/stay/service-level';
import { stayStatusLabel } from '~/domain/stay/stay-status';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { ROW_FORM } from '../parts/field-label';
import { tradeButton } from '../trade-button';

type WeekTableProps = { weeks: readonly OfferedStay[]; currency: Currency };

/** The stays of a property by season, each a separate form. */
export function OfferedWeekTable({ weeks, currency }: WeekTableProps) {
	const { t } = useTranslation('inbox');
	const { language } = useRoot();
	const seasons = new Map<string, OfferedStay[]>();
	for (const week of weeks) {
		const key = seasonKey(seasonOf(plainDate(week.checkIn)));
		seasons.set(key, [...(seasons.get(key) ?? []), week]);
	}
	return [...seasons].map(([key, stays]) => {
		const [first] = stays;
		const label = first ? seasonLabel(seasonOf(plainDate(first.checkIn)), language) : '';
		return (
			<section key={key} className="mt-6 [&>h2]:mb-3">
				<h2>{label}</h2>
				<div className="trade-card">
					<table className="trade-table desk-table desk-slim" aria-label={label}>
						<thead>
							<tr>
								<th scope="col">{t('week')}</th>
								<th scope="col">{t('level')}</th>
								<th scope="col">
									{t('status')}, {t('weekPrice', { currency })}
								</th>
							</tr>
						</thead>
						<tbody>
							{stays.map((week) => (
								<WeekRow key={`${week.checkIn}.${week.checkOut}.${week.level}`} week={week} currency={currency} />
							))}
						</tbody>
					</table>
				</div>
			</section>
		);
	});
}

function WeekRow({ week, currency }: { week: OfferedStay; currency: Currency }) {
	const { t } = useTranslation(['inbox', 'desk']);
	const { language } = useRoot();
	const typed = useTyped(`${week.checkIn}.${week.checkOut}.${week.level}`);
	const level = serviceLevelAt(week.level);
	const name = `${formatDate(week.checkIn, language)} – ${formatDate(week.checkOut, language)}`;
	const price = week.priceMinor === null ? '' : groupDigits(week.priceMinor, week.priceMinor % 100 === 0 ? 0 : 2);
	const seen = { seenStatus: week.status, seenPrice: week.priceMinor ?? '' };
	return (
		<tr>
			<th scope="row" className="desk-wide">
				{name}
				<small>{t('desk:nights', { count: daysBetween(plainDate(week.checkIn), plainDate(week.checkOut)) })}</small>
			</th>
			<td data-label={t('level')}>{level ? serviceLevelLabel(level, language) : ''}</td>
			<td className="desk-wide">
				{week.isHeld ? (
					<span className="trade-note">
						{stayStatusLabel(week.status, language)}, {price || '–'}
						{(week.holders as WeekHolder[]).map((holder) => (
							<span key={holder.number ?? holder.reason} className="block">
								{holder.number === null
									? t('blocked', { reason: holder.reason })
									: t('heldBy', {
											status: leadStatusLabel(holder.status, language as Language),
											client: holder.client,
											agency: holder.agency ?? t('direct'),
											number: holder.number,
										})}
							</span>
						))}
					</span>
				) : (
					<VerbForm
						fields={{ checkIn: week.checkIn, checkOut: week.checkOut, level: week.level, ...seen }}
						className={ROW_FORM}
					>
						<select
							// Reset after a change by another user: an outdated choice would be submitted as if it had been seen.
							key={`${seen.seenStatus}`}
							name="status"
							aria-label={`${t('status')}, ${name}`}
							defaultValue={typed.status ?? week.status}
							className="trade-field"
						>
							{STAY_STATUSES.map((status) => (
								<option key={status} value={status}>
									{stayStatusLabel(status, language)}
								</option>
							))}
						</select>
						<input
							key={`price-${seen.seenPrice}`}
							name="price"
							inputMode="decimal"
							size={11}
							aria-label={`${t('weekPrice', { currency })}, ${name}`}
							defaultValue={typed.price ?? price}
							className="trade-field"
						/>
						<button type="submit" className={tradeButton()} aria-label={`${t('save')}, ${name}`}>
							{t('save')}
						</button>
					</VerbForm>
				)}
			</td>
		</tr>
	);
}
