import type { PlainDate } from '~/domain/date/plain-date';
import { groupDigits } from '~/domain/money/group-digits';
import type { StayCalendar } from '~/domain/stay/stay-calendar';
import type { PeriodPrice } from '~/domain/stay/stay-rate';
import type { DateRange } from '../form/date-range-field';

/** A day of a property's calendar as the choice stands. */
export type StayDay = {
	kind: 'arrival' | 'departure' | 'ask' | 'sold' | 'noArrival' | 'noDeparture' | 'closed';
	/** The stay that choosing it would begin or make. */
	stay: PeriodPrice | null;
	/** Its place in the chosen stay. */
	mark: 'start' | 'end' | 'within' | null;
	isSelectable: boolean;
};

/** What a choice of days is evaluated with. */
export type StayChoice = {
	calendar: StayCalendar;
	chosen: DateRange;
	/** Days without a price may be chosen too, as long as no night is sold. */
	asksAnyPeriod: boolean;
};

/** Tells the days of a calendar apart: first arrivals, then the departures of the chosen arrival. */
export function stayDays({ calendar, chosen, asksAnyPeriod }: StayChoice): (day: PlainDate) => StayDay {
	const { checkIn, checkOut } = chosen;
	const seeksEnd = checkIn !== null && checkOut === null;
	const departures = seeksEnd ? calendar.departuresFrom(checkIn) : null;
	const freeUntil = seeksEnd && asksAnyPeriod ? calendar.freeUntil(checkIn) : null;
	const markOf = (day: PlainDate) => {
		if (day === checkIn) return 'start';
		if (!checkIn || !checkOut) return null;
		return day === checkOut ? 'end' : day > checkIn && day < checkOut ? 'within' : null;
	};
	return (day) => {
		const mark = markOf(day);
		const { night, arrival } = calendar.dayOf(day);
		const closed = night === 'sold' ? 'sold' : night === 'closed' ? 'closed' : null;
		if (!departures || mark === 'start') {
			const canAsk = asksAnyPeriod && night !== 'sold';
			const isSelectable = arrival !== null || mark === 'start' || canAsk;
			const kind = arrival ? 'arrival' : canAsk ? 'ask' : (closed ?? 'noArrival');
			return { kind, stay: arrival, mark, isSelectable };
		}
		const stay = departures.get(day) ?? null;
		const canAsk = freeUntil !== null && checkIn !== null && day > checkIn && day <= freeUntil;
		const kind = stay ? 'departure' : canAsk ? 'ask' : (closed ?? 'noDeparture');
		return { kind, stay, mark, isSelectable: stay !== null || canAsk };
	};
}

/** The choice after a day was pressed: an arrival, then its departure; the arrival pressed again is taken back. */
export function chooseDay({ checkIn, checkOut }: DateRange, day: PlainDate): DateRange {
	if (!checkIn || checkOut) return { checkIn: day, checkOut: null };
	return day === checkIn ? { checkIn: null, checkOut: null } : { checkIn, checkOut: day };
}

const MOST_DIGITS = 99_999_50;

/** An amount that fits below a day: `9 550`, above 99 999 `125k`. */
export function shortAmount(minor: number): string {
	return minor < MOST_DIGITS ? groupDigits(minor, 0) : `${Math.round(minor / 100_000)}k`;
}
