import { GregorianCalendar, parseDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { addDays, maxPlainDate, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { visitorsToday } from '~/domain/date/visitors-today';
import type { Currency } from '~/domain/money/money';
import { SEARCH_LIMITS } from '~/domain/search/search-filter';
import type { ServiceLevel } from '~/domain/stay/service-level';
import { stayCalendar } from '~/domain/stay/stay-calendar';
import type { StayRate } from '~/domain/stay/stay-rate';
import type { DateRangePickerProps } from '../form/date-range-calendar';
import type { DateRange } from '../form/date-range-field';
import { Button } from '../ui/button';
import { chooseDay, stayDays } from './stay-day';
import { StayHint } from './stay-hint';
import { StayLegend } from './stay-legend';
import { StayMonths } from './stay-months';
import { StayRuleLine } from './stay-rule-line';
import { useStayDayWords } from './use-stay-day-words';

export type StayChooserProps = DateRangePickerProps & {
	monthCount: 1 | 2;
	/** False where it comes back while the focus is elsewhere. */
	isFocused?: boolean;
	level: ServiceLevel | null;
	rates: readonly StayRate[];
	currency: Currency;
};

const gregorian = () => new GregorianCalendar();
const NOTHING: DateRange = { checkIn: null, checkOut: null };

const dayOf = (date: { toString: () => string }): PlainDate => plainDate(date.toString());

/** Arrival, then departure: only days that can be had are live, and each says what it costs. */
export function StayChooser(props: StayChooserProps) {
	const { level, rates, currency, range, monthCount, onApply } = props;
	const { asksAnyPeriod = false, isFocused = true } = props;
	const { t } = useTranslation(['stay-calendar', 'common']);
	const { language } = useRoot();
	const today = visitorsToday(props.today, new Date());
	const [chosen, setChosen] = useState<DateRange>(range.checkIn && range.checkOut ? range : NOTHING);
	const [pointed, setPointed] = useState<PlainDate | null>(null);
	const calendar = useMemo(() => stayCalendar(rates, level, today), [rates, level, today]);
	const describe = useMemo(() => stayDays({ calendar, chosen, asksAnyPeriod }), [calendar, chosen, asksAnyPeriod]);
	const wordsOf = useStayDayWords(currency);
	const choose = (next: DateRange) => {
		setChosen(next);
		setPointed(null);
	};
	const first = range.checkIn ?? calendar.nearestArrival(today)?.checkIn ?? today;
	return (
		<>
			<I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
				<Calendar
					aria-label={t('common:dates.choose')}
					autoFocus={isFocused}
					createCalendar={gregorian}
					firstDayOfWeek="mon"
					visibleDuration={{ months: monthCount }}
					pageBehavior="single"
					minValue={parseDate(today)}
					maxValue={parseDate(addDays(today, SEARCH_LIMITS.daysAhead))}
					defaultFocusedValue={parseDate(maxPlainDate(first, today))}
					value={null}
					onChange={(date) => choose(chooseDay(chosen, dayOf(date)))}
					isDateUnavailable={(date) => !describe(dayOf(date)).isSelectable}
				>
					{({ state }) => {
						const { start, end } = state.visibleRange;
						const days = { checkIn: dayOf(start), checkOut: addDays(dayOf(end), 1) };
						return (
							<>
								<StayRuleLine calendar={calendar} days={days} level={level} asksAnyPeriod={asksAnyPeriod} />
								<StayMonths
									monthCount={monthCount}
									calendar={calendar}
									days={days}
									today={today}
									describe={describe}
									wordsOf={wordsOf}
									onPoint={setPointed}
								/>
							</>
						);
					}}
				</Calendar>
			</I18nProvider>
			<StayLegend />
			<div className="stay-foot">
				<StayHint
					calendar={calendar}
					chosen={chosen}
					currency={currency}
					pointed={pointed === null ? null : { day: pointed, ...describe(pointed) }}
					onTake={choose}
				/>
				<Button variant="quiet" onClick={() => choose(NOTHING)} disabled={!chosen.checkIn}>
					{t('clear')}
				</Button>
				<Button
					variant="dark"
					className="max-lg:w-full"
					disabled={!chosen.checkIn || !chosen.checkOut}
					onClick={() => onApply(chosen)}
				>
					{t('common:dates.apply')}
				</Button>
			</div>
		</>
	);
}
