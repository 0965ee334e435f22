import { serviceLevelOrder } from './service-level';
import type { PeriodPrice } from './stay-rate';

/** Best price of a period first: available before on request, then the cheapest, then the simplest level. */
export function byChoice(a: PeriodPrice, b: PeriodPrice): number {
	return (
		Number(a.status !== 'available') - Number(b.status !== 'available') ||
		(a.priceMinor ?? Number.MAX_SAFE_INTEGER) - (b.priceMinor ?? Number.MAX_SAFE_INTEGER) ||
		serviceLevelOrder(a.serviceLevel) - serviceLevelOrder(b.serviceLevel)
	);
}
