import { addDays, type PlainDate } from '../date/plain-date';

/** P§4: a stay is hidden when its check-out is more than one day past. `today` is the day in UTC. */
export function isHidden(stay: { checkOut: PlainDate }, today: PlainDate): boolean {
	return stay.checkOut < addDays(today, -1);
}
