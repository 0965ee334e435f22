import { plainDate } from '../date/plain-date';
import { serviceLevelAt } from './service-level';
import { readStayLimits } from './stay-limits';
import type { StayRate } from './stay-rate';

export type RateRow = {
	checkIn: string;
	checkOut: string;
	/** Index into SERVICE_LEVELS. */
	level: number;
	status: StayRate['status'];
	priceMinor: number | null;
	/** As stored; left out: no rule. */
	limits?: number | undefined;
	/** Null or left out: it is no gap. */
	gapPercent?: number | null | undefined;
};

/** The rate a row of `stay_rate` stands for; none for an unknown level. */
export function readStayRate({ checkIn, checkOut, level, status, priceMinor, ...rules }: RateRow): StayRate[] {
	const serviceLevel = serviceLevelAt(level);
	if (!serviceLevel) return [];
	const period = { checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) };
	return [{ ...period, serviceLevel, status, priceMinor, ...rulesOf(rules) }];
}

/** What the stay rules make of a row of `stay_rate`, as a rate has it; nothing where there is no rule. */
export function rulesOf({
	limits,
	gapPercent,
}: Pick<RateRow, 'limits' | 'gapPercent'>): Pick<StayRate, 'limits' | 'gapPercent'> {
	const read = readStayLimits(limits);
	return { ...(read && { limits: read }), ...(typeof gapPercent === 'number' && { gapPercent }) };
}
