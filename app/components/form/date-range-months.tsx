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
import type { PlainDate } from '~/domain/date/plain-date';
import { Icon } from '../ui/icon';

const PAGE_BUTTON = 'absolute top-0 z-10 grid size-11 place-items-center disabled:opacity-30';

type DateRangeMonthsProps = {
	monthCount: number;
	/** Days beside the period, hatched: a flexible search takes them too. */
	besides: readonly PlainDate[];
};

/** One or two months of a range calendar, Monday first, Saturdays bold with a dot. */
export function DateRangeMonths({ monthCount, besides }: DateRangeMonthsProps) {
	return (
		<div className="relative flex justify-center gap-15">
			<Button slot="previous" className={`${PAGE_BUTTON} left-0`}>
				<Icon name="chevronLeft" />
			</Button>
			{Array.from({ length: monthCount }, (_, month) => (
				<div key={month}>
					<CalendarHeading offset={{ months: month }} className="flex h-11 items-center justify-center text-h4" />
					<CalendarGrid
						offset={{ months: month }}
						weekdayStyle="short"
						className="mt-2 border-separate [border-spacing:0_1px]"
					>
						<CalendarGridHeader>
							{(day) => (
								<CalendarHeaderCell className="h-10 text-label font-normal text-ink2">
									{day.slice(0, 2)}
								</CalendarHeaderCell>
							)}
						</CalendarGridHeader>
						<CalendarGridBody className="[&_td]:p-0">
							{(date) => <Day date={date} isBeside={(besides as readonly string[]).includes(date.toString())} />}
						</CalendarGridBody>
					</CalendarGrid>
				</div>
			))}
			<Button slot="next" className={`${PAGE_BUTTON} right-0`}>
				<Icon name="chevronRight" />
			</Button>
		</div>
	);
}

function Day({ date, isBeside }: { date: CalendarDate; isBeside: boolean }) {
	const isSaturday = new Date(`${date.toString()}T00:00Z`).getUTCDay() === 6;
	return (
		<CalendarCell
			date={date}
			className={(day) => {
				const tone =
					day.isSelectionStart || day.isSelectionEnd
						? 'bg-main text-on-main'
						: day.isSelected
							? 'bg-light1'
							: isBeside
								? 'hatched'
								: day.isHovered && !day.isDisabled && !day.isUnavailable
									? 'outline-1 -outline-offset-1 outline-ink outline-solid'
									: '';
				const state = day.isDisabled
					? 'text-ink2 opacity-45'
					: day.isUnavailable
						? 'text-ink2 line-through'
						: 'cursor-pointer';
				const focus = day.isFocusVisible ? 'outline-2 -outline-offset-2 outline-accent outline-solid' : 'outline-none';
				const saturday = isSaturday
					? 'font-semibold after:absolute after:bottom-1.5 after:left-1/2 after:size-1 after:-translate-x-1/2 after:rounded-full after:bg-accent'
					: '';
				return `tabular relative grid h-12 w-12 max-xs:w-[calc((100vw-2.5rem)/7)] max-w-12 place-items-center text-body ${day.isOutsideMonth ? 'invisible' : ''} ${tone} ${state} ${tone.includes('outline') ? '' : focus} ${saturday}`;
			}}
		/>
	);
}
