import { plainDate } from '../date/plain-date';
import { serviceLevelAt } from './service-level';
import type { StayRate } from './stay-rate';

export type RateRow = {
	checkIn: string;
	checkOut: string;
	/** Index into SERVICE_LEVELS. */
	level: number;
	status: StayRate['status'];
	priceMinor: number | null;
};

/** The rate a row of `stay_rate` stands for; none for an unknown level. */
export function readStayRate({ checkIn, checkOut, level, status, priceMinor }: RateRow): StayRate[] {
	const serviceLevel = serviceLevelAt(level);
	if (!serviceLevel) return [];
	return [{ checkIn: plainDate(checkIn), checkOut: plainDate(checkOut), serviceLevel, status, priceMinor }];
}
