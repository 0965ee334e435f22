import type { PlainDate } from '../date/plain-date';
import type { ServiceLevel } from './service-level';
import type { StayStatus } from './stay-status';

/** A stretch of nights from check-in to check-out. */
export type Period = { checkIn: PlainDate; checkOut: PlainDate };

/** What a stay costs at one service level, in minor units of the property's currency; null when on request. */
export type StayRate = Period & {
	serviceLevel: ServiceLevel;
	status: StayStatus;
	priceMinor: number | null;
	/** What the stay rules make of its days; left out: no rule (STAY-3). */
	limits?: StayLimits;
	/** It is a gap, sold whole and for so many percent less; left out: it is none (STAY-4). */
	gapPercent?: number;
};

/** What the rules of the seasons ask of a period that begins or ends with a stay. */
export type StayLimits = {
	/** Fewest nights of a period that begins with it; NO_ARRIVAL_NIGHTS: none may. */
	fewestNights: number;
	/** Whether a period may end with it. */
	mayEnd: boolean;
};

/** A period at one service level, priced by the stays it is made of. */
export type PeriodPrice = Period & {
	serviceLevel: ServiceLevel;
	status: StayStatus;
	/** Sum in minor units; null when sold or when a part has no price. */
	priceMinor: number | null;
	/** The stays it is made of, in order. */
	stays: readonly StayRate[];
};
