import { instantAt } from '../date/instant-at';
import { addDays } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import { PRODUCT_ZONE } from '../date/zone-clock';
import { isTeamDay, TEAM_HOURS } from './team-hours';

/** When the team last went home before `now`: 17:00 of its last day of work, in milliseconds. */
export function lastTeamEnd(now: number): number {
	let day = todayInZone(new Date(now), PRODUCT_ZONE);
	while (!isTeamDay(day) || instantAt(day, TEAM_HOURS.until, PRODUCT_ZONE) >= now) day = addDays(day, -1);
	return instantAt(day, TEAM_HOURS.until, PRODUCT_ZONE);
}
