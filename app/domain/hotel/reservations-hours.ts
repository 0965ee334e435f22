import { clockInZone } from '../date/clock-in-zone';
import { addDays, type PlainDate, weekday } from '../date/plain-date';

/** The reservations team works 9am to 5pm Monday to Saturday (OFFER-4), by the clock of its hotel. */
const OPENS = '09:00';
const CLOSES = '17:00';
const SUNDAY = 0;

export type TeamState = {
	isOpen: boolean;
	/** When it next closes, or opens: milliseconds, and the day and time on the hotel's clock. */
	changesAt: number;
	changesThere: { day: PlainDate; time: string };
	/** Day and time there now. */
	there: { day: PlainDate; time: string };
};

/** Whether the reservations team of a hotel is at work at an instant, and until or from when. Throws RangeError for an unknown zone. */
export function teamState(now: number, timeZone: string): TeamState {
	const there = clockInZone(now, timeZone);
	const isWorkday = weekday(there.day) !== SUNDAY;
	const isOpen = isWorkday && there.time >= OPENS && there.time < CLOSES;
	let day = there.day;
	if (!isOpen && (!isWorkday || there.time >= CLOSES)) {
		do day = addDays(day, 1);
		while (weekday(day) === SUNDAY);
	}
	const changesThere = { day, time: isOpen ? CLOSES : OPENS };
	return { isOpen, there, changesThere, changesAt: instantInZone(changesThere.day, changesThere.time, timeZone) };
}

/** The instant of a clock time in a zone. Working hours lie far from the hours in which clocks are changed, so there is one. */
function instantInZone(day: PlainDate, time: string, timeZone: string): number {
	const wanted = Date.parse(`${day}T${time}:00Z`);
	let instant = wanted;
	for (let turn = 0; turn < 2; turn++) {
		const shown = clockInZone(instant, timeZone);
		instant += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
	}
	return instant;
}
