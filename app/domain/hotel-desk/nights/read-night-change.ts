import { addDays, daysBetween, type PlainDate, parsePlainDate, weekday } from '../../date/plain-date';
import { EVERY_WEEKDAY, fieldsOf, MOST_MIN_NIGHTS, MOST_NIGHTS, type NightChange } from './night-change';

/** The texts of the form, as they were typed. */
export type TypedChange = {
	rooms: readonly string[];
	first: string;
	last: string;
	/** Numbers of weekdays, 0 = Sunday; none: every day. */
	weekdays: readonly string[];
	/** '' leaves the rooms as they are, `all` means all of the type. */
	units: string;
	/** '' leaves it as it is, `season` means as the season says. */
	minNights: string;
	/** `close` or `open`; anything else leaves it as it is. */
	arrival: string;
	/** `stop` or `sell`; anything else leaves it as it is. */
	selling: string;
};

export type ChangeField = 'rooms' | 'first' | 'last' | 'weekdays' | 'units' | 'minNights' | 'form';

export type ChangeError = {
	key:
		| 'rooms'
		| 'date'
		| 'past'
		| 'order'
		| 'tooLong'
		| 'weekdays'
		| 'notANumber'
		| 'moreThanThere'
		| 'minNights'
		| 'nothing'
		/** More rooms are booked on a night than would be left to sell. */
		| 'belowBooked';
	values?: Record<string, string | number>;
};

export type ChangeErrors = Partial<Record<ChangeField, ChangeError>>;

type Limits = {
	/** By public id, how many rooms of the type there are. */
	units: ReadonlyMap<string, number>;
	/** The day at the hotel. */
	today: PlainDate;
};

/** Reads a change of nights; every field that is wrong is named, and nothing is guessed. Rooms that are not of the hotel are left to the verb. */
export function readNightChange(
	typed: TypedChange,
	{ units, today }: Limits,
): { change: NightChange } | { errors: ChangeErrors } {
	const errors: ChangeErrors = {};
	const rooms = [...new Set(typed.rooms)];
	if (rooms.length === 0) errors.rooms = { key: 'rooms' };
	const first = parsePlainDate(typed.first);
	const last = parsePlainDate(typed.last === '' ? typed.first : typed.last);
	if (!first) errors.first = { key: 'date' };
	else if (first < today) errors.first = { key: 'past' };
	if (!last) errors.last = { key: 'date' };
	else if (first && last < first) errors.last = { key: 'order' };
	else if (first && daysBetween(first, last) >= MOST_NIGHTS)
		errors.last = { key: 'tooLong', values: { count: MOST_NIGHTS } };
	const weekdays = readWeekdays(typed.weekdays);
	if (first && last && !errors.last && !hasNight(first, last, weekdays)) errors.weekdays = { key: 'weekdays' };
	const change: NightChange = {
		...{ rooms, weekdays },
		first: first ?? today,
		last: last ?? today,
		...readUnits(typed.units, rooms, units, errors),
		...readMinNights(typed.minNights, errors),
		...(typed.arrival === 'close' || typed.arrival === 'open' ? { isArrivalClosed: typed.arrival === 'close' } : {}),
		...(typed.selling === 'stop' || typed.selling === 'sell' ? { isStopped: typed.selling === 'stop' } : {}),
	};
	if (Object.keys(errors).length === 0 && fieldsOf(change).length === 0) errors.form = { key: 'nothing' };
	return Object.keys(errors).length > 0 ? { errors } : { change };
}

function readWeekdays(numbers: readonly string[]): number {
	const mask = numbers.reduce((sum, each) => (/^[0-6]$/.test(each) ? sum | (1 << Number(each)) : sum), 0);
	return mask === 0 ? EVERY_WEEKDAY : mask;
}

function hasNight(first: PlainDate, last: PlainDate, weekdays: number): boolean {
	if (daysBetween(first, last) >= 6) return true;
	for (let night = first; night <= last; night = addDays(night, 1)) if ((weekdays >> weekday(night)) & 1) return true;
	return false;
}

function readUnits(
	text: string,
	rooms: readonly string[],
	units: Limits['units'],
	errors: ChangeErrors,
): Pick<NightChange, 'units'> {
	const typed = text.trim();
	if (typed === '') return {};
	if (typed === 'all') return { units: null };
	if (!/^\d{1,4}$/.test(typed)) {
		errors.units = { key: 'notANumber' };
		return {};
	}
	const fewest = Math.min(...rooms.map((room) => units.get(room) ?? Number.POSITIVE_INFINITY));
	if (Number(typed) > fewest) errors.units = { key: 'moreThanThere', values: { count: fewest } };
	return { units: Number(typed) };
}

function readMinNights(text: string, errors: ChangeErrors): Pick<NightChange, 'minNights'> {
	const typed = text.trim();
	if (typed === '') return {};
	if (typed === 'season') return { minNights: null };
	if (!/^\d{1,3}$/.test(typed) || Number(typed) < 1 || Number(typed) > MOST_MIN_NIGHTS) {
		errors.minNights = { key: 'minNights', values: { count: MOST_MIN_NIGHTS } };
		return {};
	}
	return { minNights: Number(typed) };
}
