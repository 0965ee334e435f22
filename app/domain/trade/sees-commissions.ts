import type { RequestContext } from '~/context';
import { isTradeVisitor } from './is-trade-visitor';

/** Whether lists of properties say what an agent earns: to the trade, of brands that show it (LEAD-37). */
export function seesCommissions({ actor, brand }: Pick<RequestContext, 'actor' | 'brand'>): boolean {
	return brand.isCommissionDisplayed && isTradeVisitor(actor);
}
