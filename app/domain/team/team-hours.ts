import { clockInZone } from '../date/clock-in-zone';
import { easterSunday } from '../date/easter';
import { instantAt } from '../date/instant-at';
import { addDays, type PlainDate, partsOf, weekday } from '../date/plain-date';
import { PRODUCT_ZONE } from '../date/zone-clock';

/** When the brands' own team works, on a clock of the product's zone: Monday to Saturday, not on public holidays. */
export const TEAM_HOURS = { from: '09:00', until: '17:00' } as const;

/** Public holidays of both Austria and Zurich, beside those that move with Easter. */
const HOLIDAYS = ['01-01', '05-01', '12-25', '12-26'];

/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** Whether the team works on a day. */
export function isTeamDay(day: PlainDate): boolean {
	return weekday(day) !== 0 && !isTeamHoliday(day);
}

/** Whether a day is one of the public holidays on which the team does not work. */
export function isTeamHoliday(day: PlainDate): boolean {
	if (HOLIDAYS.includes(day.slice(5))) return true;
	const easter = easterSunday(partsOf(day).year);
	return AFTER_EASTER.some((days) => day === addDays(easter, days));
}

/** The instant itself while the team works, otherwise the one at which it begins next; milliseconds. */
export function nextTeamInstant(instant: number): number {
	const { day, time } = clockInZone(instant, PRODUCT_ZONE);
	if (isTeamDay(day) && time >= TEAM_HOURS.from && (time < TEAM_HOURS.until || isEnd(instant, day))) return instant;
	let next = isTeamDay(day) && time < TEAM_HOURS.from ? day : addDays(day, 1);
	while (!isTeamDay(next)) next = addDays(next, 1);
	return instantAt(next, TEAM_HOURS.from, PRODUCT_ZONE);
}

/** The very end of the day still counts. */
function isEnd(instant: number, day: PlainDate): boolean {
	return instant === instantAt(day, TEAM_HOURS.until, PRODUCT_ZONE);
}
