import type { CURRENCY_CODES } from '../schema/enums';

/** Day of the rates below: filters and sorting compare properties at these, shown prices never use them. */
export const RATES_AS_OF = '2026-11-02';

/** Units of EUR for one unit of the currency, in millionths. */
export const EUR_PER_UNIT_MILLIONTHS: Record<(typeof CURRENCY_CODES)[number], number> = {
	EUR: 1_000_000,
	CHF: 1_072_000,
	GBP: 1_148_000,
	USD: 862_000,
};
