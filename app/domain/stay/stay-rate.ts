import type { PlainDate } from '../date/plain-date';
import type { ServiceLevel } from './service-level';
import type { StayStatus } from './stay-status';

/** A stretch of nights from check-in to check-out. */
export type Period = { checkIn: PlainDate; checkOut: PlainDate };

/** What a stay costs at one service level, in minor units of the property's currency; null when on request. */
export type StayRate = Period & { serviceLevel: ServiceLevel; status: StayStatus; priceMinor: number | null };

/** A period at one service level, priced by the stays it is made of. */
export type PeriodPrice = Period & {
	serviceLevel: ServiceLevel;
	status: StayStatus;
	/** Sum in minor units; null when sold or when a part has no price. */
	priceMinor: number | null;
	/** The stays it is made of, in order. */
	stays: readonly StayRate[];
};
