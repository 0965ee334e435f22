import { GregorianCalendar, parseDate } from '@internationalized/date';
import { type RefObject, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { addDays, daysBetween, type PlainDate, parsePlainDate } from '~/domain/date/plain-date';
import { visitorsToday } from '~/domain/date/visitors-today';
import { SEARCH_LIMITS } from '~/domain/search/search-filter';
import { Button } from '../ui/button';
import type { DateRange } from './date-range-field';
import { DateRangeMonths } from './date-range-months';
import { DateRangePopover } from './date-range-popover';
import { labelOf, MonthButtons } from './month-buttons';
import { Switch } from './switch';

export type DateRangePickerProps = {
	range: DateRange;
	today: PlainDate;
	isFlexible: boolean;
	onFlexibleChange?: (isFlexible: boolean) => void;
	propertyPath?: string | undefined;
	asksAnyPeriod?: boolean | undefined;
	onApply: (range: DateRange) => void;
	/** The form's list of months, any week of which may be searched for; null where dates are needed. */
	months?: { list: HTMLSelectElement; onChoose: (month: string) => void } | null;
	onClose: () => void;
	/** The anchor of the popover. */
	anchor: RefObject<HTMLElement | null>;
};

const gregorian = () => new GregorianCalendar();

/** The calendar of a search, which knows of no property. */
export function DateRangePicker(props: DateRangePickerProps) {
	const { range, isFlexible, onClose, months } = props;
	const today = visitorsToday(props.today, new Date());
	const { t } = useTranslation();
	const { language } = useRoot();
	const [picked, setPicked] = useState<DateRange>(range);
	const [isOfMonth, setIsOfMonth] = useState(() => !!months?.list.value);
	const { checkIn, checkOut } = picked;
	const nights = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0;
	const besides = isFlexible && checkIn && checkOut ? [addDays(checkIn, -1), addDays(checkOut, 1)] : [];
	const focused = checkIn ?? range.checkOut ?? today;
	return (
		<DateRangePopover title={t('dates.choose')} anchor={props.anchor} onClose={onClose}>
			{(monthCount) =>
				months && isOfMonth ? (
					<MonthButtons list={months.list} onChoose={months.onChoose} onDates={() => setIsOfMonth(false)} />
				) : (
					<>
						<I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
							<RangeCalendar
								aria-label={t('dates.choose')}
								autoFocus
								createCalendar={gregorian}
								firstDayOfWeek="mon"
								visibleDuration={{ months: monthCount }}
								pageBehavior="single"
								minValue={parseDate(today)}
								maxValue={parseDate(addDays(today, SEARCH_LIMITS.daysAhead))}
								defaultFocusedValue={parseDate(focused)}
								value={checkIn && checkOut ? { start: parseDate(checkIn), end: parseDate(checkOut) } : null}
								onChange={({ start, end }) =>
									setPicked({ checkIn: parsePlainDate(start.toString()), checkOut: parsePlainDate(end.toString()) })
								}
							>
								<DateRangeMonths monthCount={monthCount} besides={besides} />
							</RangeCalendar>
						</I18nProvider>
						<div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-4 border-t border-line2 pt-5 text-small">
							{/* With the switch always a line of its own, so that the height stays while a period is chosen. */}
							<p className={`flex items-center gap-3 text-ink2 ${props.onFlexibleChange ? 'w-full' : ''}`}>
								<span className="size-1 rounded-full bg-accent" />
								{t('dates.bestPrices')}
								{months ? (
									<button
										type="button"
										onClick={() => setIsOfMonth(true)}
										className="text-link -my-3 ml-auto min-h-11 text-ink"
									>
										{labelOf(months.list)} …
									</button>
								) : null}
							</p>
							{props.onFlexibleChange ? (
								<Switch isOn={isFlexible} onChange={props.onFlexibleChange} label={t('dates.flexible')} />
							) : null}
							<p aria-live="polite" className="ml-auto font-semibold">
								{nights > 0 ? t('property.nights', { count: nights }) : t('dates.noNights')}
							</p>
							<Button variant="dark" className="max-lg:w-full" onClick={() => props.onApply(picked)}>
								{t('dates.apply')}
							</Button>
						</div>
					</>
				)
			}
		</DateRangePopover>
	);
}
