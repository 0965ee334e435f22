import { pricePeriod } from '../stay/price-period';
import { type ServiceLevel, serviceLevelAt } from '../stay/service-level';
import type { Period, StayRate } from '../stay/stay-rate';

/** What the price of a stay is made of, in minor units; rates and level together are the price to the cent. */
export type PriceParts = {
	/** The season rates at the base level, one per stay that the period is made of, in order. */
	rates: (Period & {
		priceMinor: number /** Percent off a gap (STAY-4), which the price has already; null: it is none. */;
		gapPercent: number | null;
	})[];
	/** The level that the season rates are for. */
	baseLevel: ServiceLevel;
	/** What the chosen level costs beside them; 0 when it is the base level itself. */
	levelMinor: number;
};

type Question = {
	rates: readonly StayRate[];
	/** Indexes of the property's levels. */
	levels: readonly number[];
	period: Period;
	serviceLevel: ServiceLevel;
	priceMinor: number;
};

/**
 * Takes a price apart: the season rates of the simplest level that costs no more for this period, and what the chosen
 * level adds to them. Null when the price is not the one of these rates.
 */
export function priceParts({ rates, levels, period, serviceLevel, priceMinor }: Question): PriceParts | null {
	for (const level of levels) {
		const baseLevel = serviceLevelAt(level);
		const base = baseLevel && pricePeriod(rates, period, baseLevel);
		if (!base || base.priceMinor === null || base.priceMinor > priceMinor) continue;
		if (baseLevel === serviceLevel && base.priceMinor !== priceMinor) return null;
		return {
			rates: base.stays.map(({ checkIn, checkOut, priceMinor: minor, gapPercent = null }) => ({
				checkIn,
				checkOut,
				priceMinor: minor ?? 0,
				gapPercent,
			})),
			baseLevel,
			levelMinor: priceMinor - base.priceMinor,
		};
	}
	return null;
}
