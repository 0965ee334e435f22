import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { dayAndMonth, dayOfMonth } from '~/domain/date/format-date';
import { LONG_MONTHS } from '~/domain/date/month-names';
import { parsePlainDate, partsOf, plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import type { LeadWeek } from '~/domain/lead/lead-weeks';
import type { TypedStay } from '~/domain/lead/preview-stay.server';
import { seasonKey, seasonLabel, seasonOf } from '~/domain/stay/season';
import type { ServiceLevel } from '~/domain/stay/service-level';
import { stayStatusLabel } from '~/domain/stay/stay-status';
import { type TradeWeek, weekGroups } from '~/domain/trade/week-groups';
import { Amount } from '../amount';
import { SEGMENTS } from '../parts/segments';
import type { LeadView } from './lead-view.server';
import { LOOK_FIELD, weekValue } from './stay-values';

type StayWeeksProps = {
	weeks: readonly LeadWeek[];
	level: ServiceLevel | null;
	typed: TypedStay;
	/** Chosen by hand; '' for the season of the period. */
	season: string;
	currency: LeadView['currency'];
	/** With script: instead of a sending. */
	onWeek: (week: TradeWeek) => void;
	onSeason: (key: string) => void;
};

/** The calendar of the property at one level: each week free, on request, taken or this lead's own, with its price; a tap takes it over. */
export function StayWeeks({ weeks, level, typed, season, currency, onWeek, onSeason }: StayWeeksProps) {
	const { t } = useTranslation(['lead', 'trade-house']);
	const { today } = useRoot();
	const language = useRoot().language as Language;
	const seasons = [...new Map(weeks.map(({ checkIn }) => [seasonKey(seasonOf(checkIn)), seasonOf(checkIn)]))];
	const begins = parsePlainDate(typed.checkIn);
	const keys = seasons.map(([key]) => key);
	const own = begins ? seasonKey(seasonOf(begins)) : '';
	const shown = [season, own].find((key) => keys.includes(key)) ?? keys[0];
	const groups =
		level && shown
			? weekGroups({
					optionStays: [],
					rates: weeks,
					season: shown,
					serviceLevel: level,
					commissionPercent: null,
					today: plainDate(today),
				})
			: [];
	const held = new Set(weeks.filter(({ isOwn }) => isOwn).map(weekValue));
	const chosen = weekValue(typed);
	return (
		<fieldset className="grid w-full gap-3">
			<legend className="mb-2 font-semibold">{t('stay.weeks')}</legend>
			{seasons.length > 1 ? (
				<div className={`${SEGMENTS} max-w-full justify-self-start`}>
					{seasons.map(([key, each]) => (
						<button
							key={key}
							type="submit"
							name={LOOK_FIELD}
							value={key}
							aria-pressed={key === shown}
							onClick={(event) => {
								event.preventDefault();
								onSeason(key);
							}}
						>
							{seasonLabel(each, language)}
						</button>
					))}
				</div>
			) : null}
			{groups.length === 0 ? <p className="text-ink2">{t('stay.noWeeks')}</p> : null}
			{groups.map((group) => (
				<div
					key={`${group.key}${group.weeks[0]?.checkIn}`}
					className="stay-month grid gap-x-4 gap-y-1.5 lg:grid-cols-[7rem_minmax(0,1fr)] [&_li>*]:grid [&_li>*]:w-full [&_li>*]:min-h-13 [&_li>*]:content-center [&_li>*]:border [&_li>*]:border-hair [&_li>*]:rounded-control [&_li>*]:py-1.5 [&_li>*]:px-2.5 [&_li>*]:text-left [&_li>*]:tabular [&_li>p]:bg-row [&_li>p]:text-ink2 [&_li>button]:border-field [&_li>button]:bg-work [&_li>button:not([aria-pressed=true]):hover]:bg-row [&_li>[data-own]]:border-dashed [&_li>[aria-pressed=true]]:border-main [&_li>[aria-pressed=true]]:bg-main [&_li>[aria-pressed=true]]:text-on-main [&_[aria-pressed=true]_.trade-code]:text-inherit"
				>
					<h4 className="text-(length:--text-note) pt-1.5 font-sans font-semibold text-ink2 lg:pt-4">
						{group.key === 'holidays' ? t('trade-house:weeks.holidays') : LONG_MONTHS[language][group.key - 1]}
					</h4>
					<ul className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-1.5">
						{group.weeks.map((week) => {
							const value = weekValue(week);
							const isOwn = held.has(value);
							const words = (
								<>
									<span className="font-semibold in-[li>p]:line-through">{daysOf(week, language)}</span>
									{week.isFree && week.priceMinor !== null ? (
										<Amount money={{ minor: week.priceMinor, currency }} />
									) : null}
									{isOwn ? (
										<span className="text-note/4.5 text-ink2 in-aria-pressed:text-inherit">{t('stay.own')}</span>
									) : week.status === 'available' && week.priceMinor !== null ? null : (
										<span className="text-note/4.5 text-ink2 in-aria-pressed:text-inherit">
											{stayStatusLabel(week.status, language)}
										</span>
									)}
								</>
							);
							return (
								<li key={value}>
									{week.isFree ? (
										<button
											type="submit"
											name={LOOK_FIELD}
											value={value}
											aria-pressed={value === chosen}
											data-own={isOwn || undefined}
											onClick={(event) => {
												event.preventDefault();
												onWeek(week);
											}}
										>
											{words}
										</button>
									) : (
										<p>{words}</p>
									)}
								</li>
							);
						})}
					</ul>
				</div>
			))}
		</fieldset>
	);
}

/** `2 – 9 Jan`; the season shows the year. */
function daysOf({ checkIn, checkOut }: TradeWeek, language: Language): string {
	const isOneMonth = partsOf(checkIn).month === partsOf(checkOut).month;
	return `${(isOneMonth ? dayOfMonth : dayAndMonth)(checkIn, language)} – ${dayAndMonth(checkOut, language)}`;
}
