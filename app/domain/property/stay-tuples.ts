import { STAY_STATUSES } from '#db/schema/enums';
import { fromEpochDay } from '../date/plain-date';
import { rulesOf } from '../stay/read-stay-rate';
import { serviceLevelAt } from '../stay/service-level';
import type { StayRate } from '../stay/stay-rate';

/**
 * One rate of a stay, small enough to travel in every page: check-in as days since 1970-01-01, nights, service level
 * and status as their indexes (SERVICE_LEVELS, STAY_STATUSES), price in minor units or null when on request.
 */
export type StayTuple = readonly [
	checkInDay: number,
	nights: number,
	level: number,
	status: number,
	priceMinor: number | null,
	/** As stored, with the percent off a gap or null: only where there is a rule. */
	limits?: number,
	gapPercent?: number | null,
];

/** The rate a tuple stands for. Throws RangeError for an index that is none. */
export function toStayRate([day, nights, level, status, priceMinor, limits, gapPercent]: StayTuple): StayRate {
	const serviceLevel = serviceLevelAt(level);
	const stayStatus = STAY_STATUSES[status];
	if (!serviceLevel || !stayStatus) throw new RangeError(`Not a stay: level ${level}, status ${status}`);
	return {
		checkIn: fromEpochDay(day),
		checkOut: fromEpochDay(day + nights),
		serviceLevel,
		status: stayStatus,
		priceMinor,
		...rulesOf({ limits, gapPercent }),
	};
}
