import { plainDate } from '~/domain/date/plain-date';
import type { ServiceLevel } from '~/domain/stay/service-level';
import type { Period, StayRate } from '~/domain/stay/stay-rate';
import type { StayStatus } from '~/domain/stay/stay-status';

export function period(checkIn: string, checkOut: string): Period {
	return { checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) };
}

/** A rate written on one line; the price in minor units. */
export function rate(
	checkIn: string,
	checkOut: string,
	priceMinor: number | null,
	status: StayStatus = 'available',
	serviceLevel: ServiceLevel = 'catered',
): StayRate {
	return { ...period(checkIn, checkOut), priceMinor, status, serviceLevel };
}
