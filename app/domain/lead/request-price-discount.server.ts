import { askHouse, type HouseRequest, type HouseRequestResult } from './ask-house.server';

/**
 * Asks the house for another price (P§4), of an interest or an option whose period is none of the operator's stays (decisions 13);
 * `input.priceMinor` is a wished price, which may be left to the operator. For agents, supervisors and admins who act for an agency.
 * Throws DomainError 'forbidden', 'not-found', 'conflict' (`not-offered`; `asked-already`; `changed-meanwhile`), 'unavailable'.
 */
export function requestPriceDiscount(asked: HouseRequest): Promise<HouseRequestResult> {
	return askHouse(asked, 'priceDiscount');
}
