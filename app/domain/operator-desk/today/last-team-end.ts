import { instantAt } from '../../date/instant-at';
import { addDays, weekday } from '../../date/plain-date';
import { todayInZone } from '../../date/today-in-zone';
import { PRODUCT_ZONE } from '../../date/zone-clock';

const TEAM_ENDS = '17:00';

/** When the team last went home before `now`: 17:00 of the last day that was no Sunday, in milliseconds. */
export function lastTeamEnd(now: number): number {
	let day = todayInZone(new Date(now), PRODUCT_ZONE);
	while (weekday(day) === 0 || instantAt(day, TEAM_ENDS, PRODUCT_ZONE) >= now) day = addDays(day, -1);
	return instantAt(day, TEAM_ENDS, PRODUCT_ZONE);
}
