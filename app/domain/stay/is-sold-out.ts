import { periodAvailability } from './period-availability';
import type { ServiceLevel } from './service-level';
import type { Period, StayRate } from './stay-rate';

/**
 * The rule behind 'The property is sold in your desired period'. A period without prices is not sold: the
 * enquiry may be sent. `level` null asks for any level.
 */
export function isSoldOut(rates: readonly StayRate[], period: Period, level: ServiceLevel | null): boolean {
	return periodAvailability(rates, period, level) === 'sold';
}
