import { sql } from 'drizzle-orm';
import { stayRate } from '#db/schema/stay';
import type { StayStatus } from './stay-status';

/** Columns of a stay as it is offered: a status that the operator has set since the import stands before the imported one. */
export const OFFERED_STAY = {
	checkIn: stayRate.checkIn,
	checkOut: stayRate.checkOut,
	level: stayRate.level,
	status: sql<StayStatus>`coalesce(${stayRate.offeredStatus}, ${stayRate.status})`,
	priceMinor: stayRate.priceMinor,
	limits: stayRate.limits,
	gapPercent: stayRate.gapPercent,
};
