import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { addMonths, formatMonth, type Month, monthOf } from '~/domain/date/month';
import { LONG_MONTHS } from '~/domain/date/month-names';
import type { PlainDate } from '~/domain/date/plain-date';
import { formatAmount } from '~/domain/money/format-amount';
import { groupDigits } from '~/domain/money/group-digits';
import { changeDays, isOpen, nextOpenWeek, seasonRange, weeksOfMonth } from '~/domain/stay/month-weeks';
import { seasonLabel, seasonOf } from '~/domain/stay/season';
import type { ServiceLevel } from '~/domain/stay/service-level';
import type { PeriodPrice, StayRate } from '~/domain/stay/stay-rate';
import { Switch } from '../form/switch';
import { MonthChips } from './month-chips';
import { type StayListProps, StayRows } from './stay-rows';

type WeekListProps = StayListProps & {
	rates: readonly StayRate[];
	level: ServiceLevel | null;
	today: PlainDate;
	month: Month;
	onMonth: (month: Month) => void;
};

const MONTHS_SHOWN = 12;
const SATURDAY = 6;

/** Any week of a month (PRICE-21): what each costs against its season, or why it cannot be had. */
export function WeekList({ rates, level, today, month, onMonth, ...list }: WeekListProps) {
	const { t } = useTranslation('stay-calendar');
	const { language } = useRoot();
	const [isByPrice, setIsByPrice] = useState(false);
	const [otherDays, setOtherDays] = useState<boolean | null>(null);
	const { currency, onTake } = list;
	const days = useMemo(() => changeDays(rates, month), [rates, month]);
	const others = days.slice(1);
	// One other day of arrival is shown at once; more would bury the usual weeks.
	const hasOthers = otherDays ?? others.length === 1;
	const { weeks, range } = useMemo(() => {
		const shown = hasOthers ? days : days.slice(0, 1);
		const question = { rates, level, today };
		return { weeks: weeksOfMonth(question, month, shown), range: seasonRange(question, month, shown) };
	}, [rates, level, today, month, days, hasOthers]);
	const cost = ({ price }: (typeof weeks)[number]) => price?.priceMinor ?? Number.MAX_SAFE_INTEGER;
	const rows = isByPrice ? weeks.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || cost(a) - cost(b)) : weeks;
	const open = weeks.filter(isOpen);
	const least = open.toSorted((a, b) => cost(a) - cost(b))[0]?.price ?? null;
	const shownMonths = Array.from({ length: MONTHS_SHOWN }, (_, count) => addMonths(monthOf(today), count));
	const months = shownMonths.includes(month) ? shownMonths : [...shownMonths, month].sort();
	const said = formatMonth(month, language);
	const season = seasonLabel(seasonOf(`${month}-01` as PlainDate), language);
	const spread = range && t('weeks.to', { least: groupDigits(range.least, 0), most: groupDigits(range.most, 0) });
	const isClosed = weeks.every(({ state }) => state === 'closed');
	const next = open.length === 0 ? nextOpenWeek({ rates, level, today }, month) : null;
	const take = (stay: PeriodPrice) => (
		<button type="button" className="text-link tabular" onClick={() => onTake(stay)}>
			{[
				formatDateRange(stay.checkIn, stay.checkOut, language),
				stay.priceMinor === null ? t('day.onRequest') : formatAmount({ minor: stay.priceMinor, currency }),
			].join(', ')}
		</button>
	);
	return (
		<>
			<div className="stay-top">
				<MonthChips months={months} month={month} onMonth={onMonth} />
				{isClosed ? null : (
					<div className="stay-sort">
						{others.length > 0 ? (
							<Switch isOn={hasOthers} onChange={setOtherDays} label={t(`weeks.${nameOf(others)}`)} />
						) : null}
						<label>
							{t('weeks.sort')}{' '}
							<select
								className="select-box"
								value={isByPrice ? 'price' : 'date'}
								onChange={({ currentTarget }) => setIsByPrice(currentTarget.value === 'price')}
							>
								<option value="date">{t('weeks.byDate')}</option>
								<option value="price">{t('weeks.byPrice')}</option>
							</select>
						</label>
					</div>
				)}
			</div>
			{isClosed ? null : (
				<>
					<StayRows
						{...list}
						label={t('weeks.list', { month: said })}
						head={{ when: t('weeks.week'), bar: t('weeks.barHead'), price: t('weeks.nights') }}
						rows={rows}
						range={range}
					/>
					{spread ? <p className="stay-spread">{t('weeks.bar', { season, range: `${spread} ${currency}` })}</p> : null}
				</>
			)}
			<div aria-live="polite" className="stay-list-foot">
				<p>
					{isClosed
						? t('weeks.closedMonth', { month: said })
						: open.length === 0
							? t('weeks.none', { month: said })
							: t('weeks.open', { count: open.length, all: weeks.length })}{' '}
					{least ? (
						<>
							{t('weeks.least', { month: LONG_MONTHS[language][Number(month.slice(5)) - 1] })} {take(least)}
						</>
					) : next ? (
						<>
							{t('weeks.next')} {take(next)}
						</>
					) : null}
				</p>
				<p>{t('weeks.wholeHouse')}</p>
			</div>
		</>
	);
}

function nameOf(days: readonly number[]): 'sundays' | 'saturdays' | 'otherDays' {
	if (days.length > 1) return 'otherDays';
	return days[0] === 0 ? 'sundays' : days[0] === SATURDAY ? 'saturdays' : 'otherDays';
}
