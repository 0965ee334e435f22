import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { LONG_MONTHS, SHORT_WEEKDAYS } from '~/domain/date/month-names';
import {
	addDays,
	daysBetween,
	maxPlainDate,
	minPlainDate,
	type PlainDate,
	partsOf,
	plainDate,
	weekday,
} from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import type {
	BlockBar,
	CalendarProperty,
	CalendarStay,
} from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { shortGaps } from '../calendar-geometry';
import { holdsNights, isBlock, nightWords } from '../calendar-words';
import { PhoneBar } from './phone-bar';
import { PhoneHandle } from './phone-handle';
import type { End, Moved, useMovedEnds } from './use-moved-ends';

type PhoneMonthProps = {
	property: CalendarProperty;
	/** The first day that is shown, and how many of the month follow it. */
	start: PlainDate;
	days: number;
	today: PlainDate;
	now: number;
	picked: { first: PlainDate; last: PlainDate } | null;
	isAlive: boolean;
	/** An end that a finger moves. */
	ends: Pick<ReturnType<typeof useMovedEnds>, 'moved' | 'move' | 'done' | 'cancel'>;
	onNight: (night: PlainDate) => void;
	onBlock: (bar: BlockBar) => void;
};

/** A month of one property in weeks; bars lie in the lower half of the days. */
export const PhoneMonth = memo(function PhoneMonth(props: PhoneMonthProps) {
	const { property, start, days, today, now, picked, isAlive, ends, onNight, onBlock } = props;
	const { moved } = ends;
	const { t } = useTranslation('operator-calendar');
	const language = useRoot().language as Language;
	const last = addDays(start, days - 1);
	const monday = addDays(start, -((weekday(start) + 6) % 7));
	const weeks = Array.from({ length: Math.ceil((daysBetween(monday, last) + 1) / 7) }, (_, at) =>
		addDays(monday, at * 7),
	);
	const names = Array.from({ length: 7 }, (_, at) => SHORT_WEEKDAYS[language][(at + 1) % 7]?.slice(0, 2));
	const bars = property.bars.map((bar) => (moved?.bar?.id === bar.id ? { ...bar, ...pick(moved) } : bar));
	const chosen = picked && { checkIn: picked.first, checkOut: addDays(picked.last, 1) };
	const shown = moved && !moved.bar ? pick(moved) : chosen;
	return (
		<section className="phone-month" aria-label={monthName(language, start)}>
			<header>
				<h3 className="text-t3">{monthName(language, start)}</h3>
				<p className="trade-note">{t('phone.price', { currency: property.currency })}</p>
			</header>
			<div className="phone-week phone-weekdays" aria-hidden="true">
				{names.map((name) => (
					<span key={name}>{name}</span>
				))}
			</div>
			{weeks.map((week) => (
				<div key={week} className="phone-week">
					{Array.from({ length: 7 }, (_, at) => addDays(week, at)).map((day) => (
						<button
							key={day}
							type="button"
							className="phone-day"
							data-day={day}
							data-other={day < start || day > last || undefined}
							data-today={day === today || undefined}
							aria-label={nightWords(t, language, property, day)}
							aria-pressed={picked !== null && picked.first <= day && day <= picked.last}
							disabled={!isAlive}
							onClick={() => onNight(day)}
						>
							{partsOf(day).day}
						</button>
					))}
					{shortGaps(property.bars.filter(holdsNights), property).map((gap) => (
						<PhoneSpan key={gap.checkIn} {...{ week }} stay={gap} className="phone-gap">
							{daysBetween(plainDate(gap.checkIn), plainDate(gap.checkOut))}
						</PhoneSpan>
					))}
					{property.free.map((stay) =>
						isWidest(stay, week) ? (
							<PhoneSpan key={stay.checkIn + stay.checkOut} {...{ stay, week }} className="phone-price">
								{groupDigits(stay.priceMinor, 0)}
							</PhoneSpan>
						) : null,
					)}
					{bars.map((bar) => {
						const span = inWeek(bar, week);
						return span ? (
							<PhoneBar
								key={bar.id}
								{...{ bar, span, now, onBlock }}
								propertyId={property.id}
								isEnd={isWidest(bar, week)}
							/>
						) : null;
					})}
					{shown ? <PhoneSpan stay={shown} week={week} className="phone-chosen" /> : null}
					{/* Where the ends were: a handle that a finger holds stays the same element. */}
					{isAlive
						? property.bars.map((bar) =>
								isBlock(bar) && bar.kind !== 'channel' ? (
									<Ends key={bar.id} span={inWeek(bar, week)} stay={bar} {...{ bar, ends }} />
								) : null,
							)
						: null}
					{isAlive && chosen ? <Ends span={inWeek(chosen, week)} bar={null} stay={chosen} ends={ends} /> : null}
				</div>
			))}
		</section>
	);
});

type Stay = Pick<CalendarStay, 'checkIn' | 'checkOut'>;

const pick = ({ checkIn, checkOut }: Moved) => ({ checkIn, checkOut });

type EndsProps = {
	span: ReturnType<typeof inWeek>;
	bar: BlockBar | null;
	stay: Stay;
	ends: PhoneMonthProps['ends'];
};

/** The handles of those ends that lie in the week. */
function Ends({ span, bar, stay, ends }: EndsProps) {
	if (!span) return null;
	const handle = (side: End, at: number) => (
		<PhoneHandle
			key={side}
			{...{ side, at }}
			onMove={(day) => ends.move(bar, stay, side, day)}
			onDone={ends.done}
			onCancel={ends.cancel}
		/>
	);
	return (
		<>
			{span.isCutLeft ? null : handle('start', span.left)}
			{span.isCutRight ? null : handle('end', span.left + span.width)}
		</>
	);
}

/** The part of a stay in a week, in percent of its width, from the middle of the arrival day to the middle of the departure day. */
export function inWeek({ checkIn, checkOut }: Stay, week: PlainDate) {
	const begin = daysBetween(week, plainDate(checkIn)) + 0.5;
	const end = daysBetween(week, plainDate(checkOut)) + 0.5;
	const [left, right] = [Math.max(0, begin), Math.min(7, end)];
	if (left >= right) return null;
	return { left: (left / 7) * 100, width: ((right - left) / 7) * 100, isCutLeft: begin < 0, isCutRight: end > 7 };
}

/** Whether the week has the widest part of a stay, the first of two. */
function isWidest({ checkIn, checkOut }: Stay, week: PlainDate): boolean {
	const nights = (from: PlainDate) => {
		const [first, end] = [maxPlainDate(from, plainDate(checkIn)), minPlainDate(addDays(from, 7), plainDate(checkOut))];
		return Math.max(0, daysBetween(first, end));
	};
	const own = nights(week);
	return own > 0 && own > nights(addDays(week, -7)) && own >= nights(addDays(week, 7));
}

function PhoneSpan({
	stay,
	week,
	className,
	children,
}: {
	stay: Stay;
	week: PlainDate;
	className: string;
	children?: React.ReactNode;
}) {
	const span = inWeek(stay, week);
	return span ? (
		<span
			aria-hidden="true"
			className={className}
			data-cut-left={span.isCutLeft || undefined}
			data-cut-right={span.isCutRight || undefined}
			style={{ left: `${span.left}%`, width: `${span.width}%` }}
		>
			{children}
		</span>
	) : null;
}

const monthName = (language: Language, day: PlainDate) =>
	`${LONG_MONTHS[language][Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
