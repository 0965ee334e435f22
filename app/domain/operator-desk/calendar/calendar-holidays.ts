import { addDays, type PlainDate } from '../../date/plain-date';
import { type HolidayName, publicHolidays } from '../../date/public-holidays';
import { schoolHolidays } from '../../date/school-holidays';
import type { CountryCode } from '../../place/country';
import { isTeamHoliday } from '../../team/team-hours';
import { CALENDAR_DAYS } from './calendar-window';

/** A public holiday where properties are, or one on which the team does not work; `name` is null for what is a holiday to the team alone. */
export type DayOff = { day: PlainDate; name: HolidayName | null; countries: CountryCode[]; isTeamOff: boolean };

/** The row of holidays: public ones of the countries where properties are, and what families of the Alps' guests have (OPERATOR-28). */
export function calendarHolidays(from: PlainDate, countries: readonly CountryCode[]) {
	const end = addDays(from, CALENDAR_DAYS);
	const days: DayOff[] = publicHolidays(from, end, countries).map((each) => ({
		...each,
		isTeamOff: isTeamHoliday(each.day),
	}));
	const known = new Set(days.map(({ day }) => day));
	for (let day = from; day < end; day = addDays(day, 1))
		if (isTeamHoliday(day) && !known.has(day)) days.push({ day, name: null, countries: [], isTeamOff: true });
	return { days: days.sort((a, b) => (a.day < b.day ? -1 : 1)), school: schoolHolidays(from, end) };
}
