import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatMonth, type Month, monthOf } from '~/domain/date/month';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import type { ServiceLevel } from '~/domain/stay/service-level';
import { shortStays } from '~/domain/stay/short-stays';
import type { StayRate } from '~/domain/stay/stay-rate';
import { MonthChips } from './month-chips';
import { type StayListProps, StayRows } from './stay-rows';

type ShortStayListProps = StayListProps & {
	rates: readonly StayRate[];
	level: ServiceLevel | null;
	today: PlainDate;
	/** The month to begin with, where it has any. */
	month: Month;
	onWeeks: () => void;
};

/** Rows shown at once; a house of single nights has a hundred in a month. */
const STEP = 24;

/** What is free below seven nights (PRICE-21), or that nothing is. */
export function ShortStayList({ rates, level, today, month: wanted, onWeeks, ...list }: ShortStayListProps) {
	const { t } = useTranslation(['stay-calendar', 'common']);
	const { language } = useRoot();
	const stays = useMemo(() => shortStays({ rates, level, today }), [rates, level, today]);
	const months = [...new Set(stays.map(({ checkIn }) => monthOf(checkIn)))];
	const [month, setMonth] = useState(() => (months.includes(wanted) ? wanted : months.find((each) => each > wanted)));
	const [count, setCount] = useState(STEP);
	const shown = month ?? months[0];
	const [first] = stays;
	if (!first || !shown)
		return (
			<div className="stay-none">
				<p>{t('short.none')}</p>
				<p>{t('short.ask')}</p>
				<button type="button" className="text-link" onClick={onWeeks}>
					{t('short.weeksInstead')}
				</button>
			</div>
		);
	const ofMonth = stays.filter(({ checkIn }) => monthOf(checkIn) === shown);
	const rest = ofMonth.length - count;
	return (
		<>
			<p className="stay-rule">
				{t('short.from', {
					date: formatDate(first.checkIn, language, { weekday: 'comma' }),
					count: Math.min(...stays.map(({ checkIn, checkOut }) => daysBetween(checkIn, checkOut))),
				})}
			</p>
			<div className="stay-top">
				<MonthChips
					months={months}
					month={shown}
					onMonth={(next) => {
						setMonth(next);
						setCount(STEP);
					}}
				/>
			</div>
			<StayRows
				{...list}
				label={t('short.list', { month: formatMonth(shown, language) })}
				head={{ when: t('short.stay'), bar: '', price: t('short.price') }}
				rows={ofMonth.slice(0, count).map((price) => ({
					checkIn: price.checkIn,
					checkOut: price.checkOut,
					state: price.status === 'available' ? ('available' as const) : ('on_request' as const),
					price,
					note: t('common:property.nights', { count: daysBetween(price.checkIn, price.checkOut) }),
				}))}
				range={null}
			/>
			<div className="stay-list-foot">
				<p>{t('weeks.wholeHouse')}</p>
				{rest > 0 ? (
					<button type="button" className="text-link" onClick={() => setCount(count + STEP)}>
						{t('short.more', { count: Math.min(STEP, rest) })}
					</button>
				) : null}
			</div>
		</>
	);
}
