import { addDays, type PlainDate, weekday } from '../../date/plain-date';
import type { Period } from '../../stay/stay-rate';

/** The week from Saturday to Saturday that holds Christmas Eve or New Year's Eve: the next one that has not begun. */
export function holidayWeek(holiday: 'christmas' | 'newYear', today: PlainDate): Period {
	for (let year = Number(today.slice(0, 4)); ; year++) {
		const eve = `${year}-12-${holiday === 'christmas' ? 24 : 31}` as PlainDate;
		const checkIn = addDays(eve, -((weekday(eve) + 1) % 7));
		if (checkIn >= today) return { checkIn, checkOut: addDays(checkIn, 7) };
	}
}
