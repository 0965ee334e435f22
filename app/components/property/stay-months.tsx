import type { CalendarDate } from '@internationalized/date';
import {
	Button,
	CalendarCell,
	CalendarGrid,
	CalendarGridBody,
	CalendarGridHeader,
	CalendarHeaderCell,
	CalendarHeading,
} from 'react-aria-components/RangeCalendar';
import { type PlainDate, plainDate } from '~/domain/date/plain-date';
import { lowestPrice, type StayCalendar } from '~/domain/stay/stay-calendar';
import type { Period } from '~/domain/stay/stay-rate';
import { Icon } from '../ui/icon';
import type { StayDay } from './stay-day';
import type { StayDayWords } from './use-stay-day-words';

type StayMonthsProps = {
	monthCount: number;
	calendar: StayCalendar;
	/** From the first day shown to the day after the last. */
	days: Period;
	today: PlainDate;
	describe: (day: PlainDate) => StayDay;
	wordsOf: (day: StayDay) => StayDayWords;
	/** A day was pressed or has the focus. */
	onPoint: (day: PlainDate) => void;
};

const PAGE_BUTTON = 'absolute top-0 z-10 grid size-11 place-items-center disabled:opacity-30';

/** One or two months, Monday first: each day with what can begin or end on it. */
export function StayMonths(props: StayMonthsProps) {
	const { monthCount, calendar, days, today, ...cell } = props;
	const lowest = lowestPrice(calendar, days, today);
	return (
		<div className="relative flex justify-center gap-15">
			<Button slot="previous" className={`${PAGE_BUTTON} left-0`}>
				<Icon name="chevronLeft" />
			</Button>
			{Array.from({ length: monthCount }, (_, month) => (
				<div key={month}>
					<CalendarHeading offset={{ months: month }} className="flex h-11 items-center justify-center text-h4" />
					<CalendarGrid offset={{ months: month }} weekdayStyle="short" className="stay-grid">
						<CalendarGridHeader>
							{(day) => (
								<CalendarHeaderCell className="h-10 text-label font-normal text-ink2">
									{day.slice(0, 2)}
								</CalendarHeaderCell>
							)}
						</CalendarGridHeader>
						<CalendarGridBody>{(date) => <Day {...cell} date={date} lowest={lowest} />}</CalendarGridBody>
					</CalendarGrid>
				</div>
			))}
			<Button slot="next" className={`${PAGE_BUTTON} right-0`}>
				<Icon name="chevronRight" />
			</Button>
		</div>
	);
}

type DayProps = Pick<StayMonthsProps, 'describe' | 'wordsOf' | 'onPoint'> & {
	date: CalendarDate;
	lowest: number | null;
};

function Day({ date, describe, wordsOf, onPoint, lowest }: DayProps) {
	const own = plainDate(date.toString());
	const day = describe(own);
	const { label, below } = wordsOf(day);
	const isLowest = day.kind === 'arrival' && day.stay?.priceMinor === lowest && lowest !== null;
	return (
		<CalendarCell
			date={date}
			className={({ isOutsideMonth, isFocusVisible }) =>
				`stay-day tabular ${isOutsideMonth ? 'invisible' : ''} ${isFocusVisible ? 'outline-2 -outline-offset-2 outline-accent outline-solid' : 'outline-none'}`
			}
			render={(given, { isDisabled, isOutsideMonth }) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: the calendar's own button, with its keys; a press on a day that cannot be chosen is answered
				<div
					{...given}
					aria-label={isDisabled ? given['aria-label'] : `${given['aria-label']}, ${label}`}
					data-kind={isDisabled || isOutsideMonth ? undefined : day.kind}
					data-mark={day.mark ?? undefined}
					data-lowest={isLowest || undefined}
					data-below={isDisabled ? undefined : below}
					onClick={(event) => {
						given.onClick?.(event);
						if (!isDisabled && !day.isSelectable) onPoint(own);
					}}
					onFocus={(event) => {
						given.onFocus?.(event);
						onPoint(own);
					}}
				/>
			)}
		/>
	);
}
